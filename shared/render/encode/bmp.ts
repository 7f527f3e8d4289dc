// BMP as Windows 3 writes it: 24 bits a pixel, the lowest row first.

import type { Steps } from '../../base/steps.ts';
import { opaqueRows, type Rgb } from './opaque-rows.ts';
import { bandsOf, type PixelSource } from './pixel-source.ts';
import { pixelsPerMetre } from './resolution.ts';

const HEADER_BYTES = 54;
const INFO_BYTES = 40;
const BITS = 24;

/** What is transparent lies over the ground. */
export function* encodeBmp(
  source: PixelSource,
  { dpi, ground }: { readonly dpi: number; readonly ground: Rgb },
): Steps<Uint8Array<ArrayBuffer>> {
  const { widthPx, heightPx } = source;
  // Rows end on a multiple of four bytes.
  const rowBytes = Math.ceil((3 * widthPx) / 4) * 4;
  const file = new Uint8Array(HEADER_BYTES + rowBytes * heightPx);
  writeHeader(new DataView(file.buffer), source, dpi);
  for (const [firstRow, rowCount] of bandsOf(source)) {
    const rgb = opaqueRows(yield* source.rows(firstRow, rowCount), ground);
    for (let row = 0; row < rowCount; row++) {
      let at = HEADER_BYTES + (heightPx - 1 - firstRow - row) * rowBytes;
      for (let from = 3 * row * widthPx; from < 3 * (row + 1) * widthPx; from += 3) {
        file[at++] = rgb[from + 2] ?? 0;
        file[at++] = rgb[from + 1] ?? 0;
        file[at++] = rgb[from] ?? 0;
      }
    }
    yield;
  }
  return file;
}

function writeHeader(view: DataView, { widthPx, heightPx }: PixelSource, dpi: number): void {
  view.setUint16(0, 0x424d);
  view.setUint32(2, view.byteLength, true);
  view.setUint32(10, HEADER_BYTES, true);
  view.setUint32(14, INFO_BYTES, true);
  view.setInt32(18, widthPx, true);
  view.setInt32(22, heightPx, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, BITS, true);
  view.setUint32(34, view.byteLength - HEADER_BYTES, true);
  view.setInt32(38, pixelsPerMetre(dpi), true);
  view.setInt32(42, pixelsPerMetre(dpi), true);
}
