import { expect, test } from 'vitest';
import { createScheduler } from './scheduler.ts';

test('a clock that is set back ends the step, and progress is told on', async () => {
  let nowMs = 1_000_000;
  const told: number[] = [];
  const scheduler = createScheduler({
    clock: { nowMs: () => nowMs },
    eventLoop: { yieldToEventLoop: async () => undefined },
    onProgress: ({ part }) => told.push(part),
  });
  expect(scheduler.isDue()).toBe(false);
  nowMs += 10;
  expect(scheduler.isDue()).toBe(true);
  await scheduler.pause();
  scheduler.tell({ rows: 1, part: 0.1 });
  scheduler.tell({ rows: 2, part: 0.2 });
  nowMs -= 3_600_000;
  expect(scheduler.isDue()).toBe(true);
  scheduler.tell({ rows: 3, part: 0.3 });
  expect(told).toEqual([0.1, 0.3]);
});
