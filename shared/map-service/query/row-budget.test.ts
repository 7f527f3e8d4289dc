import { expect, test } from 'vitest';
import { createScheduler } from '../../ports/scheduler.ts';
import { createRowBudget } from './row-budget.ts';

const PATH = 'QueryFilter.WhereClause';
/** Characters of a condition after each row of which the clock is looked at. */
const LONG = 12_800;

/** A clock, and a pace at which others take a second whenever they have their turn. */
function busyMachine() {
  let nowMs = 0;
  let pauses = 0;
  const scheduler = createScheduler({
    clock: { nowMs: () => nowMs },
    eventLoop: {
      async yieldToEventLoop() {
        pauses++;
        nowMs += 1_000;
      },
    },
  });
  return {
    scheduler,
    work(durationMs: number) {
      nowMs += durationMs;
    },
    pauses: () => pauses,
  };
}

test.each([10, 60])(
  'steps of %i ms may take two seconds together, others beside them as long as they do',
  async (stepMs) => {
    const machine = busyMachine();
    const budget = createRowBudget(machine.scheduler, PATH, LONG);
    const rows = async () => {
      for (let row = 0; row < 10_000; row++) {
        budget.beginRow();
        machine.work(stepMs);
        if (budget.isDue()) await budget.pause();
      }
    };
    await expect(rows()).rejects.toMatchObject({ code: 'map/too-complex', details: { path: PATH } });
    expect(machine.pauses()).toBe(Math.floor(2_000 / stepMs) + 1);
  },
);

test('a clock that is set back neither ends a query nor lets it go on for ever', async () => {
  const machine = busyMachine();
  const budget = createRowBudget(machine.scheduler, PATH, LONG);
  machine.work(1_500);
  await budget.pause();
  machine.work(-3_600_000);
  await budget.pause();
  machine.work(501);
  await expect(budget.pause()).rejects.toMatchObject({ code: 'map/too-complex' });
});

test('the text of one row has a limit, that of all rows together has none', () => {
  const { scheduler } = busyMachine();
  const budget = createRowBudget(scheduler, PATH, LONG);
  for (let row = 0; row < 100; row++) {
    budget.beginRow();
    budget.spend(600_000);
  }
  expect(() => budget.spend(600_000)).toThrow('too complex');
});

test('the clock is looked at after each row of a long condition, after 64 of a short one, and sooner where they read much', () => {
  const looksOf = (conditionLength: number, charactersRead: number) => {
    let looks = 0;
    const scheduler = { isDue: () => ++looks < 0, pause: async () => undefined, workMs: () => 0 };
    const budget = createRowBudget({ ...scheduler, tell: () => undefined }, PATH, conditionLength);
    for (let row = 0; row < 640; row++) {
      budget.beginRow();
      budget.spend(charactersRead);
      budget.isDue();
    }
    return looks;
  };
  expect([looksOf(LONG, 0), looksOf(12, 0), looksOf(12, 1_080)]).toEqual([640, 10, 64]);
});
