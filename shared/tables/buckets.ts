// Buckets: the values of a column that facets, groups, pivots and charts put rows into.

import type { BooleanColumn, Column, NumberColumn, TextColumn } from './column-table.ts';
import type { RowMask } from './row-mask.ts';
import type { SortRanks } from './sort-ranks.ts';
import type { ColumnFilter } from './table-query.ts';

/**
 * What rows are put into buckets by. Dates and years go by decade or by single `year`, or into the classes between `breaks`,
 * as numbers do: `[0, 1, 10]` makes the classes below 0, from 0 to below 1, from 1 to below 10, from 10 up.
 */
export interface Dimension {
  readonly column: string;
  readonly breaks?: readonly number[];
  readonly span?: 'year';
}

export interface Bucket {
  /** The text, code, 'true' or 'false'; of years the first; of a class its ends, as in '1…10'; null: no value. */
  readonly value: string | null;
  /** Of years, decades and classes: the values inside, as in a range filter. */
  readonly range?: { readonly least?: number; readonly below?: number };
  /** Of a single year, which is named otherwise than a decade. */
  readonly span?: 'year';
}

/** Buckets in their natural order, "no value" last, and the bucket of each row. Buckets may be empty. */
export interface Buckets {
  readonly column: string;
  readonly buckets: readonly Bucket[];
  readonly bucketOfRow: Uint32Array;
}

export function bucketRows(column: Column, ranks: SortRanks, { breaks, span }: Dimension): Buckets {
  switch (column.kind) {
    case 'text':
    case 'choice':
      return byText(column, ranks);
    case 'boolean':
      return byBoolean(column);
    default:
      if (breaks || column.kind === 'number') return byClass(column, breaks ?? []);
      return bySpan(column, span);
  }
}

/** The filter that keeps the rows of a bucket and no others. */
export function bucketFilter(column: string, bucket: Bucket): ColumnFilter {
  if (bucket.range) return { column, kind: 'range', ranges: [bucket.range] };
  return { column, kind: 'oneOf', values: [bucket.value] };
}

function byText({ id, codes, dictionary }: TextColumn, { ranks }: SortRanks): Buckets {
  const rankOfCode = new Float64Array(dictionary.length).fill(Number.POSITIVE_INFINITY);
  for (let row = 0; row < codes.length; row += 1) rankOfCode[codes[row] ?? 0] = ranks[row] ?? 0;
  // Texts of one rank (1 and 01) are still two buckets. Entries that no row has stand behind, and "no value" last.
  const order = Array.from(dictionary.keys())
    .slice(1)
    .sort((a, b) => compare(rankOfCode[a], rankOfCode[b]));
  const placeOfCode = new Uint32Array(dictionary.length);
  for (const [place, code] of order.entries()) placeOfCode[code] = place;
  placeOfCode[0] = order.length;
  const bucketOfRow = new Uint32Array(codes.length);
  for (let row = 0; row < codes.length; row += 1) bucketOfRow[row] = placeOfCode[codes[row] ?? 0] ?? 0;
  const buckets = order.map((code) => ({ value: dictionary[code] ?? '' }));
  return { column: id, buckets: [...buckets, { value: null }], bucketOfRow };
}

function compare(a = 0, b = 0): number {
  return a === b ? 0 : a - b;
}

function byBoolean({ id, values }: BooleanColumn): Buckets {
  const buckets = [{ value: 'false' }, { value: 'true' }, { value: null }];
  return { column: id, buckets, bucketOfRow: Uint32Array.from(values) };
}

function byClass(column: NumberColumn, breaks: readonly number[]): Buckets {
  const buckets = Array.from({ length: breaks.length + 1 }, (_, place) => {
    const [least, below] = [breaks[place - 1], breaks[place]];
    return {
      value: `${least ?? ''}…${below ?? ''}`,
      range: { ...(least !== undefined && { least }), ...(below !== undefined && { below }) },
    };
  });
  return intoClasses(column, breaks, 0, buckets);
}

function bySpan(column: NumberColumn, span: Dimension['span']): Buckets {
  const starts = spanStarts(column, span === 'year' ? 1 : 10);
  const buckets = starts.slice(0, -1).map((least, place) => ({
    value: String(column.kind === 'date' ? yearOf(least) : least),
    range: { least, below: starts[place + 1] ?? least },
    ...(span && { span }),
  }));
  // Nothing is below the first start: the class of a value is the number of starts at or below it, less one.
  return intoClasses(column, starts, 1, buckets);
}

function intoClasses(
  { id, values }: NumberColumn,
  edges: readonly number[],
  shift: number,
  buckets: readonly Bucket[],
): Buckets {
  const sortedEdges = Float64Array.from(edges);
  const bucketOfRow = new Uint32Array(values.length);
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? Number.NaN;
    bucketOfRow[row] = Number.isNaN(value) ? buckets.length : classOf(sortedEdges, value) - shift;
  }
  return { column: id, buckets: [...buckets, { value: null }], bucketOfRow };
}

/** How many edges are at or below the value. */
function classOf(edges: Float64Array, value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((edges[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first moments of the spans of so many years from the least value to the greatest, and of the next one. */
function spanStarts({ kind, values }: NumberColumn, years: number): number[] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? Number.NaN;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least > most) return [];
  const spanOf = (value: number) => Math.floor((kind === 'date' ? yearOf(value) : value) / years);
  const [first, last] = [spanOf(least), spanOf(most)];
  const starts = Array.from({ length: last - first + 2 }, (_, index) => (first + index) * years);
  return kind === 'date' ? starts.map((year) => startOfYear(year)) : starts;
}

function yearOf(dayMs: number): number {
  return new Date(dayMs).getUTCFullYear();
}

function startOfYear(year: number): number {
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  return new Date(0).setUTCFullYear(year, 0, 1);
}

/** Rows per bucket. */
export function countBuckets({ buckets, bucketOfRow }: Buckets, mask: RowMask): Uint32Array {
  const counts = new Uint32Array(buckets.length);
  for (let row = 0; row < mask.length; row += 1) {
    const place = bucketOfRow[row] ?? 0;
    counts[place] = (counts[place] ?? 0) + (mask[row] ?? 0);
  }
  return counts;
}

/** The buckets that marked rows are in, and for each bucket of the column its place among them. */
export function usedBuckets(
  buckets: Buckets,
  mask: RowMask,
): { buckets: Bucket[]; placeOfBucket: Uint32Array } {
  const placeOfBucket = new Uint32Array(buckets.buckets.length);
  const used: Bucket[] = [];
  for (const [place, count] of countBuckets(buckets, mask).entries()) {
    const bucket = buckets.buckets[place];
    if (count === 0 || !bucket) continue;
    placeOfBucket[place] = used.push(bucket) - 1;
  }
  return { buckets: used, placeOfBucket };
}
