import { isNumbers } from './column-kinds.ts';
import type { NumberColumn } from './column-table.ts';
import type { RowMatch } from './match-rows.ts';
import type { TableIndex } from './table-index.ts';

export interface HistogramRequest {
  readonly column: string;
  /** How many bars are wanted; there may be fewer. */
  readonly bars?: number;
}

/**
 * Bar i counts the values from edges[i] to below edges[i + 1], the last one with its end. The edges follow from the
 * whole register, so that bars stand still while filters change; where values are far apart they grow like a logarithm.
 */
export interface Histogram extends ValueBars {
  readonly column: string;
  /** Rows that hold in all filters but this column's own. */
  readonly counts: Uint32Array;
  readonly emptyCount: number;
}

export interface ValueBars {
  readonly edges: Float64Array;
  readonly counts: Uint32Array;
  readonly isLogarithmic: boolean;
}

const DEFAULT_BARS = 16;
/** Beyond this relation of the greatest value to the median, equal steps would put nearly all rows into one bar. */
const SKEW = 20;

/** Undefined where the column is missing, holds no numbers, or has no value at all. */
export function countHistogram(
  index: TableIndex,
  match: RowMatch,
  { column: columnId, bars = DEFAULT_BARS }: HistogramRequest,
): Histogram | undefined {
  const column = index.find(columnId);
  const ruler = isNumbers(column) ? rulerOf(column, bars) : undefined;
  if (!isNumbers(column) || !ruler) return undefined;
  const { edges, isLogarithmic } = ruler;
  const mask = match.maskWithout(columnId);
  const barCount = edges.length - 1;
  const counts = new Uint32Array(barCount);
  let emptyCount = 0;
  const { values } = column;
  for (let row = 0; row < values.length; row += 1) {
    if (mask[row] !== 1) continue;
    const value = values[row] ?? Number.NaN;
    if (Number.isNaN(value)) {
      emptyCount += 1;
      continue;
    }
    const bar = barOf(edges, value);
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  // A copy: answers are handed over to another thread, and what is kept is not.
  return { column: columnId, edges: edges.slice(), counts, emptyCount, isLogarithmic };
}

interface Ruler {
  readonly edges: Float64Array;
  readonly isLogarithmic: boolean;
}

/** A column never changes: what it took a sort to find is found once. By column, then by the number of bars. */
const rulers = new WeakMap<NumberColumn, Map<number, Ruler>>();

function rulerOf(column: NumberColumn, bars: number): Ruler | undefined {
  const known = rulers.get(column) ?? new Map<number, Ruler>();
  rulers.set(column, known);
  const found = known.get(bars);
  if (found) return found;
  const scale = scaleOf(column);
  if (!scale) return undefined;
  const ruler = { edges: edgesOf(column.kind, scale, bars), isLogarithmic: scale.isLogarithmic };
  known.set(bars, ruler);
  return ruler;
}

interface Scale {
  readonly least: number;
  readonly most: number;
  readonly isLogarithmic: boolean;
}

function scaleOf({ kind, values }: NumberColumn): Scale | undefined {
  const sorted = Float64Array.from(values).sort();
  // NaN stands at the end.
  let count = sorted.length;
  while (count > 0 && Number.isNaN(sorted[count - 1])) count -= 1;
  return scaleOfSorted(kind, sorted.subarray(0, count));
}

function scaleOfSorted(kind: NumberColumn['kind'], sorted: Float64Array): Scale | undefined {
  const count = sorted.length;
  if (count === 0) return undefined;
  const least = sorted[0] ?? 0;
  const most = sorted[count - 1] ?? 0;
  const median = Math.abs(sorted[count >>> 1] ?? 0);
  return {
    least,
    most,
    isLogarithmic: kind === 'number' && most > SKEW * Math.max(median, Number.MIN_VALUE),
  };
}

/** Bars over sorted values alone, with edges of their own. Undefined where there is no value. */
export function barsOfSorted(kind: NumberColumn['kind'], sorted: Float64Array): ValueBars | undefined {
  const scale = scaleOfSorted(kind, sorted);
  if (!scale) return undefined;
  const edges = edgesOf(kind, scale, DEFAULT_BARS);
  const counts = new Uint32Array(edges.length - 1);
  for (const value of sorted) {
    const bar = barOf(edges, value);
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { edges, counts, isLogarithmic: scale.isLogarithmic };
}

function edgesOf(
  kind: NumberColumn['kind'],
  { least, most, isLogarithmic }: Scale,
  bars: number,
): Float64Array {
  if (least === most) return Float64Array.of(least, most);
  const isWhole = kind !== 'number';
  const edges = Array.from({ length: bars + 1 }, (_, place) => {
    const share = place / bars;
    const edge = isLogarithmic
      ? fromLog(toLog(least) + share * (toLog(most) - toLog(least)))
      : least + share * (most - least);
    return isWhole ? Math.floor(edge) : twoDigits(edge);
  });
  edges[0] = least;
  edges[bars] = most;
  const inside = edges.filter(
    (edge, place) => place === 0 || (edge > (edges[place - 1] ?? 0) && edge <= most),
  );
  if (inside.at(-1) !== most) inside.push(most);
  return Float64Array.from(inside);
}

/** Like a logarithm far from zero, straight near it, and defined for pumps' negative values. */
function toLog(value: number): number {
  return Math.sign(value) * Math.log1p(Math.abs(value));
}

function fromLog(log: number): number {
  return Math.sign(log) * Math.expm1(Math.abs(log));
}

function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}

function barOf(edges: Float64Array, value: number): number {
  let low = 0;
  let high = edges.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((edges[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
