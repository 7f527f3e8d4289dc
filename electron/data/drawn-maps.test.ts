import { expect, test } from 'vitest';
import { SMALL_BASE_MAP } from '../../shared/testing/small-base-map.ts';
import { DRAWN_CACHES, DRAWN_TILE_PX, type DrawnCache } from '../../shared/tiles/drawn/drawn-caches.ts';
import { METATILE_SIDE, type Metatile, metatileOf } from '../../shared/tiles/drawn/metatile.ts';
import { touchedRanges } from '../../shared/tiles/drawn/touched-ranges.ts';
import { boxOfTiles, isWithin, tilesOfBox } from '../../shared/tiles/scheme/tile-grid.ts';
import { createDataFolder, plantRow, type StartedWindow, takeFile } from './testing/data-folder.ts';

const [UTM_33, WEB] = DRAWN_CACHES;
/** Where the field of plants lies in each of the two maps. */
const FIELDS = [
  [UTM_33, { xMin: -10_000, yMin: 6_660_000, xMax: 110_000, yMax: 6_800_000 }],
  [WEB, { xMin: 690_000, yMin: 8_350_000, xMax: 890_000, yMax: 8_540_000 }],
] as const;
type Field = (typeof FIELDS)[number];

async function start() {
  const window = await createDataFolder().start({ readBaseMap: async () => SMALL_BASE_MAP });
  const plants = Array.from({ length: 40 }, (_, index) => ({
    ...plantRow(index + 1),
    MaksYtelse: 10 * index + 1,
  }));
  await takeFile(window, plants);
  await takeFile(window, pointsWith({}));
  return window;
}

/** Forty plants in a field of a degree, some elsewhere. */
function pointsWith(others: { [plant: number]: readonly [lat: number, lon: number] }): string {
  const lines = Array.from({ length: 40 }, (_, index) => {
    const [lat, lon] = others[index + 1] ?? [60 + (index % 7) * 0.15, 6 + Math.floor(index / 7) * 0.3];
    return `${index + 1},${lat},${lon}`;
  });
  return ['id,lat,lon', ...lines].join('\n');
}

async function draw(window: StartedWindow, { mapName, facts }: DrawnCache, metatile: Metatile) {
  const box = boxOfTiles(facts.scheme, metatile.level, metatile);
  if (!box) throw new Error('No such level');
  return window.call('tiles.draw', {
    mapName,
    box,
    rows: metatile.maxRow - metatile.minRow + 1,
    columns: metatile.maxColumn - metatile.minColumn + 1,
    sidePx: DRAWN_TILE_PX,
  });
}

/** All metatiles of a level that the field meets. */
function metatilesOf([{ facts }, field]: Field, level: number): Metatile[] {
  const range = tilesOfBox(facts.scheme, level, field);
  if (!range) return [];
  const found = new Map<string, Metatile>();
  for (let row = range.minRow; row <= range.maxRow; row++) {
    for (let column = range.minColumn; column <= range.maxColumn; column++) {
      const metatile = metatileOf({ level, row, column }, facts.scheme);
      found.set(`${metatile.minRow} ${metatile.minColumn}`, metatile);
    }
  }
  return [...found.values()];
}

/** Metatiles from one to the other, along the longer way. */
function stepsBetween(one: Metatile, other: Metatile): number {
  const [rows, columns] = [one.minRow - other.minRow, one.minColumn - other.minColumn];
  return Math.max(Math.abs(rows), Math.abs(columns)) / METATILE_SIDE;
}

test.each([
  [...FIELDS[0], [5, 6, 7, 8]],
  [...FIELDS[1], [7, 8, 9, 10]],
] as const)(
  'a moved plant touches the metatiles that are drawn otherwise, and none farther than the next ones (map %#)',
  async (cache, field, levels) => {
    const window = await start();
    const { scheme } = cache.facts;
    const metatiles = levels.flatMap((level) => metatilesOf([cache, field] as Field, level));
    const before: Awaited<ReturnType<typeof draw>>[] = [];
    for (const metatile of metatiles) before.push(await draw(window, cache, metatile));
    await takeFile(window, pointsWith({ 12: [60.31, 7.9] }));
    const change = window.mapChanges.findLast(({ mapName }) => mapName === cache.mapName);
    expect(change?.from).toBe(before[0]?.version);
    // Where it was, and where it is.
    expect(change?.touched?.flatMap((area) => area.boxes)).toHaveLength(2);
    for (const level of levels) {
      const ranges = touchedRanges(scheme, level, change?.touched ?? []);
      const [touched, different]: [Metatile[], Metatile[]] = [[], []];
      for (const [index, metatile] of metatiles.entries()) {
        if (metatile.level !== level) continue;
        const after = await draw(window, cache, metatile);
        expect(after.version).toBe(change?.version);
        const corner = { row: metatile.minRow, column: metatile.minColumn };
        if (ranges.some((range) => isWithin(range, corner))) touched.push(metatile);
        if (after.tiles.some((tile, place) => !isEqual(tile, before[index]?.tiles[place])))
          different.push(metatile);
      }
      expect(different.length, `level ${level}`).toBeGreaterThan(0);
      expect(touched, `level ${level}`).toEqual(expect.arrayContaining(different));
      const far = touched.filter((one) => different.every((other) => stepsBetween(one, other) > 1));
      expect(far, `level ${level}`).toEqual([]);
    }
    // Of the finest level there are more than those.
    const finest = levels.at(-1) ?? 0;
    const dropped = touchedRanges(scheme, finest, change?.touched ?? []);
    const kept = metatiles.filter(
      ({ level, minRow, minColumn }) =>
        level === finest && !dropped.some((range) => isWithin(range, { row: minRow, column: minColumn })),
    );
    expect(kept.length).toBeGreaterThan(0);
  },
  60_000,
);

function isEqual(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return other !== undefined && Buffer.compare(one, other) === 0;
}

test('what is not drawn touches nothing', async () => {
  const window = await start();
  await draw(window, WEB, { level: 5, minRow: 0, minColumn: 0, maxRow: 3, maxColumn: 3 });
  const told = window.mapChanges.length;
  await takeFile(window, [{ KraftverksNavn: 'Lomi', StatusID: 4, Startdato: '31/12/2012 00:00:00' }]);
  expect(window.mapChanges).toHaveLength(told);
  const plants = Array.from({ length: 40 }, (_, index) => ({
    ...plantRow(index + 1),
    MaksYtelse: 10 * index + 1,
    HovedEier: 'Oppdiktet AS',
  }));
  await takeFile(window, plants);
  expect(window.mapChanges.slice(told).map(({ touched }) => touched)).toEqual([[], []]);
});

test('of a map that nobody drew only its version is told', async () => {
  const window = await createDataFolder().start();
  const told = window.mapChanges.length;
  await takeFile(window, [plantRow(1)]);
  const later = window.mapChanges.slice(told);
  expect(later.map(({ mapName }) => mapName)).toEqual(DRAWN_CACHES.map(({ mapName }) => mapName));
  expect(later.map(({ touched }) => touched)).toEqual([undefined, undefined]);
});

test('the start tells each map with its layers', async () => {
  const { mapChanges } = await createDataFolder().start();
  expect(mapChanges.map(({ mapName }) => mapName)).toEqual(DRAWN_CACHES.map(({ mapName }) => mapName));
  expect(mapChanges[0]?.from).toBe(mapChanges[0]?.version);
  expect(mapChanges[0]?.layerIds).toContain(1);
});

test('tiles that were drawn while the map changed are of no version', async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let goOn = () => {};
  const allowed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const window = await createDataFolder().start({
    async readBaseMap() {
      begin();
      await allowed;
      return SMALL_BASE_MAP;
    },
  });
  const metatile = { level: 5, minRow: 0, minColumn: 0, maxRow: 3, maxColumn: 3 };
  const between = draw(window, WEB, metatile);
  await begun;
  await takeFile(window, [plantRow(1)]);
  goOn();
  expect((await between).version).toBe('');
  expect((await draw(window, WEB, metatile)).version).toBe(window.mapChanges.at(-1)?.version);
});
