// Pixels as numbers of four bytes, as the machine orders them: equal ones are equal, and a run of them is filled at once.

/** The pixels of bytes of red, green, blue and alpha. The same memory. */
export function pixelValues<Memory extends ArrayBufferLike>(rgba: Uint8Array<Memory>): Uint32Array<Memory> {
  return new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
}

/** Where the pixels that are equal to the one at `start` end: the first that differs, `end` at most. */
export function endOfRun(values: Uint32Array, start: number, end: number): number {
  const value = values[start];
  let next = start + 1;
  while (next < end && values[next] === value) next++;
  return next;
}

const [FIRST_BYTE] = new Uint8Array(Uint32Array.of(1).buffer);
const IS_LITTLE_ENDIAN = FIRST_BYTE === 1;

/** By how many bits each part of a pixel lies above the lowest. */
export const RED_SHIFT = IS_LITTLE_ENDIAN ? 0 : 24;
export const GREEN_SHIFT = IS_LITTLE_ENDIAN ? 8 : 16;
export const BLUE_SHIFT = IS_LITTLE_ENDIAN ? 16 : 8;
export const ALPHA_SHIFT = IS_LITTLE_ENDIAN ? 24 : 0;

/** The number of a pixel of these bytes. */
export function pixelValue(red: number, green: number, blue: number, alpha: number): number {
  return ((red << RED_SHIFT) | (green << GREEN_SHIFT) | (blue << BLUE_SHIFT) | (alpha << ALPHA_SHIFT)) >>> 0;
}

/** Red, green, blue and alpha of the number of a pixel. */
export function pixelBytes(value: number): readonly [number, number, number, number] {
  const bytes = [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24] as const;
  const [first, second, third, fourth] = bytes;
  return IS_LITTLE_ENDIAN ? bytes : [fourth, third, second, first];
}

/** Shorter runs are filled faster by hand than by the array. */
const LONG_RUN = 24;

/** Fills a run of pixels or of what stands for them. */
export function fillRun(values: Uint8Array | Uint32Array, value: number, start: number, end: number): void {
  if (end - start > LONG_RUN) values.fill(value, start, end);
  else for (let index = start; index < end; index++) values[index] = value;
}
