// Installs a browser where there is none: only on Debian, where one command does it, and never without saying so.

import { findBrowser } from '../../electron/main/shells/browser/find-browser.mjs';
import { installCommands, isDebian, runCommands, thisMachine } from './debian-packages.mjs';
import { say } from './project.mjs';

/** The path of a Chromium-family browser. Ends the process with a sentence where none can be had. */
export function ensureChromium() {
  const found = findBrowser();
  if (found) return found;
  const plan = installPlan(thisMachine());
  if ('problem' in plan) return giveUp(plan.problem);
  say('No Chromium, Chrome or Edge is here. Installing one with:');
  const failed = runCommands(plan.commands);
  if (failed) return giveUp(`${failed.join(' ')} failed.`);
  return (
    findBrowser() ?? giveUp('Chromium was installed but cannot be found. Set VARDE_CHROMIUM to its path.')
  );
}

/** The commands that install Chromium, or the reason why Varde will not. */
export function installPlan({ environment, osRelease, isRoot, hasSudo }) {
  if (environment['VARDE_CHROMIUM']) {
    return { problem: `VARDE_CHROMIUM names ${environment['VARDE_CHROMIUM']}, which does not exist.` };
  }
  const remedy = 'Install Chromium, Chrome or Edge, or set VARDE_CHROMIUM to the path of one.';
  if (environment['VARDE_NO_INSTALL'] === '1') {
    return { problem: `No browser was found, and VARDE_NO_INSTALL forbids installing one. ${remedy}` };
  }
  // Ubuntu's package is a snap, which cannot use profile folders of ours.
  if (!isDebian(osRelease)) return { problem: `No browser was found. ${remedy}` };
  if (!isRoot && !hasSudo)
    return { problem: `No browser was found, and this user may not install one. ${remedy}` };
  return { commands: installCommands(['chromium'], isRoot) };
}

function giveUp(problem) {
  say(problem);
  process.exit(1);
}
