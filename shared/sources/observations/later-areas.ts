// What boundaries said of registrations afterwards, because somebody asked: beside the registrations, which stay as they
// were kept. A thing of changes holds it for a thousand numbers, so that a million are asked about in a few changes.

import { isJsonObject, type Json } from '../../base/json.ts';
import { type Effect, readThings } from '../../changes/changes.ts';
import type { ThingStore } from '../../changes/undo.ts';
import type { JournalPort } from '../../ports/journal.ts';
import { readLaterFound } from './found-areas.ts';
import { FIRST_LOCAL_ID, type LaterFound, type StoredRegistration } from './stored-registration.ts';

type AreasOfRows = ReadonlyMap<number, LaterFound>;

export interface LaterAreas extends ThingStore {
  /** The registration with what is said of it now, also where that is nothing. */
  addTo(stored: StoredRegistration): StoredRegistration;
  /** The things that say so of these registrations, and of others what they said before. */
  putsOf(areas: AreasOfRows): Effect['puts'];
  /** Told of the registrations of which something else is said now; who applies a change waits. */
  onChanged(listener: (regIds: ReadonlySet<number>) => Promise<void>): void;
}

const KIND = 'registration-areas';
const ROWS_OF_A_THING = 1000;

export async function openLaterAreas(journal: JournalPort): Promise<LaterAreas> {
  const batches = new Map<number, AreasOfRows>();
  const share = createSharing();
  let tell: (regIds: ReadonlySet<number>) => Promise<void> = async () => undefined;

  const enter = (id: string, value: Json | undefined) =>
    batches.set(Number(id), readBatch(Number(id), value, share));
  for await (const { id, isGone, value } of readThings(journal, KIND)) if (!isGone) enter(id, value);

  return {
    kind: KIND,
    addTo({ foundLater: _, ...stored }) {
      const foundLater = batches.get(batchOf(stored.regId))?.get(stored.regId);
      return foundLater ? { ...stored, foundLater } : stored;
    },
    putsOf(areas) {
      const merged = new Map<number, Map<number, LaterFound>>();
      for (const [regId, found] of areas) {
        const batch = batchOf(regId);
        const rows = merged.get(batch) ?? new Map(batches.get(batch));
        merged.set(batch, rows.set(regId, found));
      }
      return [...merged].map(([batch, rows]) => putOf(batch, rows));
    },
    onChanged(listener) {
      tell = listener;
    },
    async read(id) {
      const rows = batches.get(Number(id));
      return rows && putOf(Number(id), rows);
    },
    async apply({ puts, deletes }) {
      const before = new Map([...puts, ...deletes].map(({ id }) => [id, batches.get(Number(id))]));
      for (const { id, value } of puts) enter(id, value);
      for (const { id } of deletes) batches.delete(Number(id));
      const differing = [...before].flatMap(([id, rows]) => differingRows(rows, batches.get(Number(id))));
      if (differing.length > 0) await tell(new Set(differing));
    },
  };
}

/** Few areas differ: gives the same object for the same ones, so that those of many rows are one. */
export function createSharing(): (areas: LaterFound) => LaterFound {
  const known = new Map<string, LaterFound>();
  return (areas) => {
    const key = JSON.stringify(areas);
    const same = known.get(key) ?? areas;
    known.set(key, same);
    return same;
  };
}

function batchOf(regId: number): number {
  return Math.floor((regId - FIRST_LOCAL_ID) / ROWS_OF_A_THING);
}

/** All that was found, and for each of it the places of its rows in the thousand: four bytes a row. */
function putOf(batch: number, rows: AreasOfRows): Effect['puts'][number] {
  const first = FIRST_LOCAL_ID + batch * ROWS_OF_A_THING;
  const placesOf = new Map<LaterFound, number[]>();
  for (const [regId, found] of rows) {
    const places = placesOf.get(found) ?? [];
    if (places.push(regId - first) === 1) placesOf.set(found, places);
  }
  const value = { areas: [...placesOf.keys()], places: [...placesOf.values()] };
  return { kind: KIND, id: String(batch), value, files: [] };
}

/** Areas that are the same are one object. */
function differingRows(before: AreasOfRows = new Map(), now: AreasOfRows = new Map()): number[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (regId) => before.get(regId) !== now.get(regId),
  );
}

function readBatch(
  batch: number,
  value: Json | undefined,
  share: (areas: LaterFound) => LaterFound,
): AreasOfRows {
  const rows = new Map<number, LaterFound>();
  const { areas, places } = isJsonObject(value) ? value : {};
  if (!Array.isArray(areas) || !Array.isArray(places)) return rows;
  for (const [index, each] of areas.entries()) {
    const found = share(readLaterFound(each));
    const own = places[index];
    for (const place of Array.isArray(own) ? own : [])
      rows.set(FIRST_LOCAL_ID + batch * ROWS_OF_A_THING + Number(place), found);
  }
  return rows;
}
