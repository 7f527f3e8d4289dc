import { expect, test } from 'vitest';
import { boxOfLevels } from './box-of-levels.ts';
import { boxOfTiles } from './tile-grid.ts';
import { webScheme } from './tile-schemes.ts';

const scheme = webScheme(9, 256);
const range = (minRow: number, maxRow: number, minColumn: number, maxColumn: number) => ({
  minRow,
  maxRow,
  minColumn,
  maxColumn,
});
const finest = { levelId: 9, range: range(140, 143, 264, 270) };

test('tiles of coarser levels that only hold those of the finest do not make the box larger', () => {
  const levels = [
    finest,
    { levelId: 6, range: range(17, 17, 33, 33) },
    { levelId: 0, range: range(0, 0, 0, 0) },
  ];
  expect(boxOfLevels(scheme, levels)).toEqual(boxOfTiles(scheme, 9, finest.range));
});

test('the box reaches as far as a coarser level that has more, on the sides where it has', () => {
  const wide = { levelId: 6, range: range(16, 17, 33, 36) };
  const [fine, coarse] = [boxOfTiles(scheme, 9, finest.range), boxOfTiles(scheme, 6, wide.range)];
  expect(boxOfLevels(scheme, [finest, wide, { levelId: 3, range: range(2, 2, 4, 4) }])).toEqual({
    ...fine,
    xMax: coarse?.xMax,
    yMax: coarse?.yMax,
  });
});
