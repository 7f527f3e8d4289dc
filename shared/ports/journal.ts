import type { BridgeType } from '../contracts/bridge/types.ts';

export type JournalEntry = BridgeType<'JournalEntry'>;

/** The append-only file of what a person made. */
export interface JournalPort {
  /** Returns when the entries are on the disk. */
  append(entries: readonly JournalEntry[]): Promise<void>;
  /** The last entry of every thing that still exists. */
  read(): Promise<JournalEntry[]>;
}
