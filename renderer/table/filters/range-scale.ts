// A range as the panel shows it: ends as places between the bars of a histogram.

import type { RangeEnds } from '../query/value-ranges.ts';

/** The edges between which a range lies: its own where they are edges, else the nearest outside. */
export function edgePlaces(edges: ArrayLike<number>, { least, most }: RangeEnds): [from: number, to: number] {
  const last = edges.length - 1;
  let from = 0;
  let to = last;
  if (least !== undefined) while (from < last && (edges[from + 1] ?? 0) <= least) from += 1;
  if (most !== undefined) while (to > 0 && (edges[to - 1] ?? 0) >= most) to -= 1;
  return [Math.min(from, to), Math.max(from, to)];
}

/** The range between two edges; an end that stands at the end of the scale is open. */
export function rangeBetween(edges: ArrayLike<number>, from: number, to: number): RangeEnds {
  const last = edges.length - 1;
  return {
    least: from <= 0 ? undefined : edges[from],
    most: to >= last ? undefined : edges[to],
  };
}
