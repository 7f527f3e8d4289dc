import { app, crashReporter } from 'electron';
import { makeOwnFolder } from '../../files/data-folder.ts';

/** Keeps the dumps of processes that crash on this machine; none is sent. Must run before Electron is ready. */
export function keepCrashDumps(folder: string): void {
  makeOwnFolder(folder);
  app.setPath('crashDumps', folder);
  crashReporter.start({ uploadToServer: false });
}
