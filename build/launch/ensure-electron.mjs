// Whether Electron's own program is on the machine. Nobody may import 'electron' to find out: that downloads it.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER, PROJECT_ROOT, say } from './project.mjs';

const MAX_TRY_MS = 20_000;
const LOOK_MS = 1_000;

/** The path of Electron's program, or undefined. */
export function findElectron(root = PROJECT_ROOT, environment = process.env) {
  const folder = join(root, 'node_modules/electron');
  try {
    const name = readFileSync(join(folder, 'path.txt'), 'utf8').trim();
    const program = join(environment['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(folder, 'dist'), name);
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined; // No path.txt: never downloaded.
  }
}

/**
 * Electron's program, fetched once per version if it is not there. A failure is remembered, so that later starts do
 * not wait for it again; `isWanted` (npm start -- --get-electron) tries all the same.
 */
export async function ensureElectron({
  isWanted = false,
  root = PROJECT_ROOT,
  environment = process.env,
} = {}) {
  const present = findElectron(root, environment);
  if (present) return present;
  const folder = join(root, 'node_modules/electron');
  if (!existsSync(join(folder, 'install.js'))) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const memory = join(CACHE_FOLDER, `electron-${version}-failed`);
  const isTryDue =
    isWanted || (!environment['CI'] && environment['VARDE_NO_INSTALL'] !== '1' && !existsSync(memory));
  if (!isTryDue) return undefined;
  say(`Fetching Electron ${version} (at most ${MAX_TRY_MS / 1000} s without progress) …`);
  await runInstall(folder);
  const fetched = findElectron(root, environment);
  mkdirSync(CACHE_FOLDER, { recursive: true });
  if (fetched) rmSync(memory, { force: true });
  else writeFileSync(memory, `${new Date().toISOString()}\n`);
  return fetched;
}

/** Runs Electron's own install script; it goes on past the limit only while bytes come, or are unpacked. */
async function runInstall(folder) {
  // Its downloader writes into the temporary folder, so one of its own shows how far it is.
  const temporary = join(CACHE_FOLDER, 'electron-download');
  mkdirSync(temporary, { recursive: true });
  const environment = { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
  const child = spawn(process.execPath, [join(folder, 'install.js')], { stdio: 'ignore', env: environment });
  let lastProgressAt = Date.now();
  let lastSize = 0;
  const watch = setInterval(() => {
    const size = sizeOf(temporary) + sizeOf(join(folder, 'dist'));
    if (size !== lastSize) lastProgressAt = Date.now();
    lastSize = size;
    if (Date.now() - lastProgressAt > MAX_TRY_MS) child.kill('SIGKILL');
  }, LOOK_MS);
  await new Promise((resolve) => {
    child.on('exit', resolve);
    child.on('error', resolve);
  });
  clearInterval(watch);
  rmSync(temporary, { recursive: true, force: true });
}

/** Of all files below. What goes while it is looked at counts for nothing. */
function sizeOf(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce(
        (sum, entry) =>
          sum + (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
        0,
      );
  } catch {
    return 0;
  }
}
