import { expect, test } from 'vitest';
import { PixelTable } from './pixel-table.ts';

function tableOf(values: readonly number[]): PixelTable {
  const table = new PixelTable();
  table.addAll(Uint32Array.from(values));
  return table;
}

function countsOf(table: PixelTable): Map<number, number> {
  const counts = new Map<number, number>();
  table.visit((value, count) => void counts.set(value, count));
  return counts;
}

test('equal pixels are counted together, beside each other and apart, 0 and the largest among them', () => {
  const counts = countsOf(tableOf([7, 7, 0, 0xffffffff, 7, 0]));
  expect([...counts].toSorted(([one], [other]) => one - other)).toEqual([
    [0, 2],
    [7, 3],
    [0xffffffff, 1],
  ]);
});

test('of many different pixels each has a slot of its own, and its count', () => {
  const values = Array.from({ length: 50_000 }, (_, index) => (index * 0x01010101) >>> 0);
  const table = tableOf([...values, ...values]);
  const slots = new Set(values.map((value) => table.slotOf(value)));
  expect([countsOf(table).size, slots.size]).toEqual([values.length, values.length]);
  expect(Math.max(...[...slots].slice(0, 1_000))).toBeLessThan(table.slotCount);
  const wrong: number[] = [];
  table.visit((value, count, slot) => {
    if (count !== 2 || slot !== table.slotOf(value)) wrong.push(value);
  });
  expect(wrong).toEqual([]);
});
