// The entry in Electron. The first lines must run before Electron is ready, so nothing is awaited here.

import { join } from 'node:path';
import { app } from 'electron';
import { startHost } from './host.ts';
import { outliveClosedOutput } from './reporting/log.ts';
import { registerAppScheme } from './shells/electron/app-scheme.ts';
import { runElectron } from './shells/electron/run-electron.ts';
import { isTestBuild } from './shells/electron/test-build.ts';

registerAppScheme();
app.enableSandbox();
outliveClosedOutput();

const root = join(import.meta.dirname, '../..');

runElectron({
  argv: process.argv,
  root,
  platform: process.platform,
  isTestBuild: isTestBuild(root),
  // Its launcher says so (electron-builder, nsis, portable).
  isPortable: process.env['PORTABLE_EXECUTABLE_FILE'] !== undefined,
  startHost,
  errors: process,
});
