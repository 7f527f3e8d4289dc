import type { JsonObject } from '../base/json.ts';
import type { BridgeType } from '../contracts/bridge/types.ts';
import type { RegisterId } from '../contracts/energy/registers.ts';
import type { RowChoices } from './import-files.ts';

export type RegisterOrigin = BridgeType<'RegisterOrigin'>;

/** A row of a register: its value as the service answers it, and what it is found by. */
export interface RegisterRow {
  /** Unique in the register. */
  readonly key: string;
  readonly value: JsonObject;
  /** Digits of the owner's organisation number; '' where the row has none. */
  readonly ownerNumber: string;
  /**
   * Of a row as it is or will be stored: whether another one was written the same, and so is the same. Others may still
   * say the same.
   */
  isWrittenAs?(other: RegisterRow): boolean;
}

/** Gives the same rows as they will be stored. */
export type RowWriter = (rows: readonly RegisterRow[]) => readonly RegisterRow[];

/** What is known of a register as a whole. It changes together with the rows, or not at all. */
export interface RegisterState {
  readonly register: RegisterId;
  readonly origin: RegisterOrigin;
  readonly source: string;
  readonly changedAtMs: number;
  readonly rows: number;
  readonly version: string;
  /** The kept file that was taken last; absent for the sample. */
  readonly importId?: string;
  /**
   * The kept files that rows stand of beside those of the last one, in the order of taking; the last of all may be
   * `importId` itself. Together with `importId` the register can be rebuilt from them.
   */
  readonly baseImportIds: readonly string[];
  /** How the last file was taken. */
  readonly choices?: RowChoices;
}

export interface RegisterStore {
  /** The states of the registers that were ever filled. */
  listStates(): Promise<RegisterState[]>;
  /** All rows in their order. */
  readRows(register: RegisterId): Promise<RegisterRow[]>;
  /** The same rows as they are stored: their values are read one by one, each time that they are asked for. */
  readWrittenRows(register: RegisterId): Promise<RegisterRow[]>;
  /** What writes rows as they will be stored. They take less memory, and `replace` does not write them again. */
  createWriter(): RowWriter;
  findRow(register: RegisterId, key: string): Promise<RegisterRow | undefined>;
  /** The certificate applications of one owner in their order; `ownerNumber` is digits. */
  applicationsOfOwner(ownerNumber: string): Promise<RegisterRow[]>;
  /** Replaces all rows and the state in one transaction. When it fails, nothing has changed. */
  replace(state: RegisterState, rows: readonly RegisterRow[]): Promise<void>;
}
