// The lines of a PNG, unfiltered and made into pixels.

import { bitsPerPixel, type Pass, type PngChunks, passSize } from './png-passes.ts';

/** A pixel's samples into four bytes. */
type ReadPixel = (line: Uint8Array, column: number, rgba: Uint8Array, at: number) => void;

/** Red, green, blue and alpha; undefined where a line has a filter that there is not. */
export function readPngPixels(
  lines: Uint8Array,
  chunks: PngChunks,
  passes: readonly Pass[],
): Uint8Array<ArrayBuffer> | undefined {
  const { header } = chunks;
  const rgba = new Uint8Array(4 * header.widthPx * header.heightPx);
  const readPixel = pixelReader(chunks);
  const bits = bitsPerPixel(header);
  const step = Math.max(1, bits >> 3);
  let at = 0;
  for (const pass of passes) {
    const [left, top, across, down] = pass;
    const { columns, rows } = passSize(header, pass);
    const lineBytes = Math.ceil((columns * bits) / 8);
    let above: Uint8Array = new Uint8Array(lineBytes);
    for (let row = 0; row < rows; row++) {
      const line = lines.subarray(at + 1, at + 1 + lineBytes);
      if (!unfilter(line, above, lines[at] ?? 0, step)) return undefined;
      const first = (top + row * down) * header.widthPx + left;
      for (let column = 0; column < columns; column++) {
        readPixel(line, column, rgba, 4 * (first + column * across));
      }
      above = line;
      at += 1 + lineBytes;
    }
  }
  return rgba;
}

/** In place. `step`: bytes from a pixel to the next. False where there is no such filter. */
function unfilter(line: Uint8Array, above: Uint8Array, filter: number, step: number): boolean {
  if (filter > 4) return false;
  for (let index = 0; filter > 0 && index < line.length; index++) {
    const left = index < step ? 0 : (line[index - step] ?? 0);
    const up = above[index] ?? 0;
    const corner = index < step ? 0 : (above[index - step] ?? 0);
    const guess =
      filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
    line[index] = (line[index] ?? 0) + guess;
  }
  return true;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const byLeft = Math.abs(guess - left);
  const byUp = Math.abs(guess - up);
  const byCorner = Math.abs(guess - corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

const OPAQUE = 255;

function pixelReader({ header: { bitDepth, colourType }, palette, transparency }: PngChunks): ReadPixel {
  const sample = (line: Uint8Array, index: number) => {
    if (bitDepth === 16) return ((line[2 * index] ?? 0) << 8) | (line[2 * index + 1] ?? 0);
    const bit = index * bitDepth;
    return ((line[bit >> 3] ?? 0) >> (8 - bitDepth - (bit & 7))) & (2 ** bitDepth - 1);
  };
  const byte = (value: number) => Math.floor((value * OPAQUE) / (2 ** bitDepth - 1) + 0.5);
  if (colourType === 3) {
    return (line, column, rgba, at) => {
      const index = sample(line, column);
      rgba.set([...palette.subarray(3 * index, 3 * index + 3), transparency[index] ?? OPAQUE], at);
    };
  }
  const isGrey = colourType === 0 || colourType === 4;
  const hasAlpha = colourType >= 4;
  const channels = (isGrey ? 1 : 3) + (hasAlpha ? 1 : 0);
  const key = Array.from(
    { length: transparency.length >> 1 },
    (_, index) => ((transparency[2 * index] ?? 0) << 8) | (transparency[2 * index + 1] ?? 0),
  );
  const isKeyed = !hasAlpha && key.length === channels;
  return (line, column, rgba, at) => {
    const first = column * channels;
    const red = sample(line, first);
    const green = isGrey ? red : sample(line, first + 1);
    const blue = isGrey ? red : sample(line, first + 2);
    const isCutOut = isKeyed && red === key[0] && (isGrey || (green === key[1] && blue === key[2]));
    rgba[at] = byte(red);
    rgba[at + 1] = byte(green);
    rgba[at + 2] = byte(blue);
    rgba[at + 3] = hasAlpha ? byte(sample(line, first + channels - 1)) : isCutOut ? 0 : OPAQUE;
  };
}
