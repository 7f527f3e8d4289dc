import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ask } from '../drivers/http-client.ts';
import { expect, test } from '../drivers/wire-test.ts';

const PLANTS = '/web/Powerplant/GetHydroPowerPlantsInOperation';
const APPLICATIONS = '/web/ElCert/GetApplications';

test('a Python script with the public paths reads plants and certificates when its host is replaced', async ({
  varde,
}) => {
  const { stdout } = await promisify(execFile)('/usr/bin/python3', [
    join(import.meta.dirname, 'public-paths-tour.py'),
    varde.ready.url,
    PLANTS,
    APPLICATIONS,
  ]);
  const [plants, applications] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const own = async (service: string, operation: string): Promise<{ [name: string]: unknown }[]> =>
    JSON.parse((await ask(`${varde.ready.services[service]}/${operation}`)).text);
  const rows = await own('hydropower', 'GetHydroPowerPlantsInOperation');
  const power = rows.reduce((sum, { MaksYtelse }) => sum + Number(MaksYtelse ?? 0), 0);
  expect(plants).toMatchObject({ path: PLANTS, count: rows.length, power: Number(power.toFixed(3)) });
  expect(plants.names).toContain('NVEOmraadeID');
  expect(plants.names).not.toContain('AgencyOmraadeID');
  expect(applications.count).toBe((await own('certificate', 'GetApplications')).length);
});
