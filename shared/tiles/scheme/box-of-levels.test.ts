import { expect, test } from 'vitest';
import { boxOfLevels } from './box-of-levels.ts';
import { boxOfTiles } from './tile-grid.ts';
import { webScheme } from './tile-schemes.ts';

const scheme = webScheme(9, 256);
const range = (
  level: number,
  [minRow, maxRow, minColumn, maxColumn]: readonly [number, number, number, number],
) => ({
  level,
  minRow,
  maxRow,
  minColumn,
  maxColumn,
});
const finest = range(9, [140, 143, 264, 270]);

test('tiles of coarser levels that only hold those of the finest do not make the box larger', () => {
  const levels = [finest, range(6, [17, 17, 33, 33]), range(0, [0, 0, 0, 0])];
  expect(boxOfLevels(scheme, levels)).toEqual(boxOfTiles(scheme, 9, finest));
});

test('the box reaches as far as a coarser level that has more, on the sides where it has', () => {
  const wide = range(6, [16, 17, 33, 36]);
  const [fine, coarse] = [boxOfTiles(scheme, 9, finest), boxOfTiles(scheme, 6, wide)];
  expect(boxOfLevels(scheme, [finest, wide, range(3, [2, 2, 4, 4])])).toEqual({
    ...fine,
    xMax: coarse?.xMax,
    yMax: coarse?.yMax,
  });
});

test('a level that is only loosely known makes the box larger where it surely has more', () => {
  // Bundles of 8: the finest tiles lie in the one from row 16 and column 32.
  const bundles = (...sides: [number, number, number, number]) => ({ ...range(6, sides), looseBy: 7 });
  const fine = boxOfTiles(scheme, 9, finest);
  expect(boxOfLevels(scheme, [finest, bundles(16, 23, 32, 39)])).toEqual(fine);
  const wide = boxOfTiles(scheme, 6, bundles(8, 23, 32, 47));
  expect(boxOfLevels(scheme, [finest, bundles(8, 23, 32, 47)])).toEqual({
    ...fine,
    xMax: wide?.xMax,
    yMax: wide?.yMax,
  });
});
