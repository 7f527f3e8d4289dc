// The parts of a query that hide rows, each of which can be told and taken away by itself.

import type { ColumnFilter, TableQuery } from '../../../shared/tables/table-query.ts';
import { removeFilter, withoutBounds } from './query-edits.ts';

export type QueryPart =
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'filter'; readonly filter: ColumnFilter }
  | { readonly kind: 'bounds' };

export function queryParts(query: TableQuery): readonly QueryPart[] {
  return [
    ...(query.search.trim() === '' ? [] : [{ kind: 'search' as const, text: query.search }]),
    ...query.filters.map((filter) => ({ kind: 'filter' as const, filter })),
    ...(query.bounds ? [{ kind: 'bounds' as const }] : []),
  ];
}

export function partId(part: QueryPart): string {
  return part.kind === 'filter' ? `${part.filter.kind}.${part.filter.column}` : part.kind;
}

export function withoutPart(query: TableQuery, part: QueryPart): TableQuery {
  switch (part.kind) {
    case 'search':
      return { ...query, search: '' };
    case 'bounds':
      return withoutBounds(query);
    case 'filter':
      return removeFilter(query, part.filter.column, part.filter.kind);
  }
}
