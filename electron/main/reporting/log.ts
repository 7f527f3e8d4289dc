import { AppError } from '../../../shared/base/app-error.ts';
import type { Log } from '../../../shared/ports/log.ts';

/** Writes the log as lines with their time; stdout stays free for the ready line. */
export function createLog(write: (text: string) => void = writeToStderr): Log {
  const line = (level: string, message: string) => write(`${new Date().toISOString()} ${level} ${message}\n`);
  return {
    info: (message) => line('info', message),
    error: (message, error) => line('error', error === undefined ? message : `${message}: ${textOf(error)}`),
  };
}

/** Nobody may read it, or the disk that it goes to may be full: the services answer all the same. */
function writeToStderr(text: string): void {
  try {
    process.stderr.write(text);
  } catch {
    // There is nowhere to tell it.
  }
}

/** The streams of the process tell of their failures as events, which would end it. */
export function outliveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** An error with its stack and what caused it; of one of the catalogue its sentence, which says what is known. */
export function textOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\n  caused by ${textOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
