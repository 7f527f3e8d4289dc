/** Entries of a list by their hashes; what an entry is its owner knows. Two to four numbers of 32 bits each. */
export interface HashSlots {
  /** The entry of this hash that is meant. */
  find(hash: number, isMeant: (entry: number) => boolean): number | undefined;
  /** One that is not there yet. */
  add(hash: number, entry: number): void;
}

/** Each is made anew by itself: of a million entries all at once would keep everybody waiting for a quarter of a second. */
const SHARDS = 64;
const SHARD_SHIFT = 26;
const FIRST_SLOTS = 16;
const EMPTY = 0;

/** `hashOf`: 32 bits, of an entry that was added; the upper ones choose a shard, the lower ones a slot in it. */
export function createHashSlots(hashOf: (entry: number) => number): HashSlots {
  /** Each slot holds the number of an entry plus one. Never more than half full. */
  const shards = Array.from({ length: SHARDS }, () => ({ slots: new Uint32Array(FIRST_SLOTS), count: 0 }));

  const shardOf = (hash: number) => shards[hash >>> SHARD_SHIFT] ?? { slots: new Uint32Array(0), count: 0 };

  function put(slots: Uint32Array, hash: number, entry: number): void {
    let slot = hash & (slots.length - 1);
    while (slots[slot] !== EMPTY) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = entry + 1;
  }

  return {
    find(hash, isMeant) {
      const { slots } = shardOf(hash);
      for (let slot = hash & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
        const number = slots[slot] ?? EMPTY;
        if (number === EMPTY) return undefined;
        if (isMeant(number - 1)) return number - 1;
      }
    },
    add(hash, entry) {
      const shard = shardOf(hash);
      if (shard.count === shard.slots.length / 2) {
        const longer = new Uint32Array(shard.slots.length * 2);
        for (const number of shard.slots) if (number !== EMPTY) put(longer, hashOf(number - 1), number - 1);
        shard.slots = longer;
      }
      put(shard.slots, hash, entry);
      shard.count += 1;
    },
  };
}
