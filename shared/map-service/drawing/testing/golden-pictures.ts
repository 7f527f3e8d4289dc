// Markers that are pictures, and areas that are filled with them: turned, stretched, cut out, of one bit, of each format.

import { runSync } from '../../../base/steps.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import KINDS from '../../../render/decode/testing/picture-kinds.json' with { type: 'json' };
import { packPng } from '../../../render/encode/png.ts';

type PictureMarker = Extract<MapType<'Symbol'>, { $type: 'PictureMarkerSymbol' }>;
type PictureFill = Extract<MapType<'Symbol'>, { $type: 'PictureFillSymbol' }>;

const [RED, CREAM] = [
  [190, 40, 40, 255],
  [250, 240, 210, 255],
] as const;
const color = ([Red, Green, Blue]: readonly number[]) =>
  ({ $type: 'RgbColor', Red: Red ?? 0, Green: Green ?? 0, Blue: Blue ?? 0 }) as const;
const [WIDTH_PX, HEIGHT_PX] = [24, 16] as const;

/** A red arrow to the right on cream that fades to the left, as a PNG. */
function arrowPicture(): Uint8Array<ArrayBuffer> {
  const rgba = new Uint8Array(4 * WIDTH_PX * HEIGHT_PX);
  for (let index = 0; index < WIDTH_PX * HEIGHT_PX; index++) {
    const [x, y] = [index % WIDTH_PX, Math.abs(Math.floor(index / WIDTH_PX) - HEIGHT_PX / 2 + 0.5)];
    const isArrow = (x > 12 && y < WIDTH_PX - x) || y < 2;
    rgba.set(isArrow ? RED : [...CREAM.slice(0, 3), Math.min(255, 24 * x)], 4 * index);
  }
  const source = {
    widthPx: WIDTH_PX,
    heightPx: HEIGHT_PX,
    *rows(firstRow: number, rowCount: number) {
      yield;
      return rgba.subarray(4 * WIDTH_PX * firstRow, 4 * WIDTH_PX * (firstRow + rowCount));
    },
  };
  return runSync(packPng(source, { kind: 'rgba', dpi: 96 }));
}

/** A black square and a line on white: 16 × 12 pixels of one bit, by ImageMagick. */
const ONE_BIT =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAMAQAAAABDnAAsAAAAI0lEQVQI12P4/4cBiA5UMByoZDhQDEbpYOTPcICf4f98IAIANoYQNqn5ukMAAAAASUVORK5CYII=';

export function pictureMarker(more: Partial<PictureMarker> = {}): PictureMarker {
  return {
    $type: 'PictureMarkerSymbol',
    Picture: arrowPicture(),
    ...{ Angle: 0, Size: 24, XOffset: 0, YOffset: 0, XScale: 1, YScale: 1 },
    ...more,
  };
}

export function pictureFill(more: Partial<PictureFill> = {}): PictureFill {
  const Outline = { $type: 'SimpleLineSymbol', Color: color(RED), Width: 1, Style: 'geoSLSSolid' } as const;
  return { $type: 'PictureFillSymbol', Picture: arrowPicture(), Outline, XScale: 1, YScale: 1, ...more };
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A picture of others, whose name begins so. */
function foreignPicture(name: string): Uint8Array<ArrayBuffer> {
  return bytesOf(KINDS.find((kind) => kind.name.startsWith(name))?.picture ?? '');
}

/** Each of some plants in a picture of its own, the others in a small one. */
export function pictureMarkers(plants: readonly number[]): MapType<'FeatureRenderer'> {
  const Picture = bytesOf(ONE_BIT);
  return byPlant(plants, [
    pictureMarker({ Angle: 30, XOffset: -24, YOffset: 20 }),
    pictureMarker({ Width: 20, XScale: 2, XOffset: 14, BgColor: color([120, 170, 120]) }),
    pictureMarker({ BitmapTransColor: color(RED), YOffset: -10 }),
    pictureMarker({ Picture, FgColor: color([20, 60, 160]), BgColor: color(CREAM), Swap1BitColor: true }),
  ]);
}

/** Each of some plants in a picture of another format. */
export function foreignMarkers(plants: readonly number[]): MapType<'FeatureRenderer'> {
  const names = ['JPEG in several passes', 'GIF with a colour that is none', 'BMP of one bit', 'BMP of 32'];
  const markers = names.map((name, index) =>
    pictureMarker({
      Picture: foreignPicture(name),
      XOffset: [-20, 20, 0, 0][index] ?? 0,
      YOffset: [10, 10, -14, 14][index] ?? 0,
      FgColor: color([20, 60, 160]),
    }),
  );
  return byPlant(plants, markers);
}

function byPlant(plants: readonly number[], markers: readonly PictureMarker[]): MapType<'FeatureRenderer'> {
  return {
    $type: 'UniqueValueRenderer',
    Field1: 'OBJECTID',
    DefaultSymbol: pictureMarker({ Size: 9 }),
    UniqueValueInfos: plants.map((id, index) => ({
      Value: String(id),
      Symbol: markers[index] ?? pictureMarker(),
    })),
  };
}

/** Fills of areas, two at a time. */
export const pictureFills: { readonly [name: string]: readonly [west: PictureFill, east: PictureFill] } = {
  'fills-level-and-turned': [
    pictureFill({ Width: 9 }),
    pictureFill({ Picture: foreignPicture('JPEG of full'), Angle: 30, Height: 10 }),
  ],
  'fills-apart-and-from-behind': [
    pictureFill({ Width: 12, XSeparation: 6, YSeparation: 3, XScale: -1, BgColor: color(CREAM) }),
    pictureFill({ Width: 12, YOffset: 4, YScale: -1.5, BitmapTransColor: color(RED) }),
  ],
  'fills-of-one-bit': [
    pictureFill({ Picture: bytesOf(ONE_BIT), FgColor: color(RED), BgColor: color(CREAM) }),
    pictureFill({
      Picture: foreignPicture('GIF of two'),
      Width: 20,
      XSeparation: -4,
      FgColor: color([20, 60, 160]),
    }),
  ],
};
