import type { BridgeType } from '../contracts/bridge/types.ts';

export type Change = BridgeType<'Change'>;
export type JournalThing = BridgeType<'JournalThing'>;

/** Why a change says: what damage took was put right. Faults before it are dealt with. */
export const JOURNAL_SETTLED = 'journal.settle';

/** A longer line would have to be held in memory by everybody who reads it. */
export const MAX_CHANGE_BYTES = 4 * 1024 * 1024;

/** The append-only files of what a person made. */
export interface JournalPort {
  /** Returns the number of the change when it is on the disk. Fails with `files/change-too-large`. */
  append(change: Change): Promise<number>;
  /** The last state of the things of a kind that changed after a change, in the order of their changes. */
  read(kind: string, after: number): Promise<BridgeType<'JournalPage'>>;
  status(): Promise<BridgeType<'JournalStatus'>>;
}

/** How far the store has followed the journal, kept in the store: so it shows when the journal lost its end. */
export interface JournalMark {
  read(): Promise<number>;
  put(number: number): Promise<void>;
}
