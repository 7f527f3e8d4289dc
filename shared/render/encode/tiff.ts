// TIFF 6.0 with deflated strips of RGB or RGBA, and where the picture lies as GeoTIFF 1.1 tells it.

import type { Steps } from '../../base/steps.ts';
import { releaseTaken } from './deflate/bit-writer.ts';
import { DeflateStream } from './deflate/deflate-stream.ts';
import { isOpaque, opaqueRows } from './opaque-rows.ts';
import { bandsOf, type PixelSource } from './pixel-source.ts';
import { joinBytes } from './png-chunks.ts';

/** From pixels of an image (x right, y down, at their corners) to a coordinate system. */
export interface ImagePlace {
  /** x = a·px + b·py + c, y = d·px + e·py + f. */
  readonly transform: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
  /** The code of EPSG. */
  readonly wkid: number;
  readonly kind: 'geographic' | 'projected';
}

export interface TiffOptions {
  readonly dpi: number;
  readonly place?: ImagePlace | undefined;
}

const HEADER_BYTES = 8;
const WHITE = [255, 255, 255] as const;

/** Alpha is there where something is transparent, not multiplied in. */
export function* encodeTiff(source: PixelSource, options: TiffOptions): Steps<Uint8Array<ArrayBuffer>> {
  const hasAlpha = !(yield* isOpaque(source));
  const strips: Uint8Array<ArrayBuffer>[] = [];
  for (const [firstRow, rowCount] of bandsOf(source)) {
    const rgba = yield* source.rows(firstRow, rowCount);
    const samples = hasAlpha ? rgba : opaqueRows(rgba, WHITE);
    // Each strip is read by itself.
    strips.push(new DeflateStream(samples.length / rowCount).push(samples, true));
    yield;
  }
  const data = joinBytes(strips);
  for (const strip of strips) releaseTaken(strip);
  const [[, rowsPerStrip] = [0, 1]] = bandsOf(source);
  const offsets: number[] = [];
  let offset = HEADER_BYTES;
  for (const { length } of strips) {
    offsets.push(offset);
    offset += length;
  }
  const entries = entriesOf(source, options, hasAlpha, {
    offsets,
    lengths: strips.map(({ length }) => length),
    rowsPerStrip,
  });
  const start = HEADER_BYTES + data.length + (data.length % 2);
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  header.setUint32(0, 0x49492a00);
  header.setUint32(4, start, true);
  const padding = new Uint8Array(data.length % 2);
  return joinBytes([new Uint8Array(header.buffer), data, padding, directory(entries, start)]);
}

/** Types of TIFF: 3 of 16 bits, 4 of 32 bits, 5 fractions, 12 doubles. */
type FieldType = 3 | 4 | 5 | 12;
type Entry = readonly [tag: number, type: FieldType, values: readonly number[]];

interface Strips {
  readonly offsets: readonly number[];
  readonly lengths: readonly number[];
  readonly rowsPerStrip: number;
}

/** By ascending tags. */
function entriesOf(
  { widthPx, heightPx }: PixelSource,
  { dpi, place }: TiffOptions,
  hasAlpha: boolean,
  { offsets, lengths, rowsPerStrip }: Strips,
): Entry[] {
  const samples = hasAlpha ? 4 : 3;
  return [
    [256, 4, [widthPx]],
    [257, 4, [heightPx]],
    [258, 3, Array.from({ length: samples }, () => 8)],
    // Deflate, as Adobe writes it; colours are RGB.
    [259, 3, [8]],
    [262, 3, [2]],
    [273, 4, offsets],
    [277, 3, [samples]],
    [278, 4, [rowsPerStrip]],
    [279, 4, lengths],
    [282, 5, [dpi]],
    [283, 5, [dpi]],
    // The resolution is per inch.
    [296, 3, [2]],
    ...(hasAlpha ? [[338, 3, [2]] as const] : []),
    ...(place ? placeEntries(place) : []),
  ];
}

/** Bits of what a pixel measures: at 10,000 pixels a hundred-millionth of one, and a millionth for where the first lies. */
const SCALE_BITS = 40;
const ORIGIN_BITS = 20;

/** Less its last digits, by which engines differ in the functions of angles: the same file on every machine. */
function settled([a, b, c, d, e, f]: ImagePlace['transform']): ImagePlace['transform'] {
  const exponent = Math.floor(Math.log2(Math.max(...[a, b, d, e].map(Math.abs))));
  const rounded = (value: number, bits: number) => {
    const step = 2 ** (exponent - bits);
    // No negative zero.
    return Math.round(value / step) * step + 0;
  };
  const scale = (value: number) => rounded(value, SCALE_BITS);
  return [scale(a), scale(b), rounded(c, ORIGIN_BITS), scale(d), scale(e), rounded(f, ORIGIN_BITS)];
}

/** ModelTransformation, and the keys of the system: a pixel is an area. */
function placeEntries({ transform, wkid, kind }: ImagePlace): Entry[] {
  const [a, b, c, d, e, f] = settled(transform);
  const isProjected = kind === 'projected';
  const keys = [
    [1024, 0, 1, isProjected ? 1 : 2],
    [1025, 0, 1, 1],
    [isProjected ? 3072 : 2048, 0, 1, wkid],
  ];
  return [
    [34264, 12, [a, b, 0, c, d, e, 0, f, 0, 0, 0, 0, 0, 0, 0, 1]],
    [34735, 3, [1, 1, 1, keys.length, ...keys.flat()]],
  ];
}

const SIZES: Readonly<Record<FieldType, number>> = { 3: 2, 4: 4, 5: 8, 12: 8 };
const ENTRY_BYTES = 12;
/** Resolutions are told to a ten-thousandth. */
const FRACTION = 10_000;

/** The directory, and behind it the values that have no room in it. */
function directory(entries: readonly Entry[], start: number): Uint8Array {
  const headerBytes = 2 + ENTRY_BYTES * entries.length + 4;
  const extraBytes = entries.reduce((sum, [, type, values]) => sum + roomFor(SIZES[type] * values.length), 0);
  const view = new DataView(new ArrayBuffer(headerBytes + extraBytes));
  view.setUint16(0, entries.length, true);
  let extra = headerBytes;
  for (const [index, [tag, type, values]] of entries.entries()) {
    const at = 2 + ENTRY_BYTES * index;
    const bytes = SIZES[type] * values.length;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, values.length, true);
    if (bytes > 4) view.setUint32(at + 8, start + extra, true);
    writeValues(view, bytes > 4 ? extra : at + 8, type, values);
    extra += roomFor(bytes);
  }
  return new Uint8Array(view.buffer);
}

/** On a multiple of two bytes. */
function roomFor(bytes: number): number {
  return bytes > 4 ? bytes + (bytes % 2) : 0;
}

function writeValues(view: DataView, start: number, type: FieldType, values: readonly number[]): void {
  for (const [index, value] of values.entries()) {
    const at = start + index * SIZES[type];
    if (type === 3) view.setUint16(at, value, true);
    else if (type === 4) view.setUint32(at, value, true);
    else if (type === 12) view.setFloat64(at, value, true);
    else {
      view.setUint32(at, Math.min(2 ** 32 - 1, Math.round(value * FRACTION)), true);
      view.setUint32(at + 4, FRACTION, true);
    }
  }
}
