// Natural breaks (Fisher, Jenks): of all ways to cut ascending values into classes the one that leaves the least sum of
// squared differences to the means of the classes. Best cuts of more values never lie further left, so that each table
// of cuts is filled by halves: n log n steps a class.

import { countUpTo, distinct } from './ascending-values.ts';

/** Places times classes. More different values are gathered first. */
const MAX_CELLS = 1_000_000;

interface Places {
  /** The greatest value of each. */
  readonly bounds: readonly number[];
  /** Running sums from 0 on: rows, values, squares of values, all from the middle of the range. */
  readonly rows: Float64Array;
  readonly sums: Float64Array;
  readonly squares: Float64Array;
}

/** Upper bounds of so many classes, of fewer where there are not so many different values. */
export function naturalBounds(values: readonly number[], count: number): number[] {
  const places = gather(values, Math.floor(MAX_CELLS / count));
  const { length } = places.bounds;
  if (length <= count) return [...places.bounds];
  let costs = Float64Array.from({ length }, (_, end) => costOf(places, 0, end));
  const cuts: Int32Array[] = [];
  for (let size = 2; size <= count; size++) {
    const next = addClass(places, costs, size);
    costs = next.costs;
    cuts.push(next.cuts);
  }
  const bounds: number[] = [];
  let end = length - 1;
  for (const starts of cuts.toReversed()) {
    bounds.push(places.bounds[end] ?? Number.NaN);
    end = (starts[end] ?? 1) - 1;
  }
  bounds.push(places.bounds[end] ?? Number.NaN);
  return bounds.reverse();
}

function gather(values: readonly number[], most: number): Places {
  const all = distinct(values);
  const bounds = all.length <= most ? all : gathered(values, all, Math.floor(most / 2));
  const middle = ((values[0] ?? 0) + (values.at(-1) ?? 0)) / 2;
  const rows = new Float64Array(bounds.length + 1);
  const sums = new Float64Array(bounds.length + 1);
  const squares = new Float64Array(bounds.length + 1);
  let row = 0;
  for (const [index, bound] of bounds.entries()) {
    const end = countUpTo(values, bound);
    let [sum, square] = [0, 0];
    for (; row < end; row++) {
      const value = (values[row] ?? 0) - middle;
      sum += value;
      square += value * value;
    }
    rows[index + 1] = end;
    sums[index + 1] = (sums[index] ?? 0) + sum;
    squares[index + 1] = (squares[index] ?? 0) + square;
  }
  return { bounds, rows, sums, squares };
}

/** Half of the places equally full, so that none is wide, and one before each of the widest gaps, where cuts fall. */
function gathered(values: readonly number[], all: readonly number[], half: number): number[] {
  const full = Array.from({ length: half }, (_, index) => {
    const rows = Math.ceil(((index + 1) * values.length) / half);
    return values[rows - 1] ?? Number.NaN;
  });
  const gaps = Float64Array.from(all, (value, index) => (all[index + 1] ?? value) - value);
  const least = gaps.toSorted()[gaps.length - half] ?? Infinity;
  const beforeGaps = all.filter((_, index) => (gaps[index] ?? 0) > least);
  return distinct([...full, ...beforeGaps].sort((one, other) => one - other));
}

/** What the places from start to end, both included, differ from their mean, squared and summed. */
function costOf({ rows, sums, squares }: Places, start: number, end: number): number {
  const count = (rows[end + 1] ?? 0) - (rows[start] ?? 0);
  const sum = (sums[end + 1] ?? 0) - (sums[start] ?? 0);
  const square = (squares[end + 1] ?? 0) - (squares[start] ?? 0);
  // Rounding can leave a hair below nothing.
  return Math.max(0, square - (sum * sum) / count);
}

interface Table {
  /** The least cost of the places up to each. */
  readonly costs: Float64Array<ArrayBuffer>;
  /** Where the last class of that begins. */
  readonly cuts: Int32Array;
}

/** From the best of one class fewer. */
function addClass(places: Places, fewer: Float64Array, size: number): Table {
  const { length } = places.bounds;
  const costs = new Float64Array(length);
  const cuts = new Int32Array(length);
  const pending: [first: number, last: number, least: number, most: number][] = [
    [size - 1, length - 1, size - 1, length - 1],
  ];
  for (let range = pending.pop(); range; range = pending.pop()) {
    const [first, last, least, most] = range;
    if (first > last) continue;
    const middle = (first + last) >>> 1;
    let [best, cut] = [Infinity, least];
    for (let start = least; start <= Math.min(middle, most); start++) {
      const cost = (fewer[start - 1] ?? 0) + costOf(places, start, middle);
      if (cost < best) [best, cut] = [cost, start];
    }
    costs[middle] = best;
    cuts[middle] = cut;
    pending.push([first, middle - 1, least, cut], [middle + 1, last, cut, most]);
  }
  return { costs, cuts };
}
