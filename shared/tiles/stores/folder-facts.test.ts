import { expect, test } from 'vitest';
import type { ByteFolder } from '../byte-source.ts';
import { bundlePath } from '../compact/bundle-path.ts';
import type { CacheLayout } from '../conf/cache-layout.ts';
import { boxOfTiles, type TileRange, tilesOfBox } from '../scheme/tile-grid.ts';
import { findScheme, webScheme } from '../scheme/tile-schemes.ts';
import { countPlaces, levelRanges } from '../selection/tile-selection.ts';
import type { TileAddress, TileScheme } from '../tile-store.ts';
import { explodedPaths } from './exploded-path.ts';
import { folderFacts } from './folder-facts.ts';

/** A folder of files by their paths, and which of its folders were listed. */
function folderOf(paths: readonly string[]) {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split('/');
    for (const [depth, name] of parts.entries()) {
      const key = parts.slice(0, depth).join('/');
      folders.set(key, (folders.get(key) ?? new Set()).add(name));
    }
  }
  const listed: string[] = [];
  const folder: ByteFolder = {
    open: async () => undefined,
    async list(path) {
      listed.push(path);
      return [...(folders.get(path.replace(/\/$/, '')) ?? [])];
    },
  };
  return { folder, listed };
}

function layoutOf(scheme: TileScheme, storage: CacheLayout['storage']) {
  return {
    scheme,
    storage,
    format: 'PNG' as const,
    quality: 0,
    packetSize: 128,
    levelsFolder: '.',
    name: 'a',
  };
}

function tilesIn(level: number, { minRow, maxRow, minColumn, maxColumn }: TileRange): TileAddress[] {
  const columns = maxColumn - minColumn + 1;
  return Array.from({ length: (maxRow - minRow + 1) * columns }, (_, index) => ({
    level,
    row: minRow + Math.floor(index / columns),
    column: minColumn + (index % columns),
  }));
}

const square = (from: number, side: number): TileRange => ({
  minRow: from,
  maxRow: from + side - 1,
  minColumn: from,
  maxColumn: from + side - 1,
});
const explodedFolder = (tiles: readonly TileAddress[]) =>
  folderOf(tiles.map((tile) => explodedPaths(tile, 'PNG')[0] ?? ''));
const wholeOf = ({ minLevel, maxLevel }: { minLevel: number; maxLevel: number }) => ({ minLevel, maxLevel });

test('a cache of the world with a town at a much finer level has as many places as it has tiles', async () => {
  const world = [0, 1, 2, 3, 4, 5].flatMap((level) => tilesIn(level, square(0, 2 ** level)));
  const { folder } = explodedFolder([...world, ...tilesIn(17, square(65_000, 101))]);
  const facts = await folderFacts(folder, '', layoutOf(webScheme(17, 256), 'exploded'));
  expect(facts.tiles).toBe(1365 + 101 * 101);
  expect(countPlaces(levelRanges(facts, wholeOf(facts)))).toBe(facts.tiles);
  expect(facts.box?.xMin).toBeCloseTo(-20_037_508.343, 3);
});

test('coarse bundles whose tiles nobody knows do not make the box larger than those of the finest level', async () => {
  const scheme = findScheme('utm33');
  const bergen = { xMin: -40_000, xMax: -20_000, yMin: 6_720_000, yMax: 6_750_000 };
  const bundlesOf = (level: number) => {
    const { minRow, maxRow, minColumn, maxColumn } = tilesOfBox(scheme, level, bergen) ?? square(0, 1);
    const tiles = tilesIn(level, { minRow, maxRow, minColumn, maxColumn });
    return new Set(tiles.map((tile) => `${bundlePath(tile, 128)}.bundle`));
  };
  const { folder } = folderOf([0, 5, 8, 10, 11, 12].flatMap((level) => [...bundlesOf(level)]));
  const facts = await folderFacts(folder, '', layoutOf(scheme, 'compact'));
  const { minRow = 0, maxRow = 0, minColumn = 0, maxColumn = 0 } = tilesOfBox(scheme, 12, bergen) ?? {};
  const first = (number: number) => number - (number % 128);
  const bundles = {
    minRow: first(minRow),
    maxRow: first(maxRow) + 127,
    minColumn: first(minColumn),
    maxColumn: first(maxColumn) + 127,
  };
  expect(facts.box).toEqual(boxOfTiles(scheme, 12, bundles));
  expect([facts.minLevel, facts.maxLevel, facts.tiles]).toEqual([0, 12, undefined]);
});

test('of a large cache of files some rows are listed, spread over all of them, and few of coarser levels', async () => {
  const LEVELS = [12, 13, 14, 15, 16, 17];
  // A coast that goes from the south-west to the north-east.
  const coast = LEVELS.flatMap((level) =>
    Array.from({ length: 900 }, (_, index) => ({ level, row: 1_000 + index, column: 3_000 - index })),
  );
  const { folder, listed } = explodedFolder(coast);
  const facts = await folderFacts(folder, '', layoutOf(webScheme(17, 256), 'exploded'));
  const rows = listed.filter((path) => /\/R/.test(path));
  expect(rows.filter((path) => path.startsWith('L17'))).toHaveLength(256);
  expect(rows).toHaveLength(256 + 5 * 16);
  expect(facts.tiles).toBeUndefined();
  expect(facts.filled?.map(({ level }) => level).toSorted()).toEqual(LEVELS);
  for (const { level, minRow, maxRow, minColumn, maxColumn } of facts.filled ?? []) {
    expect([minRow, maxRow]).toEqual([1_000, 1_899]);
    expect(minColumn, String(level)).toBeLessThanOrEqual(2_101);
    expect(maxColumn, String(level)).toBeGreaterThanOrEqual(3_000);
  }
});
