import type { ComputedColumn } from '../../../shared/tables/computed-column.ts';
import type { LonLatBounds, TableQuery } from '../../../shared/tables/table-query.ts';

/** What a table shows: the question and the columns that answer it, in order. Widths are not part of a view. */
export interface TableView {
  readonly query: TableQuery;
  readonly columns: readonly string[];
  /** Columns that were made of others, which the query and the columns may name. */
  readonly computed: readonly ComputedColumn[];
  readonly selectedKeys: readonly string[];
  /** Where the map looks; it holds no row to itself, as the bounds of the query do. */
  readonly mapBounds?: LonLatBounds;
}
