import type { BridgeType } from '../contracts/bridge/types.ts';
import type { RegisterId } from '../contracts/energy/registers.ts';
import type { RegisterOrigin } from './register-store.ts';

export type KeptImport = BridgeType<'KeptImport'>;

interface FileToKeep {
  readonly register: RegisterId;
  readonly fileName: string;
  readonly origin: RegisterOrigin;
  readonly source: string;
  readonly bytes: Uint8Array;
}

/** The files of imports/. A file is kept before its rows stand in the store, and committed after. */
export interface ImportFiles {
  keep(file: FileToKeep): Promise<KeptImport>;
  /** The rows stand. Old files of the register go, except those in `needed`. */
  commit(importId: string, needed: readonly string[]): Promise<void>;
  /** Gives up a file that was not committed; one of an earlier start is set aside, for a person to look at. */
  drop(importId: string): Promise<void>;
  /** Oldest first. */
  list(): Promise<KeptImport[]>;
  /** Fails on a file that differs from its SHA-256. */
  read(importId: string): Promise<Uint8Array>;
}
