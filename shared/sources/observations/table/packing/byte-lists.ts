/** Many short runs of bytes by their numbers, four bytes more for each: an array each would take a hundred. */
export interface ByteLists {
  /** A copy of them gets the next number. */
  add(bytes: Uint8Array): void;
  /** A view; undefined where there are none of this number. */
  at(number: number): Uint8Array | undefined;
}

/** They lie together in arrays of this size: the memory between a million small ones could not be used. */
const SLAB_BYTES = 4 * 1024 * 1024;
const FIRST_CAPACITY = 512;
const GROWTH = 1.25;

export function createByteLists(): ByteLists {
  const slabs: Uint8Array[] = [];
  /** Where each slab was full. */
  const ends: number[] = [];
  /** What is longer than a slab. */
  const large = new Map<number, Uint8Array>();
  /** As if the slabs were one. */
  let starts = new Uint32Array(FIRST_CAPACITY);
  let count = 0;
  let position = 0;

  /** Makes sure that the last slab has room for so many, where the next position is. */
  function makeRoom(bytes: number): void {
    if (position + Math.max(1, bytes) <= slabs.length * SLAB_BYTES) return;
    if (slabs.length > 0) ends.push(position);
    position = slabs.length * SLAB_BYTES;
    slabs.push(new Uint8Array(SLAB_BYTES));
  }

  return {
    add(bytes) {
      if (count === starts.length) {
        const longer = new Uint32Array(Math.ceil(count * GROWTH));
        longer.set(starts);
        starts = longer;
      }
      const isLarge = bytes.length > SLAB_BYTES;
      if (isLarge) large.set(count, bytes.slice());
      else makeRoom(bytes.length);
      starts[count++] = position;
      if (isLarge) return;
      slabs.at(-1)?.set(bytes, position % SLAB_BYTES);
      position += bytes.length;
    },
    at(number) {
      if (!(number >= 0 && number < count)) return undefined;
      const start = starts[number] ?? 0;
      const slab = Math.floor(start / SLAB_BYTES);
      const next = number + 1 < count ? (starts[number + 1] ?? 0) : position;
      const end = Math.min(next, ends[slab] ?? next);
      return large.get(number) ?? slabs[slab]?.subarray(start % SLAB_BYTES, end - slab * SLAB_BYTES);
    },
  };
}
