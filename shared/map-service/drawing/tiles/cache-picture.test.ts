import { expect, test } from 'vitest';
import type { TilePixels } from '../../../catalog/map-tiles.ts';
import type { MapDefinition } from '../../../catalog/maps.ts';
import { findCrs } from '../../../geo/crs/find-crs.ts';
import type { Box } from '../../../geo/geometry/box.ts';
import { createMapRequests } from '../../../testing/map-service.ts';
import { palettePixels } from '../../../testing/palette-pixels.ts';
import { boxOfTiles } from '../../../tiles/scheme/tile-grid.ts';
import { webScheme } from '../../../tiles/scheme/tile-schemes.ts';

const LEVEL = 5;
const SIDE_PX = 256;
const scheme = webScheme(LEVEL, SIDE_PX);
const RANGE = { minRow: 9, maxRow: 10, minColumn: 16, maxColumn: 17 };
const box = boxOfTiles(scheme, LEVEL, RANGE) ?? { xMin: 0, yMin: 0, xMax: 0, yMax: 0 };

/** Quarters of a tile have each a colour of their own. */
function colourAt(level: number, rowPx: number, columnPx: number): number {
  return (level << 16) | ((Math.floor(rowPx / 128) & 255) << 8) | (Math.floor(columnPx / 128) & 255);
}

function tileOf(level: number, row: number, column: number): TilePixels {
  const rgba = new Uint8Array(4 * SIDE_PX ** 2);
  for (let place = 0; place < SIDE_PX ** 2; place++) {
    const [y, x] = [Math.floor(place / SIDE_PX), place % SIDE_PX];
    const colour = colourAt(level, row * SIDE_PX + y, column * SIDE_PX + x);
    rgba.set([colour >> 16, (colour >> 8) & 255, colour & 255, 255], 4 * place);
  }
  return { widthPx: SIDE_PX, heightPx: SIDE_PX, rgba };
}

const map: MapDefinition = {
  name: 'Terreng',
  description: '',
  crs: findCrs(3857),
  home: box,
  layers: [{ kind: 'raster', id: 0, name: 'Terreng', description: '', parentId: -1 }],
  tables: [],
  cacheId: 'terreng',
  tiles: {
    facts: {
      name: 'Terreng',
      storage: 'mbtiles',
      scheme,
      format: 'PNG',
      quality: 0,
      minLevel: 2,
      maxLevel: LEVEL,
      box,
    },
    read: async ({ level, row, column }) =>
      column * 2 ** (LEVEL - level) > RANGE.maxColumn ? undefined : tileOf(level, row, column),
  },
};

function request({ xMin, yMin, xMax, yMax }: Box, sidePx: number, more: object = {}, format = 'geoImagePNG') {
  const Extent = { $type: 'EnvelopeN', XMin: xMin, YMin: yMin, XMax: xMax, YMax: yMax };
  return {
    MapDescription: { Name: 'Terreng', Rotation: 0, MapArea: { $type: 'MapExtent', Extent }, ...more },
    ImageDescription: {
      ImageType: { ImageFormat: format, ImageReturnType: 'geoImageReturnMimeData' },
      ImageDisplay: { ImageWidth: sidePx, ImageHeight: sidePx, ImageDPI: 96 },
    },
  } as never;
}

async function draw(around: Box, sidePx: number, more?: object) {
  const service = await createMapRequests({}, undefined, [map]);
  const { ImageData } = await service.ask('ExportMapImage', request(around, sidePx, more));
  return palettePixels(ImageData ?? new Uint8Array(0)).pixels;
}

test('at a resolution of the cache its tiles are the picture, pixel for pixel', async () => {
  const pixels = await draw(box, 2 * SIDE_PX);
  for (const place of [0, 127, 128, 511, 512 * 300 + 255, 512 * 300 + 256, 512 * 512 - 1]) {
    const [row, column] = [Math.floor(place / 512), place % 512];
    expect(pixels[place], `${row} ${column}`).toBe(colourAt(LEVEL, 9 * SIDE_PX + row, 16 * SIDE_PX + column));
  }
});

test('coarser pictures are drawn from the coarsest level that is as fine, finer ones from the last', async () => {
  const coarse = await draw(box, SIDE_PX);
  expect(coarse[0]).toBe(colourAt(4, 4.5 * SIDE_PX, 8 * SIDE_PX));
  const side = (box.xMax - box.xMin) / 8;
  const corner = { ...box, xMax: box.xMin + side, yMin: box.yMax - side };
  const fine = await draw(corner, SIDE_PX);
  expect(fine[40 * SIDE_PX + 100]).toBe(colourAt(LEVEL, 9 * SIDE_PX + 10, 16 * SIDE_PX + 25));
});

test('where there is no tile the background is seen', async () => {
  const beyond = { ...box, xMin: box.xMax, xMax: 2 * box.xMax - box.xMin };
  const Color = { $type: 'RgbColor', Red: 1, Green: 2, Blue: 3 };
  const BackgroundSymbol = { $type: 'SimpleFillSymbol', Style: 'geoSFSSolid', Color };
  expect(new Set(await draw(beyond, 2 * SIDE_PX, { BackgroundSymbol }))).toEqual(new Set([0x010203]));
});

test('shapes and other systems are refused rather than an empty picture given', async () => {
  const service = await createMapRequests({}, undefined, [map]);
  const vector = request(box, 64, {}, 'geoImageSVG');
  expect(await service.refusal('ExportMapImage', vector)).toContain('map/tiles-not-drawn');
  const SpatialReference = { $type: 'ProjectedCoordinateSystem', WKID: 25833 };
  const Extent = {
    $type: 'EnvelopeN',
    XMin: 0,
    YMin: 6_500_000,
    XMax: 1e5,
    YMax: 6_600_000,
    SpatialReference,
  };
  const other = request(box, 64, { MapArea: { $type: 'MapExtent', Extent }, SpatialReference });
  expect(await service.refusal('ExportMapImage', other)).toContain('map/tiles-not-drawn');
});
