import { app, crashReporter } from 'electron';
import type { Log } from '../../../../shared/ports/log.ts';
import { makeOwnFolder } from '../../data-folder/data-folder.ts';

/** Writes into the log which process of Chromium ended by itself: that of the graphics card, of the network, of sound. */
export function logCrashes(log: Log): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') log.error(`The process ${type} ended: ${reason}, ${exitCode}`);
  });
}

/** Keeps the dumps of processes that crash on this machine; none is sent. Must run before Electron is ready. */
export function keepCrashDumps(folder: string): void {
  makeOwnFolder(folder);
  app.setPath('crashDumps', folder);
  crashReporter.start({ uploadToServer: false });
}

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
