import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { countPlaces, levelRanges } from '../../../../shared/tiles/selection/tile-selection.ts';
import { createSetAside } from '../../files/set-aside.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import {
  compactV1Files,
  compactV2Files,
  explodedFiles,
  packageFiles,
  writeFiles,
  writeMbtiles,
  writeZip,
} from '../testing/small-caches.ts';
import { pngTile, SMALL_TILES } from '../testing/small-tiles.ts';
import { openTileCaches, type TileCaches } from './tile-caches.ts';

const folders = createTemporaryFolders();
const opened: TileCaches[] = [];
let now = 1_000;

afterEach(async () => {
  for (const caches of opened.splice(0)) await caches.close();
  folders.removeAll();
});

async function open(folder = folders.create()): Promise<TileCaches> {
  const setAside = createSetAside(join(folder, '..', 'aside'));
  const caches = await openTileCaches(folder, { setAside, nowMs: () => now });
  opened.push(caches);
  return caches;
}

const { signal } = new AbortController();
const place = (name: string) => join(folders.create(), name);

/** Takes what lies at a path; gives its id. */
async function take(caches: TileCaches, path: string, isCopy: boolean): Promise<string> {
  const { draftId } = await caches.look(path, { isUploaded: false });
  return (await caches.take(draftId, { isCopy, mapNames: [], signal })).cacheId;
}

const KINDS: readonly (readonly [kind: string, write: () => string])[] = [
  ['MBTiles', () => writeMbtiles(place('a.mbtiles'))],
  [
    'MBTiles that say that rows are counted from the north',
    () => writeMbtiles(place('a.mbtiles'), { scheme: 'xyz', metadata: { scheme: 'xyz' } }),
  ],
  ['a file for each tile', () => writeFiles(place('a'), explodedFiles())],
  ['bundles of version 2', () => writeFiles(place('a'), compactV2Files())],
  ['bundles of version 1', () => writeFiles(place('a'), compactV1Files())],
  ['a package with root.json', () => writeZip(place('a.tpkx'), packageFiles(), 0)],
  [
    'a package with conf.xml some folders below',
    () =>
      writeZip(
        place('a.tpk'),
        Object.fromEntries(
          Object.entries(compactV1Files()).map(([path, bytes]) => [`v101/Layers/${path}`, bytes]),
        ),
        0,
      ),
  ],
];

describe.each(KINDS)('%s', (_, write) => {
  test.each([true, false])(
    'gives every tile as it was written, and no other (copied: %s)',
    async (isCopy) => {
      const caches = await open();
      const cacheId = await take(caches, write(), isCopy);
      const facts = await caches.facts(cacheId);
      expect(facts).toMatchObject({
        minLevel: 0,
        maxLevel: 3,
        scheme: { id: 'web', wkid: 3857, widthPx: 256 },
      });
      // Of bundles of version 1 nobody knows which tiles of level 3 there are.
      const unknown = facts.storage === 'compact' ? 48 : 0;
      const ranges = levelRanges(facts, { minLevel: 0, maxLevel: 3 });
      expect(countPlaces(ranges)).toBe(SMALL_TILES.length + unknown);
      for (const tile of SMALL_TILES) {
        const { bytes = new Uint8Array(0), kind } = (await caches.read(cacheId, tile)) ?? {};
        expect(kind?.mediaType).toBe('image/png');
        expect(Buffer.from(pngTile(tile)).equals(bytes), JSON.stringify(tile)).toBe(true);
      }
      for (const tile of [
        { level: 3, row: 4, column: 0 },
        { level: 3, row: 0, column: 5 },
        { level: 4, row: 0, column: 0 },
        { level: 2, row: 200, column: 0 },
      ]) {
        expect(await caches.read(cacheId, tile), JSON.stringify(tile)).toBeUndefined();
      }
    },
  );
});

test('a cache gets another map name than the maps that are there, of whatever kind', async () => {
  const caches = await open();
  const named = async (mapNames: string[]) => {
    const { draftId } = await caches.look(writeMbtiles(place('a.mbtiles')), { isUploaded: false });
    return (await caches.take(draftId, { isCopy: false, mapNames, signal })).mapName;
  };
  expect(await named(['Små fliser'])).toBe('Små fliser (2)');
  expect(await named(['Små fliser'])).toBe('Små fliser (3)');
});

test('a packed package is taken as a copy only, and says so', async () => {
  const caches = await open();
  const { draftId, whyCopied } = await caches.look(writeZip(place('a.tpkx'), packageFiles(), 6), {
    isUploaded: false,
  });
  expect(whyCopied).toBe('tiles/packed');
  await expect(caches.take(draftId, { isCopy: false, mapNames: [], signal })).rejects.toMatchObject({
    code: 'tiles/packed',
  });
  const { cacheId, facts } = await caches.take(draftId, { isCopy: true, mapNames: [], signal });
  expect(facts).toMatchObject({ storage: 'compact-v2', tiles: SMALL_TILES.length });
  expect(await caches.read(cacheId, { level: 3, row: 2, column: 1 })).toBeDefined();
});

test('a cache whose rows lie only from the north where it says is told, and a person may say otherwise', async () => {
  const caches = await open();
  // The north-west quarter of a quarter, as level 3 has it.
  const metadata = { bounds: '-180,0,0,85.0511' };
  const path = writeMbtiles(place('a.mbtiles'), { scheme: 'xyz', metadata });
  const guessed = await caches.look(path, { isUploaded: false });
  expect(guessed.facts).toMatchObject({ rowOrder: 'xyz', isOrderGuessed: true });
  const said = await caches.look(path, { isUploaded: false, rowOrder: 'tms' });
  expect(said.facts).toMatchObject({ rowOrder: 'tms' });
  expect(said.facts.isOrderGuessed).toBeUndefined();
  // Not where the file says, but as far as its coarser levels reach.
  expect(said.facts.box?.yMin).toBeCloseTo(-20_037_508.343, 3);
});

test('what is no cache is refused by name, and nothing is kept', async () => {
  const folder = folders.create();
  const caches = await open(folder);
  const text = place('a.mbtiles');
  writeFileSync(text, 'no cache');
  await expect(caches.look(text, { isUploaded: false })).rejects.toMatchObject({
    code: 'tiles/not-a-cache',
    details: { file: 'a.mbtiles' },
  });
  await expect(caches.look(place('gone.mbtiles'), { isUploaded: false })).rejects.toMatchObject({
    code: 'tiles/gone',
  });
  await expect(caches.look(folders.create(), { isUploaded: false })).rejects.toMatchObject({
    code: 'tiles/not-a-cache',
  });
  expect(await caches.list()).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(['manifest.jsonl', 'uploads']);
});

test('a cache has an address of its name, is found again at the next start, and comes back when removed', async () => {
  const folder = folders.create();
  const first = await open(folder);
  const path = writeMbtiles(place('a.mbtiles'));
  expect(await take(first, path, true)).toBe('sma-fliser');
  expect(await take(first, path, false)).toBe('sma-fliser-2');
  await first.remove('sma-fliser');
  await expect(first.facts('sma-fliser')).rejects.toMatchObject({ code: 'tiles/unknown-cache' });
  await first.restore('sma-fliser');
  expect(await first.read('sma-fliser', { level: 0, row: 0, column: 0 })).toBeDefined();
  await first.remove('sma-fliser-2');
  await first.close();
  const next = await open(folder);
  expect(await next.list()).toMatchObject([{ cacheId: 'sma-fliser', name: 'Små fliser' }]);
  await expect(next.restore('sma-fliser-2')).rejects.toMatchObject({ code: 'tiles/unknown-cache' });
  // One that is used where it lies is nobody's to remove.
  expect(existsSync(path)).toBe(true);
  await next.remove('sma-fliser');
  await next.close();
  await open(folder);
  expect(existsSync(join(folder, 'sma-fliser'))).toBe(false);
});

test('a copy that no line names any more is set aside', async () => {
  const folder = folders.create();
  const first = await open(folder);
  const cacheId = await take(first, writeMbtiles(place('a.mbtiles')), true);
  await first.close();
  rmSync(join(folder, 'manifest.jsonl'));
  const next = await open(folder);
  expect(await next.list()).toEqual([]);
  const aside = join(folder, '..', 'aside');
  expect(existsSync(join(aside, cacheId, 'a.mbtiles'))).toBe(true);
  expect((await createSetAside(aside).list()).names).toContain(cacheId);
});

test('a file that changed underneath is read anew, and one that is gone is a fault', async () => {
  const caches = await open();
  const path = writeMbtiles(place('a.mbtiles'));
  const cacheId = await take(caches, path, false);
  const told: (string | undefined)[] = [];
  caches.onChanged((id) => told.push(id));
  expect(await caches.read(cacheId, { level: 1, row: 0, column: 0 })).toBeDefined();
  const other = writeMbtiles(place('b.mbtiles'), { metadata: { name: 'Other' } });
  renameSync(other, path);
  now += 2_000;
  const asked = await Promise.all([1, 2, 3].map(() => caches.facts(cacheId)));
  expect(asked.map(({ name }) => name)).toEqual(['Other', 'Other', 'Other']);
  expect(told).toEqual([cacheId]);
  rmSync(path);
  now += 2_000;
  await expect(caches.read(cacheId, { level: 1, row: 0, column: 0 })).rejects.toMatchObject({
    code: 'tiles/gone',
  });
  expect(await caches.list()).toMatchObject([{ cacheId, errorCode: 'tiles/gone' }]);
});

test('a start opens no cache until somebody asks for it, unless its file is another one', async () => {
  const folder = folders.create();
  const first = await open(folder);
  const path = writeMbtiles(place('a.mbtiles'));
  utimesSync(path, 1_000, 1_000);
  const cacheId = await take(first, path, false);
  const [before] = await first.list();
  await first.close();
  writeFileSync(path, Buffer.alloc(statSync(path).size));
  utimesSync(path, 1_000, 1_000);
  const second = await open(folder);
  expect(await second.list()).toEqual([before]);
  await expect(second.read(cacheId, { level: 0, row: 0, column: 0 })).rejects.toMatchObject({
    code: 'tiles/not-a-cache',
  });
  await second.close();
  utimesSync(path, 1_000, 2_000);
  const third = await open(folder);
  expect(await third.list()).toMatchObject([{ cacheId, errorCode: 'tiles/not-a-cache' }]);
});

test('a line that is damaged is told, and what it named is set aside', async () => {
  const folder = folders.create();
  const first = await open(folder);
  await take(first, writeMbtiles(place('a.mbtiles')), true);
  await first.close();
  const manifest = join(folder, 'manifest.jsonl');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('fliser', 'flaser'));
  appendFileSync(manifest, '\n');
  const next = await open(folder);
  expect(next.damagedLines.length).toBeGreaterThan(0);
  expect(await next.list()).toEqual([]);
});
