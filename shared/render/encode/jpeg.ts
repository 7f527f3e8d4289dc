// JPEG (ITU-T T.81), baseline: three colours of full resolution, the tables of its annex K.

import type { Steps } from '../../base/steps.ts';
import { JpegBlocks } from './jpeg-blocks.ts';
import { AC_TABLES, DC_TABLES, type HuffmanTable, quantSteps, ZIGZAG } from './jpeg-tables.ts';
import { opaqueRows, type Rgb } from './opaque-rows.ts';
import { bandsOf, type PixelSource } from './pixel-source.ts';
import { joinBytes } from './png-chunks.ts';

const QUALITY = 85;
const END = Uint8Array.of(0xff, 0xd9);
const MAX_DPI = 65_535;

/** What is transparent lies over the ground. */
export function* encodeJpeg(
  source: PixelSource,
  { dpi, ground }: { readonly dpi: number; readonly ground: Rgb },
): Steps<Uint8Array<ArrayBuffer>> {
  const steps = quantSteps(QUALITY);
  const blocks = new JpegBlocks(source.widthPx, steps);
  for (const [firstRow, rowCount] of bandsOf(source)) {
    blocks.addRows(opaqueRows(yield* source.rows(firstRow, rowCount), ground));
    yield;
  }
  return joinBytes([
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, jfif(dpi)),
    ...steps.map((table, id) => segment(0xdb, [id, ...ZIGZAG.map((place) => table[place] ?? 1)])),
    segment(0xc0, frame(source)),
    ...[0, 1].flatMap((id) => [
      segment(0xc4, huffmanBytes(id, DC_TABLES[id])),
      segment(0xc4, huffmanBytes(16 + id, AC_TABLES[id])),
    ]),
    // Three components with their tables, all coefficients.
    segment(0xda, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]),
    blocks.finish(),
    END,
  ]);
}

function segment(marker: number, content: readonly number[]): Uint8Array {
  const length = content.length + 2;
  return Uint8Array.of(0xff, marker, length >> 8, length & 255, ...content);
}

/** Version 1.2, dots per inch, no small picture. */
function jfif(dpi: number): number[] {
  const dots = Math.min(MAX_DPI, Math.max(1, Math.round(dpi)));
  const density = [dots >> 8, dots & 255];
  return [0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 1, ...density, ...density, 0, 0];
}

function frame({ widthPx, heightPx }: PixelSource): number[] {
  const components = [1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1];
  return [8, heightPx >> 8, heightPx & 255, widthPx >> 8, widthPx & 255, 3, ...components];
}

function huffmanBytes(id: number, table: HuffmanTable | undefined): number[] {
  return table ? [id, ...table.counts, ...table.symbols] : [];
}
