// The packages that electron-builder makes for the three systems, read. Electron's own program is a stand-in: what is
// packed beside it is ours.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { SYSTEMS } from '../drivers/packed-app.ts';
import { test } from '../drivers/packed-release.ts';

const ROOT = resolve(import.meta.dirname, '../..');

for (const system of SYSTEMS) {
  test.describe(`for ${system}`, () => {
    test('only bundles, licences, the icon of the tray and package.json are packed', ({ release }) => {
      const places = new Set(
        release
          .of(system)
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

    test('no packages, tests, sources, maps or leftovers of the build are among them', ({ release }) => {
      const wrong = release
        .of(system)
        .files()
        .filter((file) =>
          /node_modules|[.]test[.]|[.]spec[.]|[.]tsx?$|[.]map$|\/[.]|[.](new|old)-\d/.test(file),
        );
      expect(wrong).toEqual([]);
      expect(existsSync(join(release.of(system).resources, 'app.asar.unpacked'))).toBe(false);
    });

    test('the program runs nothing but Varde', ({ release }) => {
      expect(release.of(system).fuses()).toEqual({
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

    test('the licences of Electron and Chromium are shipped with their program', ({ release }) => {
      // On a Mac only what is inside the application is given out.
      const place = system === 'darwin' ? release.of(system).resources : release.of(system).unpacked;
      expect(readFileSync(join(place, 'LICENSE.electron.txt'), 'utf8')).toBe('The licence of Electron');
      expect(readFileSync(join(place, 'LICENSES.chromium.html'), 'utf8')).toBe('The licences of Chromium');
    });
  });
}

test('no file names a folder of the machine that packed it', ({ release }) => {
  const texts = release
    .of('linux')
    .files()
    .filter((file) => /[.](c?js|mjs|html|css|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((file) => release.of('linux').text(file).includes(ROOT))).toEqual([]);
});

test('the entry that package.json names is packed, as a module, and nothing is left to install', ({
  release,
}) => {
  const { files, text } = release.of('linux');
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

test('the entry imports nothing but Electron and Node', ({ release }) => {
  const imported = [
    ...release
      .of('linux')
      .text('dist/electron/main.js')
      .matchAll(/^import\s[^'"]*['"](?<name>[^'"]+)['"]/gm),
  ];
  const foreign = imported
    .map(({ groups }) => groups?.['name'])
    .filter((name) => name !== 'electron' && !isBuiltin(name ?? ''));
  expect(imported.length).toBeGreaterThan(0);
  expect(foreign).toEqual([]);
});

test('the preload is one plain script that needs nothing but Electron', ({ release }) => {
  const script = release.of('linux').text('dist/electron/preload.cjs');
  expect(script).not.toMatch(/^\s*(import|export)\s/m);
  expect([...script.matchAll(/require\(["'`]([^"'`]+)["'`]\)/g)].map(([, name]) => name)).toEqual([
    'electron',
  ]);
});

test('the program for Windows holds the sum of its archive, its name and its icon', ({ release }) => {
  const { unpacked, sumOfArchive } = release.of('win32');
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

test('the application for Macs holds the sum of its archive, its links and its files', ({ release }) => {
  const { unpacked, resources, sumOfArchive } = release.of('darwin');
  const list = readFileSync(join(unpacked, 'Varde.app/Contents/Info.plist'), 'utf8').replaceAll(
    />\s+</g,
    '><',
  );
  expect(list).toContain(`<key>hash</key><string>${sumOfArchive()}</string>`);
  expect(list).toContain('<key>CFBundleIdentifier</key><string>no.varde.app</string>');
  expect(list).toContain('<key>CFBundleURLSchemes</key><array><string>varde</string></array>');
  expect(list).toContain('<key>CFBundleTypeExtensions</key><array><string>geojson</string></array>');
  expect(list).toContain('<key>CFBundleTypeName</key><string>GeoJSON</string>');
  expect(list).toContain('<key>CFBundleTypeRole</key><string>Viewer</string>');
  expect(list).toContain('<key>LSHandlerRank</key><string>Alternate</string>');
  expect(list).toContain('<key>NSRequiresAquaSystemAppearance</key><false/>');
  expect(readdirSync(resources)).toContain('icon.icns');
});
