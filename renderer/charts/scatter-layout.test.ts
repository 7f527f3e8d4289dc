import { expect, test } from 'vitest';
import {
  hasPlace,
  isSkewed,
  layOutAxis,
  markPath,
  nearestPoint,
  type ScatterPoint,
} from './scatter-layout.ts';

const frame = { from: 0, to: 100, tickCount: 4, isLogarithmic: false };
const point = (x: number, y: number): ScatterPoint => ({ id: `${x}`, label: '', series: 0, x, y });

test('a linear axis begins at zero, or below it where values do', () => {
  const axis = layOutAxis([5, 80], frame);
  expect(axis.ticks.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80]);
  expect([axis.place(0), axis.place(80)]).toEqual([0, 100]);
  expect(layOutAxis([-20, 80], frame).ticks[0]?.value).toBe(-20);
  expect(layOutAxis([-20, -10], frame).ticks.at(-1)?.value).toBe(0);
});

test('a logarithmic axis has powers of ten, and between few of them 2 and 5', () => {
  const wide = layOutAxis([0.05, 1240], { ...frame, isLogarithmic: true });
  expect(wide.ticks.map(({ value }) => value)).toEqual([0.1, 1, 10, 100, 1000]);
  const narrow = layOutAxis([2, 60], { ...frame, isLogarithmic: true });
  expect(narrow.ticks.map(({ value }) => value)).toEqual([2, 5, 10, 20, 50]);
  expect(narrow.place(Math.sqrt(120))).toBeCloseTo(50);
});

test('no value, and one alone, have an axis too', () => {
  for (const isLogarithmic of [false, true]) {
    for (const values of [[], [3]]) {
      const axis = layOutAxis(values, { ...frame, isLogarithmic });
      expect(axis.ticks.every(({ at }) => Number.isFinite(at))).toBe(true);
      expect(Number.isFinite(axis.place(3))).toBe(true);
    }
  }
});

test('logarithmic axes have no place for zero and less, and none has one for no value', () => {
  const points = [point(1, 1), point(0, 1), point(1, -1), point(Number.NaN, 1)];
  expect(points.map((one) => hasPlace(one, true))).toEqual([true, false, false, false]);
  expect(points.map((one) => hasPlace(one, false))).toEqual([true, true, true, false]);
});

test('amounts of which one is far larger than most are skewed, evenly spread ones are not', () => {
  expect(isSkewed([1, 2, 3, 4, 1000])).toBe(true);
  expect(isSkewed([1, 2, 3, 4, 5])).toBe(false);
  expect(isSkewed([-1, -2, -3, 1, 1000])).toBe(false);
});

test('the nearest point within reach is meant, and far from all of them none', () => {
  const placed = [point(1, 1), point(2, 2)].map((one) => ({ point: one, xPx: one.x * 10, yPx: one.y * 10 }));
  expect(nearestPoint(placed, { xPx: 17, yPx: 18 }, 12)?.point.x).toBe(2);
  expect(nearestPoint(placed, { xPx: 90, yPx: 90 }, 12)).toBeUndefined();
});

test('each pattern has a mark of its own form', () => {
  const marks = (['plain', 'stripes', 'dots', 'grid'] as const).map((pattern) => markPath(pattern, 5, 5, 3));
  expect(new Set(marks).size).toBe(4);
});
