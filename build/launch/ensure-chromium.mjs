// Installs a browser where there is none: only on Debian, where one command does it, and never without saying so.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findBrowser } from '../../electron/main/shells/browser/find-browser.mjs';
import { say } from './project.mjs';

/** The path of a Chromium-family browser. Ends the process with a sentence where none can be had. */
export function ensureChromium() {
  const found = findBrowser();
  if (found) return found;
  const plan = installPlan({
    environment: process.env,
    osRelease: readOsRelease(),
    isRoot: process.getuid?.() === 0,
    hasSudo:
      spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 || process.stdin.isTTY === true,
  });
  if ('problem' in plan) return giveUp(plan.problem);
  say('No Chromium, Chrome or Edge is here. Installing one with:');
  for (const command of plan.commands) say(`  ${command.join(' ')}`);
  for (const [program, ...args] of plan.commands) {
    const outcome = spawnSync(program, args, {
      stdio: ['inherit', process.stderr, process.stderr],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (outcome.status !== 0) return giveUp(`${[program, ...args].join(' ')} failed.`);
  }
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
  if (!/^ID="?debian"?$/m.test(osRelease)) return { problem: `No browser was found. ${remedy}` };
  if (!isRoot && !hasSudo)
    return { problem: `No browser was found, and this user may not install one. ${remedy}` };
  const prefix = isRoot ? [] : ['sudo'];
  return {
    commands: [
      [...prefix, 'apt-get', 'update'],
      [...prefix, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  };
}

function readOsRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return ''; // Not a Linux: then it is no Debian either.
  }
}

function giveUp(problem) {
  say(problem);
  process.exit(1);
}
