import { expect, test } from 'vitest';
import { layOutStacks } from './stack-layout.ts';
import { placeInRow, placeOverColumns } from './tip-place.ts';

const drawing = { left: 40, top: 20, widthPx: 640 };
const columns = (values: readonly number[]) =>
  layOutStacks(
    values.map((value, place) => ({ id: String(place), label: String(place), values: [value] })),
    { bandLength: 600, valueFrom: 220, valueTo: 20, gap: 0.2 },
  ).bands;
const tip = { widthPx: 140, heightPx: 80 };

test('values of a column stand beside it while nothing is there', () => {
  const bands = columns([10, 1, 1, 1, 1, 1]);
  const [first] = bands;
  if (!first) throw new Error('no column');
  const { left } = placeOverColumns(bands, first, tip, drawing);
  expect(left).toBeGreaterThan(drawing.left + first.start + first.size);
});

test('values stand on the side where no column is as high', () => {
  const bands = columns([1, 1, 1, 10, 10, 10]);
  const third = bands[2];
  if (!third) throw new Error('no column');
  const { left } = placeOverColumns(bands, third, tip, drawing);
  expect(left + tip.widthPx).toBeLessThan(drawing.left + third.start);
});

test('values lie over no part of their own column, however high it is and whatever stands beside it', () => {
  for (const heights of [
    [1, 1, 10, 1, 1, 1],
    [10, 10, 10, 10, 10, 10],
    [1, 9, 10, 9, 1, 1],
    [10, 1, 1, 1, 1, 10],
  ]) {
    const bands = columns(heights);
    for (const band of bands) {
      const { left, top } = placeOverColumns(bands, band, tip, drawing);
      const from = drawing.left + band.start;
      const isBeside = left >= from + band.size || left + tip.widthPx <= from;
      const isAbove = top + tip.heightPx <= band.end;
      expect(isBeside || isAbove, `${heights} at ${band.datum.id}`).toBe(true);
    }
  }
});

test('where neither side has room, values leave as much of their column as there can be', () => {
  const [first, ...rest] = columns([10, 10, 10, 10, 10, 10]);
  const last = rest.at(-1);
  if (!first || !last) throw new Error('no columns');
  const wide = { widthPx: 600, heightPx: 80 };
  expect(placeOverColumns([first, ...rest], first, wide, drawing).left).toBe(40);
  expect(placeOverColumns([first, ...rest], last, wide, drawing).left).toBe(0);
});

test('values never leave the drawing', () => {
  const bands = columns([9, 10, 9, 10, 9, 10]);
  for (const band of bands) {
    const { left } = placeOverColumns(bands, band, tip, drawing);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + tip.widthPx).toBeLessThanOrEqual(drawing.widthPx);
  }
});

test('values of a bar stand in its own row, over its end where there is no room behind it', () => {
  const size = { widthPx: 400, fontPx: 12 };
  const row = { top: 50, height: 22 };
  expect(placeInRow('1 346 MW', 100, row, size)).toEqual({ left: 106, top: 50 });
  const long = placeInRow('Kraftverk 6 175 MW', 380, row, size);
  expect(long.left).toBeLessThan(300);
});
