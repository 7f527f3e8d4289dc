import { expect, test } from 'vitest';
import type { Geometry } from './geometry.ts';
import { createSegmentIndex } from './segment-index.ts';
import type { SegmentIntersection } from './segment-intersection.ts';

function pairsOf(geometry: Geometry): SegmentIntersection[] {
  const pairs: SegmentIntersection[] = [];
  createSegmentIndex(geometry).visitPairs((meeting) => {
    pairs.push(meeting);
    return true;
  });
  return pairs;
}

const square: Geometry = { kind: 'polygon', rings: [[0, 0, 0, 4, 4, 4, 4, 0]] };

test('a ring has its last side too, points have none', () => {
  expect(createSegmentIndex(square).count).toBe(4);
  expect(createSegmentIndex({ kind: 'polyline', paths: [[0, 0, 0, 4, 4, 4]] }).count).toBe(2);
  expect(createSegmentIndex({ kind: 'multipoint', coordinates: [0, 0, 1, 1] }).count).toBe(0);
});

test('a box inside an area is not near its sides, one that touches them is', () => {
  const { isNear } = createSegmentIndex(square);
  expect(isNear({ xMin: 1, yMin: 1, xMax: 3, yMax: 3 })).toBe(false);
  expect(isNear({ xMin: 1, yMin: 1, xMax: 4, yMax: 3 })).toBe(true);
  expect(isNear({ xMin: 5, yMin: 1, xMax: 6, yMax: 3 })).toBe(false);
});

test('a box beside a long slanting side is not near it', () => {
  const { isNear } = createSegmentIndex({ kind: 'polyline', paths: [[0, 0, 100, 100]] });
  expect(isNear({ xMin: 60, yMin: 10, xMax: 70, yMax: 20 })).toBe(false);
  expect(isNear({ xMin: 60, yMin: 10, xMax: 70, yMax: 60 })).toBe(true);
  expect(isNear({ xMin: 60, yMin: 10, xMax: 70, yMax: 65 })).toBe(true);
});

test('sides cross where both go on behind the place, and touch where one ends there', () => {
  const bow: Geometry = { kind: 'polygon', rings: [[0, 0, 4, 4, 4, 0, 0, 4]] };
  expect(pairsOf(bow)).toContain('crossing');
  const lines = (...paths: number[][]): Geometry => ({ kind: 'polyline', paths });
  expect(pairsOf(lines([0, 0, 4, 0], [2, 0, 2, 4]))).toEqual(['touching']);
  expect(pairsOf(lines([0, 0, 4, 0], [2, -1, 2, 4]))).toEqual(['crossing']);
  expect(pairsOf(lines([0, 0, 4, 0], [2, 0, 6, 0]))).toEqual(['touching']);
  expect(pairsOf(lines([0, 0, 4, 4], [0, 1, 2, 4]))).toEqual(['disjoint']);
});

test('sides that follow each other count only where they go back', () => {
  expect(pairsOf(square)).toEqual([]);
  expect(pairsOf({ kind: 'polyline', paths: [[0, 0, 2, 0, 2, 0, 4, 0]] })).toEqual([]);
  expect(pairsOf({ kind: 'polyline', paths: [[0, 0, 4, 0, 2, 0]] })).toEqual(['touching']);
  expect(pairsOf({ kind: 'polygon', rings: [[0, 0, 4, 0, 4, 4, 4, 0]] })).toContain('touching');
});

test('the walk ends when it is told to', () => {
  let count = 0;
  createSegmentIndex({ kind: 'polyline', paths: Array.from({ length: 50 }, () => [0, 0, 4, 4]) }).visitPairs(
    () => ++count < 5,
  );
  expect(count).toBe(5);
});
