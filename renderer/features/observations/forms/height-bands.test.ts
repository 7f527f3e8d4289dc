import { expect, test } from 'vitest';
import { heightBands } from './height-bands.ts';

const bands = (ExposedHeightComboTID: number, ExposedHeight1: number, ExposedHeight2?: number) =>
  heightBands({
    ExposedHeightComboTID,
    ExposedHeight1,
    ...(ExposedHeight2 === undefined ? {} : { ExposedHeight2 }),
  });

test('above and below need one height, outside and between two, in either order', () => {
  expect(bands(1, 1_200)).toEqual([[1_200, 2_500]]);
  expect(bands(2, 1_200)).toEqual([[0, 1_200]]);
  expect(bands(3, 1_400, 800)).toEqual([
    [0, 800],
    [1_400, 2_500],
  ]);
  expect(bands(4, 1_400, 800)).toEqual([[800, 1_400]]);
});

test('what is not told is not drawn, and no band leaves the mountain', () => {
  expect([bands(3, 1_200), bands(0, 1_200), heightBands({ ExposedHeightComboTID: 1 })]).toEqual([[], [], []]);
  expect(bands(4, -50, 9_000)).toEqual([[0, 2_500]]);
});
