// The package that electron-builder makes, read. Electron's own program is a stub: what is packed beside it is ours.

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { expect, test } from '@playwright/test';

const ROOT = resolve(import.meta.dirname, '../..');
/** Where a program of Electron keeps what it may do; electron-builder sets the bytes behind it. */
const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** The fuses in their order in version 1 of the wire, as Varde sets them. */
const WANTED_FUSES = {
  runAsNode: false,
  cookieEncryption: true,
  nodeOptions: false,
  nodeInspectArguments: false,
  embeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
};

let folder: string;
let unpacked: string;
let archive: string;

// One after the other in one process: packing takes seconds.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'varde-package-'));
  const stub = createStub(join(folder, 'electron'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/electron-builder/cli.js',
      ...['--linux', '--dir', '--config', 'build/electron-builder.cjs'],
      ...[`-c.electronDist=${stub}`, `-c.directories.output=${join(folder, 'release')}`],
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  unpacked = join(folder, 'release/linux-unpacked');
  archive = join(unpacked, 'resources/app.asar');
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function createStub(path: string): string {
  mkdirSync(join(path, 'resources'), { recursive: true });
  const fuses = Object.keys(WANTED_FUSES).length;
  writeFileSync(
    join(path, 'electron'),
    `${FUSE_SENTINEL}${String.fromCharCode(1, fuses)}${'1'.repeat(fuses)}`,
  );
  chmodSync(join(path, 'electron'), 0o755);
  writeFileSync(join(path, 'LICENSE'), 'The licence of Electron');
  writeFileSync(join(path, 'LICENSES.chromium.html'), 'The licences of Chromium');
  return path;
}

function packedFiles(): string[] {
  return listPackage(archive, { isPack: false }).map((file) => file.replaceAll('\\', '/').slice(1));
}

function packedText(file: string): string {
  return extractFile(archive, file).toString('utf8');
}

test('only bundles, licences and package.json are packed', () => {
  const places = new Set(packedFiles().map((file) => file.split('/').slice(0, 2).join('/')));
  expect([...places].toSorted()).toEqual([
    'assets',
    'assets/licences',
    'dist',
    'dist/app',
    'dist/data',
    'dist/electron',
    'package.json',
  ]);
});

test('no packages, tests, sources, maps or leftovers of the build are among them', () => {
  const wrong = packedFiles().filter((file) =>
    /node_modules|[.]test[.]|[.]spec[.]|[.]tsx?$|[.]map$|\/[.]|[.](new|old)-\d/.test(file),
  );
  expect(wrong).toEqual([]);
});

test('no file names a folder of the machine that packed it', () => {
  const texts = packedFiles().filter((file) => /[.](c?js|mjs|html|css|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((file) => packedText(file).includes(ROOT))).toEqual([]);
});

test('the entry that package.json names is packed, as a module, and nothing is left to install', () => {
  const description = JSON.parse(packedText('package.json')) as { [member: string]: unknown };
  expect(description).toMatchObject({ name: 'varde', main: 'dist/electron/main.js', type: 'module' });
  expect(description['dependencies'] ?? {}).toEqual({});
  expect(packedFiles()).toContain('dist/electron/main.js');
  expect(packedFiles()).toEqual(expect.arrayContaining(['dist/app/index.html', 'dist/data/index.html']));
});

test('the entry imports nothing but Electron and Node', () => {
  const imported = [
    ...packedText('dist/electron/main.js').matchAll(/^import\s[^'"]*['"](?<name>[^'"]+)['"]/gm),
  ];
  const foreign = imported
    .map(({ groups }) => groups?.['name'])
    .filter((name) => name !== 'electron' && !isBuiltin(name ?? ''));
  expect(imported.length).toBeGreaterThan(0);
  expect(foreign).toEqual([]);
});

test('the preload is one plain script that needs nothing but Electron', () => {
  const script = packedText('dist/electron/preload.cjs');
  expect(script).not.toMatch(/^\s*(import|export)\s/m);
  expect([...script.matchAll(/require\(["'`]([^"'`]+)["'`]\)/g)].map(([, name]) => name)).toEqual([
    'electron',
  ]);
});

test('the licences of Electron and Chromium are shipped with their program', () => {
  expect(readFileSync(join(unpacked, 'LICENSE.electron.txt'), 'utf8')).toBe('The licence of Electron');
  expect(readFileSync(join(unpacked, 'LICENSES.chromium.html'), 'utf8')).toBe('The licences of Chromium');
});

test('the program runs nothing but Varde', () => {
  const program = readFileSync(join(unpacked, 'varde'), 'latin1');
  const wire = program.slice(program.indexOf(FUSE_SENTINEL) + FUSE_SENTINEL.length + 2);
  const names = Object.keys(WANTED_FUSES);
  expect(Object.fromEntries(names.map((name, index) => [name, wire[index] === '1']))).toEqual(
    expect.objectContaining({
      runAsNode: false,
      cookieEncryption: true,
      nodeOptions: false,
      nodeInspectArguments: false,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false,
    }),
  );
});
