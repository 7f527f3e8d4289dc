// Where points of two numbers stand in a drawing, and which of them is meant by the pointer.

import { scaleLinear, scaleLog } from 'd3-scale';
import type { FillPattern } from './chart-series.ts';

export interface ScatterPoint {
  readonly id: string;
  readonly label: string;
  /** Place among the series. */
  readonly series: number;
  readonly x: number;
  readonly y: number;
}

export interface ScatterAxis {
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
  place(value: number): number;
}

/** Logarithmic axes have no place for zero and less. */
export function hasPlace({ x, y }: ScatterPoint, isLogarithmic: boolean): boolean {
  return Number.isFinite(x) && Number.isFinite(y) && (!isLogarithmic || (x > 0 && y > 0));
}

/** An axis over all values, from one pixel to another. */
export function layOutAxis(
  values: readonly number[],
  { from, to, tickCount, isLogarithmic }: AxisFrame,
): ScatterAxis {
  const [least, most] = extentOf(values, isLogarithmic);
  const range = [from, to];
  const scale = isLogarithmic
    ? scaleLog().domain([least, most]).range(range)
    : scaleLinear().domain([least, most]).nice(tickCount).range(range);
  const ticks = isLogarithmic ? powerTicks(least, most) : scale.ticks(tickCount);
  return { ticks: ticks.map((value) => ({ value, at: scale(value) })), place: (value) => scale(value) };
}

export interface AxisFrame {
  readonly from: number;
  readonly to: number;
  readonly tickCount: number;
  readonly isLogarithmic: boolean;
}

/** A linear axis begins at zero; one value alone has room beside it. */
function extentOf(values: readonly number[], isLogarithmic: boolean): [least: number, most: number] {
  let least = isLogarithmic ? Number.POSITIVE_INFINITY : 0;
  let most = isLogarithmic ? 0 : Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (!Number.isFinite(least) || !Number.isFinite(most)) return isLogarithmic ? [1, 10] : [0, 1];
  if (least === most) return isLogarithmic ? [least / 2, most * 2] : [least, least + 1];
  // On a logarithmic axis no mark stands on its end.
  return isLogarithmic ? [least / 1.2, most * 1.2] : [least, Math.max(most, 0)];
}

/** Powers of ten, and where there are few of them 2 and 5 of each. d3 leaves out powers as soon as there are some more. */
function powerTicks(least: number, most: number): number[] {
  const digits = most / least < 1000 ? [1, 2, 5] : [1];
  const first = Math.floor(Math.log10(least));
  const powers = Array.from({ length: Math.ceil(Math.log10(most)) - first + 1 }, (_, place) => first + place);
  return powers
    .flatMap((power) => digits.map((digit) => Number(`${digit}e${power}`)))
    .filter((value) => value >= least && value <= most);
}

/** Beyond this relation of the greatest amount to the median most points would lie on each other in a corner. */
const SKEW = 20;

export function isSkewed(values: readonly number[]): boolean {
  const sorted = values.filter((value) => value > 0).toSorted((a, b) => a - b);
  const median = sorted[sorted.length >>> 1] ?? 0;
  return sorted.length > values.length / 2 && (sorted.at(-1) ?? 0) > SKEW * median;
}

export interface PlacedPoint {
  readonly point: ScatterPoint;
  readonly xPx: number;
  readonly yPx: number;
}

/** The point nearest to a place within reach of it; undefined where there is none. */
export function nearestPoint(
  points: readonly PlacedPoint[],
  { xPx, yPx }: { readonly xPx: number; readonly yPx: number },
  reachPx: number,
): PlacedPoint | undefined {
  let nearest: PlacedPoint | undefined;
  let least = reachPx ** 2;
  for (const placed of points) {
    const distance = (placed.xPx - xPx) ** 2 + (placed.yPx - yPx) ** 2;
    if (distance > least) continue;
    nearest = placed;
    least = distance;
  }
  return nearest;
}

/** The outline of a mark around a place: circle, diamond, triangle or square, so that colour alone tells nothing. */
export function markPath(pattern: FillPattern, x: number, y: number, radius: number): string {
  const [at, r] = [`${round(x)} ${round(y)}`, round(radius)];
  switch (pattern) {
    case 'stripes':
      return `M${at}m0 ${-r * 1.2}l${r * 1.2} ${r * 1.2}l${-r * 1.2} ${r * 1.2}l${-r * 1.2} ${-r * 1.2}z`;
    case 'dots':
      return `M${at}m${-r} ${-r * 0.8}h${2 * r}l${-r} ${1.8 * r}z`;
    case 'grid':
      return `M${at}m${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`;
    default:
      return `M${at}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
