import type { Log } from '../../../../shared/ports/log.ts';

/** The process, as far as it tells of errors. */
export interface ErrorSource {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
}

/**
 * Writes into the log what nobody caught. By itself Electron shows its stack in a dialog, goes on in a state that nobody
 * knows, and tells of rejections only the terminal. What is on the disk is whole at any moment, so `end` may come at once.
 */
export function watchUncaughtErrors(source: ErrorSource, log: Log, end: (sentence: string) => void): void {
  source.on('uncaughtException', (error) => {
    log.error('Nobody caught this', error);
    end('Varde met an error that it does not know, and ends. The log says which.');
  });
  source.on('unhandledRejection', (reason) => log.error('Nobody waited for this', reason));
}
