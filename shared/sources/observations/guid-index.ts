/** Numbers by GUIDs: 28 bytes each, where a map of texts would take some 200. */
export interface GuidIndex {
  get(guid: string): number | undefined;
  set(guid: string, value: number): void;
}

const FIRST_SLOTS = 1024;
const PARTS = 4;
const EMPTY = 0;

/** `guid`: 32 hexadecimal digits, with hyphens or without; others are kept as they are. */
export function createGuidIndex(): GuidIndex {
  /** By hash; each holds the number of an entry plus one. Never more than half full. */
  let slots = new Uint32Array(FIRST_SLOTS);
  let parts = new Uint32Array((FIRST_SLOTS / 2) * PARTS);
  let values = new Float64Array(FIRST_SLOTS / 2);
  let count = 0;
  const others = new Map<string, number>();

  function slotOf(key: readonly number[]): number {
    // Version 4 is random but for six bits; others are mixed a little.
    let slot = ((key[0] ?? 0) ^ Math.imul(key[3] ?? 0, 0x9e3779b1)) & (slots.length - 1);
    while (slots[slot] !== EMPTY && !isAt((slots[slot] ?? 0) - 1, key))
      slot = (slot + 1) & (slots.length - 1);
    return slot;
  }

  function isAt(entry: number, key: readonly number[]): boolean {
    return key.every((part, index) => parts[entry * PARTS + index] === part);
  }

  function grow(): void {
    const longerParts = new Uint32Array(parts.length * 2);
    const longerValues = new Float64Array(values.length * 2);
    longerParts.set(parts);
    longerValues.set(values);
    parts = longerParts;
    values = longerValues;
    slots = new Uint32Array(slots.length * 2);
    for (let entry = 0; entry < count; entry++) {
      const key = [...parts.subarray(entry * PARTS, (entry + 1) * PARTS)];
      slots[slotOf(key)] = entry + 1;
    }
  }

  return {
    get(guid) {
      const key = partsOf(guid);
      if (!key) return others.get(guid);
      const entry = slots[slotOf(key)] ?? EMPTY;
      return entry === EMPTY ? undefined : values[entry - 1];
    },
    set(guid, value) {
      const key = partsOf(guid);
      if (!key) {
        others.set(guid, value);
        return;
      }
      if (count === values.length) grow();
      const slot = slotOf(key);
      if (slots[slot] === EMPTY) {
        parts.set(key, count * PARTS);
        slots[slot] = ++count;
      }
      values[(slots[slot] ?? 0) - 1] = value;
    },
  };
}

function partsOf(guid: string): number[] | undefined {
  const digits = guid.replaceAll('-', '');
  if (!/^[\da-f]{32}$/.test(digits)) return undefined;
  return [0, 8, 16, 24].map((at) => Number.parseInt(digits.slice(at, at + 8), 16));
}
