// Object ids of registrations: 32 bits on the wire, the same after every start, and of no two rows.

import type { ObjectIdStore } from '../../../ports/object-id-store.ts';

/** Numbers of the targets, a million at a time: each such page that is met gets a million of the numbers here. */
const PAGE_NUMBERS = 1_000_000;
/** Behind them begin the numbers of this service and of its sample, which are object ids as they are. */
const MAX_PAGES = 899;
const MAX_OBJECT_ID = 2_147_483_647;
const TABLE = 'observation-pages';

/** Where a number comes from; undefined for this service. */
type TargetId = string | undefined;

/** The object id of a registration; null where there is none for such a number. A promise where its page is new. */
export type ObjectNumbers = (targetId: TargetId, regId: number) => Promise<number | null> | number | null;

/** Keeps which page has which place, and nothing of each row. */
export function createObjectNumbers(objectIds: Pick<ObjectIdStore, 'numberKeys'>): ObjectNumbers {
  const places = new Map<string, Map<number, number>>();

  /** The page gets its place for good. */
  async function learnPlace(targetId: string, page: number): Promise<number> {
    const [place] = await objectIds.numberKeys(TABLE, [`${targetId} ${page}`]);
    const ofTarget = places.get(targetId) ?? new Map<number, number>();
    ofTarget.set(page, place ?? MAX_PAGES + 1);
    places.set(targetId, ofTarget);
    return place ?? MAX_PAGES + 1;
  }

  return (targetId, regId) => {
    if (!Number.isSafeInteger(regId) || regId < 0) return null;
    if (targetId === undefined) return regId <= MAX_OBJECT_ID ? regId : null;
    const page = Math.floor(regId / PAGE_NUMBERS);
    const numberAt = (place: number) =>
      place > MAX_PAGES ? null : place * PAGE_NUMBERS + (regId % PAGE_NUMBERS);
    const known = places.get(targetId)?.get(page);
    return known === undefined ? learnPlace(targetId, page).then(numberAt) : numberAt(known);
  };
}
