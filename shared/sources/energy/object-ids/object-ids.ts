// The numbers of rows, kept in the journal too: where the store is lost, no row gets another number.

import { isJsonObject, type Json } from '../../../base/json.ts';
import { type Changes, readThings } from '../../../changes/changes.ts';
import type { Recovered } from '../../../changes/settle-journal.ts';
import type { Change, JournalPort } from '../../../ports/journal.ts';
import type { Log } from '../../../ports/log.ts';
import type { ObjectIdRecord, ObjectIdStore } from '../../../ports/object-id-store.ts';

const KIND = 'object-ids';
/** Numbers that stand together in one line of the journal. */
const LINE_NUMBERS = 2000;

export interface ObjectIdDependencies {
  readonly objectIds: ObjectIdStore;
  readonly journal: JournalPort;
  readonly changes: Changes;
  readonly log: Log;
}

/** What gives numbers to rows. */
export type ObjectIds = Pick<ObjectIdStore, 'numberKeys' | 'read'>;

export interface KeptObjectIds extends ObjectIds {
  /** Makes store and journal agree: numbers that only one of them has go to the other. */
  follow(): Promise<Recovered>;
}

/** Numbers rows; a new number is in the journal before anybody hears of it. */
export function createObjectIds({
  objectIds: store,
  journal,
  changes,
  log,
}: ObjectIdDependencies): KeptObjectIds {
  const written = new Set<string>();

  function putsOf(records: readonly ObjectIdRecord[]): Change['puts'] {
    const added = records.filter((record) => !written.has(nameOf(record)));
    return linesOf(added).map((line) => ({
      kind: KIND,
      id: `${line[0]?.table} ${line[0]?.id}`,
      value: line.map(({ table, key, id }) => ({ table, key, id })),
      files: [],
    }));
  }

  /** Without the journal the numbers are good until the store is lost: that is better than no answer. */
  async function write(records: readonly ObjectIdRecord[], why: string): Promise<void> {
    try {
      for (const put of putsOf(records)) await changes.make({ who: 'varde', why, puts: [put] });
      for (const record of records) written.add(nameOf(record));
    } catch (error) {
      log.error('The numbers of rows could not be written to the journal', error);
    }
  }

  return {
    async follow() {
      const stored = await store.read();
      const known = new Set(stored.map(nameOf));
      const lost: ObjectIdRecord[] = [];
      for await (const { value } of readThings(journal, KIND)) {
        for (const record of recordsOf(value)) {
          written.add(nameOf(record));
          if (!known.has(nameOf(record))) lost.push(record);
        }
      }
      if (lost.length > 0) await store.restore(lost);
      // No loss of the journal is needed for it: they may have been given while the disk was full.
      await write(stored, 'object-ids.recover');
      return { puts: [], deletes: [] };
    },
    async numberKeys(table, keys) {
      const numbers = await store.numberKeys(table, keys);
      const records = keys.map((key, index) => ({ table, key, id: numbers[index] ?? 0 }));
      await write(records, 'object-ids.give');
      return numbers;
    },
    read: () => store.read(),
  };
}

function linesOf(records: readonly ObjectIdRecord[]): ObjectIdRecord[][] {
  const lines: ObjectIdRecord[][] = [];
  for (let start = 0; start < records.length; start += LINE_NUMBERS) {
    lines.push(records.slice(start, start + LINE_NUMBERS));
  }
  return lines;
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
