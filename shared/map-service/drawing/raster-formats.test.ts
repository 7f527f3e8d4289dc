// Files of the raster formats, read by programs of others.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MapInput } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { layerDescription } from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

const hasImageMagick = spawnSync('identify', ['-version']).status === 0;
const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;

/** No multiples of anything: rows of BMP are padded, blocks of JPEG reach over the edges. */
const SIZE = { ImageWidth: 253, ImageHeight: 187, ImageDPI: 150 };
const SEA = { $type: 'RgbColor', Red: 214, Green: 229, Blue: 237 } as const;
const RED = { $type: 'RgbColor', Red: 200, Green: 0, Blue: 0 } as const;

/** It warns of the tags of GeoTIFF, which it does not know. */
const stdio = (): ['ignore', 'pipe', 'ignore'] => ['ignore', 'pipe', 'ignore'];

let map: MapRequests;
let folder: string;
beforeAll(async () => {
  map = await createMapRequests(MAP_ROWS);
  folder = mkdtempSync(join(tmpdir(), 'varde-formats-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Format = MapType<'geoImageFormat'>;
type Description = MapInput<'ExportMapImage'>['MapDescription'];

/** A map of its background alone. */
const EMPTY = {
  LayerDescriptions: [1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((id) =>
    layerDescription(id, { Visible: false }),
  ),
};
const background = (Color: MapType<'Color'>) =>
  ({ BackgroundSymbol: { $type: 'SimpleFillSymbol', Color, Style: 'geoSFSSolid' } }) as const;

async function picture(
  ImageFormat: Format,
  description: Partial<Description> = background(SEA),
  display: Partial<MapType<'ImageDisplay'>> = {},
) {
  const { ImageData, ImageType } = await map.ask('ExportMapImage', {
    MapDescription: {
      Name: '',
      Rotation: 20,
      MapArea: {
        $type: 'CenterAndScale',
        Center: { $type: 'PointN', X: 40_000, Y: 6_600_000 },
        Scale: 2_000_000,
      },
      ...description,
    },
    ImageDescription: {
      ImageType: { ImageFormat, ImageReturnType: 'geoImageReturnMimeData' },
      ImageDisplay: { ...SIZE, ...display },
    },
  });
  return { bytes: ImageData ?? new Uint8Array(), mediaType: ImageType };
}

/** Red, green, blue and alpha of every pixel, as ImageMagick reads them. */
function pixelsOf(bytes: Uint8Array, extension: string): Buffer {
  const file = join(folder, `picture.${extension}`);
  writeFileSync(file, bytes);
  return execFileSync('convert', [file, '-depth', '8', 'RGBA:-'], {
    stdio: stdio(),
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** The colour that stands for transparent in PNG24 is one that no other pixel has. */
function freeKey(rgba: Buffer): void {
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at] === 254 && rgba[at + 1] === 255 && rgba[at + 2] === 255) rgba[at] = 255;
  }
}

function identified(bytes: Uint8Array, extension: string): string {
  const file = join(folder, `named.${extension}`);
  writeFileSync(file, bytes);
  const format = '%m %w %h %[fx:round(resolution.x)]';
  return execFileSync('identify', ['-units', 'PixelsPerInch', '-format', format, file], {
    encoding: 'utf8',
    stdio: stdio(),
  });
}

describe('with ImageMagick', () => {
  beforeEach(({ skip }) => skip(!hasImageMagick, 'ImageMagick is not installed (Debian: imagemagick)'));

  test.each([
    ['geoImageBMP', 'bmp', 'BMP3'],
    ['geoImageDIB', 'bmp', 'BMP3'],
    ['geoImageTIFF', 'tif', 'TIFF'],
    ['geoImagePNG24', 'png', 'PNG'],
  ] as const)('%s holds every pixel as PNG32 does', async (format, extension, name) => {
    const { bytes } = await picture(format);
    expect(identified(bytes, extension)).toBe(`${name} 253 187 150`);
    const right = pixelsOf((await picture('geoImagePNG32')).bytes, 'png');
    if (format === 'geoImagePNG24') freeKey(right);
    expect(Buffer.compare(pixelsOf(bytes, extension), right)).toBe(0);
  });

  test('a GIF holds the pixels of the PNG with a palette, and what is transparent', async () => {
    for (const description of [background(SEA), {}]) {
      const gif = pixelsOf((await picture('geoImageGIF', description)).bytes, 'gif');
      const png = pixelsOf((await picture('geoImagePNG', description)).bytes, 'png');
      expect(gif.length).toBe(4 * 253 * 187);
      for (let at = 0; at < gif.length; at += 4) {
        const isSame =
          png[at + 3] === 0 ? gif[at + 3] === 0 : gif.subarray(at, at + 4).equals(png.subarray(at, at + 4));
        if (!isSame)
          expect.fail(`pixel ${at / 4}: ${gif.subarray(at, at + 4)} and ${png.subarray(at, at + 4)}`);
      }
    }
  });

  test('a JPEG is near to every pixel, with the resolution', async () => {
    const { bytes, mediaType } = await picture('geoImageJPG');
    expect(mediaType).toBe('image/jpeg');
    expect(identified(bytes, 'jpg')).toBe('JPEG 253 187 150');
    const right = pixelsOf((await picture('geoImagePNG32')).bytes, 'png');
    const found = pixelsOf(bytes, 'jpg');
    let squares = 0;
    for (let at = 0; at < right.length; at++) squares += ((found[at] ?? 0) - (right[at] ?? 0)) ** 2;
    // 35 dB and more look alike.
    expect(10 * Math.log10(255 ** 2 / (squares / right.length))).toBeGreaterThan(35);
  });

  test('what is transparent lies over the colour of the background in formats without alpha', async () => {
    const half = { ...RED, AlphaValue: 128 };
    const [red, green] = pixelsOf(
      (await picture('geoImageBMP', { ...EMPTY, ...background(half) })).bytes,
      'bmp',
    );
    expect([red, green]).toEqual([200, 0]);
    const [white] = pixelsOf((await picture('geoImageBMP', EMPTY)).bytes, 'bmp');
    expect(white).toBe(255);
  });

  test('a TIFF of a map without background keeps its alpha', async () => {
    const right = pixelsOf((await picture('geoImagePNG32', {})).bytes, 'png');
    expect(Buffer.compare(pixelsOf((await picture('geoImageTIFF', {})).bytes, 'tif'), right)).toBe(0);
  });

  test('the transparent colour of the display goes before that of the map, and is cut out', async () => {
    const alphaAt = async (format: Format, description: Partial<Description>, display = {}) =>
      pixelsOf(
        (await picture(format, { ...EMPTY, ...background(SEA), ...description }, display)).bytes,
        'png',
      )[3];
    for (const format of ['geoImagePNG', 'geoImagePNG24', 'geoImageGIF'] as const) {
      expect(await alphaAt(format, { TransparentColor: SEA })).toBe(0);
      expect(await alphaAt(format, { TransparentColor: SEA }, { TransparentColor: RED })).toBe(255);
      expect(await alphaAt(format, { TransparentColor: RED }, { TransparentColor: SEA })).toBe(0);
    }
    expect(await alphaAt('geoImagePNG32', { TransparentColor: SEA })).toBe(255);
  });
});

test('JPGPNG is a JPEG where nothing shines through, else a PNG', async () => {
  expect((await picture('geoImageJPGPNG')).mediaType).toBe('image/jpeg');
  expect((await picture('geoImageJPGPNG', {})).mediaType).toBe('image/png');
});

describe('with GDAL', () => {
  beforeEach(({ skip }) => skip(!hasGdal, 'GDAL is not installed (Debian: gdal-bin)'));

  test.each([
    ['in UTM, turned', { Rotation: 20 }, 25833],
    [
      'in degrees',
      {
        Rotation: 0,
        SpatialReference: { $type: 'GeographicCoordinateSystem', WKID: 4326 },
        MapArea: { $type: 'MapServerBookmark', Name: 'Norge' },
      },
      4326,
    ],
  ] as const)('a TIFF lies where the map is: %s', async (_, description, wkid) => {
    const file = join(folder, `place-${wkid}.tif`);
    writeFileSync(file, (await picture('geoImageTIFF', { ...background(SEA), ...description })).bytes);
    const info = JSON.parse(execFileSync('gdalinfo', ['-json', file], { encoding: 'utf8' }));
    expect(info.stac?.['proj:epsg'] ?? info.coordinateSystem.wkt).toEqual(
      info.stac?.['proj:epsg'] ? wkid : expect.stringContaining(`ID["EPSG",${wkid}]]`),
    );
    const corners = await map.ask('ToMapPoints', {
      MapDescription: {
        Name: '',
        MapArea: {
          $type: 'CenterAndScale',
          Center: { $type: 'PointN', X: 40_000, Y: 6_600_000 },
          Scale: 2_000_000,
        },
        ...description,
      },
      MapImageDisplay: SIZE,
      ScreenXValues: [0, 0, SIZE.ImageWidth, SIZE.ImageWidth],
      ScreenYValues: [0, SIZE.ImageHeight, SIZE.ImageHeight, 0],
    });
    if (corners.$type !== 'MultipointN') throw new Error('No corners');
    const { upperLeft, lowerLeft, lowerRight, upperRight } = info.cornerCoordinates;
    for (const [index, [x, y]] of [upperLeft, lowerLeft, lowerRight, upperRight].entries()) {
      const point = corners.PointArray?.[index];
      if (point?.$type !== 'PointN') throw new Error('No corner');
      expect(Math.abs(point.X - x)).toBeLessThan(0.001);
      expect(Math.abs(point.Y - y)).toBeLessThan(0.001);
    }
  });
});
