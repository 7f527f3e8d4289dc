// The build that tests look into, made by the command that stands in build/RELEASE.md, over a stand-in for Electron.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { findElectronProgram } from '../drivers/electron-app.ts';
import { readPackedApp, runBuilder } from '../drivers/packed-app.ts';
import { test } from '../drivers/packed-release.ts';

const RELEASE = readFileSync(resolve(import.meta.dirname, '../../build/RELEASE.md'), 'utf8');

test('the build for tests may be debugged, says so where nobody can change it, and is found by its path', () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'varde-test-build-'));
  try {
    const [, options = ''] = /^npm run package -- (.+)$/m.exec(RELEASE) ?? [];
    runBuilder(folder, { targets: { linux: ['dir'] }, options: options.split(' ') });
    const { fuses, text } = readPackedApp('linux', folder);
    expect(fuses()).toMatchObject({
      nodeInspectArguments: true,
      runAsNode: false,
      onlyLoadAppFromAsar: true,
    });
    expect(JSON.parse(text('package.json'))).toMatchObject({ isTestBuild: true });
    const [, place = ''] = /^VARDE_ELECTRON_PROGRAM=(\S+) /m.exec(RELEASE) ?? [];
    expect(findElectronProgram(join(folder, place))).toBe(join(folder, place));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what is to be given out is not tried, nor what is not there: one sentence says so', ({ release }) => {
  const released = join(release.of('linux').unpacked, 'varde');
  expect(() => findElectronProgram(released)).toThrow(
    `${released} is no build for tests: see build/RELEASE.md.`,
  );
  expect(() => findElectronProgram('/nowhere/varde')).toThrow(
    'VARDE_ELECTRON_PROGRAM names /nowhere/varde, and nothing is there.',
  );
});
