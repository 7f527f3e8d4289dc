// PNG (ISO/IEC 15948): with a palette, as RGB or as RGBA. Every row has filter 0, which makes maps smaller than the others.

import type { Steps } from '../../base/steps.ts';
import type { Paint } from '../paint.ts';
import { endOfRun, fillRun, pixelValues } from '../pixel-values.ts';
import { spareMemory } from '../spare.ts';
import { releaseTaken } from './deflate/bit-writer.ts';
import { DeflateStream } from './deflate/deflate-stream.ts';
import { overWhite } from './over-white.ts';
import { buildPalette, type Palette } from './palette.ts';
import { bandsOf, type PixelSource } from './pixel-source.ts';
import { type PngChunk, pngFile } from './png-chunks.ts';
import { pixelsPerMetre } from './resolution.ts';

export type PngKind = 'palette' | 'rgb' | 'rgba';

export interface PngOptions {
  readonly kind: PngKind;
  readonly dpi: number;
  /** Colours that come out exactly where a palette cannot hold all. */
  readonly exactColours: readonly Paint[];
}

const COLOUR_TYPES = { palette: 3, rgb: 2, rgba: 6 } as const;
const PIXEL_BYTES = { palette: 1, rgb: 3, rgba: 4 } as const;
/** Stands for transparent in RGB; a pixel that is opaque and has it becomes white. */
const KEY = [254, 255, 255] as const;

interface ScanLines {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hasKey: boolean;
}

type WriteLines = (rgba: Uint8Array, widthPx: number) => ScanLines;

/**
 * The file, band by band. What is transparent stays so: by alpha in RGBA, by one index of the palette, by a colour that
 * no other pixel has in RGB.
 */
export function* encodePng(
  source: PixelSource,
  { kind, dpi, exactColours }: PngOptions,
): Steps<Uint8Array<ArrayBuffer>> {
  const palette = kind === 'palette' ? yield* buildPalette(source, exactColours) : undefined;
  return yield* packPng(source, { kind, dpi }, palette);
}

/** The file of an image whose palette is known; of RGB and RGBA without one. */
export function* packPng(
  source: PixelSource,
  { kind, dpi }: Pick<PngOptions, 'kind' | 'dpi'>,
  palette?: Palette,
): Steps<Uint8Array<ArrayBuffer>> {
  const write = palette ? indexLines(palette) : kind === 'rgb' ? rgbLines : rgbaLines;
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const deflate = new DeflateStream(PIXEL_BYTES[kind] * source.widthPx + 1);
  let hasKey = false;
  for (const [firstRow, rowCount] of bandsOf(source)) {
    const lines = write(yield* source.rows(firstRow, rowCount), source.widthPx);
    hasKey ||= lines.hasKey;
    packed.push(deflate.push(lines.bytes, firstRow + rowCount === source.heightPx));
    spareMemory.give(lines.bytes.buffer);
    yield;
  }
  const file = pngFile([
    { type: 'IHDR', data: [header(source, kind)] },
    { type: 'pHYs', data: [resolution(dpi)] },
    ...(palette ? paletteChunks(palette) : []),
    ...(hasKey ? [{ type: 'tRNS', data: [Uint8Array.from(KEY.flatMap((value) => [0, value]))] }] : []),
    { type: 'IDAT', data: packed },
    { type: 'IEND', data: [] },
  ]);
  for (const piece of packed) releaseTaken(piece);
  return file;
}

function header({ widthPx, heightPx }: PixelSource, kind: PngKind): Uint8Array {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, widthPx);
  view.setUint32(4, heightPx);
  bytes.set([8, COLOUR_TYPES[kind]], 8);
  return bytes;
}

/** Pixels per metre, in both directions. */
function resolution(dpi: number): Uint8Array {
  const bytes = new Uint8Array(9);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, pixelsPerMetre(dpi));
  view.setUint32(4, pixelsPerMetre(dpi));
  bytes[8] = 1;
  return bytes;
}

function paletteChunks({ colours, transparentIndex }: Palette): PngChunk[] {
  const plte = { type: 'PLTE', data: [Uint8Array.from(colours.flat())] };
  if (transparentIndex === undefined) return [plte];
  const alphas = new Uint8Array(transparentIndex + 1).fill(255);
  alphas[transparentIndex] = 0;
  return [plte, { type: 'tRNS', data: [alphas] }];
}

function indexLines({ indexOf }: Palette): WriteLines {
  return (rgba, widthPx) => {
    const values = pixelValues(rgba);
    const rowCount = values.length / widthPx;
    const bytes = new Uint8Array(spareMemory.takeZeros((widthPx + 1) * rowCount));
    for (let row = 0; row < rowCount; row++) {
      const rowEnd = (row + 1) * widthPx;
      for (let start = row * widthPx; start < rowEnd; ) {
        const end = endOfRun(values, start, rowEnd);
        fillRun(bytes, indexOf(values[start] ?? 0), start + row + 1, end + row + 1);
        start = end;
      }
    }
    return { bytes, hasKey: false };
  };
}

function rgbLines(rgba: Uint8Array, widthPx: number): ScanLines {
  const bytes = new Uint8Array(spareMemory.takeZeros((3 * widthPx + 1) * (rgba.length / 4 / widthPx)));
  let at = 0;
  let hasKey = false;
  for (let pixel = 0; pixel < rgba.length; pixel += 4) {
    if (pixel % (4 * widthPx) === 0) at++;
    const alpha = rgba[pixel + 3] ?? 0;
    if (alpha === 0) hasKey = true;
    const red = alpha === 0 ? KEY[0] : overWhite(rgba[pixel] ?? 0, alpha);
    const green = alpha === 0 ? KEY[1] : overWhite(rgba[pixel + 1] ?? 0, alpha);
    const blue = alpha === 0 ? KEY[2] : overWhite(rgba[pixel + 2] ?? 0, alpha);
    const isTaken = alpha > 0 && red === KEY[0] && green === KEY[1] && blue === KEY[2];
    bytes[at++] = isTaken ? 255 : red;
    bytes[at++] = green;
    bytes[at++] = blue;
  }
  return { bytes, hasKey };
}

function rgbaLines(rgba: Uint8Array, widthPx: number): ScanLines {
  const rowBytes = 4 * widthPx;
  const bytes = new Uint8Array(spareMemory.takeZeros(rgba.length + rgba.length / rowBytes));
  for (let start = 0, at = 1; start < rgba.length; start += rowBytes, at += rowBytes + 1) {
    bytes.set(rgba.subarray(start, start + rowBytes), at);
  }
  return { bytes, hasKey: false };
}
