// The entry in Electron. The first lines must run before Electron is ready, so nothing is awaited here.

import { join } from 'node:path';
import { app } from 'electron';
import { startHost } from './host.ts';
import { registerAppScheme } from './shells/electron/app-scheme.ts';
import { runElectron } from './shells/electron/run-electron.ts';

registerAppScheme();
app.enableSandbox();
runElectron({
  argv: process.argv,
  dist: join(import.meta.dirname, '..'),
  platform: process.platform,
  startHost,
});
