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
