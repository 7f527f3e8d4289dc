/** Numbers of rows that have no number of their own: kept for ever, never given twice. */
export interface ObjectIdStore {
  /**
   * The numbers of the rows of a table, in the order of their keys. A key that was never seen gets the next number, and
   * one that was gone and came back gets its own again.
   */
  numberKeys(table: string, keys: readonly string[]): Promise<number[]>;
}
