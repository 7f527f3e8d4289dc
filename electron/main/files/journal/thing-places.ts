// Where the last change of each thing stands. A million things take some 130 bytes each, their ids included: an object
// for each would take twice as much, and the host more memory than the window that it serves.

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';

type ThingName = BridgeType<'ThingName'>;

/** Where the last change of a thing stands. */
export interface ThingPlace extends ThingName {
  readonly number: number;
  /** Whether that change removed it. Such things are remembered: what a store still has of them must go. */
  readonly isGone: boolean;
  readonly segment: string;
  readonly offset: number;
  readonly bytes: number;
}

/** A change, without the values of its things. */
export interface NamedChange {
  readonly number: number;
  readonly puts: readonly ThingName[];
  readonly deletes: readonly ThingName[];
}

export interface ThingPlaces {
  /** How many things there are, gone ones too. */
  readonly count: number;
  /** Of the changes that are the last one of a thing. */
  livingBytes(): number;
  /** What a change did to things, and where it stands, is what is known of them from then on. */
  remember(change: NamedChange, at: Pick<ThingPlace, 'segment' | 'offset' | 'bytes'>): void;
  /** Those that changed after one change and up to another, in the order of their changes; of a kind, or of all. */
  list(range?: {
    readonly kind?: string;
    readonly after?: number;
    readonly upTo?: number;
  }): Iterable<ThingPlace>;
}

const FIRST_CAPACITY = 1024;
const GROWTH = 1.5;

/** One entry for each time that a change names a thing, in the order of the changes; the last one of a thing counts. */
function createColumns(capacity: number) {
  return {
    number: new Float64Array(capacity),
    offset: new Float64Array(capacity),
    bytes: new Uint32Array(capacity),
    segment: new Uint32Array(capacity),
    kind: new Uint16Array(capacity),
    isGone: new Uint8Array(capacity),
  };
}

type Columns = ReturnType<typeof createColumns>;

export function createThingPlaces(): ThingPlaces {
  const kinds = createNames();
  const segments = createNames();
  /** The entries that count, by kind and id. */
  const lastEntries: Map<string, number>[] = [];
  let columns = createColumns(FIRST_CAPACITY);
  let ids: string[] = [];
  let isOrdered = true;

  function enter(name: ThingName, facts: Omit<ThingPlace, 'kind' | 'id'>): void {
    const entry = ids.length;
    columns = withRoomFor(columns, entry);
    const kind = kinds.numberOf(name.kind);
    columns.number[entry] = facts.number;
    columns.offset[entry] = facts.offset;
    columns.bytes[entry] = facts.bytes;
    columns.segment[entry] = segments.numberOf(facts.segment);
    columns.kind[entry] = kind;
    columns.isGone[entry] = facts.isGone ? 1 : 0;
    // A compacted segment whose old ones are still there says again what they said.
    if (entry > 0 && facts.number < at(columns.number, entry - 1)) isOrdered = false;
    ids.push(name.id);
    lastEntries[kind] ??= new Map();
    lastEntries[kind].set(name.id, entry);
  }

  function placeOf(entry: number): ThingPlace {
    return {
      kind: kinds.all[at(columns.kind, entry)] ?? '',
      id: ids[entry] ?? '',
      number: at(columns.number, entry),
      isGone: at(columns.isGone, entry) === 1,
      segment: segments.all[at(columns.segment, entry)] ?? '',
      offset: at(columns.offset, entry),
      bytes: at(columns.bytes, entry),
    };
  }

  const counts = (entry: number) => lastEntries[at(columns.kind, entry)]?.get(ids[entry] ?? '') === entry;

  function putInOrder(): void {
    const living = [...ids.keys()].filter(counts).map(placeOf);
    isOrdered = true;
    ids = [];
    lastEntries.length = 0;
    for (const place of living.toSorted((one, other) => one.number - other.number)) enter(place, place);
  }

  return {
    get count() {
      return lastEntries.reduce((sum, own) => sum + own.size, 0);
    },
    livingBytes() {
      if (!isOrdered) putInOrder();
      let [sum, counted] = [0, -1];
      for (let entry = 0; entry < ids.length; entry++) {
        const number = at(columns.number, entry);
        // All things of one change come one after the other.
        if (number === counted || !counts(entry)) continue;
        sum += at(columns.bytes, entry);
        counted = number;
      }
      return sum;
    },
    remember({ number, puts, deletes }, where) {
      for (const name of puts) enter(name, { number, isGone: false, ...where });
      for (const name of deletes) enter(name, { number, isGone: true, ...where });
    },
    *list({ kind, after = -1, upTo = Number.POSITIVE_INFINITY } = {}) {
      if (!isOrdered) putInOrder();
      const wanted = kind === undefined ? undefined : kinds.all.indexOf(kind);
      for (let entry = firstAfter(after, columns.number, ids.length); entry < ids.length; entry++) {
        if (at(columns.number, entry) > upTo) return;
        const isWanted = wanted === undefined || columns.kind[entry] === wanted;
        if (isWanted && counts(entry)) yield placeOf(entry);
      }
    },
  };
}

/** The first entry whose change came after another one. */
function firstAfter(after: number, numbers: Columns['number'], count: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(numbers, middle) > after) high = middle;
    else low = middle + 1;
  }
  return low;
}

function at(column: Columns[keyof Columns], entry: number): number {
  return column[entry] ?? 0;
}

function withRoomFor(columns: Columns, entry: number): Columns {
  if (entry < columns.number.length) return columns;
  const longer = createColumns(Math.ceil(columns.number.length * GROWTH));
  longer.number.set(columns.number);
  longer.offset.set(columns.offset);
  longer.bytes.set(columns.bytes);
  longer.segment.set(columns.segment);
  longer.kind.set(columns.kind);
  longer.isGone.set(columns.isGone);
  return longer;
}

/** Few names, each by its number. */
function createNames() {
  const numbers = new Map<string, number>();
  const all: string[] = [];
  return {
    all,
    numberOf(name: string): number {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, all.length);
      return all.push(name) - 1;
    },
  };
}
