import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saying = (observer: string) => ({ observer, placeText: '', registration: {}, pictures: [] });

function createKeeper() {
  const written: string[] = [];
  const failures: unknown[] = [];
  let isFull = false;
  const keeper = createDraftKeeper({
    keep: async ({ observer }) => {
      if (isFull) throw new Error('disk full');
      written.push(observer);
      return { keptAtMs: 1 };
    },
    onKept: () => undefined,
    onFailed: (error) => void failures.push(error),
  });
  return { ...keeper, written, failures, fill: (full: boolean) => (isFull = full) };
}

test('what is written within a second is one write of the last word', async () => {
  const { change, written } = createKeeper();
  for (const word of ['K', 'Ka', 'Kar']) {
    change(saying(word));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(700);
  expect(written).toEqual(['Kar']);
});

test('who writes without a pause is kept every second all the same', async () => {
  const { change, written } = createKeeper();
  for (let step = 0; step < 30; step++) {
    change(saying(String(step)));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(written.length).toBeGreaterThanOrEqual(3);
});

test('leaving a field writes at once', async () => {
  const { change, flush, written } = createKeeper();
  change(saying('Kari'));
  await flush();
  expect(written).toEqual(['Kari']);
});

test('what could not be written waits and goes with the next write', async () => {
  const { change, flush, fill, written, failures } = createKeeper();
  fill(true);
  change(saying('Kari'));
  await flush();
  expect(failures).toHaveLength(1);
  fill(false);
  await flush();
  expect(written).toEqual(['Kari']);
});
