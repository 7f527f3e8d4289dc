// WMTS as GDAL reads it, by paths and by parameters, in every scheme that has a name and in one that has none. Debian:
// gdal-bin.

import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { boxOfTiles, type TileRange } from '../../../../shared/tiles/scheme/tile-grid.ts';
import { findScheme } from '../../../../shared/tiles/scheme/tile-schemes.ts';
import type { TileScheme } from '../../../../shared/tiles/tile-store.ts';
import { createSetAside } from '../../files/set-aside.ts';
import { ask } from '../../testing/http-client.ts';
import { closeListeners, serve } from '../../testing/http-host.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { openTileCaches, type TileCaches } from '../caches/tile-caches.ts';
import { openTileWriter } from '../jobs/open-writer.ts';
import { serveTiles } from '../served-tiles.ts';
import { createCacheParts } from '../testing/cache-parts.ts';
import { NO_DRAWN_CACHES } from '../testing/no-drawn-caches.ts';
import { paintedPixel, paintedTile, TILE_PX } from '../testing/small-tiles.ts';

const hasGdal = spawnSync('gdal_translate', ['--version']).error === undefined;
const folders = createTemporaryFolders();
const { sqlite, close } = createCacheParts();
let caches: TileCaches;

/** As somebody may have made it for a town: 20 m at first, half of that at each level. */
const OWN: TileScheme = {
  ...findScheme('utm33'),
  ...{ id: 'own', originX: -100_000, originY: 6_800_000 },
  levels: [0, 1, 2].map((levelId) => {
    const resolution = 20 / 2 ** levelId;
    return { levelId, resolution, scale: resolution * 96 * 39.37 };
  }),
};

/** Squares of tiles around Bergen, and Kirkenes, at two levels of each scheme: where the finest is, and the one above it. */
const SCHEMES = [
  ['web', 9, 148, 263],
  ['utm33', 8, 106, 113],
  ['utm33-national', 8, 106, 113],
  ['utm32-national', 8, 108, 106],
  ['utm35-national', 8, 60, 190],
  ['geographic', 8, 42, 263],
  ['own', 2, 20, 24],
] as const;
const schemeOf = (id: string) => (id === OWN.id ? OWN : findScheme(id));
const squareAt = (row: number, column: number): TileRange => ({
  minRow: row,
  maxRow: row + 1,
  minColumn: column,
  maxColumn: column + 1,
});

function tilesOf(level: number, { minRow, minColumn }: TileRange) {
  return [0, 1, 2, 3].map((place) => ({
    level,
    row: minRow + (place >> 1),
    column: minColumn + (place & 1),
  }));
}

beforeAll(async () => {
  const folder = folders.create();
  const setAside = createSetAside(join(folder, 'aside'));
  caches = await openTileCaches(join(folder, 'tiles'), { setAside, nowMs: Date.now });
  for (const [id, level, row, column] of SCHEMES) {
    const scheme = schemeOf(id);
    const [, [coarse, around]] = squaresOf(level, row, column);
    const box = boxOfTiles(scheme, coarse, around);
    if (!box) throw new Error('No such level');
    const path = join(folder, id);
    const facts = { name: id, scheme, box, minLevel: level - 1, maxLevel: level } as const;
    const format = { storage: 'compact-v2', format: 'PNG', quality: 0 } as const;
    const writer = await openTileWriter(path, 'compact-v2', { facts: { ...facts, ...format }, sqlite });
    for (const [of, range] of squaresOf(level, row, column)) {
      await writer.put(tilesOf(of, range).map((tile) => ({ tile, bytes: paintedTile(tile) })));
    }
    await writer.finish();
    await writer.close();
    const { draftId } = await caches.look(path, { isUploaded: false });
    await caches.take(draftId, { isCopy: false, mapNames: [], signal: new AbortController().signal });
  }
});
afterEach(closeListeners);
afterAll(async () => {
  await caches.close();
  await close();
  folders.removeAll();
});

type Square = readonly [level: number, range: TileRange];

/** The squares of both levels. */
function squaresOf(level: number, row: number, column: number): readonly [fine: Square, coarse: Square] {
  return [
    [level, squareAt(row, column)],
    [level - 1, squareAt(row >> 1, column >> 1)],
  ];
}

/** The pixels of a square, red, green and blue of each, as its tiles say them. */
function expectedPixels(level: number, range: TileRange): Buffer {
  const side = 2 * TILE_PX;
  const pixels = Buffer.alloc(3 * side * side);
  for (const tile of tilesOf(level, range)) {
    const [top, left] = [(tile.row - range.minRow) * TILE_PX, (tile.column - range.minColumn) * TILE_PX];
    for (let y = 0; y < TILE_PX; y++) {
      for (let x = 0; x < TILE_PX; x++) {
        pixels.set(paintedPixel(tile, x, y), 3 * ((top + y) * side + left + x));
      }
    }
  }
  return pixels;
}

/** What GDAL is given to find the service by. Where there are no templates of paths it asks by parameters. */
async function capabilitiesFor(encoding: 'paths' | 'parameters', port: number): Promise<string> {
  const address = '/tiles/wmts/1.0.0/WMTSCapabilities.xml';
  if (encoding === 'paths') return `http://127.0.0.1:${port}${address}`;
  const { text } = await ask(port, address);
  const path = join(folders.create(), 'capabilities.xml');
  writeFileSync(path, text.replaceAll(/<ResourceURL[^>]*>/g, ''));
  return path;
}

/** Asynchronous: what is asked is answered by this program. Runs where it may keep what it fetched. */
function run(tool: string, options: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(tool, options, { encoding: 'utf8', cwd: folders.create() }, (error, _, stderr) =>
      error ? reject(error) : resolve(stderr),
    );
  });
}

test.for(SCHEMES)('a cache in %s is known as such by its description', async ([id]) => {
  const { scheme } = await caches.facts(id);
  expect(scheme).toMatchObject({ id, wkid: schemeOf(id).wkid, widthPx: TILE_PX });
  for (const [index, { levelId, resolution }] of scheme.levels.entries()) {
    expect(resolution / (schemeOf(id).levels[index]?.resolution ?? 0), `level ${levelId}`).toBeCloseTo(1, 9);
  }
});

const WAYS = SCHEMES.flatMap((scheme) => [['paths', ...scheme] as const, ['parameters', ...scheme] as const]);

test.skipIf(!hasGdal).for(WAYS)('GDAL reads tiles by %s in %s, pixel for pixel', async (way) => {
  const [encoding, id, finest, row, column] = way;
  const dataWindow = () => Promise.reject(new Error('The data window is away'));
  const served = await serve(dataWindow, [], [], [], serveTiles(caches, NO_DRAWN_CACHES));
  const layer = `WMTS:${await capabilitiesFor(encoding, served.port)},layer=${id}`;
  for (const [level, range] of squaresOf(finest, row, column)) {
    const box = boxOfTiles(schemeOf(id), level, range);
    if (!box) throw new Error('No such level');
    const target = join(folders.create(), 'square.raw');
    const corners = [box.xMin, box.yMax, box.xMax, box.yMin].map(String);
    const side = String(2 * TILE_PX);
    const pixels = ['-of', 'ENVI', '-co', 'INTERLEAVE=BIP', '-b', '1', '-b', '2', '-b', '3'];
    const where = ['-outsize', side, side, '-projwin', ...corners];
    const source = `${layer},tilematrix=${level}`;
    expect(await run('gdal_translate', [...pixels, ...where, source, target]), source).toBe('');
    expect(readFileSync(target).equals(expectedPixels(level, range)), source).toBe(true);
  }
  // It asked in the way that it was told.
  const asked = served.requests.recent().map(({ path }) => path);
  const byPath = `/${id}/${finest}/${row}/${column}.png`;
  expect(asked.some((path) => path.endsWith(byPath))).toBe(encoding === 'paths');
});
