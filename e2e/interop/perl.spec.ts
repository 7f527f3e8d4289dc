import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from '../drivers/wire-test.ts';
import { bareAddress, CONDITION, checkShortTour, DIALECTS, run } from './short-tour.ts';
import { takeTour } from './toolkit-tour.ts';

const isInstalled = spawnSync('perl', ['-MSOAP::Lite', '-e', '1']).status === 0;

for (const dialect of DIALECTS) {
  test(`Perl's SOAP::Lite reads the bare address and asks the service (${dialect})`, async ({ varde }) => {
    test.skip(!isInstalled, 'SOAP::Lite is not installed (Debian: libsoap-lite-perl)');
    const tour = join(import.meta.dirname, 'perl-tour.pl');
    const address = bareAddress(varde.ready.url, dialect);
    checkShortTour(await run(['perl', tour, address, CONDITION], import.meta.dirname));
  });
  test(`Perl sends and reads every operation (${dialect})`, async () => {
    test.skip(!isInstalled, 'SOAP::Lite is not installed (Debian: libsoap-lite-perl)');
    const tour = join(import.meta.dirname, 'perl-full-tour.pl');
    await takeTour({ command: ['perl', tour], dialect, seed: 5 });
  });
}
