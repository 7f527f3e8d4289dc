import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from '../drivers/wire-test.ts';
import { takeServiceTour } from './service-tour.ts';
import { takeTour } from './toolkit-tour.ts';

const hasSoap = /^soap$/m.test(spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout ?? '');

for (const dialect of ['neutral', 'vendor'] as const) {
  test(`PHP sends and reads every operation (${dialect})`, async () => {
    test.skip(!hasSoap, 'PHP with its SOAP extension is not installed (Debian: php-cli php-soap)');
    await takeTour({ command: ['php', join(import.meta.dirname, 'php-tour.php')], dialect, seed: 2 });
  });

  test(`PHP asks the running service (${dialect})`, async ({ varde }) => {
    test.skip(!hasSoap, 'PHP with its SOAP extension is not installed (Debian: php-cli php-soap)');
    const address = varde.ready.services['map'] ?? '';
    await takeServiceTour({ command: ['php', join(import.meta.dirname, 'php-tour.php')], dialect, address });
  });
}
