/** Many short runs of bytes by their numbers: an array each would take as much again for itself. */
export interface ByteLists {
  readonly count: number;
  /** A copy of them gets the next number. */
  add(bytes: Uint8Array): void;
  /** A view; undefined where there are none of this number. */
  at(number: number): Uint8Array | undefined;
}

/** They lie together in arrays of this size: the memory between a hundred thousand small ones could not be used. */
const SLAB_BYTES = 4 * 1024 * 1024;
const FIRST_CAPACITY = 512;
const GROWTH = 1.25;

export function createByteLists(): ByteLists {
  const slabs = [new Uint8Array(0)];
  /** Where the last slab is free. */
  let used = 0;
  let slabOf = new Uint16Array(FIRST_CAPACITY);
  let starts = new Uint32Array(FIRST_CAPACITY);
  let lengths = new Uint32Array(FIRST_CAPACITY);
  let count = 0;

  function grow(): void {
    const capacity = Math.ceil(count * GROWTH);
    const longer = [new Uint16Array(capacity), new Uint32Array(capacity), new Uint32Array(capacity)] as const;
    longer[0].set(slabOf);
    longer[1].set(starts);
    longer[2].set(lengths);
    [slabOf, starts, lengths] = longer;
  }

  return {
    get count() {
      return count;
    },
    add(bytes) {
      if (used + bytes.length > (slabs.at(-1)?.length ?? 0)) {
        slabs.push(new Uint8Array(Math.max(SLAB_BYTES, bytes.length)));
        used = 0;
      }
      if (count === starts.length) grow();
      slabs.at(-1)?.set(bytes, used);
      slabOf[count] = slabs.length - 1;
      starts[count] = used;
      lengths[count] = bytes.length;
      used += bytes.length;
      count += 1;
    },
    at(number) {
      if (!(number >= 0 && number < count)) return undefined;
      const start = starts[number] ?? 0;
      return slabs[slabOf[number] ?? 0]?.subarray(start, start + (lengths[number] ?? 0));
    },
  };
}
