import type { Buckets } from './buckets.ts';
import { isNumbers } from './column-kinds.ts';
import { roundSum } from './sums.ts';
import type { TableIndex } from './table-index.ts';
import type { TableQuery } from './table-query.ts';

/**
 * The place of each bucket among the groups of a query. Groups go by their number of rows where the query says so; else
 * by what the rows are sorted by first: a summed column by its sum (what is summed apart left out), other numbers and
 * dates by the least or, falling, the most of the group, the grouping column itself by its value. Texts of another
 * column do not order groups. Groups without a value stand last in both directions, ties in natural order.
 *
 * @param sorted the rows of the answer in the order of the query
 * @returns places by bucket; undefined: the natural order of the buckets
 */
export function groupPlaces(
  index: TableIndex,
  sorted: Uint32Array,
  buckets: Buckets,
  query: TableQuery,
): Uint32Array | undefined {
  const measures = measuresOf(index, sorted, buckets, query);
  if (!measures) return undefined;
  const order = Array.from(measures.keys()).sort((a, b) => compare(measures[a], measures[b]) || a - b);
  const places = new Uint32Array(order.length);
  for (const [place, bucket] of order.entries()) places[bucket] = place;
  return places;
}

/** By bucket what it is ordered by, rising; NaN: no value. */
function measuresOf(
  index: TableIndex,
  sorted: Uint32Array,
  { buckets, bucketOfRow }: Buckets,
  { sort, groupBy, groupOrder }: TableQuery,
): Float64Array | undefined {
  const measures = new Float64Array(buckets.length);
  const add = (row: number, amount: number) => {
    const bucket = bucketOfRow[row] ?? 0;
    measures[bucket] = (measures[bucket] ?? 0) + amount;
  };
  if (groupOrder === 'count') {
    for (const row of sorted) add(row, -1);
    return measures;
  }
  const [key] = sort;
  if (!key) return undefined;
  const sign = key.isDescending ? -1 : 1;
  if (key.column === groupBy)
    return measures.map((_, bucket) => (buckets[bucket]?.value === null ? Number.NaN : sign * bucket));
  const column = index.find(key.column);
  if (!isNumbers(column)) return undefined;
  const { values } = column;
  if (!index.profile.sums.includes(key.column))
    return firstOfEach(sorted, bucketOfRow, values, sign, measures);
  for (const row of sorted) {
    const value = values[row] ?? Number.NaN;
    if (!Number.isNaN(value) && index.isSeparate[row] !== 1) add(row, sign * value);
  }
  // The order is that of the sums that are shown, not of the noise behind them.
  return measures.map(roundSum);
}

/** The value of the first row of each bucket, which is the least or the most of rows that are sorted by it. */
function firstOfEach(
  sorted: Uint32Array,
  bucketOfRow: Uint32Array,
  values: Float64Array,
  sign: number,
  measures: Float64Array,
): Float64Array {
  const isSeen = new Uint8Array(measures.length);
  for (const row of sorted) {
    const bucket = bucketOfRow[row] ?? 0;
    if (isSeen[bucket] === 1) continue;
    isSeen[bucket] = 1;
    measures[bucket] = sign * (values[row] ?? Number.NaN);
  }
  return measures;
}

function compare(a = Number.NaN, b = Number.NaN): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return a - b;
}
