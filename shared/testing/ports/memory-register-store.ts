import type { RegisterId } from '../../contracts/energy/registers.ts';
import type { RegisterRow, RegisterState, RegisterStore } from '../../ports/register-store.ts';

/** Registers in memory; copies go in and out, as they do in a database. */
export function createMemoryRegisterStore(): RegisterStore {
  const states = new Map<RegisterId, RegisterState>();
  const rows = new Map<RegisterId, readonly RegisterRow[]>();
  const rowsOf = (register: RegisterId) => structuredClone([...(rows.get(register) ?? [])]);
  return {
    listStates: async () => structuredClone([...states.values()]),
    readRows: async (register) => rowsOf(register),
    readWrittenRows: async (register) => rowsOf(register),
    createWriter: () => (rows) => rows,
    findRow: async (register, key) => rowsOf(register).find((row) => row.key === key),
    applicationsOfOwner: async (ownerNumber) =>
      rowsOf('applications').filter((row) => row.ownerNumber === ownerNumber),
    async replace(state, all) {
      if (new Set(all.map(({ key }) => key)).size < all.length) throw new Error('Two rows have one key');
      states.set(state.register, structuredClone(state));
      rows.set(state.register, structuredClone([...all]));
    },
  };
}
