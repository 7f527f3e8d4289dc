import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRequestLog, type LoggedRequest } from './request-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = {
  method: 'GET',
  path: '/a',
  status: 200,
  bytes: 1,
  durationMs: 1,
  isCached: true,
  client: '',
};

test('the newest 200 stay, oldest first', () => {
  const log = createRequestLog(() => 5);
  for (let count = 0; count < 450; count++) log.record(request);
  const ids = log.recent().map(({ id }) => id);
  expect(ids).toHaveLength(200);
  expect(ids[0]).toBe(250);
  expect(ids.at(-1)).toBe(449);
});

test('a listener gets every request once, at most four batches a second', () => {
  const log = createRequestLog(() => 5);
  log.record(request);
  const batches: number[][] = [];
  const stop = log.listen((requests) => batches.push(requests.map(({ id }) => id)));
  for (let count = 0; count < 10; count++) {
    log.record(request);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1000);
  expect(batches.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(batches.length).toBeLessThanOrEqual(5);
  stop();
  log.record(request);
  vi.advanceTimersByTime(1000);
  expect(batches.flat()).toHaveLength(10);
});

test('of a flood a listener gets the newest 200', () => {
  const log = createRequestLog(() => 5);
  const heard: LoggedRequest[] = [];
  log.listen((requests) => heard.push(...requests));
  for (let count = 0; count < 1000; count++) log.record(request);
  vi.advanceTimersByTime(250);
  expect(heard.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, index) => 800 + index));
});

test('long paths and names of clients are cut', () => {
  const log = createRequestLog(() => 5);
  log.record({ ...request, path: 'x'.repeat(1000), client: 'y'.repeat(200) });
  expect(log.recent()[0]?.path).toHaveLength(500);
  expect(log.recent()[0]?.client).toHaveLength(80);
});
