import type { FeatureTable } from '../../ports/feature-store.ts';

/** The rows that classes are made of, and their table with the named columns in memory. */
export type ReadRows = (columns: readonly string[]) => Promise<{
  readonly rows: readonly number[];
  readonly table: FeatureTable;
}>;
