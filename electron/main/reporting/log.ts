import { AppError } from '../../../shared/base/app-error.ts';
import type { Log } from '../../../shared/ports/log.ts';

/** Writes the log as lines with their time; stdout stays free for the ready line. */
export function createLog(write: (text: string) => void = (text) => void process.stderr.write(text)): Log {
  const line = (level: string, message: string) => write(`${new Date().toISOString()} ${level} ${message}\n`);
  return {
    info: (message) => line('info', message),
    error: (message, error) => line('error', error === undefined ? message : `${message}: ${textOf(error)}`),
  };
}

/** An error with its stack and what caused it; of one of the catalogue its sentence, which says what is known. */
export function textOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\n  caused by ${textOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
