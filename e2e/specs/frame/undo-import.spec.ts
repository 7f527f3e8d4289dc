import { expect, test } from '../../drivers/app-test.ts';
import { ask } from '../../drivers/http-client.ts';
import type { VardeProgram } from '../../drivers/varde-program.ts';

const plantsFrom = (first: number, count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      VannKraftverkID: first + index,
      Navn: `Verk ${first + index}`,
      ErIDrift: true,
    })),
  );

async function countOf(varde: VardeProgram): Promise<number> {
  const { text } = await ask(`${varde.ready.services['hydropower']}/GetHydroPowerPlants`);
  return JSON.parse(text).length;
}

const HUTS = JSON.stringify({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Point', coordinates: [9, 61] },
});

test('what was taken in, merged, restored or removed is taken back from its notice and where it is kept', async ({
  app,
  varde,
}) => {
  test.slow();
  const sample = await countOf(varde);
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.imports.when.drops('tjue.json', plantsFrom(1, 20));
  await app.imports.when.isTaken();
  await app.imports.then.saysTaken();
  await expect.poll(() => countOf(varde)).toBe(20);
  await app.imports.when.isTakenBack();
  await expect.poll(() => countOf(varde)).toBe(sample);

  await app.imports.then.isPresent('Eksempeldata');
  await app.imports.when.isRestored('Kraftverk fra tjue.json');
  await expect.poll(() => countOf(varde)).toBe(20);
  await app.imports.then.isPresent('tjue.json');
  await app.then.tells(/er igjen slik tjue\.json gjorde registeret/);
  await app.imports.when.isTakenBack();
  await app.imports.then.isPresent('Eksempeldata');
  await expect.poll(() => countOf(varde)).toBe(sample);
  await app.imports.when.isRestored('Kraftverk fra tjue.json');
  await app.imports.then.isPresent('tjue.json');

  await app.imports.when.drops('to.json', plantsFrom(20, 2));
  await app.imports.then.hasSafeButtonFocused();
  await app.imports.when.isMerged();
  await expect.poll(() => countOf(varde)).toBe(21);
  await app.imports.then.isPresent('to.json');
  await app.then.tells(/tatt inn: 21\srader/);
  await app.imports.when.isTakenBack();
  await expect.poll(() => countOf(varde)).toBe(20);
  await app.imports.then.isPresent('tjue.json');
  await app.imports.when.isRestored('Kraftverk fra Eksempeldata');
  await expect.poll(() => countOf(varde)).toBe(sample);
  await app.imports.then.isPresent('Eksempeldata');

  await app.imports.when.drops('hytter.geojson', HUTS);
  await app.layers.when.isMade();
  await app.layers.then.saysMade();
  await app.layers.when.isRemoved('hytter');
  await app.layers.then.isNotListed('hytter');
  await app.imports.when.isTakenBack();
  await app.layers.then.isListed('hytter', 'Punkter');
  await app.then.hasNoProblems();
});
