import { createChunkedColumn } from './chunked-column.ts';
import { createHashSlots } from './hash-slots.ts';

/** Numbers by GUIDs: some 36 bytes each, where a map of texts would take some 200. */
export interface GuidIndex {
  get(guid: string): number | undefined;
  set(guid: string, value: number): void;
}

const PARTS = 4;

type Key = readonly [number, number, number, number];

/** `guid`: 32 hexadecimal digits, with hyphens or without; others are kept as they are. */
export function createGuidIndex(): GuidIndex {
  const parts = createChunkedColumn((length) => new Uint32Array(length));
  const values = createChunkedColumn((length) => new Float64Array(length));
  let count = 0;
  const others = new Map<string, number>();
  const entries = createHashSlots((entry) => hashOf(part(entry, 0), part(entry, 3)));

  function part(entry: number, index: number): number {
    return parts.at(entry * PARTS + index);
  }

  function find(key: Key): number | undefined {
    return entries.find(hashOf(key[0], key[3]), (entry) =>
      key.every((each, index) => part(entry, index) === each),
    );
  }

  return {
    get(guid) {
      const key = keyOf(guid);
      if (!key) return others.get(guid);
      const entry = find(key);
      return entry === undefined ? undefined : values.at(entry);
    },
    set(guid, value) {
      const key = keyOf(guid);
      if (!key) {
        others.set(guid, value);
        return;
      }
      const known = find(key);
      if (known !== undefined) {
        values.put(known, value);
        return;
      }
      for (const [index, each] of key.entries()) parts.put(count * PARTS + index, each);
      values.put(count, value);
      entries.add(hashOf(key[0], key[3]), count);
      count += 1;
    },
  };
}

/** Version 4 is random but for six bits; others are mixed a little. */
function hashOf(first: number, last: number): number {
  return (first ^ Math.imul(last, 0x9e3779b1)) >>> 0;
}

function keyOf(guid: string): Key | undefined {
  const digits = guid.replaceAll('-', '');
  if (!/^[\da-f]{32}$/.test(digits)) return undefined;
  const partAt = (at: number) => Number.parseInt(digits.slice(at, at + 8), 16);
  return [partAt(0), partAt(8), partAt(16), partAt(24)];
}
