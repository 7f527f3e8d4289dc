import type { Buckets } from './buckets.ts';
import type { SortRanks } from './sort-ranks.ts';
import type { TableIndex } from './table-index.ts';
import type { SortKey } from './table-query.ts';

/**
 * Marked rows in the order of the keys, rows without a value last in both directions, ties in the order of the
 * register. Counting by rank from the last key to the first: no comparing, whatever the number of rows.
 */
export function sortRows(
  index: TableIndex,
  rows: Uint32Array<ArrayBuffer>,
  keys: readonly SortKey[],
): Uint32Array<ArrayBuffer> {
  let [sorted, spare] = [rows, new Uint32Array(rows.length)];
  for (const key of keys.toReversed()) {
    const ranks = index.sortRanks(key.column);
    if (!ranks) continue;
    sortByRank(sorted, spare, ranks, key.isDescending);
    [sorted, spare] = [spare, sorted];
  }
  return sorted;
}

/** Rows by bucket, inside a bucket as they were. `places`: the order of the buckets where it is not the natural one. */
export function sortByBuckets(
  rows: Uint32Array<ArrayBuffer>,
  { buckets, bucketOfRow }: Buckets,
  places?: Uint32Array,
): Uint32Array<ArrayBuffer> {
  const target = new Uint32Array(rows.length);
  const ranks = places ? bucketOfRow.map((bucket) => places[bucket] ?? 0) : bucketOfRow;
  sortByRank(rows, target, { ranks, count: buckets.length }, false);
  return target;
}

function sortByRank(
  rows: Uint32Array,
  target: Uint32Array,
  sortRanks: SortRanks,
  isDescending: boolean,
): void {
  const { ranks, count } = sortRanks;
  const places = new Uint32Array(count + 2);
  for (let index = 0; index < rows.length; index += 1) {
    const slot = slotOf(ranks[rows[index] ?? 0] ?? 0, count, isDescending);
    places[slot + 1] = (places[slot + 1] ?? 0) + 1;
  }
  for (let slot = 1; slot < places.length; slot += 1)
    places[slot] = (places[slot] ?? 0) + (places[slot - 1] ?? 0);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const slot = slotOf(ranks[row] ?? 0, count, isDescending);
    const place = places[slot] ?? 0;
    target[place] = row;
    places[slot] = place + 1;
  }
}

function slotOf(rank: number, count: number, isDescending: boolean): number {
  return isDescending && rank < count ? count - 1 - rank : rank;
}
