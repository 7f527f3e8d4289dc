import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from '../drivers/wire-test.ts';
import { takeServiceTour } from './service-tour.ts';
import { takeTour } from './toolkit-tour.ts';

const PYTHON = '/usr/bin/python3';
const hasZeep = spawnSync(PYTHON, ['-c', 'import zeep']).status === 0;

for (const dialect of ['neutral', 'vendor'] as const) {
  test(`zeep sends and reads every operation (${dialect})`, async () => {
    test.skip(!hasZeep, 'zeep is not installed (Debian: python3-zeep)');
    await takeTour({ command: [PYTHON, join(import.meta.dirname, 'zeep-tour.py')], dialect, seed: 1 });
  });

  test(`zeep asks the running service (${dialect})`, async ({ varde }) => {
    test.skip(!hasZeep, 'zeep is not installed (Debian: python3-zeep)');
    const address = varde.ready.services['map'] ?? '';
    await takeServiceTour({ command: [PYTHON, join(import.meta.dirname, 'zeep-tour.py')], dialect, address });
  });
}
