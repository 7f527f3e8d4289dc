import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '../drivers/wire-test.ts';
import { bareAddress, CONDITION, checkShortTour, DIALECTS, run } from './short-tour.ts';

const isInstalled = ['wsdl', 'mcs', 'mono'].every(
  (program) => spawnSync(program, ['--help']).error === undefined,
);

for (const dialect of DIALECTS) {
  test(`.NET makes its proxy from the bare address and asks the service (${dialect})`, async ({ varde }) => {
    test.skip(!isInstalled, '.NET is not installed (Debian: mono-devel)');
    test.setTimeout(180_000);
    const folder = mkdtempSync(join(tmpdir(), 'varde-dotnet-'));
    try {
      await run(['wsdl', '-out:proxy.cs', bareAddress(varde.ready.url, dialect)], folder);
      const tour = join(import.meta.dirname, 'dotnet-tour.cs');
      await run(['mcs', '-out:tour.exe', '-r:System.Web.Services', 'proxy.cs', tour], folder);
      checkShortTour(await run(['mono', 'tour.exe', CONDITION], folder));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
