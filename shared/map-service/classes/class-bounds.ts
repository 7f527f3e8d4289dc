// Bounds of the classes of a number: the upper one of each, ascending, the last of them the greatest value. An upper
// bound belongs to its class. Values come ascending and finite; where they do not allow so many classes there are fewer.

import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { statisticOf } from '../query/statistic.ts';
import { countUpTo, distinct } from './ascending-values.ts';
import { naturalBounds } from './natural-bounds.ts';

export interface ClassWish {
  readonly method: MapType<'geoClassifyMethod'>;
  /** Number of classes; has no say in classes by standard deviation. */
  readonly count: number;
  /** Width of a class in standard deviations. */
  readonly deviations: number;
}

/** More cannot be told apart by a colour of eight bits. */
export const MAX_CLASSES = 255;

type Ascending = readonly number[];

/** No bounds where there are no values. Throws `value/bad` for a width that gives too many classes. */
export function classBounds(values: Ascending, wish: ClassWish): number[] {
  const [least] = values;
  const greatest = values.at(-1);
  if (least === undefined || greatest === undefined) return [];
  if (least === greatest) return [greatest];
  const bounds = BOUNDS[wish.method](values, wish).filter((bound) => bound >= least && bound < greatest);
  return [...distinct(bounds), greatest];
}

const BOUNDS: {
  readonly [Method in ClassWish['method']]: (values: Ascending, wish: ClassWish) => number[];
} = {
  geoClassifyNaturalBreaks: (values, { count }) => naturalBounds(values, count),
  geoClassifyEqualInterval: (values, { count }) => growingBounds(values, count, 1),
  geoClassifyQuantile: quantileBounds,
  geoClassifyStandardDeviation: deviationBounds,
  geoClassifyGeometricalInterval: geometricalBounds,
};

/** The first n-th of the rows, the second, and so on; what is alike stays together. */
function quantileBounds(values: Ascending, { count }: ClassWish): number[] {
  return Array.from({ length: count }, (_, index) => {
    const rows = Math.max(1, Math.round(((index + 1) * values.length) / count));
    return values[rows - 1] ?? Number.NaN;
  });
}

/** The middle class has the mean in its middle. */
function deviationBounds(values: Ascending, { deviations }: ClassWish): number[] {
  const mean = statisticOf('geoDataStatTypeAverage').compute(values) ?? 0;
  const deviation = statisticOf('geoDataStatTypeStdDev').compute(values) ?? 0;
  const width = deviations * deviation;
  // Too small or too large for doubles: there is nothing to divide by.
  if (!(width > 0 && Number.isFinite(width))) return [];
  const [least = mean] = values;
  const greatest = values.at(-1) ?? mean;
  const below = Math.ceil((mean - least) / width);
  const above = Math.ceil((greatest - mean) / width);
  if (below + above > MAX_CLASSES) {
    const path = 'DataClassificationDef.StandardDeviationInterval';
    throw appError('value/bad', {
      path,
      value: deviations,
      expected: `one that gives ${MAX_CLASSES} classes or fewer`,
    });
  }
  return Array.from({ length: below + above + 1 }, (_, index) => mean + (index - below - 0.5) * width);
}

const FACTOR_STEPS = 8;
const FACTOR_OCTAVES = 4;

/**
 * Each class is wider than the one before by one factor, or narrower. Of the factors 2 to the power of −4 to 4 in
 * steps of an eighth it is the one that makes the classes most equally full, of several the one nearest to 1.
 */
function geometricalBounds(values: Ascending, { count }: ClassWish): number[] {
  const steps = Array.from({ length: 2 * FACTOR_OCTAVES * FACTOR_STEPS + 1 }, (_, index) => {
    const half = Math.ceil(index / 2);
    return index % 2 === 0 ? half : -half;
  });
  let best: { bounds: number[]; squares: number } | undefined;
  for (const step of steps) {
    const bounds = growingBounds(values, count, 2 ** (step / FACTOR_STEPS));
    const squares = sumOfSquares(values, bounds);
    if (!best || squares < best.squares) best = { bounds, squares };
  }
  return best?.bounds ?? [];
}

/** Classes whose widths are 1, factor, factor² … to each other. */
function growingBounds(values: Ascending, count: number, factor: number): number[] {
  const [least = 0] = values;
  const greatest = values.at(-1) ?? 0;
  const whole = partialSum(factor, count);
  return Array.from({ length: count }, (_, index) =>
    // Halves first: the range of doubles is wider than a double.
    index + 1 === count
      ? greatest
      : least + 2 * ((greatest / 2 - least / 2) * (partialSum(factor, index + 1) / whole)),
  );
}

/** 1 + factor + factor² …, so many terms. */
function partialSum(factor: number, terms: number): number {
  return factor === 1 ? terms : (factor ** terms - 1) / (factor - 1);
}

function sumOfSquares(values: Ascending, bounds: readonly number[]): number {
  let before = 0;
  let squares = 0;
  for (const bound of bounds) {
    const upTo = countUpTo(values, bound);
    squares += (upTo - before) ** 2;
    before = upTo;
  }
  return squares;
}
