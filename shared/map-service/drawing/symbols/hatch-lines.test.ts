import { expect, test } from 'vitest';
import { hatchLines } from './hatch-lines.ts';

const SQUARE = [0, 0, 30, 0, 30, 30, 0, 30];
const HOLE = [10, 10, 20, 10, 20, 20, 10, 20];

test('lines stand at whole spacings from the anchor, and stop at holes', () => {
  const lines = hatchLines([SQUARE, HOLE], { angle: 0, spacingPx: 10, anchor: [1000, 1005] });
  expect(lines).toEqual([
    [0, 5, 30, 5],
    [0, 15, 10, 15],
    [20, 15, 30, 15],
    [0, 25, 30, 25],
  ]);
});

test('a hatch goes on where a neighbouring picture begins', () => {
  const slant = { angle: -Math.PI / 4, spacingPx: 7 };
  // The same area in a picture that begins 17 pixels farther right and 5 farther down.
  const here = hatchLines([SQUARE], { ...slant, anchor: [3, 4] });
  const moved = SQUARE.map((value, index) => value - (index % 2 === 0 ? 17 : 5));
  const there = hatchLines([moved], { ...slant, anchor: [3 - 17, 4 - 5] });
  expect(here.length).toBeGreaterThan(4);
  for (const [index, line] of here.entries()) {
    for (const [part, value] of line.entries()) {
      expect(there[index]?.[part]).toBeCloseTo(value - (part % 2 === 0 ? 17 : 5), 9);
    }
  }
});
