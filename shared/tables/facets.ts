import { type Bucket, countBuckets, type Dimension } from './buckets.ts';
import type { RowMatch } from './match-rows.ts';
import type { TableIndex } from './table-index.ts';
import type { TableQuery } from './table-query.ts';

export interface FacetRequest extends Dimension {
  /** By count, largest first, or in the order that the values have of their own: price areas, years. */
  readonly order?: 'count' | 'natural';
  /** How many values are wanted at most; what the query names comes in addition. */
  readonly limit?: number;
}

export interface FacetValue extends Bucket {
  readonly count: number;
}

export interface Facet {
  readonly column: string;
  /** Values that rows have which hold in all filters but this column's own; then "no value", null. */
  readonly values: readonly FacetValue[];
  /** How many values there would be without the limit. */
  readonly valueCount: number;
}

const DEFAULT_MAX_VALUES = 500;

/** Counts the values of a column. The counts follow the search and the filters of all other columns. */
export function countFacet(
  index: TableIndex,
  match: RowMatch,
  query: TableQuery,
  request: FacetRequest,
): Facet | undefined {
  const buckets = index.buckets(request);
  if (!buckets) return undefined;
  const counts = countBuckets(buckets, match.maskWithout(request.column));
  const chosen = chosenValues(query, request.column);
  const values: FacetValue[] = [];
  for (const [place, bucket] of buckets.buckets.entries()) {
    const count = counts[place] ?? 0;
    if (count > 0 || chosen.has(bucket.value)) values.push({ ...bucket, count });
  }
  const isNatural = (request.order ?? defaultOrder(index, request)) === 'natural';
  // The sort is stable: values of one count stay in their natural order. "No value" stays last.
  if (!isNatural)
    values.sort((a, b) => Number(a.value === null) - Number(b.value === null) || b.count - a.count);
  return {
    column: request.column,
    values: cut(values, request.limit ?? DEFAULT_MAX_VALUES, chosen),
    valueCount: values.length,
  };
}

function defaultOrder(index: TableIndex, { column }: Dimension): 'count' | 'natural' {
  const kind = index.find(column)?.kind;
  return kind === 'text' || kind === 'choice' ? 'count' : 'natural';
}

function chosenValues(query: TableQuery, column: string): ReadonlySet<string | null> {
  const filter = query.filters.find((candidate) => candidate.column === column && candidate.kind === 'oneOf');
  return new Set(filter?.kind === 'oneOf' ? filter.values : []);
}

function cut(values: readonly FacetValue[], limit: number, chosen: ReadonlySet<string | null>): FacetValue[] {
  return values.filter(({ value }, place) => place < limit || value === null || chosen.has(value));
}
