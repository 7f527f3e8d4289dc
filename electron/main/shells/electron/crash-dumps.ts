import { mkdirSync } from 'node:fs';
import { app, crashReporter } from 'electron';

/** Keeps the dumps of processes that crash on this machine; none is sent. Must run before Electron is ready. */
export function keepCrashDumps(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  app.setPath('crashDumps', folder);
  crashReporter.start({ uploadToServer: false });
}
