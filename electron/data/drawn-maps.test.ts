import { expect, test } from 'vitest';
import { SMALL_BASE_MAP } from '../../shared/testing/small-base-map.ts';
import { DRAWN_CACHES, DRAWN_TILE_PX } from '../../shared/tiles/drawn/drawn-caches.ts';
import { type Metatile, metatileOf } from '../../shared/tiles/drawn/metatile.ts';
import { touchedRanges } from '../../shared/tiles/drawn/touched-ranges.ts';
import { boxOfTiles, isWithin, tilesOfBox } from '../../shared/tiles/scheme/tile-grid.ts';
import { createDataFolder, plantRow, type StartedWindow, takeFile } from './testing/data-folder.ts';

const [, WEB] = DRAWN_CACHES;
const { scheme } = WEB.facts;

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

async function draw(window: StartedWindow, metatile: Metatile) {
  const box = boxOfTiles(scheme, metatile.level, metatile);
  if (!box) throw new Error('No such level');
  return window.call('tiles.draw', {
    mapName: WEB.mapName,
    box,
    rows: metatile.maxRow - metatile.minRow + 1,
    columns: metatile.maxColumn - metatile.minColumn + 1,
    sidePx: DRAWN_TILE_PX,
  });
}

/** All metatiles of a level around the field. */
function metatilesOf(level: number): Metatile[] {
  const range = tilesOfBox(scheme, level, { xMin: 690_000, yMin: 8_350_000, xMax: 890_000, yMax: 8_540_000 });
  if (!range) return [];
  const found = new Map<string, Metatile>();
  for (let row = range.minRow; row <= range.maxRow; row++) {
    for (let column = range.minColumn; column <= range.maxColumn; column++) {
      const metatile = metatileOf({ level, row, column }, scheme);
      found.set(`${metatile.minRow} ${metatile.minColumn}`, metatile);
    }
  }
  return [...found.values()];
}

test('a moved plant touches the metatiles that are drawn otherwise, and no others', async () => {
  const window = await start();
  const level = 10;
  const metatiles = metatilesOf(level);
  const before: Awaited<ReturnType<typeof draw>>[] = [];
  for (const metatile of metatiles) before.push(await draw(window, metatile));
  await takeFile(window, pointsWith({ 12: [60.31, 7.9] }));
  const change = window.mapChanges.findLast(({ mapName }) => mapName === WEB.mapName);
  expect(change?.from).toBe(before[0]?.version);
  const boxes = change?.touched?.flatMap((area) => area.boxes);
  expect(boxes).toHaveLength(2);
  const ranges = touchedRanges(scheme, level, change?.touched ?? []);
  const touched = [];
  const different = [];
  for (const [index, metatile] of metatiles.entries()) {
    const after = await draw(window, metatile);
    expect(after.version).toBe(change?.version);
    const corner = { row: metatile.minRow, column: metatile.minColumn };
    if (ranges.some((range) => isWithin(range, corner))) touched.push(index);
    if (after.tiles.some((tile, place) => !isEqual(tile, before[index]?.tiles[place]))) different.push(index);
  }
  expect(metatiles.length).toBeGreaterThan(2);
  expect(touched).toEqual(different);
  expect(different).toHaveLength(2);
});

function isEqual(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return other !== undefined && Buffer.compare(one, other) === 0;
}

test('what is not drawn touches nothing', async () => {
  const window = await start();
  await draw(window, { level: 5, minRow: 0, minColumn: 0, maxRow: 3, maxColumn: 3 });
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
