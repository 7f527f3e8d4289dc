// Unpacks the indices of a GIF's pixels (appendix F of its specification).

import { BrokenPicture } from './byte-reader.ts';

const MAX_BITS = 12;

/** `packed`: the blocks joined. Throws `BrokenPicture` where there are fewer than `count` of them. */
export function unpackIndices(packed: Uint8Array, colourBits: number, count: number): Uint8Array {
  if (colourBits < 1 || colourBits > 8) throw new BrokenPicture('No colours are that wide');
  const indices = new Uint8Array(count);
  const clear = 1 << colourBits;
  // Of each code: the code of all but its last index, that index, its first one, and how many there are.
  const before = new Uint16Array(1 << MAX_BITS);
  const last = Uint8Array.from(before, (_, code) => code);
  const first = Uint8Array.from(last);
  const lengths = new Uint16Array(1 << MAX_BITS).fill(1);
  let [bits, bitCount, width, next, previous] = [0, 0, colourBits + 1, clear + 2, -1];
  let length = 0;
  for (let at = 0; length < count; ) {
    while (bitCount < width) {
      bits |= (packed[at++] ?? 0) << bitCount;
      bitCount += 8;
    }
    if (at > packed.length) break;
    const code = bits & ((1 << width) - 1);
    bits >>>= width;
    bitCount -= width;
    if (code === clear) [width, next, previous] = [colourBits + 1, clear + 2, -1];
    else if (code === clear + 1 || code > next || (code === next && previous < 0)) break;
    else {
      if (previous >= 0 && next < 1 << MAX_BITS) {
        before[next] = previous;
        first[next] = first[previous] ?? 0;
        last[next] = first[code === next ? previous : code] ?? 0;
        lengths[next] = (lengths[previous] ?? 0) + 1;
        next += 1;
      }
      if (next === 1 << width && width < MAX_BITS) width += 1;
      length += lengths[code] ?? 0;
      for (let place = length - 1, step = code; place >= length - (lengths[code] ?? 0); place--) {
        if (place < count) indices[place] = last[step] ?? 0;
        step = before[step] ?? 0;
      }
      previous = code;
    }
  }
  if (length < count) throw new BrokenPicture('Pixels are missing');
  return indices;
}
