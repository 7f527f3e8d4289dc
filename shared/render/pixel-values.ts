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
