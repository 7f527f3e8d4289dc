import type { RegisterRow, RegisterStore } from '../../ports/register-store.ts';
import type { Database, RegisterRecord } from '../database.ts';

export function createRegisterStore(database: Database): RegisterStore {
  return {
    listStates: () => database.registers.toArray(),
    async readRows(register) {
      return (await database.rows[register].toArray()).map(rowOf);
    },
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
        await table.bulkAdd(rows.map((row, order) => ({ order, ...row })));
        await database.registers.put(state);
      });
    },
  };
}

function rowOf({ key, ownerNumber, value }: RegisterRecord): RegisterRow {
  return { key, ownerNumber, value };
}
