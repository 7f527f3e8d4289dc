import type { TableQuery } from '../../../shared/tables/table-query.ts';

/** What a table shows: the question and the columns that answer it, in order. Widths are not part of a view. */
export interface TableView {
  readonly query: TableQuery;
  readonly columns: readonly string[];
}
