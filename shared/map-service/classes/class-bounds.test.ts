import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClassWish, classBounds } from './class-bounds.ts';

const METHODS = [
  'geoClassifyNaturalBreaks',
  'geoClassifyEqualInterval',
  'geoClassifyQuantile',
  'geoClassifyStandardDeviation',
  'geoClassifyGeometricalInterval',
] as const;

const bounds = (values: readonly number[], method: ClassWish['method'], count: number, deviations = 1) =>
  classBounds(
    values.toSorted((one, other) => one - other),
    { method, count, deviations },
  );

const some = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 12 });

/** The class of each value, by the rule that an upper bound belongs to its class. */
const classesOf = (values: readonly number[], upper: readonly number[]) =>
  upper.map((bound, index) =>
    values.filter((value) => value <= bound && (index === 0 || value > (upper[index - 1] ?? 0))),
  );

const squaredDifferences = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
};

describe.each(METHODS)('%s', (method) => {
  test('has ascending bounds within the values, the last the greatest, and never too many', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, min: -1e300, max: 1e300 }), { minLength: 1, maxLength: 50 }),
        fc.integer({ min: 1, max: 9 }),
        (values, count) => {
          const upper = bounds(values, method, count);
          expect(upper.at(-1)).toBe(Math.max(...values));
          expect(upper[0]).toBeGreaterThanOrEqual(Math.min(...values));
          for (const [index, bound] of upper.entries()) {
            if (index > 0) expect(bound).toBeGreaterThan(upper[index - 1] ?? Infinity);
          }
          if (method !== 'geoClassifyStandardDeviation') expect(upper.length).toBeLessThanOrEqual(count);
        },
      ),
    );
  });

  test('has no class of nothing and one of a single value', () => {
    expect(bounds([], method, 5)).toEqual([]);
    expect(bounds([7, 7, 7], method, 5)).toEqual([7]);
  });
});

test('natural breaks are the best of all cuts', () => {
  const cutsOf = (length: number, count: number): number[][] =>
    count === 1
      ? [[length - 1]]
      : Array.from({ length: length - count + 1 }, (_, index) => index + count - 2).flatMap((last) =>
          cutsOf(last + 1, count - 1).map((cuts) => [...cuts, length - 1]),
        );
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 4 }), (values, count) => {
      const different = [...new Set(values)].toSorted((one, other) => one - other);
      const upper = bounds(values, 'geoClassifyNaturalBreaks', count);
      const cost = (ends: readonly number[]) =>
        classesOf(values, ends).reduce((sum, each) => sum + squaredDifferences(each), 0);
      const size = Math.min(count, different.length);
      const costs = cutsOf(different.length, size).map((cuts) =>
        cost(cuts.map((cut) => different[cut] ?? 0)),
      );
      expect(upper).toHaveLength(size);
      expect(cost(upper)).toBeCloseTo(Math.min(...costs), 8);
    }),
    { numRuns: 500 },
  );
});

test('natural breaks of many values are found in time and lie between the heaps', () => {
  const heaps = [10, 200, 3000].flatMap((middle) =>
    Array.from({ length: 40_003 }, (_, index) => middle + (index / 40_002 - 0.5) * 8),
  );
  const upper = bounds(heaps, 'geoClassifyNaturalBreaks', 3);
  expect(upper).toEqual([14, 204, 3004]);
  const finely = bounds(heaps, 'geoClassifyNaturalBreaks', 200);
  expect(finely).toHaveLength(200);
  expect(finely).toContain(14);
  expect(finely).toContain(204);
}, 60_000);

test('equal intervals are equally wide', () => {
  expect(bounds([0, 1, 2, 10], 'geoClassifyEqualInterval', 4)).toEqual([2.5, 5, 7.5, 10]);
  expect(bounds([-3, 3], 'geoClassifyEqualInterval', 3)).toEqual([-1, 1, 3]);
});

test('quantiles are equally full, and what is alike stays together', () => {
  expect(bounds([1, 2, 3, 4, 5, 6], 'geoClassifyQuantile', 3)).toEqual([2, 4, 6]);
  expect(bounds([1, 1, 1, 1, 5, 6], 'geoClassifyQuantile', 3)).toEqual([1, 6]);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      (values, count) => {
        fc.pre(values.length >= count);
        const sizes = classesOf(values, bounds(values, 'geoClassifyQuantile', count)).map(
          ({ length }) => length,
        );
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('standard deviations lie around the mean, which is in the middle of a class', () => {
  // Mean 5, standard deviation of the sample 2.
  const values = [2, 4, 4, 5, 5, 5, 7, 8];
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - 5) ** 2, 0) / 7);
  const [first, second, third] = bounds(values, 'geoClassifyStandardDeviation', 99);
  expect(first).toBeCloseTo(5 - 1.5 * deviation, 12);
  expect(second).toBeCloseTo(5 - 0.5 * deviation, 12);
  expect(third).toBeCloseTo(5 + 0.5 * deviation, 12);
  expect(() => bounds(values, 'geoClassifyStandardDeviation', 1, 1e-9)).toThrow(
    expect.objectContaining({ code: 'value/bad' }),
  );
  const halves = bounds(values, 'geoClassifyStandardDeviation', 1, 0.5);
  for (const [index, bound] of halves.entries()) {
    if (index > 0 && index < halves.length - 1)
      expect(bound - (halves[index - 1] ?? 0)).toBeCloseTo(0.5 * deviation, 12);
  }
});

test('geometrical intervals grow by one factor and are as equally full as any of the factors makes them', () => {
  const doubling = Array.from({ length: 64 }, (_, index) => 2 ** (index / 16));
  expect(bounds(doubling, 'geoClassifyGeometricalInterval', 4).length).toBe(4);
  fc.assert(
    fc.property(some, fc.integer({ min: 2, max: 5 }), (values, count) => {
      const [least, greatest] = [Math.min(...values), Math.max(...values)];
      fc.pre(least < greatest);
      const upper = bounds(values, 'geoClassifyGeometricalInterval', count);
      const widths = upper.map((bound, index) => bound - (upper[index - 1] ?? least));
      for (let index = 2; index < widths.length; index++) {
        const factor = (widths[1] ?? 0) / (widths[0] ?? 1);
        expect((widths[index] ?? 0) / (widths[index - 1] ?? 1)).toBeCloseTo(factor, 6);
      }
      const fullness = (ends: readonly number[]) =>
        classesOf(values, ends).reduce((sum, each) => sum + each.length ** 2, 0);
      const equal = bounds(values, 'geoClassifyEqualInterval', count);
      expect(fullness(upper)).toBeLessThanOrEqual(fullness(equal));
    }),
  );
});
