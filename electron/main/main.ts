// The entry in Electron. The first lines must run before Electron is ready, so nothing is awaited here.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { startHost } from './host.ts';
import { outliveClosedOutput } from './reporting/log.ts';
import { registerAppScheme } from './shells/electron/app-scheme.ts';
import { runElectron } from './shells/electron/run-electron.ts';

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

/**
 * Whether this package was made for tests, which drive its windows: package.json says so, which electron-builder writes
 * (`-c.extraMetadata.isTestBuild=true`) and the sum of the archive holds fast.
 */
function isTestBuild(root: string): boolean {
  const description: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return (
    typeof description === 'object' &&
    description !== null &&
    'isTestBuild' in description &&
    description.isTestBuild === true
  );
}
