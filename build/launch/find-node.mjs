// Finds a Node that can run Varde: the one that was installed with the packages, else the one that runs this.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project.mjs';

const WANTED_MAJOR = 24;
const LEAST = [20, 19];

/**
 * The path of the Node to run with, or the reason why there is none. It is `process.execPath` when the present one
 * will do.
 */
export function findNode(root = PROJECT_ROOT) {
  if (majorOf(process.versions.node) >= WANTED_MAJOR) return { path: process.execPath };
  const own = ownNode(root, process.platform);
  if (existsSync(own) && majorOf(versionOf(own)) >= WANTED_MAJOR) return { path: own };
  // A platform that the npm package `node` does not serve: what runs this is good enough when it is not too old.
  if (isAtLeast(process.versions.node, LEAST)) return { path: process.execPath };
  return {
    problem: `Node ${process.versions.node} is too old for Varde: install Node ${WANTED_MAJOR} (at least ${LEAST.join('.')}).`,
  };
}

/** The program of the npm package `node`. Its link in node_modules/.bin is no program on Windows but a script. */
export function ownNode(root, platform) {
  return join(root, 'node_modules/node/bin', platform === 'win32' ? 'node.exe' : 'node');
}

export function isAtLeast(version, [leastMajor, leastMinor]) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

function majorOf(version) {
  return Number.parseInt(version, 10);
}

function versionOf(path) {
  const { stdout } = spawnSync(path, ['-v'], { encoding: 'utf8' });
  return (stdout ?? '').trim().replace(/^v/, '') || '0';
}
