// GIF 89a: one picture with a palette.

import type { Steps } from '../../base/steps.ts';
import type { Paint } from '../paint.ts';
import { pixelValues } from '../pixel-values.ts';
import { LzwWriter } from './lzw.ts';
import { buildPalette, type Palette } from './palette.ts';
import { bandsOf, type PixelSource } from './pixel-source.ts';
import { joinBytes } from './png-chunks.ts';

const TRAILER = 0x3b;
const COLOUR_BITS = 8;

/** What is transparent has an index of its own. `exactColours` come out exactly where the palette cannot hold all. */
export function* encodeGif(
  source: PixelSource,
  { exactColours }: { readonly exactColours: readonly Paint[] },
): Steps<Uint8Array<ArrayBuffer>> {
  const palette = yield* buildPalette(source, exactColours);
  const lzw = new LzwWriter(COLOUR_BITS);
  for (const [firstRow, rowCount] of bandsOf(source)) {
    for (const value of pixelValues(yield* source.rows(firstRow, rowCount))) lzw.add(palette.indexOf(value));
    yield;
  }
  return joinBytes([...headerOf(source, palette), lzw.finish(), Uint8Array.of(TRAILER)]);
}

function headerOf({ widthPx, heightPx }: PixelSource, { colours, transparentIndex }: Palette): Uint8Array[] {
  const size = [widthPx & 255, widthPx >> 8, heightPx & 255, heightPx >> 8];
  const table = new Uint8Array(3 * 2 ** COLOUR_BITS);
  table.set(colours.flat());
  const hasTransparent = transparentIndex === undefined ? 0 : 1;
  return [
    new TextEncoder().encode('GIF89a'),
    // A global table of 256 colours of 8 bits.
    Uint8Array.of(...size, 0xf7, 0, 0),
    table,
    Uint8Array.of(0x21, 0xf9, 4, hasTransparent, 0, 0, transparentIndex ?? 0, 0),
    Uint8Array.of(0x2c, 0, 0, 0, 0, ...size, 0),
  ];
}
