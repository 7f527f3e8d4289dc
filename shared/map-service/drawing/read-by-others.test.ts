// Files of every operation in every format, read by programs of others. QueryRasterValue has no file: no table has rasters.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';
import {
  drawByGhostscript,
  identified,
  isInstalled,
  missingReader,
  pixelsOver,
  readerOf,
} from '../../testing/picture-programs.ts';
import { labelled } from './testing/golden-labels.ts';

type Format = MapType<'geoImageFormat'>;
type Result = Partial<MapType<'ImageResult'>>;

const DPI = 96;
/** Whole numbers of points, so that no reader has a part of a pixel to round. */
const [WIDTH_PX, HEIGHT_PX] = [288, 192] as const;

let map: MapRequests;
let folder: string;
beforeAll(async () => {
  map = await createMapRequests(MAP_ROWS);
  folder = mkdtempSync(join(tmpdir(), 'varde-others-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const as = (ImageFormat: Format) => ({ ImageFormat, ImageReturnType: 'geoImageReturnMimeData' }) as const;
const image = (format: Format) => ({
  ImageType: as(format),
  ImageDisplay: { ImageWidth: WIDTH_PX, ImageHeight: HEIGHT_PX, ImageDPI: DPI },
});
const white = { $type: 'RgbColor', Red: 255, Green: 255, Blue: 255 } as const;
const vestlandet = {
  ...{ Name: '', Rotation: 20 },
  MapArea: { $type: 'MapServerBookmark', Name: 'Vestlandet' },
  BackgroundSymbol: { $type: 'SimpleFillSymbol', Color: white, Style: 'geoSFSSolid' },
} as const;
const patch = { Width: (72 * WIDTH_PX) / DPI, Height: (72 * HEIGHT_PX) / DPI, ImageDPI: DPI };
const firstSign = ([info]: readonly MapType<'MapServerLegendInfo'>[]): Result =>
  info?.LegendGroups?.[0]?.LegendClasses?.at(-1)?.SymbolImage ?? {};

/** The plant stands in the map by its name, the bar has its unit; pictures of legends have no texts. */
const OPERATIONS: readonly (readonly [
  name: string,
  text: string,
  ask: (format: Format) => Promise<Result>,
])[] = [
  [
    'ExportMapImage',
    'Kvilldal',
    (format) =>
      map.ask('ExportMapImage', {
        MapDescription: {
          ...vestlandet,
          LayerDescriptions: [labelled(1, { LabelExpression: '[Navn]', WhereClause: 'MaksYtelse > 100' })],
        },
        ImageDescription: image(format),
      }),
  ],
  [
    'ExportScaleBar',
    'km',
    (format) =>
      map.ask('ExportScaleBar', {
        MapDescription: vestlandet,
        MapDisplay: { ImageWidth: 400, ImageHeight: 300, ImageDPI: DPI },
        BackGroundColor: white,
        ImageDescription: image(format),
      }),
  ],
  [
    'GetLegendInfo',
    '',
    async (format) =>
      firstSign(
        await map.ask('GetLegendInfo', {
          ...{ MapName: '', LayerIDs: [1] },
          ...{ LegendPatch: patch, ImageType: as(format) },
        }),
      ),
  ],
  [
    'GetLegendInfo2',
    '',
    async (format) =>
      firstSign(
        await map.ask('GetLegendInfo2', {
          ...{ MapDescription: vestlandet, LayerIDs: [13] },
          MapImageDisplay: { ImageWidth: 400, ImageHeight: 300, ImageDPI: DPI },
          ...{ LegendPatch: patch, ImageType: as(format) },
        }),
      ),
  ],
];

const size = `${WIDTH_PX} ${HEIGHT_PX}`;

/** Media type, extension, and what ImageMagick tells of those that are pixels; kinds of colours are told of PNG alone. */
const FORMATS: readonly (readonly [Format, mediaType: string, extension: string, told: string])[] = [
  ['geoImagePNG', 'image/png', 'png', `PNG ${size} ${DPI} 3 (Indexed)`],
  ['geoImagePNG24', 'image/png', 'png', `PNG ${size} ${DPI} 2 (Truecolor)`],
  ['geoImagePNG32', 'image/png', 'png', `PNG ${size} ${DPI} 6 (RGBA)`],
  ['geoImageJPG', 'image/jpeg', 'jpg', `JPEG ${size} ${DPI} `],
  ['geoImageJPGPNG', 'image/jpeg', 'jpg', `JPEG ${size} ${DPI} `],
  // It has no place for a resolution.
  ['geoImageGIF', 'image/gif', 'gif', `GIF ${size} 0 `],
  ['geoImageBMP', 'image/bmp', 'bmp', `BMP3 ${size} ${DPI} `],
  ['geoImageDIB', 'image/bmp', 'bmp', `BMP3 ${size} ${DPI} `],
  ['geoImageTIFF', 'image/tiff', 'tif', `TIFF ${size} ${DPI} `],
  ['geoImageSVG', 'image/svg+xml', 'svg', ''],
  ['geoImagePDF', 'application/pdf', 'pdf', ''],
  ['geoImageAI', 'application/pdf', 'ai', ''],
  ['geoImagePS', 'application/postscript', 'ps', ''],
  ['geoImageEMF', 'image/emf', 'emf', ''],
];
/** A picture of a legend can be seen through. */
const CLEAR: { readonly [Name in Format]?: (typeof FORMATS)[number] } = {
  geoImageJPGPNG: ['geoImageJPGPNG', 'image/png', 'png', `PNG ${size} ${DPI} 6 (RGBA)`],
};

/** What of a thousand pixels may differ: edges are smoothed differently, and SVG and EMF carry no typefaces. */
const LIMITS: { readonly [extension: string]: number } = { pdf: 10, ai: 10, ps: 10, svg: 25, emf: 25 };

function expectAlike(png: string, right: Buffer, limit: number): void {
  const found = pixelsOver(png);
  expect(found.length).toBe(right.length);
  let count = 0;
  for (let at = 0; at < right.length; at += 3) {
    const differs = (part: number) => Math.abs((found[at + part] ?? 0) - (right[at + part] ?? 0)) > 80;
    if (differs(0) || differs(1) || differs(2)) count++;
  }
  expect((1000 * count) / (WIDTH_PX * HEIGHT_PX), 'of a thousand pixels').toBeLessThan(limit);
}

function keep(name: string, bytes: Uint8Array | undefined): string {
  const file = join(folder, name);
  writeFileSync(file, bytes ?? new Uint8Array());
  return file;
}

describe.each(OPERATIONS)('%s', (name, text, ask) => {
  let right: Buffer;
  beforeAll(async () => {
    if (!isInstalled('convert')) return;
    right = pixelsOver(keep(`${name}-right.png`, (await ask('geoImagePNG32')).ImageData));
    // What is one colour alone is alike whatever is in it.
    expect(new Set(right).size).toBeGreaterThan(5);
  });
  const formats = text === '' ? FORMATS.map((own) => CLEAR[own[0]] ?? own) : FORMATS;

  test.for(formats)('%s is what others read', async ([format, mediaType, extension, told], { skip }) => {
    const missing = missingReader(extension) ?? missingReader('png');
    skip(missing !== undefined, missing);
    const { ImageData, ImageType } = await ask(format);
    expect(ImageType).toBe(mediaType);
    const file = keep(`${name}-${format}.${extension}`, ImageData);
    if (told !== '') expect(identified(file)).toBe(told);
    const png = `${file}.png`;
    const { draw, texts } = readerOf(extension);
    draw(file, png, DPI);
    expectAlike(png, right, LIMITS[extension] ?? 1);
    if (texts && text !== '') expect(texts(file).match(new RegExp(text, 'g'))).toHaveLength(1);
  });

  test.for(['geoImagePDF', 'geoImageAI'] as const)(
    '%s has nothing that qpdf complains about, and Ghostscript draws it alike',
    async (format, { skip }) => {
      skip(!isInstalled('qpdf'), 'qpdf is not installed (Debian: qpdf)');
      const missing = missingReader('ps') ?? missingReader('png');
      skip(missing !== undefined, missing);
      const file = keep(`${name}-checked-${format}.pdf`, (await ask(format)).ImageData);
      expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors');
      drawByGhostscript(file, `${file}.png`, DPI);
      expectAlike(`${file}.png`, right, 10);
    },
  );

  test('a TIFF has its size and its resolution for GDAL, and a place where it is a map', async ({ skip }) => {
    skip(!isInstalled('gdalinfo'), 'GDAL is not installed (Debian: gdal-bin)');
    const file = keep(`${name}-placed.tif`, (await ask('geoImageTIFF')).ImageData);
    const info = JSON.parse(run('gdalinfo', '-json', file));
    expect(info.size).toEqual([WIDTH_PX, HEIGHT_PX]);
    expect(info.metadata['']).toMatchObject({ TIFFTAG_XRESOLUTION: `${DPI}`, TIFFTAG_YRESOLUTION: `${DPI}` });
    const isPlaced = info.coordinateSystem?.wkt?.includes('ID["EPSG",25833]]') ?? false;
    expect(isPlaced).toBe(name === 'ExportMapImage');
  });
});
