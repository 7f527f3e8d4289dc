// The filters of the panel: which columns have one, of which sort, and what the engine has to count for them.

import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import type { QueryWants } from '../../../shared/tables/answer-query.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';

/** values: a list with counts. range: numbers and years. days: dates. text: what it contains. */
export type FilterKind = 'values' | 'range' | 'days' | 'text';

export function filterKind(column: ColumnDescription): FilterKind {
  switch (column.kind) {
    case 'choice':
    case 'boolean':
      return 'values';
    case 'text':
      return column.isFacet ? 'values' : 'text';
    case 'date':
      return 'days';
    default:
      return 'range';
  }
}

/** The columns with a filter in the panel: the usual ones, those that the user added, and those that filter now. */
export function filterColumns(
  columns: readonly ColumnDescription[],
  usual: readonly string[],
  added: readonly string[],
  query: TableQuery,
): readonly ColumnDescription[] {
  const ids = new Set([...usual, ...added, ...query.filters.map((filter) => filter.column)]);
  return [...ids].flatMap((id) => columns.filter((column) => column.id === id));
}

/** What is to be counted for the filters that are open. */
export function filterWants(columns: readonly ColumnDescription[], open: readonly string[]): QueryWants {
  const opened = columns.filter((column) => open.includes(column.id));
  const isKind = (...kinds: FilterKind[]) => opened.filter((column) => kinds.includes(filterKind(column)));
  return {
    facets: isKind('values', 'text').map((column) => ({
      column: column.id,
      // A column that has no list is asked for its number of rows without value only.
      ...(filterKind(column) === 'text' ? { limit: 0 } : {}),
      ...(column.id === 'area' || column.kind === 'boolean' ? { order: 'natural' as const } : {}),
    })),
    histograms: isKind('range', 'days').map((column) => ({ column: column.id })),
  };
}
