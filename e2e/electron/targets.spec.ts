// Which packages a release has, and that the archives among them are made with the names and contents they should have.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { expect } from '@playwright/test';
import { VERSION } from '../drivers/packed-app.ts';
import { sevenZip, test } from '../drivers/packed-release.ts';

interface Target {
  readonly target: string;
  readonly arch: readonly string[];
}

interface SystemConfig {
  readonly target: readonly Target[];
  readonly fileAssociations: readonly { readonly ext: string; readonly name?: string }[];
}

const config: { readonly [system in 'linux' | 'win' | 'mac']: SystemConfig } = createRequire(import.meta.url)(
  '../../build/electron-builder.cjs',
);

test('each system has its packages, for both kinds of processors', () => {
  const targetsOf = (system: keyof typeof config) =>
    config[system].target.map(({ target, arch }) => `${target} ${arch.join(' ')}`);
  expect(targetsOf('linux')).toEqual([
    'deb x64 arm64',
    'rpm x64 arm64',
    'AppImage x64 arm64',
    'tar.gz x64 arm64',
  ]);
  expect(targetsOf('win')).toEqual(['nsis x64 arm64', 'portable x64 arm64']);
  expect(targetsOf('mac')).toEqual(['dmg x64 arm64', 'zip x64 arm64']);
});

test('each system opens GeoJSON files in Varde, and Windows under a name that is of Varde alone', () => {
  for (const system of ['linux', 'win', 'mac'] as const) {
    expect(config[system].fileAssociations.map(({ ext }) => ext)).toEqual(['geojson']);
  }
  expect(config.win.fileAssociations[0]?.name).toBe('Varde.GeoJSON');
});

test('the archive for Linux holds the program, its licences and its archive', ({ release }) => {
  test.skip(sevenZip === undefined, 'electron-builder compresses with 7-Zip, which is not on this machine');
  const [archive = ''] = release.packages('.tar.gz');
  expect(basename(archive)).toBe(`varde-${VERSION}.tar.gz`);
  const { stdout } = spawnSync('tar', ['-tzf', archive], { encoding: 'utf8' });
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining(
      ['varde', 'chrome-sandbox', 'LICENSE.electron.txt', 'LICENSES.chromium.html', 'resources/app.asar'].map(
        (file) => `varde-${VERSION}/${file}`,
      ),
    ),
  );
});
