import { expect, test } from 'vitest';
import { withRoomFor } from './columns.ts';

test('columns grow one at a time, and keep what they hold', () => {
  let columns = withRoomFor(0);
  const grown: number[] = [];
  for (let row = 0; row < 20_000; row++) {
    const before = columns;
    columns = withRoomFor(row, columns);
    const { obsMs, types, isGone } = columns;
    obsMs[row] = row;
    types[row] = row;
    isGone[row] = row % 2;
    if (columns !== before)
      grown.push(
        Object.keys(columns).filter((key) => Reflect.get(columns, key) !== Reflect.get(before, key)).length,
      );
  }
  expect(Math.max(...grown)).toBe(1);
  expect(
    [0, 1_100, 19_999].map((row) => [columns.obsMs[row], columns.types[row], columns.isGone[row]]),
  ).toEqual([
    [0, 0, 0],
    [1_100, 1_100, 0],
    [19_999, 19_999, 1],
  ]);
});
