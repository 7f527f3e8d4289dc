// Which packages a release has, and that the archives among them are made with the names and contents they should have.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runBuilder, VERSION } from '../drivers/packed-app.ts';

interface Target {
  readonly target: string;
  readonly arch: readonly string[];
}

const config: {
  readonly [system in 'linux' | 'win' | 'mac']: { readonly target: readonly Target[] };
} = createRequire(import.meta.url)('../../build/electron-builder.cjs');

const sevenZip = ['7zz', '7z', '7za']
  .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
  .find((path) => path !== '');

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

test('the archive for Linux holds the program, its licences and its archive', () => {
  test.skip(sevenZip === undefined, 'electron-builder compresses with 7-Zip, which is not on this machine');
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'varde-targets-'));
  try {
    runBuilder('linux', folder, {
      targets: ['tar.gz'],
      environment: { ELECTRON_BUILDER_7ZIP_PATH: sevenZip ?? '' },
    });
    const [name = ''] = readdirSync(join(folder, 'release')).filter((file) => file.endsWith('.tar.gz'));
    expect(name).toBe(`varde-${VERSION}.tar.gz`);
    const { stdout } = spawnSync('tar', ['-tzf', join(folder, 'release', name)], { encoding: 'utf8' });
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining(
        [
          'varde',
          'chrome-sandbox',
          'LICENSE.electron.txt',
          'LICENSES.chromium.html',
          'resources/app.asar',
        ].map((file) => `varde-${VERSION}/${file}`),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
