import type { RegisterId } from '../../contracts/energy/registers.ts';
import type { RegisterRow, RegisterStore } from '../../ports/register-store.ts';
import type { Database, RegisterRecord } from '../database.ts';

/** Rows are copied into the store and out of it by this thread: between so many, others have their turn. */
const ROWS_AT_ONCE = 500;

export function createRegisterStore(database: Database): RegisterStore {
  return {
    listStates: () => database.registers.toArray(),
    readRows: (register) => readInSteps(database, register),
    async findRow(register, key) {
      const record = await database.rows[register].get({ key });
      return record && rowOf(record);
    },
    async applicationsOfOwner(ownerNumber) {
      const records = await database.rows.applications.where({ ownerNumber }).sortBy('order');
      return records.map(rowOf);
    },
    async replace(state, rows) {
      const table = database.rows[state.register];
      await database.dexie.transaction('rw', table, database.registers, async () => {
        await table.clear();
        for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
          const some = rows.slice(start, start + ROWS_AT_ONCE);
          await table.bulkAdd(some.map((row, index) => ({ order: start + index, ...row })));
        }
        await database.registers.put(state);
      });
    },
  };
}

/** All rows as they stood at one moment. */
async function readInSteps({ dexie, rows }: Database, register: RegisterId): Promise<RegisterRow[]> {
  const table = rows[register];
  const found: RegisterRow[] = [];
  await dexie.transaction('r', table, async () => {
    for (let isEnd = false, from = 0; !isEnd; ) {
      const some = await table.where('order').aboveOrEqual(from).limit(ROWS_AT_ONCE).toArray();
      for (const record of some) found.push(rowOf(record));
      from = (some.at(-1)?.order ?? 0) + 1;
      isEnd = some.length < ROWS_AT_ONCE;
    }
  });
  return found;
}

function rowOf({ key, ownerNumber, value }: RegisterRecord): RegisterRow {
  return { key, ownerNumber, value };
}
