// Keeps node_modules in step with package-lock.json.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE_FOLDER, PROJECT_ROOT, say } from './project.mjs';

const INSTALL = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the packages when they are missing or of another package-lock.json. Ends the process with a sentence when
 * that fails.
 */
export function ensureInstall(root = PROJECT_ROOT) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stampFile = join(root, 'node_modules/.cache/varde/install');
  const stamp = createHash('sha256').update(lockText).digest('hex');
  if (readText(stampFile) === stamp) return;
  if (!isInstalled(lockText, readText(join(root, 'node_modules/.package-lock.json')))) {
    say('Installing the packages of package-lock.json …');
    const outcome = runNpm(INSTALL, root);
    if (outcome.status !== 0) {
      say(`npm ${INSTALL.join(' ')} failed. Run it by hand to see why, then start again.`);
      process.exit(1);
    }
  }
  mkdirSync(CACHE_FOLDER, { recursive: true });
  writeFileSync(stampFile, stamp);
}

/**
 * Whether what npm wrote about the installed tree is what package-lock.json asks for, so that an install made by hand
 * is not made again. Packages for other platforms may be missing.
 */
export function isInstalled(lockText, installedText) {
  if (installedText === undefined) return false;
  const installed = JSON.parse(installedText).packages;
  return Object.entries(JSON.parse(lockText).packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true || wanted.peer === true;
  });
}

function runNpm(args, cwd) {
  const script = npmScript(process.env, process.execPath, process.platform);
  if (script) return spawnSync(process.execPath, [script, ...args], { cwd, stdio: STDIO });
  return spawnSync('npm', args, { cwd, stdio: STDIO });
}

/** npm as a script for Node: the one that started us, else the one beside Node on Windows, where `npm` is no program. */
export function npmScript(environment, nodePath, platform) {
  const given = environment['npm_execpath'];
  if (given?.endsWith('.js')) return given;
  return platform === 'win32' ? join(dirname(nodePath), 'node_modules/npm/bin/npm-cli.js') : undefined;
}

const STDIO = ['ignore', process.stderr, process.stderr];

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // Missing is an ordinary answer here.
  }
}
