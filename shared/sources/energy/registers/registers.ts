// The registers in the data window: their states in memory, their rows in the store.

import type { RegisterId } from '../../../contracts/energy/registers.ts';
import type { RegisterRow, RegisterState, RegisterStore, RowWriter } from '../../../ports/register-store.ts';

/** What everyone may ask of the registers. */
export interface Registers {
  /** Absent for a register that was never filled. */
  state(register: RegisterId): RegisterState | undefined;
  /** Changes with every change of the rows. */
  version(register: RegisterId): string;
  rows(register: RegisterId): Promise<readonly RegisterRow[]>;
  /** The same rows, of which the values are read one by one: for who needs few of them. */
  writtenRows(register: RegisterId): Promise<readonly RegisterRow[]>;
  /** What writes rows as they will be stored. */
  createWriter(): RowWriter;
  findRow(register: RegisterId, key: string): Promise<RegisterRow | undefined>;
  applicationsOfOwner(ownerNumber: string): Promise<readonly RegisterRow[]>;
  /** Replaces rows and state together: all or nothing. */
  replace(state: RegisterState, rows: readonly RegisterRow[]): Promise<void>;
}

const NEVER_FILLED = '0';

/** Reads the states. There is one writer, this one: what it keeps in memory is what the store holds. */
export async function openRegisters(store: RegisterStore): Promise<Registers> {
  const states = new Map((await store.listStates()).map((state) => [state.register, state]));
  return {
    state: (register) => states.get(register),
    version: (register) => states.get(register)?.version ?? NEVER_FILLED,
    rows: (register) => store.readRows(register),
    writtenRows: (register) => store.readWrittenRows(register),
    createWriter: () => store.createWriter(),
    findRow: (register, key) => store.findRow(register, key),
    applicationsOfOwner: (ownerNumber) => store.applicationsOfOwner(ownerNumber),
    async replace(state, rows) {
      await store.replace(state, rows);
      states.set(state.register, state);
    },
  };
}
