import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createForeground } from './foreground.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is ended by hand, and whether somebody who rests has gone on. */
function begin() {
  const foreground = createForeground();
  let resolve: (answer: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = foreground.answer(
    () =>
      new Promise<string>((...ends) => {
        [resolve, reject] = ends;
      }),
  );
  let hasRested = false;
  const rested = foreground.rest().then(() => {
    hasRested = true;
  });
  return { foreground, answer, resolve, reject, rested, hasRested: () => hasRested };
}

test('work in the background rests until the requests of that moment are answered', async () => {
  const { foreground, answer, resolve, rested, hasRested } = begin();
  await vi.advanceTimersByTimeAsync(50);
  expect(hasRested()).toBe(false);
  const later = foreground.answer(() => new Promise(() => undefined));
  resolve('answered');
  await rested;
  expect(await answer).toBe('answered');
  void later;
});

test('a request that fails is out of the way too', async () => {
  const { answer, reject, rested } = begin();
  reject(new Error('refused'));
  await expect(answer).rejects.toThrow('refused');
  await rested;
});

test('a request that waits for the work itself holds it up for its first moments alone', async () => {
  const { foreground, rested, hasRested } = begin();
  await vi.advanceTimersByTimeAsync(99);
  expect(hasRested()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await rested;
  await foreground.rest();
});
