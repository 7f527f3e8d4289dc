/** Things that many rows share, each once, by its number. */
export interface Interned<Thing> {
  /** By their numbers. */
  readonly all: readonly Thing[];
  numberOf(thing: Thing): number;
  replaceAll(isMeant: (thing: Thing) => boolean, replace: (thing: Thing) => Thing): void;
}

/** `keyOf`: the same of things that are one. */
export function createInterned<Thing>(keyOf: (thing: Thing) => unknown): Interned<Thing> {
  const numbers = new Map<unknown, number>();
  const all: Thing[] = [];
  return {
    all,
    numberOf(thing) {
      const key = keyOf(thing);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, all.length);
      return all.push(thing) - 1;
    },
    replaceAll(isMeant, replace) {
      for (const [number, thing] of all.entries()) {
        if (!isMeant(thing)) continue;
        numbers.delete(keyOf(thing));
        all[number] = replace(thing);
        numbers.set(keyOf(all[number]), number);
      }
    },
  };
}
