// Debian's packages, for what npm does not have.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { say } from './project.mjs';

/** What decides whether packages can be installed here. */
export function thisMachine() {
  return {
    environment: process.env,
    osRelease: readOsRelease(),
    isRoot: process.getuid?.() === 0,
    hasSudo:
      spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 || process.stdin.isTTY === true,
  };
}

export function isDebian(osRelease) {
  return /^ID="?debian"?$/m.test(osRelease);
}

/** The commands that install packages, to be shown before they run. */
export function installCommands(names, isRoot) {
  const prefix = isRoot ? [] : ['sudo'];
  return [
    [...prefix, 'apt-get', 'update'],
    [...prefix, 'apt-get', 'install', '-y', '--no-install-recommends', ...names],
  ];
}

/** Shows and runs the commands. Returns the one that failed, if one did. */
export function runCommands(commands) {
  for (const command of commands) say(`  ${command.join(' ')}`);
  return commands.find(([program, ...args]) => {
    const { status } = spawnSync(program, args, {
      stdio: ['inherit', process.stderr, process.stderr],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status !== 0;
  });
}

function readOsRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return ''; // Not a Linux: then it is no Debian either.
  }
}
