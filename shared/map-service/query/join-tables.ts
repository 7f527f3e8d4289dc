import type { RowSource } from '../../catalog/layer-definition.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';

/** What has rows, and the rows as they stand. */
export interface SourceRows {
  readonly source: RowSource;
  readonly table: FeatureTable;
}

/** One of the tables of a join, and which of its rows stands in each row of the join. */
export interface JoinPart {
  /** Stands before the names of its fields. */
  readonly name: string;
  readonly source: RowSource;
  readonly table: FeatureTable;
  /** -1 where it has none; undefined: row for row. */
  readonly rows: Int32Array | undefined;
}

export interface JoinedTables {
  /** The leftmost first: it gives object ids, shapes, times and subtypes. */
  readonly parts: readonly [JoinPart, ...JoinPart[]];
  readonly rowCount: number;
}

/** The name of a field in a join. */
export function qualifiedName(part: string, field: string): string {
  return `${part}.${field}`;
}
