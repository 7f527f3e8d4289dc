import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import type { PackedSystem } from './electron-stub.ts';
import { readPackedApp, runBuilder } from './packed-app.ts';

const findProgram = (names: readonly string[]) =>
  names
    .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
    .find((path) => path !== '');

export const sevenZip = findProgram(['7zz', '7z', '7za']);
export const hasDpkg = findProgram(['dpkg']) !== undefined && findProgram(['dpkg-deb']) !== undefined;

/** What electron-builder made of Varde. */
export interface PackedRelease {
  readonly of: (system: PackedSystem) => ReturnType<typeof readPackedApp>;
  /** The paths of the packages whose names end so. */
  readonly packages: (ending: string) => readonly string[];
}

/**
 * The packages that can be made on this machine, made once: what is unpacked for each system, and for Linux a deb and an
 * archive where their programs are.
 */
export const test = base.extend<object, { release: PackedRelease }>({
  release: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'varde-release-'));
      const made = join(folder, 'release');
      try {
        runBuilder(folder, {
          targets: {
            linux: ['dir', ...(hasDpkg ? ['deb'] : []), ...(sevenZip ? ['tar.gz'] : [])],
            win32: ['dir'],
            darwin: ['dir'],
          },
          environment: {
            CUSTOM_FPM_PATH: resolve(import.meta.dirname, '../fixtures/fpm-by-dpkg.mjs'),
            ...(sevenZip && { ELECTRON_BUILDER_7ZIP_PATH: sevenZip }),
          },
        });
        await use({
          of: (system) => readPackedApp(system, folder),
          packages: (ending) =>
            readdirSync(made)
              .filter((name) => name.endsWith(ending))
              .map((name) => join(made, name)),
        });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
