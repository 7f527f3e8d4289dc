// Looks at the picture of a scale bar: where its blocks begin and end.

import { unzlibSync } from 'fflate';

/** The alphas of a PNG of RGBA without filters, row by row. */
export interface Alphas {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly values: Uint8Array;
  /** Red, green and blue of a pixel. */
  colourAt(x: number, y: number): readonly [number, number, number];
}

export function readAlphas(png: Uint8Array): Alphas {
  const view = new DataView(png.buffer, png.byteOffset);
  const widthPx = view.getUint32(16);
  const heightPx = view.getUint32(20);
  if (png[25] !== 6) throw new Error('Not RGBA');
  let at = 8;
  while (String.fromCharCode(...png.subarray(at + 4, at + 8)) !== 'IDAT') at += 12 + view.getUint32(at);
  const lines = unzlibSync(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  const byte = (x: number, y: number, part: number) => lines[y * (4 * widthPx + 1) + 1 + 4 * x + part] ?? 0;
  const values = new Uint8Array(widthPx * heightPx);
  for (let pixel = 0; pixel < values.length; pixel++) {
    values[pixel] = byte(pixel % widthPx, Math.floor(pixel / widthPx), 3);
  }
  return { widthPx, heightPx, values, colourAt: (x, y) => [byte(x, y, 0), byte(x, y, 1), byte(x, y, 2)] };
}

/** How many pixels of a row are covered: parts of pixels count by their alpha. */
function coveredPx({ widthPx, values }: Alphas, row: number): number {
  let sum = 0;
  for (let x = 0; x < widthPx; x++) sum += (values[row * widthPx + x] ?? 0) / 255;
  return sum;
}

/** Where the covered part of a row begins and ends, with parts of pixels. */
export function coveredSpan(alphas: Alphas, row: number): readonly [start: number, end: number] {
  const { widthPx, values } = alphas;
  const line = values.subarray(row * widthPx, (row + 1) * widthPx);
  const first = line.findIndex((alpha) => alpha > 0);
  const start = first + 1 - (line[first] ?? 0) / 255;
  return [start, start + coveredPx(alphas, row)];
}
