import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { energyServices } from '../../shared/contracts/energy/services.ts';
import { energyTypes } from '../../shared/contracts/energy/types.ts';
import { ask } from '../drivers/http-client.ts';
import { expect, test } from '../drivers/wire-test.ts';

const recordedPaths = globSync('*/*.request.json', { cwd: import.meta.dirname }).map(
  (file) => (JSON.parse(readFileSync(resolve(import.meta.dirname, file), 'utf8')) as { path: string }).path,
);

for (const { id, bases, operations } of energyServices) {
  for (const operation of Object.keys(operations)) {
    test(`${id}/${operation} has a recorded pair`, () => {
      expect(recordedPaths.filter((path) => path.startsWith(`${bases[0].path}/${operation}`))).not.toEqual(
        [],
      );
    });
  }
}

for (const [service, operation, type] of [
  ['hydropower', 'GetHydroPowerPlants', 'HydropowerPlant'],
  ['hydropower', 'GetHydroPowerPlantsInOperation', 'HydropowerPlant'],
  ['certificate', 'GetApplications', 'CertificateApplication'],
] as const) {
  test(`${operation} answers rows with the members of the specification, in its order`, async ({ varde }) => {
    const { text } = await ask(`${varde.ready.services[service]}/${operation}`);
    const rows = JSON.parse(text) as object[];
    const members = Object.keys(energyTypes[type].fields);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.keys(row)).toEqual(members);
  });
}

test('only plants in operation are answered as such', async ({ varde }) => {
  const rows = async (operation: string) =>
    JSON.parse((await ask(`${varde.ready.services['hydropower']}/${operation}`)).text) as {
      VannKraftverkID: number;
      ErIDrift: boolean;
    }[];
  const [all, running] = [await rows('GetHydroPowerPlants'), await rows('GetHydroPowerPlantsInOperation')];
  expect(running).toEqual(all.filter((row) => row.ErIDrift));
  expect(all.length).toBeGreaterThan(running.length);
});
