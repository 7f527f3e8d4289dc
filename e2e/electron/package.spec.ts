// The packages that electron-builder makes for the three systems, read. Electron's own program is a stand-in: what is
// packed beside it is ours.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import type { PackedSystem } from '../drivers/electron-stub.ts';
import { readPackedApp, runBuilder } from '../drivers/packed-app.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SYSTEMS: readonly PackedSystem[] = ['linux', 'win32', 'darwin'];

let folder: string;
const packed = (system: PackedSystem) => readPackedApp(system, folder);

// One after the other in one process: packing takes seconds.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'varde-package-'));
  for (const system of SYSTEMS) runBuilder(system, folder);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const system of SYSTEMS) {
  test.describe(`for ${system}`, () => {
    test('only bundles, licences, the icon of the tray and package.json are packed', () => {
      const places = new Set(
        packed(system)
          .files()
          .map((file) => file.split('/').slice(0, 2).join('/')),
      );
      expect([...places].toSorted()).toEqual([
        'assets',
        'assets/icons',
        'assets/licences',
        'dist',
        'dist/app',
        'dist/data',
        'dist/electron',
        'package.json',
      ]);
    });

    test('no packages, tests, sources, maps or leftovers of the build are among them', () => {
      const wrong = packed(system)
        .files()
        .filter((file) =>
          /node_modules|[.]test[.]|[.]spec[.]|[.]tsx?$|[.]map$|\/[.]|[.](new|old)-\d/.test(file),
        );
      expect(wrong).toEqual([]);
      expect(existsSync(join(packed(system).resources, 'app.asar.unpacked'))).toBe(false);
    });

    test('the program runs nothing but Varde', () => {
      expect(packed(system).fuses()).toEqual({
        runAsNode: false,
        cookieEncryption: false,
        nodeOptions: false,
        nodeInspectArguments: false,
        embeddedAsarIntegrityValidation: true,
        onlyLoadAppFromAsar: true,
        loadBrowserProcessSpecificV8Snapshot: expect.any(Boolean),
        grantFileProtocolExtraPrivileges: false,
      });
    });

    test('the licences of Electron and Chromium are shipped with their program', () => {
      // On a Mac only what is inside the application is given out.
      const place = system === 'darwin' ? packed(system).resources : packed(system).unpacked;
      expect(readFileSync(join(place, 'LICENSE.electron.txt'), 'utf8')).toBe('The licence of Electron');
      expect(readFileSync(join(place, 'LICENSES.chromium.html'), 'utf8')).toBe('The licences of Chromium');
    });
  });
}

test('no file names a folder of the machine that packed it', () => {
  const texts = packed('linux')
    .files()
    .filter((file) => /[.](c?js|mjs|html|css|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((file) => packed('linux').text(file).includes(ROOT))).toEqual([]);
});

test('the entry that package.json names is packed, as a module, and nothing is left to install', () => {
  const { files, text } = packed('linux');
  const description = JSON.parse(text('package.json')) as { [member: string]: unknown };
  expect(description).toMatchObject({
    name: 'varde',
    main: 'dist/electron/main.js',
    type: 'module',
    desktopName: 'varde.desktop',
  });
  expect(description['dependencies'] ?? {}).toEqual({});
  expect(files()).toEqual(
    expect.arrayContaining(['dist/electron/main.js', 'dist/app/index.html', 'dist/data/index.html']),
  );
});

test('the entry imports nothing but Electron and Node', () => {
  const imported = [
    ...packed('linux')
      .text('dist/electron/main.js')
      .matchAll(/^import\s[^'"]*['"](?<name>[^'"]+)['"]/gm),
  ];
  const foreign = imported
    .map(({ groups }) => groups?.['name'])
    .filter((name) => name !== 'electron' && !isBuiltin(name ?? ''));
  expect(imported.length).toBeGreaterThan(0);
  expect(foreign).toEqual([]);
});

test('the preload is one plain script that needs nothing but Electron', () => {
  const script = packed('linux').text('dist/electron/preload.cjs');
  expect(script).not.toMatch(/^\s*(import|export)\s/m);
  expect([...script.matchAll(/require\(["'`]([^"'`]+)["'`]\)/g)].map(([, name]) => name)).toEqual([
    'electron',
  ]);
});

test('the program for Windows holds the sum of its archive, its name and its icon', () => {
  const { unpacked, sumOfArchive } = packed('win32');
  const program = NtExecutable.from(readFileSync(join(unpacked, 'Varde.exe')));
  const { entries } = NtExecutableResource.from(program);
  const integrity = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR');
  expect(
    JSON.parse(Buffer.from(new Uint8Array(integrity?.bin ?? new ArrayBuffer(0))).toString('utf8')),
  ).toEqual([{ file: 'resources\\app.asar', alg: 'SHA256', value: sumOfArchive() }]);
  const [version] = Resource.VersionInfo.fromEntries(entries);
  expect(version?.getStringValues({ lang: 1033, codepage: 1200 })).toMatchObject({ ProductName: 'Varde' });
  expect(Resource.IconGroupEntry.fromEntries(entries)[0]?.icons).toHaveLength(6);
});

test('the application for Macs holds the sum of its archive, its links and its files', () => {
  const { unpacked, resources, sumOfArchive } = packed('darwin');
  const list = readFileSync(join(unpacked, 'Varde.app/Contents/Info.plist'), 'utf8').replaceAll(
    />\s+</g,
    '><',
  );
  expect(list).toContain(`<key>hash</key><string>${sumOfArchive()}</string>`);
  expect(list).toContain('<key>CFBundleIdentifier</key><string>no.varde.app</string>');
  expect(list).toContain('<key>CFBundleURLSchemes</key><array><string>varde</string></array>');
  expect(list).toContain('<key>CFBundleTypeExtensions</key><array><string>geojson</string></array>');
  expect(list).toContain('<key>CFBundleTypeRole</key><string>Viewer</string>');
  expect(readdirSync(resources)).toContain('icon.icns');
});
