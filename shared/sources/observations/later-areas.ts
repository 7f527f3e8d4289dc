// What boundaries said of registrations afterwards, because somebody asked: beside the registrations, which stay as they
// were kept. A thing of changes holds it for a thousand numbers, so that a million are asked about in one change.

import { isJsonObject, type Json } from '../../base/json.ts';
import { readThings } from '../../changes/changes.ts';
import type { Effect, ThingStore } from '../../changes/undo.ts';
import type { JournalPort } from '../../ports/journal.ts';
import type { FoundAreas } from '../boundaries/find-areas.ts';
import { readFound } from './found-areas.ts';
import { FIRST_LOCAL_ID, type StoredRegistration } from './stored-registration.ts';

type AreasOfRows = ReadonlyMap<number, FoundAreas>;

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
  /** Few differ: those of many rows are one. */
  const known = new Map<string, FoundAreas>();
  let tell: (regIds: ReadonlySet<number>) => Promise<void> = async () => undefined;

  const shared = (areas: FoundAreas): FoundAreas => {
    const key = JSON.stringify(areas);
    const same = known.get(key) ?? areas;
    known.set(key, same);
    return same;
  };
  const enter = (id: string, value: Json | undefined) =>
    batches.set(Number(id), readBatch(Number(id), value, shared));
  for await (const { id, isGone, value } of readThings(journal, KIND)) if (!isGone) enter(id, value);

  return {
    kind: KIND,
    addTo({ foundLater: _, ...stored }) {
      const foundLater = batches.get(batchOf(stored.regId))?.get(stored.regId);
      return foundLater ? { ...stored, foundLater } : stored;
    },
    putsOf(areas) {
      const merged = new Map<number, Map<number, FoundAreas>>();
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
      const ids = [...puts, ...deletes].map(({ id }) => Number(id));
      const rowsBefore = ids.flatMap((batch) => [...(batches.get(batch)?.keys() ?? [])]);
      for (const { id, value } of puts) enter(id, value);
      for (const { id } of deletes) batches.delete(Number(id));
      const rowsNow = ids.flatMap((batch) => [...(batches.get(batch)?.keys() ?? [])]);
      await tell(new Set([...rowsBefore, ...rowsNow]));
    },
  };
}

function batchOf(regId: number): number {
  return Math.floor((regId - FIRST_LOCAL_ID) / ROWS_OF_A_THING);
}

/** Rows by their places in the thousand, with the place of what was found among all that was found. */
function putOf(batch: number, rows: AreasOfRows): Effect['puts'][number] {
  const areas = [...new Set(rows.values())];
  const first = FIRST_LOCAL_ID + batch * ROWS_OF_A_THING;
  const placed = [...rows].map(([regId, found]) => [regId - first, areas.indexOf(found)]);
  return { kind: KIND, id: String(batch), value: { areas, rows: placed }, files: [] };
}

function readBatch(
  batch: number,
  value: Json | undefined,
  shared: (areas: FoundAreas) => FoundAreas,
): AreasOfRows {
  const rows = new Map<number, FoundAreas>();
  const { areas, rows: placed } = isJsonObject(value) ? value : {};
  if (!Array.isArray(areas) || !Array.isArray(placed)) return rows;
  const all = areas.map((each) => shared(readFound(each)));
  for (const pair of placed) {
    const [place, index] = Array.isArray(pair) ? pair : [];
    const found = all[Number(index)];
    if (found) rows.set(FIRST_LOCAL_ID + batch * ROWS_OF_A_THING + Number(place), found);
  }
  return rows;
}
