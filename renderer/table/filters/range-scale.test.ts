import { expect, test } from 'vitest';
import { edgePlaces, rangeBetween } from './range-scale.ts';

const edges = [-20, 0, 1, 10, 100, 1240];

test('an open range spans the scale, and the whole scale is an open range', () => {
  expect(edgePlaces(edges, { least: undefined, most: undefined })).toEqual([0, 5]);
  expect(rangeBetween(edges, 0, 5)).toEqual({ least: undefined, most: undefined });
});

test('a range on edges comes back as it was', () => {
  for (const range of [
    { least: 1, most: 100 },
    { least: 10, most: undefined },
    { least: undefined, most: 0 },
  ]) {
    const [from, to] = edgePlaces(edges, range);
    expect(rangeBetween(edges, from, to)).toEqual(range);
  }
});

test('a range beside the edges is shown by the bars that it touches', () => {
  expect(edgePlaces(edges, { least: 4, most: 50 })).toEqual([2, 4]);
  expect(edgePlaces(edges, { least: 5000, most: undefined })).toEqual([5, 5]);
});
