import { expect, test } from 'vitest';
import { lacksDetail } from './base-detail.ts';

const view = (zoom: number) => ({ zoom, bounds: { west: 10, south: 60, east: 11, north: 61 } });

test('a view nearer than the base map has names for lacks detail, one from farther does not', () => {
  expect([9.9, 10, 13].map((zoom) => lacksDetail({}, view(zoom)))).toEqual([false, true, true]);
});

test('a hidden base map lacks nothing', () => {
  expect(lacksDetail({ isHidden: true }, view(12))).toBe(false);
});

test('a tile cache has more where it lies, if it goes near enough', () => {
  const lacks = (maxZoom: number, bounds?: readonly [number, number, number, number]) =>
    lacksDetail({ caches: [{ maxZoom, ...(bounds && { bounds }) }] }, view(12));
  expect([lacks(14), lacks(14, [9, 59, 12, 62]), lacks(14, [20, 59, 22, 62]), lacks(8)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
