// `npm run tiles -- [KILLS] [SEED]` draws 30 metatiles of each scheme, or others by another seed.

import { beforeAll, expect, test } from 'vitest';
import { NEVER_YIELDING } from '../../ports/scheduler.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';
import { palettePixels } from '../../testing/palette-pixels.ts';
import { DRAWN_CACHES, DRAWN_TILE_PX } from '../../tiles/drawn/drawn-caches.ts';
import { metatileOf } from '../../tiles/drawn/metatile.ts';
import { boxOfTiles, tilesOfBox } from '../../tiles/scheme/tile-grid.ts';
import { findScheme } from '../../tiles/scheme/tile-schemes.ts';
import { mapDescription } from '../info/descriptions.ts';
import { drawTiles } from './draw-tiles.ts';

const COUNT = Number(process.env['VARDE_TILE_METATILES'] ?? 2);
const SEED = Number(process.env['VARDE_TILE_SEED'] ?? 7);

let map: MapRequests;
beforeAll(async () => {
  map = await createMapRequests(MAP_ROWS);
});

/** Where the rows and the small base map lie. */
const UTM33 = { xMin: -150_000, yMin: 6_500_000, xMax: 400_000, yMax: 6_900_000 };
const WEB = { xMin: 300_000, yMin: 8_000_000, xMax: 1_500_000, yMax: 9_000_000 };

test.each([
  ['utm33', 0, UTM33],
  ['utm33-national', 0, UTM33],
  ['web', 1, WEB],
] as const)(
  'tiles laid together are the image of their box, pixel for pixel (%s)',
  async (id, index, area) => {
    const scheme = findScheme(id);
    const definition = map.dependencies.catalog.find(({ name }) => name === DRAWN_CACHES[index].mapName);
    if (!definition) throw new Error('No such map');
    let varied = 0;
    for (let round = 0; round < COUNT; round++) {
      const level = 1 + ((SEED + 3 * round) % 10);
      const range = tilesOfBox(scheme, level, area) ?? { minRow: 0, maxRow: 0, minColumn: 0, maxColumn: 0 };
      const pick = (least: number, most: number) => least + ((SEED * 31 + round * 17) % (most - least + 1));
      const tile = {
        level,
        row: pick(range.minRow, range.maxRow),
        column: pick(range.minColumn, range.maxColumn),
      };
      const metatile = metatileOf(tile, scheme);
      const box = boxOfTiles(scheme, level, metatile) ?? area;
      const rows = metatile.maxRow - metatile.minRow + 1;
      const columns = metatile.maxColumn - metatile.minColumn + 1;
      const block = { mapName: definition.name, box, rows, columns, sidePx: DRAWN_TILE_PX };
      const tiles = await drawTiles(block, map.dependencies, NEVER_YIELDING);
      const { ImageData } = await map.ask('ExportMapImage', {
        MapDescription: {
          ...mapDescription(definition),
          MapArea: {
            $type: 'MapExtent',
            Extent: { $type: 'EnvelopeN', XMin: box.xMin, YMin: box.yMin, XMax: box.xMax, YMax: box.yMax },
          },
        },
        ImageDescription: {
          ImageDisplay: { ImageWidth: columns * 256, ImageHeight: rows * 256, ImageDPI: 96 },
        },
      });
      const whole = palettePixels(ImageData ?? new Uint8Array(0));
      if (new Set(whole.pixels).size > 1) varied++;
      for (const [place, bytes] of tiles.entries()) {
        const part = partOf(whole, Math.floor(place / columns), place % columns);
        expect(palettePixels(bytes).pixels, `${id} ${level} tile ${place}`).toEqual(part);
      }
    }
    console.log(
      `${COUNT} metatiles of ${id} are the image of their box, ${varied} of many colours (seed ${SEED})`,
    );
    // Some lie in the middle of land or sea.
    expect(varied).toBeGreaterThanOrEqual(COUNT / 2);
  },
  20_000 * COUNT,
);

function partOf(whole: ReturnType<typeof palettePixels>, row: number, column: number): Uint32Array {
  const part = new Uint32Array(DRAWN_TILE_PX ** 2);
  for (let line = 0; line < DRAWN_TILE_PX; line++) {
    const start = (row * DRAWN_TILE_PX + line) * whole.widthPx + column * DRAWN_TILE_PX;
    part.set(whole.pixels.subarray(start, start + DRAWN_TILE_PX), line * DRAWN_TILE_PX);
  }
  return part;
}

test('a map that is not there is told', async () => {
  const block = { mapName: 'Nowhere', box: UTM33, rows: 1, columns: 1, sidePx: 256 };
  await expect(drawTiles(block, map.dependencies, NEVER_YIELDING)).rejects.toMatchObject({
    code: 'map/unknown-map',
  });
});
