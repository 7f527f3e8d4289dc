// An image cut into tiles, each a file of its own. The palette is that of the whole image: laid together again they are
// the image, pixel for pixel.

import { noSteps, type Steps } from '../../base/steps.ts';
import type { Paint } from '../paint.ts';
import { buildPalette, narrowPalette } from './palette.ts';
import { bandsOf, type PixelSource } from './pixel-source.ts';
import { packPng } from './png.ts';

export interface PngTileOptions {
  /** The image is so many tiles high. */
  readonly rows: number;
  readonly columns: number;
  readonly dpi: number;
  /** Colours that come out exactly where a palette cannot hold all. */
  readonly exactColours: readonly Paint[];
}

/** PNG files with palettes, row by row from the north-west. */
export function* encodePngTiles(
  source: PixelSource,
  { rows, columns, dpi, exactColours }: PngTileOptions,
): Steps<Uint8Array<ArrayBuffer>[]> {
  const palette = yield* buildPalette(source, exactColours);
  const pixels = yield* wholeImage(source);
  const tiles: Uint8Array<ArrayBuffer>[] = [];
  const size = { widthPx: source.widthPx / columns, heightPx: source.heightPx / rows };
  for (let index = 0; index < rows * columns; index++) {
    const place = { row: Math.floor(index / columns), column: index % columns };
    const rgba = cut(pixels, source.widthPx, size, place);
    const tile = {
      ...size,
      rows: (first: number, count: number) =>
        noSteps(rgba.subarray(4 * first * size.widthPx, 4 * (first + count) * size.widthPx)),
    };
    tiles.push(yield* packPng(tile, { kind: 'palette', dpi }, narrowPalette(palette, rgba)));
  }
  return tiles;
}

function* wholeImage(source: PixelSource): Steps<Uint8Array> {
  const pixels = new Uint8Array(4 * source.widthPx * source.heightPx);
  for (const [firstRow, rowCount] of bandsOf(source)) {
    pixels.set(yield* source.rows(firstRow, rowCount), 4 * firstRow * source.widthPx);
    yield;
  }
  return pixels;
}

function cut(
  pixels: Uint8Array,
  wholeWidthPx: number,
  { widthPx, heightPx }: Pick<PixelSource, 'widthPx' | 'heightPx'>,
  { row, column }: { readonly row: number; readonly column: number },
): Uint8Array {
  const rgba = new Uint8Array(4 * widthPx * heightPx);
  for (let line = 0; line < heightPx; line++) {
    const start = 4 * ((row * heightPx + line) * wholeWidthPx + column * widthPx);
    rgba.set(pixels.subarray(start, start + 4 * widthPx), 4 * line * widthPx);
  }
  return rgba;
}
