import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a window that answers, late or with a failure, is left alone', async () => {
  const onSilent = vi.fn();
  let count = 0;
  const ping = () =>
    new Promise((resolve, reject) => {
      count += 1;
      setTimeout(count % 2 ? resolve : reject, 550);
    });
  watchHeartbeat({ ping, isAtWork: () => false, onSilent, beatMs: 100 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(count).toBeGreaterThan(10);
  expect(onSilent).not.toHaveBeenCalled();
});

test('a window that does not answer is told of once, and asked no more', async () => {
  const onSilent = vi.fn();
  const ping = vi.fn(() => new Promise(() => undefined));
  watchHeartbeat({ ping, isAtWork: () => false, onSilent, beatMs: 100 });
  await vi.advanceTimersByTimeAsync(650);
  expect(onSilent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onSilent).toHaveBeenCalledTimes(1);
  expect(ping).toHaveBeenCalledTimes(1);
});

test('a window that takes a file in may be silent for longer, and not for ever', async () => {
  const onSilent = vi.fn();
  const ping = () => new Promise(() => undefined);
  watchHeartbeat({ ping, isAtWork: () => true, onSilent, beatMs: 100 });
  await vi.advanceTimersByTimeAsync(4_500);
  expect(onSilent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(onSilent).toHaveBeenCalledTimes(1);
});

test('nobody is asked after the end', async () => {
  const ping = vi.fn(async () => undefined);
  watchHeartbeat({ ping, isAtWork: () => false, onSilent: () => undefined, beatMs: 100 })();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ping).not.toHaveBeenCalled();
});
