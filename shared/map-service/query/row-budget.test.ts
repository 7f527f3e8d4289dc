import { expect, test } from 'vitest';
import type { Scheduler } from '../../ports/scheduler.ts';
import { createRowBudget } from './row-budget.ts';

const PATH = 'QueryFilter.WhereClause';

/** Work whose every step has lasted long enough. */
function slowPace(): Scheduler & { readonly pauses: () => number } {
  let pauses = 0;
  return {
    isDue: () => true,
    async pause() {
      pauses++;
    },
    tell: () => undefined,
    pauses: () => pauses,
  };
}

test('others have their turn after each step, and after too many steps the query is too complex', async () => {
  const scheduler = slowPace();
  const budget = createRowBudget(scheduler, PATH);
  const rows = async () => {
    for (let row = 0; row < 10_000; row++) {
      budget.beginRow();
      if (budget.isDue()) await budget.pause();
    }
  };
  await expect(rows()).rejects.toMatchObject({ code: 'map/too-complex', details: { path: PATH } });
  expect(scheduler.pauses()).toBe(200);
});

test('the text of one row has a limit, that of all rows together has none', () => {
  const budget = createRowBudget(slowPace(), PATH);
  for (let row = 0; row < 100; row++) {
    budget.beginRow();
    budget.spend(30_000_000);
  }
  expect(() => budget.spend(30_000_000)).toThrow('too complex');
});
