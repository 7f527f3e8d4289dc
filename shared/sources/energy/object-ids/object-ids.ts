// The numbers of rows, kept in the journal too: where the store is lost, no row gets another number.

import { isJsonObject, type Json } from '../../../base/json.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { JournalPort } from '../../../ports/journal.ts';
import type { Log } from '../../../ports/log.ts';
import type { ObjectIdRecord, ObjectIdStore } from '../../../ports/object-id-store.ts';

const KIND = 'object-ids';

export interface ObjectIdParts {
  readonly objectIds: ObjectIdStore;
  readonly journal: JournalPort;
  readonly clock: Clock;
  readonly log: Log;
}

/** What gives numbers to rows. */
export type ObjectIds = Pick<ObjectIdStore, 'numberKeys'>;

/** Makes store and journal agree, then numbers rows; a new number is in the journal before anybody hears of it. */
export async function openObjectIds({
  objectIds: store,
  journal,
  clock,
  log,
}: ObjectIdParts): Promise<ObjectIds> {
  const stored = await store.read();
  const entries = (await journal.read()).filter(({ kind }) => kind === KIND);
  const written = new Map(
    entries.flatMap(({ value }) => recordsOf(value)).map((record) => [nameOf(record), record]),
  );
  const known = new Set(stored.map(nameOf));
  const lost = [...written].filter(([name]) => !known.has(name)).map(([, record]) => record);
  if (lost.length > 0) await store.restore(lost);

  /** Without the journal the numbers are good until the store is lost: that is better than no answer. */
  async function write(records: readonly ObjectIdRecord[]): Promise<void> {
    const added = records.filter((record) => !written.has(nameOf(record)));
    const [first] = added;
    if (!first) return;
    const value = added.map(({ table, key, id }) => ({ table, key, id }));
    try {
      const id = `${first.table} ${first.id}`;
      await journal.append([{ id, kind: KIND, value, atMs: clock.nowMs() }]);
      for (const record of added) written.set(nameOf(record), record);
    } catch (error) {
      log.error('The numbers of rows could not be written to the journal', error);
    }
  }

  await write(stored);
  return {
    async numberKeys(table, keys) {
      const numbers = await store.numberKeys(table, keys);
      await write(keys.map((key, index) => ({ table, key, id: numbers[index] ?? 0 })));
      return numbers;
    },
  };
}

function nameOf({ table, key }: ObjectIdRecord): string {
  return `${table} ${key}`;
}

function recordsOf(value: Json): ObjectIdRecord[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isJsonObject).map(({ table, key, id }) => ({
    table: String(table),
    key: String(key),
    id: Number(id),
  }));
}
