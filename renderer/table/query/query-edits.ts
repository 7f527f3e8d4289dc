// Edits of a query, one small function each: what the filter panel, chips, headers and charts do to it.

import type { ColumnFilter, SortKey, TableQuery, ValueRange } from '../../../shared/tables/table-query.ts';
import { isOpen } from './value-ranges.ts';

type Value = string | null;
type FilterKind = ColumnFilter['kind'];

export function findFilter<Kind extends FilterKind>(
  query: TableQuery,
  column: string,
  kind: Kind,
): Extract<ColumnFilter, { kind: Kind }> | undefined {
  return query.filters.find(
    (filter): filter is Extract<ColumnFilter, { kind: Kind }> =>
      filter.column === column && filter.kind === kind,
  );
}

/** Puts a filter in the place of the one of its kind and column, or behind all others. */
export function putFilter(query: TableQuery, filter: ColumnFilter): TableQuery {
  const isSame = (other: ColumnFilter) => other.column === filter.column && other.kind === filter.kind;
  const filters = query.filters.some(isSame)
    ? query.filters.map((other) => (isSame(other) ? filter : other))
    : [...query.filters, filter];
  return { ...query, filters };
}

export function removeFilter(query: TableQuery, column: string, kind: FilterKind): TableQuery {
  return {
    ...query,
    filters: query.filters.filter((filter) => filter.column !== column || filter.kind !== kind),
  };
}

export function setValues(query: TableQuery, column: string, values: readonly Value[]): TableQuery {
  return values.length === 0
    ? removeFilter(query, column, 'oneOf')
    : putFilter(query, { ...findFilter(query, column, 'oneOf'), column, kind: 'oneOf', values });
}

/** Whether a filter keeps what it names or all else. */
export function setExcluded(
  query: TableQuery,
  column: string,
  kind: Exclude<FilterKind, 'empty'>,
  isExcluded: boolean,
): TableQuery {
  const known = findFilter(query, column, kind);
  if (!known) return query;
  const { isExcluded: _, ...filter } = known;
  return putFilter(query, { ...filter, ...(isExcluded && { isExcluded }) });
}

export function toggleValue(query: TableQuery, column: string, value: Value): TableQuery {
  const values = findFilter(query, column, 'oneOf')?.values ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return setValues(query, column, next);
}

/** Ranges without an end say nothing and are left out; where none is left, the filter goes. */
export function setRanges(query: TableQuery, column: string, ranges: readonly ValueRange[]): TableQuery {
  const said = ranges.filter((range) => !isOpen(range));
  return said.length === 0
    ? removeFilter(query, column, 'range')
    : putFilter(query, { ...findFilter(query, column, 'range'), column, kind: 'range', ranges: said });
}

export function setContains(query: TableQuery, column: string, text: string): TableQuery {
  return text.trim() === ''
    ? removeFilter(query, column, 'contains')
    : putFilter(query, { ...findFilter(query, column, 'contains'), column, kind: 'contains', text });
}

export function setEmpty(query: TableQuery, column: string, isEmpty: boolean | undefined): TableQuery {
  return isEmpty === undefined
    ? removeFilter(query, column, 'empty')
    : putFilter(query, { column, kind: 'empty', isEmpty });
}

/** Leaves order and grouping; takes away everything that hides rows. */
export function removeAllFilters(query: TableQuery): TableQuery {
  const { bounds: _, keys: __, ...rest } = query;
  return { ...rest, search: '', filters: [] };
}

/** Holds the rows to those of the keys, besides all filters. */
export function onlyKeys(query: TableQuery, keys: Iterable<string>): TableQuery {
  return { ...query, keys: [...keys] };
}

export function withoutKeys(query: TableQuery): TableQuery {
  const { keys: _, ...rest } = query;
  return rest;
}

export function withoutBounds(query: TableQuery): TableQuery {
  const { bounds: _, ...rest } = query;
  return rest;
}

/** What a click on a head does: rising, falling, and with `isAdded` a third state that takes the key away again. */
export function sortByColumn(query: TableQuery, column: string, isAdded: boolean): TableQuery {
  const known = query.sort.find((key) => key.column === column);
  const next: SortKey = { column, isDescending: known ? !known.isDescending : false };
  if (!isAdded) return { ...query, sort: [next] };
  if (!known) return { ...query, sort: [...query.sort, next] };
  if (known.isDescending) return { ...query, sort: query.sort.filter((key) => key !== known) };
  return { ...query, sort: query.sort.map((key) => (key === known ? next : key)) };
}

/** Without a column no group is left to be ordered. */
export function groupByColumn(query: TableQuery, column: string | undefined): TableQuery {
  const { groupBy: _, ...rest } = query;
  return column === undefined ? orderGroups(rest, undefined) : { ...rest, groupBy: column };
}

export function orderGroups(query: TableQuery, groupOrder: TableQuery['groupOrder']): TableQuery {
  const { groupOrder: _, ...rest } = query;
  return groupOrder === undefined ? rest : { ...rest, groupOrder };
}
