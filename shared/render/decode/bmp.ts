// BMP (Windows 2 to 5, OS/2 1) into pixels: palettes of 1, 4 and 8 bits, also run by run, and colours of 16, 24 and 32.

import { readRuns } from './bmp-runs.ts';
import { BrokenPicture, ByteReader } from './byte-reader.ts';
import type { DecodedPicture } from './decoded-picture.ts';

const FILE_HEADER_BYTES = 14;
const OLD_HEADER_BYTES = 12;
const [PLAIN, RUNS_OF_8, RUNS_OF_4, MASKS] = [0, 1, 2, 3] as const;
const OPAQUE = 255;

interface BmpHeader {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The first line is the upper one; else it is the lowest. */
  readonly isFromAbove: boolean;
  readonly bits: number;
  readonly packing: number;
  /** Where pixels begin. */
  readonly start: number;
  /** Red, green, blue and nothing of each colour. */
  readonly palette: Uint8Array;
  /** Bits of red, green, blue and alpha. */
  readonly masks: readonly number[];
}

/** Throws `BrokenPicture` like all that reads a picture. */
export function readBmpSize(bytes: Uint8Array): readonly [widthPx: number, heightPx: number] {
  const reader = new ByteReader(bytes, FILE_HEADER_BYTES);
  const isOld = reader.long() === OLD_HEADER_BYTES;
  return isOld ? [reader.word(), reader.word()] : [reader.long(), Math.abs(reader.long())];
}

export function readBmp(bytes: Uint8Array): DecodedPicture {
  const header = readHeader(bytes);
  const { widthPx, heightPx, bits, packing, palette } = header;
  const isOneBit = bits === 1;
  if (packing === RUNS_OF_8 || packing === RUNS_OF_4) {
    const indices = readRuns(new ByteReader(bytes, header.start), header, packing === RUNS_OF_4);
    const rgba = pixels(header, (line, x, into, at) =>
      putColour(palette, indices[line * widthPx + x], into, at),
    );
    return { widthPx, heightPx, isOneBit, rgba };
  }
  const lineBytes = 4 * Math.ceil((widthPx * bits) / 32);
  const data = new ByteReader(bytes, header.start).take(lineBytes * heightPx);
  const reader = bits <= 8 ? indexReader : bits === 24 ? byteReader : maskReader;
  return { widthPx, heightPx, rgba: pixels(header, reader(header, data, lineBytes)), isOneBit };
}

function readHeader(bytes: Uint8Array): BmpHeader {
  const start = new ByteReader(bytes, 10).long();
  const reader = new ByteReader(bytes, FILE_HEADER_BYTES);
  const size = reader.long();
  const isOld = size === OLD_HEADER_BYTES;
  const [widthPx, height] = isOld ? [reader.word(), reader.word()] : [reader.long(), reader.long()];
  reader.word();
  const bits = reader.word();
  const packing = isOld ? PLAIN : reader.long();
  if (!isPossible(bits, packing) || (!isOld && size < 40)) throw new BrokenPicture('No such kind of BMP');
  if (!isOld) reader.take(12);
  const used = isOld ? 0 : reader.long();
  if (!isOld) reader.take(4);
  const masks =
    packing === MASKS
      ? readMasks(reader, size)
      : bits === 16
        ? [0x7c00, 0x3e0, 0x1f, 0]
        : [0xff0000, 0xff00, 0xff, 0];
  const count = bits > 8 ? 0 : used > 0 && used <= 2 ** bits ? used : 2 ** bits;
  reader.at = FILE_HEADER_BYTES + size;
  const palette = readPalette(reader, count, isOld ? 3 : 4);
  return {
    widthPx,
    heightPx: Math.abs(height),
    isFromAbove: height < 0,
    bits,
    packing,
    start,
    palette,
    masks,
  };
}

function isPossible(bits: number, packing: number): boolean {
  if (packing === RUNS_OF_8) return bits === 8;
  if (packing === RUNS_OF_4) return bits === 4;
  if (packing === MASKS) return bits === 16 || bits === 32;
  return packing === PLAIN && [1, 4, 8, 16, 24, 32].includes(bits);
}

/** Older headers have no alpha, and have their masks behind them. */
function readMasks(reader: ByteReader, size: number): number[] {
  const masks = [reader.long(), reader.long(), reader.long()];
  return [...masks, size >= 56 ? reader.long() : 0];
}

function readPalette(reader: ByteReader, count: number, entryBytes: number): Uint8Array {
  const palette = new Uint8Array(4 * count);
  for (let index = 0; index < count; index++) {
    const [blue = 0, green = 0, red = 0] = reader.take(entryBytes);
    palette.set([red, green, blue], 4 * index);
  }
  return palette;
}

/** Writes red, green, blue and alpha of a pixel; lines are counted in the order of the file. */
type ReadPixel = (line: number, x: number, rgba: Uint8Array, at: number) => void;

function pixels({ widthPx, heightPx, isFromAbove }: BmpHeader, read: ReadPixel): Uint8Array<ArrayBuffer> {
  const rgba = new Uint8Array(4 * widthPx * heightPx).fill(OPAQUE);
  for (let line = 0; line < heightPx; line++) {
    const row = isFromAbove ? line : heightPx - 1 - line;
    for (let x = 0; x < widthPx; x++) read(line, x, rgba, 4 * (row * widthPx + x));
  }
  return rgba;
}

/** Black where the palette does not have it. */
function putColour(palette: Uint8Array, index = 0, rgba: Uint8Array, at: number): void {
  for (let band = 0; band < 3; band++) rgba[at + band] = palette[4 * index + band] ?? 0;
}

function indexReader({ bits, palette }: BmpHeader, data: Uint8Array, lineBytes: number): ReadPixel {
  return (line, x, rgba, at) => {
    const bit = x * bits;
    const byte = data[line * lineBytes + (bit >> 3)] ?? 0;
    putColour(palette, (byte >> (8 - bits - (bit & 7))) & (2 ** bits - 1), rgba, at);
  };
}

function byteReader(_header: BmpHeader, data: Uint8Array, lineBytes: number): ReadPixel {
  return (line, x, rgba, at) => {
    for (let band = 0; band < 3; band++) rgba[at + band] = data[line * lineBytes + 3 * x + 2 - band] ?? 0;
  };
}

function maskReader({ bits, masks }: BmpHeader, data: Uint8Array, lineBytes: number): ReadPixel {
  const bytes = bits / 8;
  const bands = masks.map((mask) => ({ mask, shift: mask === 0 ? 0 : 31 - Math.clz32(mask & -mask) }));
  return (line, x, rgba, at) => {
    let value = 0;
    for (let byte = 0; byte < bytes; byte++)
      value |= (data[line * lineBytes + x * bytes + byte] ?? 0) << (8 * byte);
    for (const [band, { mask, shift }] of bands.entries()) {
      const most = mask >>> shift;
      if (most > 0) rgba[at + band] = Math.floor((((value & mask) >>> shift) * OPAQUE) / most + 0.5);
    }
  };
}
