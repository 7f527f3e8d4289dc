// npm start: the app, in Electron where its program is on the machine, else in the browser shell.

import { sandboxOf, sandboxProblem } from './launch/electron-sandbox.mjs';
import { ensureChromium } from './launch/ensure-chromium.mjs';
import { ensureElectron } from './launch/ensure-electron.mjs';
import { helpIfAsked } from './launch/help.mjs';
import { prepare } from './launch/prepare.mjs';
import { PROJECT_ROOT, say } from './launch/project.mjs';
import { runChild } from './launch/run-child.mjs';

helpIfAsked('start');
await prepare(import.meta.filename);
const args = process.argv.slice(2).filter((arg) => arg !== '--get-electron');
const electron = await chooseElectron();
if (electron) {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) say('Running as root: Electron gets --no-sandbox, which takes a protection away.');
  process.exit(await runChild(electron, [...(isRoot ? ['--no-sandbox'] : []), PROJECT_ROOT, ...args]));
}
ensureChromium();
const { run } = await import('../dist/host/serve.js');
await run('start', args);

/** Electron's program; undefined when the browser shell is wanted or is all there is. */
async function chooseElectron() {
  if (args.includes('--shell=browser')) return undefined;
  // Electron ends at once where there is no display; the browser shell then runs headless and tells its address.
  const hasDisplay =
    process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
  const isWanted = process.argv.includes('--get-electron');
  if (!hasDisplay && !isWanted) return undefined;
  const program = await ensureElectron({ isWanted });
  if (!program) {
    say(
      "Electron's own program is not on this machine: Varde opens in the installed browser. " +
        '(npm start -- --get-electron tries to fetch it.)',
    );
  }
  if (!program || !hasDisplay) return undefined;
  const problem = sandboxProblem(sandboxOf(program));
  if (problem) say(problem);
  return problem ? undefined : program;
}
