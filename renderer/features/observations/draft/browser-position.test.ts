import { expect, test } from 'vitest';
import { askPosition, type PositionSource, positionSourceOf } from './browser-position.ts';

const { signal } = new AbortController();
const QUICK = { lookMs: 5, allMs: 20 };

type Told = Parameters<PositionSource['getCurrentPosition']>;

/** A browser that answers as it is told, and keeps how it was asked. */
function createBrowser(answer: (found: Told[0], failed: NonNullable<Told[1]>) => void) {
  const asked: PositionOptions[] = [];
  const source: PositionSource = {
    getCurrentPosition(found, failed, options) {
      asked.push(options ?? {});
      answer(found, failed ?? (() => undefined));
    },
  };
  return { source, asked };
}

const found = (latitude: number, longitude: number, accuracy: number) =>
  createBrowser((take) => take({ coords: { latitude, longitude, accuracy } } as GeolocationPosition));
const failed = (code: number, message = '') =>
  createBrowser((_, fail) => fail({ code, message } as GeolocationPositionError));

test('a position comes with how far off it may be, asked for anew and for eight seconds', async () => {
  const { source, asked } = found(61.0512, 7.2203, 34.2);
  expect(await askPosition(source, signal)).toEqual({
    kind: 'position',
    position: { latitude: 61.0512, longitude: 7.2203, accuracyM: 34.2 },
  });
  expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 8_000, maximumAge: 0 }]);
});

test.each([
  ['a browser or a person that says no', 1, 'User denied Geolocation', { kind: 'refused' }],
  ['a search that takes too long', 3, 'Timeout expired', { kind: 'too-long' }],
  [
    'a service that refuses the key',
    2,
    " Network location provider at 'https://www.googleapis.com/' : Returned error code 403. ",
    {
      kind: 'none',
      reason: "Network location provider at 'https://www.googleapis.com/' : Returned error code 403.",
    },
  ],
  ['a browser that says nothing of why', 2, '', { kind: 'none', reason: '' }],
])('%s is told from the others', async (_, code, message, outcome) => {
  expect(await askPosition(failed(code, message).source, signal)).toEqual(outcome);
});

test.each([
  [Number.NaN, 7, 10],
  [91, 7, 10],
  [61, -181, 10],
  [61, 7, Number.NaN],
  [61, 7, Number.POSITIVE_INFINITY],
  [61, 7, -1],
])('%d, %d to within %d metres is no position', async (latitude, longitude, accuracy) => {
  expect((await askPosition(found(latitude, longitude, accuracy).source, signal)).kind).toBe('none');
});

test('a question that nobody answers takes too long, and what comes later is nobody’s', async () => {
  let late: Told[0] = () => undefined;
  const { source } = createBrowser((take) => {
    late = take;
  });
  expect(await askPosition(source, signal, QUICK)).toEqual({ kind: 'too-long' });
  expect(() =>
    late({ coords: { latitude: 61, longitude: 7, accuracy: 1 } } as GeolocationPosition),
  ).not.toThrow();
});

test('who leaves waits no longer, and who has left asks nobody', async () => {
  const leaving = new AbortController();
  const { source, asked } = createBrowser(() => undefined);
  const asking = askPosition(source, leaving.signal);
  leaving.abort();
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  await expect(askPosition(source, leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toHaveLength(1);
});

test('a browser that throws gives no position, with what it says', async () => {
  const { source } = createBrowser(() => {
    throw new Error('Only secure origins are allowed');
  });
  expect(await askPosition(source, signal)).toEqual({
    kind: 'none',
    reason: 'Only secure origins are allowed',
  });
});

test('a browser without positions has none', () => {
  expect(positionSourceOf({})).toBeUndefined();
  expect(positionSourceOf({ geolocation: undefined })).toBeUndefined();
  const { source } = found(61, 7, 1);
  expect(positionSourceOf({ geolocation: source })).toBe(source);
});
