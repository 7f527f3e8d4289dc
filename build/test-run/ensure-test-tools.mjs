import { spawnSync } from 'node:child_process';
import { installCommands, isDebian, runCommands, thisMachine } from '../launch/debian-packages.mjs';
import { say } from '../launch/project.mjs';

/** Programs that read Varde's files with other eyes, and the Debian package that has them. */
const TOOLS = [{ program: 'ssconvert', packageName: 'gnumeric' }];

/** Installs them on Debian. Elsewhere, or where that fails, the tests that need them are skipped with the reason. */
export function ensureTestTools() {
  const missing = TOOLS.filter(({ program }) => spawnSync(program, ['--version']).error !== undefined);
  const { environment, osRelease, isRoot, hasSudo } = thisMachine();
  const isAllowed = environment['VARDE_NO_INSTALL'] !== '1' && (isRoot || hasSudo);
  if (missing.length === 0 || !isAllowed || !isDebian(osRelease)) return;
  say('Tests read exports back with programs of others. Installing them with:');
  const failed = runCommands(
    installCommands(
      missing.map(({ packageName }) => packageName),
      isRoot,
    ),
  );
  if (failed) say(`${failed.join(' ')} failed; the tests that need it are skipped.`);
}
