import { expect, test } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

test('tasks run one after the other, and a failed one does not stop the next', async () => {
  const inTurn = createTaskQueue();
  const events: string[] = [];
  const task = (name: string, fails = false) =>
    inTurn(async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const first = task('first', true);
  const second = task('second');
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe('second');
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
