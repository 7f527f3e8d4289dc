import { expect, test } from 'vitest';
import { createDrawingPace } from './drawing-pace.ts';

function scheduler(signal?: AbortSignal) {
  let pauses = 0;
  return { isDue: () => true, pause: async () => void pauses++, signal, count: () => pauses };
}

/** Work that goes on until it is given up. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(new Error('given up'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });

const { signal: LATER } = new AbortController();
const tooLong = { code: 'map/drawing-too-long', details: { limitS: 300 } };

test('a drawing ends at its deadline, and says so', async () => {
  const limited = createDrawingPace(scheduler(), AbortSignal.abort());
  await expect(limited.pause()).rejects.toMatchObject(tooLong);
  await expect(limited.waitFor(endless)).rejects.toMatchObject(tooLong);
});

test('what is done elsewhere is given up when the client leaves', async () => {
  const leaving = new AbortController();
  const waiting = createDrawingPace(scheduler(leaving.signal), LATER).waitFor(endless);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'job/cancelled' });
});

test('before its deadline a drawing goes on for as long as somebody waits', async () => {
  const patient = scheduler();
  const limited = createDrawingPace(patient, LATER);
  await limited.pause();
  expect(patient.count()).toBe(1);
  expect(await limited.waitFor(async () => 7)).toBe(7);
  await expect(limited.waitFor(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
