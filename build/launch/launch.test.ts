import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findBrowser, findHiddenBrowser } from '../../electron/main/shells/browser/find-browser.mjs';
import { installPlan } from './ensure-chromium.mjs';
import { findElectron } from './ensure-electron.mjs';
import { isInstalled, npmScript } from './ensure-install.mjs';
import { isAtLeast, ownNode } from './find-node.mjs';
import { createInputStamps } from './input-stamp.mjs';
import { runChild } from './run-child.mjs';

const folders: string[] = [];
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'varde-launch-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const lock = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });

test('an installed tree of the same versions counts as installed, optional packages aside', () => {
  const wanted = lock({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-windows': { version: '1.0.0', optional: true },
  });
  expect(isInstalled(wanted, lock({ 'node_modules/a': { version: '1.0.0' } }))).toBe(true);
  expect(isInstalled(wanted, lock({ 'node_modules/a': { version: '0.9.0' } }))).toBe(false);
  expect(isInstalled(wanted, lock({}))).toBe(false);
  expect(isInstalled(wanted, undefined)).toBe(false);
});

test('Node versions are compared by major and minor', () => {
  expect(isAtLeast('20.19.0', [20, 19])).toBe(true);
  expect(isAtLeast('20.9.0', [20, 19])).toBe(false);
  expect(isAtLeast('22.1.0', [20, 19])).toBe(true);
});

test('programs are run by themselves, so that a path with spaces and & stays whole', async () => {
  const folder = join(temporaryFolder(), 'Kari & Ola (bygg)');
  mkdirSync(folder);
  const node = join(folder, 'node & more');
  symlinkSync(process.execPath, node);
  const script = join(folder, 'a script.mjs');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
writeFileSync(process.argv[2], process.argv[3]); process.exit(7);`,
  );
  const told = join(folder, 'told & kept');
  expect(await runChild(node, [script, told, 'a "b" & c'])).toBe(7);
  expect(readFileSync(told, 'utf8')).toBe('a "b" & c');
});

test('on Windows Node and npm are found as programs, not as the scripts that only a shell runs', () => {
  expect(ownNode('/p', 'win32')).toBe(join('/p', 'node_modules/node/bin/node.exe'));
  expect(ownNode('/p', 'linux')).toBe(join('/p', 'node_modules/node/bin/node'));
  const script = join('/n', 'node_modules/npm/bin/npm-cli.js');
  expect(npmScript({}, '/n/node.exe', 'win32')).toBe(script);
  expect(npmScript({ npm_execpath: '/x/npm-cli.js' }, '/n/node.exe', 'win32')).toBe('/x/npm-cli.js');
  expect(npmScript({}, '/n/node', 'linux')).toBeUndefined();
});

test('Chromium is installed only on Debian, only by who may, and never against VARDE_NO_INSTALL', () => {
  const debian = { environment: {}, osRelease: 'NAME=x\nID=debian\n', isRoot: true, hasSudo: false };
  const lastCommand = installPlan(debian).commands?.at(-1);
  expect(lastCommand).toEqual(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']);
  expect(installPlan({ ...debian, isRoot: false, hasSudo: true }).commands?.[0]?.[0]).toBe('sudo');
  expect(installPlan({ ...debian, isRoot: false }).problem).toContain('may not install');
  expect(installPlan({ ...debian, osRelease: 'ID=ubuntu\nID_LIKE=debian\n' }).problem).toContain(
    'VARDE_CHROMIUM',
  );
  expect(installPlan({ ...debian, environment: { VARDE_NO_INSTALL: '1' } }).problem).toContain('forbids');
});

test('a browser that VARDE_CHROMIUM names is the only one looked for', () => {
  const exists = (path: string) => path === '/usr/bin/google-chrome';
  const environment = { PATH: '/usr/local/bin:/usr/bin' };
  expect(findBrowser({ platform: 'linux', environment, exists })).toBe('/usr/bin/google-chrome');
  const chosen = { ...environment, VARDE_CHROMIUM: '/opt/none' };
  expect(findBrowser({ platform: 'linux', environment: chosen, exists })).toBeUndefined();
});

test('pages that are never shown have the browser without a frame where it is installed, or the one that is named', () => {
  const shell = '/usr/lib/chromium/chromium-headless-shell';
  const environment = {};
  const hidden = (program: string, isInstalled: boolean) =>
    findHiddenBrowser(program, { environment, exists: (path) => isInstalled && path === shell });
  expect(hidden('/usr/bin/chromium', true)).toBe(shell);
  expect(hidden('/usr/bin/chromium', false)).toBe('/usr/bin/chromium');
  expect(hidden('/usr/bin/google-chrome', true)).toBe('/usr/bin/google-chrome');
  const chosen = { VARDE_HIDDEN_CHROMIUM: '/opt/shell' };
  expect(findHiddenBrowser('/usr/bin/chromium', { environment: chosen, exists: () => true })).toBe(
    '/opt/shell',
  );
});

test('each platform has its usual places', () => {
  const found = (platform: NodeJS.Platform, environment: Record<string, string>, place: string) =>
    findBrowser({ platform, environment, exists: (path) => path === place });
  const edge = 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe';
  expect(found('win32', { PROGRAMFILES: 'C:\\Program Files' }, edge)).toBe(edge);
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(found('darwin', { HOME: '/Users/kari' }, chrome)).toBe(chrome);
});

test('Electron is there only when its own program is, and nobody had to import it to know', () => {
  const root = temporaryFolder();
  const folder = join(root, 'node_modules/electron');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  expect(findElectron(root, {})).toBeUndefined();
  writeFileSync(join(folder, 'path.txt'), 'electron');
  expect(findElectron(root, {})).toBeUndefined();
  writeFileSync(join(folder, 'dist/electron'), '');
  expect(findElectron(root, {})).toBe(join(folder, 'dist/electron'));
  expect(findElectron(root, { ELECTRON_OVERRIDE_DIST_PATH: '/nowhere' })).toBeUndefined();
});

test('the stamp of sources changes with a new, a changed and a removed file, and not with a test', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'source/deep'), { recursive: true });
  writeFileSync(join(root, 'source/a.ts'), 'a');
  const first = createInputStamps(root)(['source', 'missing']);
  writeFileSync(join(root, 'source/a.test.ts'), 'test');
  expect(createInputStamps(root)(['source', 'missing'])).toBe(first);
  writeFileSync(join(root, 'source/deep/b.ts'), 'b');
  const second = createInputStamps(root)(['source', 'missing']);
  expect(second).not.toBe(first);
  utimesSync(join(root, 'source/a.ts'), 1, 1);
  expect(createInputStamps(root)(['source', 'missing'])).not.toBe(second);
});
