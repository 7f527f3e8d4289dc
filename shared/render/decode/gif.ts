// GIF (87a and 89a) into pixels: the first picture of the file, on its screen.

import { joinBytes } from '../encode/png-chunks.ts';
import { BrokenPicture, ByteReader } from './byte-reader.ts';
import type { DecodedPicture } from './decoded-picture.ts';
import { unpackIndices } from './gif-lzw.ts';

const [EXTENSION, IMAGE, GRAPHIC_CONTROL] = [0x21, 0x2c, 0xf9] as const;
const HEADER_BYTES = 6;
const OPAQUE = 255;
/** First line and step of the four turns in which lines of an interlaced picture come. */
const TURNS = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

interface Screen {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Red, green and blue of each colour, for pictures without colours of their own. */
  readonly palette: Uint8Array;
}

/** Throws `BrokenPicture` like all that reads a picture. */
export function readGifSize(bytes: Uint8Array): readonly [widthPx: number, heightPx: number] {
  const reader = new ByteReader(bytes, HEADER_BYTES);
  return [reader.word(), reader.word()];
}

export function readGif(bytes: Uint8Array, maxPx: number): DecodedPicture {
  const [widthPx, heightPx] = readGifSize(bytes);
  const reader = new ByteReader(bytes, HEADER_BYTES + 4);
  const flags = reader.byte();
  reader.take(2);
  const screen = { widthPx, heightPx, palette: readPalette(reader, flags) };
  let transparent = -1;
  for (;;) {
    const kind = reader.byte();
    if (kind === IMAGE) return readImage(reader, screen, { transparent, maxPx });
    if (kind !== EXTENSION) throw new BrokenPicture('It has no picture');
    const label = reader.byte();
    const body = readBlocks(reader);
    if (label === GRAPHIC_CONTROL) transparent = (body[0] ?? 0) & 1 ? (body[3] ?? -1) : -1;
  }
}

function readPalette(reader: ByteReader, flags: number): Uint8Array {
  return flags & 0x80 ? reader.take(3 * 2 ** ((flags & 7) + 1)) : new Uint8Array(0);
}

function readBlocks(reader: ByteReader): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (let length = reader.byte(); length > 0; length = reader.byte()) blocks.push(reader.take(length));
  return joinBytes(blocks);
}

interface Reading {
  /** The index of the colour that is none; -1 without one. */
  readonly transparent: number;
  readonly maxPx: number;
}

function readImage(reader: ByteReader, screen: Screen, { transparent, maxPx }: Reading): DecodedPicture {
  const [left, top, columns, rows] = [reader.word(), reader.word(), reader.word(), reader.word()];
  if (columns * rows > maxPx) throw new BrokenPicture('It is too large');
  const flags = reader.byte();
  const own = readPalette(reader, flags);
  const palette = own.length > 0 ? own : screen.palette;
  const colourBits = reader.byte();
  const indices = unpackIndices(readBlocks(reader), colourBits, columns * rows);
  const { widthPx, heightPx } = screen;
  const rgba = new Uint8Array(4 * widthPx * heightPx);
  const lines = flags & 0x40 ? interlacedLines(rows) : Array.from({ length: rows }, (_, row) => row);
  for (const [line, row] of lines.entries()) {
    for (let column = 0; column < columns && left + column < widthPx && top + row < heightPx; column++) {
      const index = indices[line * columns + column] ?? 0;
      if (index === transparent) continue;
      const at = 4 * ((top + row) * widthPx + left + column);
      for (let band = 0; band < 3; band++) rgba[at + band] = palette[3 * index + band] ?? 0;
      rgba[at + 3] = OPAQUE;
    }
  }
  return { widthPx, heightPx, rgba, isOneBit: palette.length === 6 };
}

/** The row of each line, in the order in which they come. */
function interlacedLines(rows: number): number[] {
  return TURNS.flatMap(([first, step]) =>
    Array.from({ length: Math.max(0, Math.ceil((rows - first) / step)) }, (_, index) => first + step * index),
  );
}
