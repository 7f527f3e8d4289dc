import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { takeTour } from './toolkit-tour.ts';

const hasSoap = /^soap$/m.test(spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout ?? '');

for (const dialect of ['neutral', 'vendor'] as const) {
  test(`PHP sends and reads every operation (${dialect})`, async () => {
    test.skip(!hasSoap, 'PHP with its SOAP extension is not installed (Debian: php-cli php-soap)');
    await takeTour({ command: ['php', join(import.meta.dirname, 'php-tour.php')], dialect, seed: 2 });
  });
}
