// Markers that are pictures: turned, stretched, cut out, of one bit.

import { runSync } from '../../../base/steps.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { packPng } from '../../../render/encode/png.ts';

type PictureMarker = Extract<MapType<'Symbol'>, { $type: 'PictureMarkerSymbol' }>;

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

/** Each of some plants in a picture of its own, the others in a small one. */
export function pictureMarkers(plants: readonly number[]): MapType<'FeatureRenderer'> {
  const Picture = Uint8Array.from(atob(ONE_BIT), (letter) => letter.charCodeAt(0));
  const markers = [
    pictureMarker({ Angle: 30, XOffset: -24, YOffset: 20 }),
    pictureMarker({ Width: 20, XScale: 2, XOffset: 14, BgColor: color([120, 170, 120]) }),
    pictureMarker({ BitmapTransColor: color(RED), YOffset: -10 }),
    pictureMarker({ Picture, FgColor: color([20, 60, 160]), BgColor: color(CREAM), Swap1BitColor: true }),
  ];
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
