// The packing of BMP with a palette: runs of one colour, and of pairs of colours where they have four bits.

import { BrokenPicture, type ByteReader } from './byte-reader.ts';

const [END_OF_LINE, END_OF_PICTURE, MOVE] = [0, 1, 2] as const;

/** The index of each pixel, line by line as they come; what is left out has the index 0. */
export function readRuns(
  reader: ByteReader,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  isFourBits: boolean,
): Uint8Array {
  const indices = new Uint8Array(widthPx * heightPx);
  let [x, line] = [0, 0];
  const put = (index: number) => {
    if (line >= heightPx) throw new BrokenPicture('A run leaves the picture');
    // Some programs fill lines up.
    if (x < widthPx) indices[line * widthPx + x] = index;
    x += 1;
  };
  const nibble = (byte: number, at: number) => (at % 2 === 0 ? byte >> 4 : byte & 15);
  for (;;) {
    const [count, value] = [reader.byte(), reader.byte()];
    for (let at = 0; at < count; at++) put(isFourBits ? nibble(value, at) : value);
    if (count > 0) continue;
    if (value === END_OF_PICTURE) return indices;
    if (value === END_OF_LINE) [x, line] = [0, line + 1];
    else if (value === MOVE) [x, line] = [x + reader.byte(), line + reader.byte()];
    else {
      // Plain pixels, filled up to two bytes.
      const bytes = reader.take(isFourBits ? Math.ceil(value / 2) : value);
      for (let at = 0; at < value; at++) put(isFourBits ? nibble(bytes[at >> 1] ?? 0, at) : (bytes[at] ?? 0));
      if (bytes.length % 2 === 1) reader.byte();
    }
  }
}
