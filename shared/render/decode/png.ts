// PNG (ISO/IEC 15948) of any kind into pixels: the same ones on every machine, and no more of them than are allowed,
// whatever a file says of itself.

import { Unzlib } from 'fflate';
import { joinBytes } from '../encode/png-chunks.ts';
import type { PixelImage } from '../pixel-image.ts';
import { bitsPerPixel, type Pass, type PngChunks, type PngHeader, passSize } from './png-passes.ts';
import { readPngPixels } from './png-samples.ts';

interface DecodedPng extends PixelImage {
  /** Nothing but two colours, by one bit for each pixel. */
  readonly isOneBit: boolean;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const DEPTHS: { readonly [colourType: number]: readonly number[] } = {
  ...{ 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] },
};
const WHOLE: readonly Pass[] = [[0, 0, 1, 1]];
const ADAM7: readonly Pass[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];
/** What is packed is read so many bytes at a time, so that it cannot grow far beyond what is expected. */
const SLICE_BYTES = 4096;

/** How many pixels a file says that it has; 0 of what is no PNG. */
export function pngPixels(bytes: Uint8Array): number {
  const header = readFile(bytes)?.header;
  return header ? header.widthPx * header.heightPx : 0;
}

/** Undefined where it is no PNG, is damaged, or has more than `maxPx` pixels. */
export function decodePng(bytes: Uint8Array, maxPx: number): DecodedPng | undefined {
  const read = readFile(bytes);
  if (!read || !isPossible(read.header, maxPx)) return undefined;
  const { header } = read;
  const passes = (header.isInterlaced ? ADAM7 : WHOLE).filter(
    ([left, top]) => left < header.widthPx && top < header.heightPx,
  );
  const expected = passes.reduce((sum, pass) => sum + passBytes(header, pass), 0);
  const lines = unpack(read.packed, expected);
  const rgba = lines && readPngPixels(lines, read, passes);
  if (!rgba) return undefined;
  const { widthPx, heightPx, bitDepth } = header;
  return { widthPx, heightPx, rgba, isOneBit: bitDepth === 1 };
}

function readFile(bytes: Uint8Array) {
  return SIGNATURE.every((byte, index) => bytes[index] === byte) ? readChunks(bytes) : undefined;
}

function passBytes(header: PngHeader, pass: Pass): number {
  const { columns, rows } = passSize(header, pass);
  return rows * (1 + Math.ceil((columns * bitsPerPixel(header)) / 8));
}

function isPossible({ widthPx, heightPx, bitDepth, colourType }: PngHeader, maxPx: number): boolean {
  const isSized = widthPx > 0 && heightPx > 0 && widthPx * heightPx <= maxPx;
  return isSized && (DEPTHS[colourType]?.includes(bitDepth) ?? false);
}

function readChunks(bytes: Uint8Array): (PngChunks & { readonly packed: readonly Uint8Array[] }) | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const none = new Uint8Array(0);
  const found = new Map<string, Uint8Array>();
  const packed: Uint8Array[] = [];
  for (let at = SIGNATURE.length; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + view.getUint32(at));
    if (name === 'IDAT') packed.push(body);
    else if (!found.has(name)) found.set(name, body);
    if (name === 'IEND') break;
    at += 12 + view.getUint32(at);
  }
  const header = readHeader(found.get('IHDR') ?? none);
  if (!header) return undefined;
  return { header, palette: found.get('PLTE') ?? none, transparency: found.get('tRNS') ?? none, packed };
}

function readHeader(body: Uint8Array): PngHeader | undefined {
  if (body.length !== 13) return undefined;
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const [bitDepth = 0, colourType = 0, compression, filter, interlace = 2] = body.subarray(8);
  if (compression !== 0 || filter !== 0 || interlace > 1) return undefined;
  const [widthPx, heightPx] = [view.getUint32(0), view.getUint32(4)];
  return { widthPx, heightPx, bitDepth, colourType, isInterlaced: interlace === 1 };
}

/** Exactly so many bytes, else undefined. */
function unpack(packed: readonly Uint8Array[], expected: number): Uint8Array | undefined {
  const bytes = new Uint8Array(expected);
  let length = 0;
  const stream = new Unzlib((piece) => {
    bytes.set(piece.subarray(0, expected - Math.min(length, expected)), Math.min(length, expected));
    length += piece.length;
  });
  try {
    // Together: taking a piece costs the same however little is in it.
    const whole = joinBytes(packed);
    for (let at = 0; at < whole.length && length <= expected; at += SLICE_BYTES) {
      stream.push(whole.subarray(at, at + SLICE_BYTES));
    }
  } catch {
    return undefined;
  }
  return length === expected ? bytes : undefined;
}
