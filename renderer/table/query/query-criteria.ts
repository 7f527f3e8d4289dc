// The parts of a query that hide rows, each of which can be told and taken away by itself.

import type { ColumnFilter, TableQuery } from '../../../shared/tables/table-query.ts';
import { removeFilter, withoutBounds, withoutKeys } from './query-edits.ts';

export type QueryCriterion =
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'filter'; readonly filter: ColumnFilter }
  | { readonly kind: 'keys'; readonly count: number }
  | { readonly kind: 'bounds' };

export function queryCriteria(query: TableQuery): readonly QueryCriterion[] {
  return [
    ...(query.search.trim() === '' ? [] : [{ kind: 'search' as const, text: query.search }]),
    ...query.filters.map((filter) => ({ kind: 'filter' as const, filter })),
    ...(query.keys ? [{ kind: 'keys' as const, count: query.keys.length }] : []),
    ...(query.bounds ? [{ kind: 'bounds' as const }] : []),
  ];
}

export function criterionId(part: QueryCriterion): string {
  return part.kind === 'filter' ? `${part.filter.kind}.${part.filter.column}` : part.kind;
}

export function withoutCriterion(query: TableQuery, part: QueryCriterion): TableQuery {
  switch (part.kind) {
    case 'search':
      return { ...query, search: '' };
    case 'keys':
      return withoutKeys(query);
    case 'bounds':
      return withoutBounds(query);
    case 'filter':
      return removeFilter(query, part.filter.column, part.filter.kind);
  }
}
