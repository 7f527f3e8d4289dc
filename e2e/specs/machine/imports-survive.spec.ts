import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../drivers/app-test.ts';
import {
  type BridgeClient,
  connectBridgeClient,
  readFile,
  sendFile,
  storeFile,
} from '../../drivers/bridge-client.ts';
import { ask } from '../../drivers/http-client.ts';
import { asServed, createLargeAnswer, readPlantAnswer, readRealPoints } from '../../drivers/real-data.ts';
import { startVarde, type VardeProgram } from '../../drivers/varde-program.ts';

const plantsOf = async (varde: VardeProgram) =>
  (await ask(`${varde.ready.services['hydropower']}/GetHydroPowerPlantsInOperation`)).text;

test('a real answer comes back value for value, in its order, and its points are taken in beside it', async ({
  app,
  varde,
}, testInfo) => {
  const answer = readPlantAnswer();
  if (!answer.isReal) {
    testInfo.annotations.push({
      type: 'note',
      description: 'The real answer is not here; one of its shape is used.',
    });
  }
  await app.given.opened();
  await app.imports.when.drops(answer.fileName, answer.text);
  await app.imports.then.isOffered(1833);
  await app.imports.when.isTaken();
  await app.imports.then.saysTaken();
  const wanted = asServed(answer.text);
  expect(await plantsOf(varde)).toBe(JSON.stringify(JSON.parse(wanted)));
  const points = readRealPoints();
  if (points) {
    await app.imports.when.drops('hydropower-points.csv', points, 'text/csv');
    await app.imports.when.isTaken();
    await app.imports.then.saysTaken();
  }
  await app.then.saysNoSampleOf('Kraftverk');
});

test('a host that is killed in the middle of an import has the old data whole at the next start', async ({
  app,
  varde,
  dataFolder,
}) => {
  const before = await plantsOf(varde);
  const large = createLargeAnswer(20_000);
  await app.given.opened();
  await app.imports.when.drops(large.fileName, large.text);
  await app.imports.then.isOffered(20_000);
  await app.imports.when.isTaken();
  await varde.kill();
  const next = await startVarde({ dataFolder });
  const after = await plantsOf(next);
  await next.stop();
  // The kill may have come after the last row stood; then all of the new ones are there. Never a part.
  const isOld = after === before;
  const isNew = after === JSON.stringify(JSON.parse(asServed(large.text)));
  expect(isOld || isNew).toBe(true);
});

/** So many that storing takes a while. */
const MANY = 30_000;

const LARGE_FILES = [
  [
    'a layer',
    'punkter.geojson',
    manyPoints,
    async ({ data }: BridgeClient) => (await data.remote['layers.list']({})).map(({ rows }) => rows),
  ],
  [
    'a points table',
    'punkter.csv',
    () => ['id;lat;lon', ...Array.from({ length: MANY }, (_, index) => `${index + 1};60,5;9,5`)].join('\n'),
    async ({ data }: BridgeClient) =>
      (await data.remote['registers.status']({}))
        .filter(({ register, origin }) => register === 'points' && origin === 'file')
        .map(({ rows }) => rows),
  ],
] as const;

function manyPoints(): string {
  const features = Array.from({ length: MANY }, (_, index) => ({
    type: 'Feature',
    properties: { nr: index, navn: `Punkt ${index}` },
    geometry: { type: 'Point', coordinates: [5 + (index % 200) / 10, 58 + index / MANY] },
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}

for (const [what, fileName, content, rowsOf] of LARGE_FILES) {
  test(`a host that is killed while it stores ${what} has all of it or nothing at the next start`, async ({
    varde,
    dataFolder,
  }) => {
    const client = await connectBridgeClient(varde);
    const bytes = new TextEncoder().encode(content());
    const fileId = await sendFile(client, fileName, bytes.length, [bytes]);
    await readFile(client, fileId);
    await client.host.remote['imports.store']({ fileId });
    await varde.kill();
    const next = await startVarde({ dataFolder });
    try {
      const again = await connectBridgeClient(next);
      const rows = await rowsOf(again);
      expect([[], [MANY]]).toContainEqual(rows);
      // Nothing of it is in the way: it can be taken in once more, whatever became of the first.
      const secondId = await sendFile(again, fileName, bytes.length, [bytes]);
      await readFile(again, secondId);
      await storeFile(again, secondId);
      expect((await rowsOf(again)).at(-1)).toBe(MANY);
      again.close();
    } finally {
      await next.stop();
    }
  });
}

test('when the database is deleted, rows come back from the kept file and views from the journal', async ({
  app,
  varde,
  dataFolder,
}) => {
  const answer = readPlantAnswer();
  await app.given.opened();
  await app.imports.when.drops(answer.fileName, answer.text);
  await app.imports.when.isTaken();
  await app.imports.then.saysTaken();
  await app.when.goesTo('Kraftverk');
  await app.table.when.savesView('Mine kraftverk');
  const before = await plantsOf(varde);
  await varde.stop();
  expect(existsSync(join(dataFolder, 'profile-data'))).toBe(true);
  rmSync(join(dataFolder, 'profile-data'), { recursive: true });

  const next = await startVarde({ dataFolder });
  expect(await plantsOf(next)).toBe(before);
  await app.given.opened({ of: next });
  await app.when.goesTo('Kraftverk');
  await app.table.then.hasView('Mine kraftverk');
  await next.stop();
});

test('when the only kept file is damaged too, the app says which register is empty, and of which file', async ({
  app,
  varde,
  dataFolder,
}) => {
  const answer = readPlantAnswer();
  await app.given.opened();
  await app.imports.when.drops('anlegg.json', answer.text);
  await app.imports.when.isTaken();
  await app.imports.then.saysTaken();
  await varde.stop();
  const imports = join(dataFolder, 'imports');
  const kept = readdirSync(imports).find((name) => name.endsWith('anlegg.json')) ?? '';
  writeFileSync(join(imports, kept), answer.text.slice(0, -1000));
  rmSync(join(dataFolder, 'profile-data'), { recursive: true });

  const next = await startVarde({ dataFolder });
  expect(await plantsOf(next)).toBe('[]');
  await app.given.opened({ of: next });
  await app.then.tells(/Registeret «Kraftverk» er tomt: .* anlegg\.json kan ikke leses igjen/);
  expect(existsSync(join(imports, kept))).toBe(true);
  await next.stop();
});

test('a file of bad rows changes nothing; of one with some the bad ones are named and the others taken', async ({
  app,
  varde,
}) => {
  const before = await plantsOf(varde);
  const rows = JSON.parse(readPlantAnswer().text) as { MaksYtelse: unknown }[];
  const [first, second, third] = rows;
  const bad = { ...third, MaksYtelse: 'mye' };
  await app.given.opened();
  await app.imports.when.drops('bad.json', JSON.stringify([bad]));
  await app.imports.then.isRefused(/1.*MaksYtelse.*mye/);
  expect(await plantsOf(varde)).toBe(before);
  await app.get.page().keyboard.press('Escape');
  await app.imports.when.drops('some.json', JSON.stringify([first, second, bad]));
  await app.imports.then.isOffered(2);
  await app.imports.then.leavesOut(/Rad 3 i some\.json: MaksYtelse .*mye/);
  await app.imports.when.isTaken();
  await app.imports.then.isDone();
  expect(JSON.parse(await plantsOf(varde))).toHaveLength(2);
});
