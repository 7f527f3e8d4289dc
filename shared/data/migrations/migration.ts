import type { Transaction } from 'dexie';

/** One step of the database. Steps are never changed once they were in a release: a new need is a new step. */
export interface Migration {
  /** One more than the step before. */
  readonly version: number;
  /** Tables that the step makes or changes, with their indexes in Dexie's notation; null removes a table. */
  readonly stores: { readonly [table: string]: string | null };
  upgrade?(transaction: Transaction): Promise<void>;
}
