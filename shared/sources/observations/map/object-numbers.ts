// Object ids of registrations: 32 bits on the wire, the same after every start, and of no two rows.

import type { ObjectIdStore } from '../../../ports/object-id-store.ts';

/** Numbers of the targets, a million at a time: each such page that is met gets a million of the numbers here. */
const PAGE_NUMBERS = 1_000_000;
/** Behind them begin the numbers of this service and of its sample, which are object ids as they are. */
const MAX_PAGES = 899;
/** A target whose numbers are scattered leaves places for others. */
const MAX_PAGES_OF_TARGET = 64;
const MAX_OBJECT_ID = 2_147_483_647;
const TABLE = 'observation-pages';

/** Where a registration has its number from: a target, or undefined for this service. */
export interface NumberedAt {
  readonly targetId: string | undefined;
  readonly regId: number;
}

/** Keeps which page has which place, and nothing of each row. */
export interface ObjectNumbers {
  /** Gives the pages of such registrations their places for good, those that are new all at once. */
  meet(registrations: Iterable<NumberedAt>): Promise<void>;
  /** The object id of a registration that was met; null where there is no place for such a number. */
  numberOf(registration: NumberedAt): number | null;
}

export function createObjectNumbers(store: Pick<ObjectIdStore, 'numberKeys' | 'read'>): ObjectNumbers {
  /** By targets and pages. */
  const places = new Map<string, Map<number, number>>();
  let pageCount = 0;
  let isRead = false;

  function keep(key: string, place: number): void {
    const { targetId, page } = readKey(key);
    const ofTarget = places.get(targetId) ?? new Map<number, number>();
    if (!ofTarget.has(page)) pageCount++;
    places.set(targetId, ofTarget.set(page, place));
  }

  async function readPlaces(): Promise<void> {
    if (isRead) return;
    for (const { table, key, id } of await store.read()) if (table === TABLE) keep(key, id);
    isRead = true;
  }

  /** The keys of those pages for which there is a place, in the order in which they were met. */
  function placeable(met: Iterable<string>): string[] {
    const keys: string[] = [];
    const rooms = new Map<string, number>();
    for (const key of met) {
      const { targetId, page } = readKey(key);
      const known = places.get(targetId);
      if (known?.has(page)) continue;
      const room = rooms.get(targetId) ?? MAX_PAGES_OF_TARGET - (known?.size ?? 0);
      if (room <= 0 || pageCount + keys.length >= MAX_PAGES) continue;
      rooms.set(targetId, room - 1);
      keys.push(key);
    }
    return keys;
  }

  return {
    async meet(registrations) {
      const met = new Set<string>();
      for (const { targetId, regId } of registrations) {
        if (targetId === undefined || !isWhole(regId)) continue;
        const page = pageOf(regId);
        if (!places.get(targetId)?.has(page)) met.add(`${targetId} ${page}`);
      }
      if (met.size === 0) return;
      await readPlaces();
      const keys = placeable(met);
      if (keys.length === 0) return;
      const given = await store.numberKeys(TABLE, keys);
      for (const [index, key] of keys.entries()) keep(key, given[index] ?? MAX_PAGES + 1);
    },
    numberOf({ targetId, regId }) {
      if (!isWhole(regId)) return null;
      if (targetId === undefined) return regId <= MAX_OBJECT_ID ? regId : null;
      const place = places.get(targetId)?.get(pageOf(regId));
      return place === undefined || place > MAX_PAGES ? null : place * PAGE_NUMBERS + (regId % PAGE_NUMBERS);
    },
  };
}

function readKey(key: string): { targetId: string; page: number } {
  const cut = key.lastIndexOf(' ');
  return { targetId: key.slice(0, cut), page: Number(key.slice(cut + 1)) };
}

function isWhole(regId: number): boolean {
  return Number.isSafeInteger(regId) && regId >= 0;
}

function pageOf(regId: number): number {
  return Math.floor(regId / PAGE_NUMBERS);
}
