/** Numbers of rows that have no number of their own: kept for ever, never given twice. */
export interface ObjectIdStore {
  /**
   * The numbers of the rows of a table, in the order of their keys. A key that was never seen gets the next number, and
   * one that was gone and came back gets its own again.
   */
  numberKeys(table: string, keys: readonly string[]): Promise<number[]>;
  /** Every number that was given. */
  read(): Promise<ObjectIdRecord[]>;
  /** Puts numbers back that were given before the store was lost. */
  restore(records: readonly ObjectIdRecord[]): Promise<void>;
}

export interface ObjectIdRecord {
  readonly table: string;
  readonly key: string;
  readonly id: number;
}
