import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('a clock that is set back ends the step, and progress is told on', async () => {
  let nowMs = 1_000_000;
  const told: number[] = [];
  const pace = createPace({
    clock: { nowMs: () => nowMs },
    turns: { giveWay: async () => undefined },
    onProgress: ({ part }) => told.push(part),
  });
  expect(pace.isDue()).toBe(false);
  nowMs += 10;
  expect(pace.isDue()).toBe(true);
  await pace.pause();
  pace.tell({ rows: 1, part: 0.1 });
  pace.tell({ rows: 2, part: 0.2 });
  nowMs -= 3_600_000;
  expect(pace.isDue()).toBe(true);
  pace.tell({ rows: 3, part: 0.3 });
  expect(told).toEqual([0.1, 0.3]);
});
