// Files of the vector formats, read by programs of others.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { layerDescription } from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';
import { pictureFill, pictureMarker } from './testing/golden-pictures.ts';
import { plainTextSymbol } from './text/plain-text-symbol.ts';

const isThere = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const hasImageMagick = isThere('identify', '-version');
const hasRsvg = isThere('rsvg-convert', '--version');
const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined;
const hasQpdf = isThere('qpdf', '--version');
const hasGhostscript = isThere('gs', '--version');
const hasInkscape = isThere('inkscape', '--version');

type Format = MapType<'geoImageFormat'>;

/** Sides that are whole numbers of points, so that no reader has a part of a pixel to round. */
const SIZE = { ImageWidth: 288, ImageHeight: 192, ImageDPI: 96 };
const rgb = (Red: number, Green: number, Blue: number) =>
  ({ $type: 'RgbColor', Red, Green, Blue, AlphaValue: 255 }) as const;
const SEA = rgb(214, 229, 237);
const BACKGROUND: MapType<'SimpleFillSymbol'> = {
  $type: 'SimpleFillSymbol',
  Color: SEA,
  Style: 'geoSFSSolid',
};
const DASHED: MapType<'FeatureRenderer'> = {
  $type: 'SimpleRenderer',
  Symbol: { $type: 'SimpleLineSymbol', Color: rgb(128, 60, 136), Width: 2, Style: 'geoSLSDash' },
};

let map: MapRequests;
let folder: string;
beforeAll(async () => {
  map = await createMapRequests(MAP_ROWS);
  folder = mkdtempSync(join(tmpdir(), 'varde-vectors-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const description = (format: Format, display: Partial<MapType<'ImageDisplay'>> = {}) => ({
  ImageType: { ImageFormat: format, ImageReturnType: 'geoImageReturnMimeData' as const },
  ImageDisplay: { ...SIZE, ...display },
});

/** A turned map with a layer that one can see through, dashes, markers, a picture, an area of pictures and areas with holes. */
async function mapPicture(format: Format, display: Partial<MapType<'ImageDisplay'>> = {}) {
  const { ImageData, ImageType } = await map.ask('ExportMapImage', {
    MapDescription: {
      Name: '',
      Rotation: 20,
      MapArea: {
        $type: 'CenterAndScale',
        Center: { $type: 'PointN', X: 40_000, Y: 6_600_000 },
        Scale: 5_000_000,
      },
      BackgroundSymbol: BACKGROUND,
      LayerDescriptions: [
        layerDescription(11, {
          DrawingDescription: {
            $type: 'FeatureLayerDrawingDescription',
            FeatureRenderer: DASHED,
            Transparency: 40,
          },
        }),
      ],
      CustomGraphics: [
        {
          $type: 'RectangleElement',
          Rectangle: { $type: 'EnvelopeN', XMin: -100_000, YMin: 6_450_000, XMax: 20_000, YMax: 6_560_000 },
          Symbol: pictureFill({ Width: 20, Angle: 15, XSeparation: 5, BgColor: SEA }),
        },
        {
          $type: 'MarkerElement',
          Point: { $type: 'PointN', X: 40_000, Y: 6_600_000 },
          Symbol: pictureMarker({ Size: 40, Angle: 25 }),
        },
      ],
    },
    ImageDescription: description(format, display),
  });
  return { bytes: ImageData ?? new Uint8Array(), mediaType: ImageType };
}

/** A scale bar whose unit is lettered with a halo, a shadow and letters of two alphabets. */
async function barPicture(format: Format) {
  const { ImageData } = await map.ask('ExportScaleBar', {
    ScaleBar: {
      $type: 'AlternatingScaleBar',
      UnitLabel: 'Ávži & Ålesund',
      UnitLabelPosition: 'geoScaleBarBelow',
      UnitLabelSymbol: plainTextSymbol({
        Size: 14,
        FontWeight: 700,
        MaskStyle: 'geoMSHalo',
        MaskSize: 1.5,
        ShadowColor: SEA,
        ShadowXOffset: 2,
        ShadowYOffset: -2,
      }),
      LabelSymbol: plainTextSymbol({
        FontName: 'Georgia',
        FontItalic: true,
        FontUnderline: true,
        CharacterWidth: 120,
      }),
    },
    MapDescription: { Name: '', Rotation: 0 },
    MapDisplay: { ImageWidth: 400, ImageHeight: 300, ImageDPI: 96 },
    BackGroundColor: rgb(240, 240, 230),
    ImageDescription: description(format),
  });
  return ImageData ?? new Uint8Array();
}

function kept(name: string, bytes: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Red, green and blue of every pixel of a picture over white. */
function pixelsOf(file: string): Buffer {
  return execFileSync('convert', [file, '-background', 'white', '-flatten', '-depth', '8', 'RGB:-'], {
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** How many of a thousand pixels differ by more than what two programs smooth edges differently. */
function differing(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const most = Math.max(
      ...[0, 1, 2].map((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0))),
    );
    if (most > 80) count++;
  }
  return (1000 * count) / (one.length / 3);
}

const toPng = {
  svg: (file: string, png: string) => run('rsvg-convert', '-d', '96', '-p', '96', '-o', png, file),
  pdf: (file: string, png: string) => {
    run('pdftoppm', '-r', '96', '-png', '-singlefile', file, png.replace('.png', ''));
  },
  ps: (file: string, png: string) =>
    run(
      'gs',
      '-q',
      '-dBATCH',
      '-dNOPAUSE',
      '-dSAFER',
      '-sDEVICE=png16m',
      '-dTextAlphaBits=4',
      '-dGraphicsAlphaBits=4',
      '-r96',
      `-sOutputFile=${png}`,
      file,
    ),
  emf: (file: string, png: string) => run('inkscape', '-w', '288', '-h', '192', '-o', png, file),
};

describe.each([
  [
    'SVG',
    'geoImageSVG',
    'svg',
    'image/svg+xml',
    hasRsvg,
    'rsvg-convert is not installed (Debian: librsvg2-bin)',
  ],
  [
    'PDF',
    'geoImagePDF',
    'pdf',
    'application/pdf',
    hasPoppler,
    'pdftoppm is not installed (Debian: poppler-utils)',
  ],
  [
    'PS',
    'geoImagePS',
    'ps',
    'application/postscript',
    hasGhostscript,
    'Ghostscript is not installed (Debian: ghostscript)',
  ],
  ['EMF', 'geoImageEMF', 'emf', 'image/emf', hasInkscape, 'Inkscape is not installed (Debian: inkscape)'],
] as const)('%s', (_, format, extension, type, isInstalled, reason) => {
  beforeEach(({ skip }) => {
    skip(!isInstalled, reason);
    skip(!hasImageMagick, 'ImageMagick is not installed (Debian: imagemagick)');
  });

  test('a map is drawn by others as our own pixels show it', async () => {
    const { bytes, mediaType } = await mapPicture(format);
    expect(mediaType).toBe(type);
    toPng[extension](kept(`map.${extension}`, bytes), join(folder, `map-${extension}.png`));
    const right = kept('map.png', (await mapPicture('geoImagePNG32')).bytes);
    expect(differing(pixelsOf(join(folder, `map-${extension}.png`)), pixelsOf(right))).toBeLessThan(10);
  });

  test('a lettered bar is drawn by others as our own pixels show it', async () => {
    toPng[extension](
      kept(`bar.${extension}`, await barPicture(format)),
      join(folder, `bar-${extension}.png`),
    );
    const right = kept('bar.png', await barPicture('geoImagePNG32'));
    // Programs without the typeface set texts of files that carry none in another one.
    const carriesFonts = extension === 'pdf' || extension === 'ps';
    const limit = carriesFonts ? 10 : 60;
    expect(differing(pixelsOf(join(folder, `bar-${extension}.png`)), pixelsOf(right))).toBeLessThan(limit);
  });
});

describe('PDF', () => {
  test('qpdf finds nothing to complain about, and AI is the same file', async ({ skip }) => {
    skip(!hasQpdf, 'qpdf is not installed (Debian: qpdf)');
    const bytes = await barPicture('geoImagePDF');
    expect(run('qpdf', '--check', kept('checked.pdf', bytes))).toContain(
      'No syntax or stream encoding errors',
    );
    const { bytes: mapBytes } = await mapPicture('geoImagePDF');
    expect(run('qpdf', '--check', kept('map-checked.pdf', mapBytes))).toContain(
      'No syntax or stream encoding',
    );
    expect(await barPicture('geoImageAI')).toEqual(bytes);
  });

  test('texts are found once, in their letters', async ({ skip }) => {
    skip(!hasPoppler, 'pdftotext is not installed (Debian: poppler-utils)');
    const text = run('pdftotext', kept('text.pdf', await barPicture('geoImagePDF')), '-');
    expect(text.match(/Ávži & Ålesund/g)).toHaveLength(1);
    expect(run('pdffonts', join(folder, 'text.pdf'))).toMatch(
      /Inter-Bold +CID TrueType +Identity-H +yes yes yes/,
    );
    expect(run('pdffonts', join(folder, 'text.pdf'))).toMatch(/DejaVuSerif-Italic +CID TrueType/);
  });

  test('a page is as large as its pixels at their resolution', async ({ skip }) => {
    skip(!hasPoppler, 'pdfinfo is not installed (Debian: poppler-utils)');
    const { bytes } = await mapPicture('geoImagePDF', { ImageDPI: 300 });
    expect(run('pdfinfo', kept('size.pdf', bytes))).toMatch(/Page size: +69\.12 x 46\.08 pts/);
  });

  test('Ghostscript, too, draws its letters', async ({ skip }) => {
    skip(!hasGhostscript, 'Ghostscript is not installed (Debian: ghostscript)');
    skip(!hasImageMagick, 'ImageMagick is not installed (Debian: imagemagick)');
    const png = join(folder, 'gs-pdf.png');
    toPng.ps(kept('gs.pdf', await barPicture('geoImagePDF')), png);
    const right = kept('gs-right.png', await barPicture('geoImagePNG32'));
    expect(differing(pixelsOf(png), pixelsOf(right))).toBeLessThan(10);
  });
});

test('texts of PostScript are found in their letters', async ({ skip }) => {
  skip(!hasGhostscript, 'Ghostscript is not installed (Debian: ghostscript)');
  const file = kept('text.ps', await barPicture('geoImagePS'));
  const text = run(
    'gs',
    '-q',
    '-dBATCH',
    '-dNOPAUSE',
    '-dSAFER',
    '-sDEVICE=txtwrite',
    '-sOutputFile=-',
    file,
  );
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Ávži & Ålesund');
  expect(readFileSync(file, 'latin1')).toContain('%%BoundingBox: 0 0 216 144\n');
});

test('an SVG has the size of its pixels at their resolution, and its texts as texts', async () => {
  const svg = new TextDecoder().decode((await mapPicture('geoImageSVG', { ImageDPI: 144 })).bytes);
  expect(svg).toContain('width="144pt" height="96pt" viewBox="0 0 288 192"');
  const bar = new TextDecoder().decode(await barPicture('geoImageSVG'));
  expect(bar.match(/>Ávži &amp; Ålesund<\/text>/g)).toHaveLength(1);
});

test('an EMF has records to its end, its frame in hundredths of millimetres, and its texts as texts', async () => {
  const bytes = await barPicture('geoImageEMF');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const word = (at: number) => view.getUint32(at, true);
  const types: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    types.push(word(at));
    at += word(at + 4);
  }
  expect(at).toBe(bytes.length);
  expect([types[0], types.at(-1)]).toEqual([1, 14]);
  expect([word(48), word(52)]).toEqual([bytes.length, types.length]);
  // 288 and 192 pixels of 1/96 inch.
  expect([word(32), word(36)]).toEqual([7620, 5080]);
  // Pixels and millimetres of the device, from which readers take the size of a pixel.
  expect([word(72), word(76), word(80), word(84)]).toEqual([9600, 9600, 2540, 2540]);
  expect(new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1))).toContain(
    'Ávži & Ålesund',
  );
});

test('a legend has its pictures in the format that is asked for', async () => {
  const [info] = await map.ask('GetLegendInfo', {
    MapName: '',
    LayerIDs: [1],
    ImageType: { ImageFormat: 'geoImageSVG', ImageReturnType: 'geoImageReturnMimeData' },
  });
  const { ImageData, ImageType } = info?.LegendGroups?.[0]?.LegendClasses?.[0]?.SymbolImage ?? {};
  expect(ImageType).toBe('image/svg+xml');
  expect(new TextDecoder().decode(ImageData)).toContain('<use href="#s0" x="24" y="12"/>');
});
