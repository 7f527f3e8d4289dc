import { zxyToTileId } from 'pmtiles';
import { expect, test } from 'vitest';
import { METATILE_SIDE } from '../drawn/metatile.ts';
import { bitsOf, cellsInOrder } from './tile-order.ts';

const RANGES = [
  { minRow: 0, maxRow: 0, minColumn: 0, maxColumn: 0 },
  { minRow: 3, maxRow: 9, minColumn: 5, maxColumn: 14 },
  { minRow: 0, maxRow: 31, minColumn: 16, maxColumn: 17 },
];

test.each(RANGES)('the cells of a range come once each, in the order of the ids of PMTiles (%o)', (range) => {
  const bits = 5;
  const ids = [...cellsInOrder(range, bits)].map(({ row, column }) => zxyToTileId(bits, column, row));
  const expected: number[] = [];
  for (let row = range.minRow; row <= range.maxRow; row++) {
    for (let column = range.minColumn; column <= range.maxColumn; column++) {
      expected.push(zxyToTileId(bits, column, row));
    }
  }
  expect(ids).toEqual(expected.toSorted((one, other) => one - other));
});

test('the tiles of a metatile come in one piece', () => {
  const range = { minRow: 2, maxRow: 21, minColumn: 0, maxColumn: 30 };
  const blocks = [...cellsInOrder(range, bitsOf(range))].map(
    ({ row, column }) => `${Math.floor(row / METATILE_SIDE)} ${Math.floor(column / METATILE_SIDE)}`,
  );
  const begun = blocks.filter((block, index) => block !== blocks[index - 1]);
  expect(begun).toHaveLength(new Set(blocks).size);
});

test('a few cells of a huge square are found without going through it', () => {
  const far = 2 ** 25;
  const range = { minRow: far, maxRow: far + 1, minColumn: 7, maxColumn: 8 };
  expect([...cellsInOrder(range, 26)]).toHaveLength(4);
});
