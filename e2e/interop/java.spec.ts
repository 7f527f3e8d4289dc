import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '../drivers/wire-test.ts';
import { bareAddress, CONDITION, checkShortTour, DIALECTS, NAMESPACES, run } from './short-tour.ts';

const LIBRARIES = '/usr/share/jaxws/lib';
/** Programs that end at once gain nothing by what Java does to make long ones fast. */
const SHORT_LIVED = { JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' };
const isInstalled =
  existsSync(LIBRARIES) &&
  ['wsimport', 'java'].every((program) => spawnSync(program, ['-version']).error === undefined);

for (const dialect of DIALECTS) {
  test(`Java makes its client with Service.create on the bare address (${dialect})`, async ({ varde }) => {
    test.skip(!isInstalled, 'Java with JAX-WS is not installed (Debian: jaxws default-jdk-headless)');
    test.setTimeout(240_000);
    const folder = mkdtempSync(join(tmpdir(), 'varde-java-'));
    try {
      const address = bareAddress(varde.ready.url, dialect);
      await run(['wsimport', '-quiet', '-p', 'made', '-d', folder, address], folder, SHORT_LIVED);
      const tour = [
        join(import.meta.dirname, 'java-tour.java'),
        address,
        'made',
        NAMESPACES[dialect],
        CONDITION,
      ];
      const classes = `${folder}:${LIBRARIES}/*`;
      checkShortTour(await run(['java', '-cp', classes, ...tour], folder, SHORT_LIVED));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
