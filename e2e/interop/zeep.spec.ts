import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { takeTour } from './toolkit-tour.ts';

const PYTHON = '/usr/bin/python3';
const hasZeep = spawnSync(PYTHON, ['-c', 'import zeep']).status === 0;

for (const dialect of ['neutral', 'vendor'] as const) {
  test(`zeep sends and reads every operation (${dialect})`, async () => {
    test.skip(!hasZeep, 'zeep is not installed (Debian: python3-zeep)');
    await takeTour({ command: [PYTHON, join(import.meta.dirname, 'zeep-tour.py')], dialect, seed: 1 });
  });
}
