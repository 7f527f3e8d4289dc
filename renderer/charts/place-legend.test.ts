import { expect, test } from 'vitest';
import { placeLegend } from './place-legend.ts';

const labels = ['I målet', 'Overgangsordningen'];

test('entries stand beside each other over the bars while there is room', () => {
  const { entries, heightPx } = placeLegend(labels, { left: 40, widthPx: 400, fontPx: 10 });
  expect(entries.map(({ y }) => y)).toEqual([0, 0]);
  expect(entries[0]?.x).toBe(40);
  expect(entries[1]?.x).toBeGreaterThan(40);
  expect(heightPx).toBe(10);
});

test('without room over the bars they begin at the edge', () => {
  const { entries } = placeLegend(labels, { left: 100, widthPx: 200, fontPx: 10 });
  expect(entries[0]).toEqual({ x: 0, y: 0 });
  expect(entries[1]?.y).toBe(0);
});

test('without room for both they stand below each other, and the legend is higher', () => {
  const { entries, heightPx } = placeLegend(labels, { left: 40, widthPx: 150, fontPx: 10 });
  expect(entries).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 15 },
  ]);
  expect(heightPx).toBe(25);
});
