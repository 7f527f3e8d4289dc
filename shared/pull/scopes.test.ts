import { expect, test } from 'vitest';
import { covers, gapsOf, halve, isMeant } from './scopes.ts';

const HOUR_MS = 3_600_000;
const at = (iso: string) => Date.parse(iso);

test('what windows leave of a period is told oldest first, to the millisecond', () => {
  const period = { fromMs: 0, toMs: 99 };
  expect(gapsOf(period, [])).toEqual([period]);
  expect(
    gapsOf(period, [
      { fromMs: 40, toMs: 59 },
      { fromMs: -5, toMs: 9 },
    ]),
  ).toEqual([
    { fromMs: 10, toMs: 39 },
    { fromMs: 60, toMs: 99 },
  ]);
  expect(gapsOf(period, [{ fromMs: -1, toMs: 100 }])).toEqual([]);
});

test('a long period is cut at a Norwegian midnight, and nothing is lost between the halves', () => {
  const period = { fromMs: at('2026-01-31T23:00Z'), toMs: at('2026-03-31T22:00Z') - 1 };
  const [older, newer] = halve(period) ?? [];
  expect(older).toEqual({ fromMs: period.fromMs, toMs: at('2026-03-01T23:00Z') - 1 });
  expect(newer).toEqual({ fromMs: at('2026-03-01T23:00Z'), toMs: period.toMs });
});

test('a day is cut at a full hour, and never inside of the hour that comes twice', () => {
  const start = at('2026-10-24T22:00Z');
  for (let hours = 2; hours <= 12; hours++) {
    const [, newer] = halve({ fromMs: start, toMs: start + hours * HOUR_MS - 1 }) ?? [];
    expect((newer?.fromMs ?? 0) % HOUR_MS).toBe(0);
    expect([at('2026-10-25T00:00Z'), at('2026-10-25T01:00Z')]).not.toContain(newer?.fromMs);
  }
});

test('an hour is not cut any more', () => {
  const fromMs = at('2026-02-01T10:00Z');
  expect(halve({ fromMs, toMs: fromMs + HOUR_MS - 1 })).toBeUndefined();
});

test('a scope covers what it means as a whole', () => {
  const scope = { hazardIds: [10, 70], regionIds: [], fromMs: 0, toMs: 99 };
  expect(covers(scope, { ...scope, hazardIds: [10], fromMs: 5 })).toBe(true);
  expect(covers(scope, { ...scope, hazardIds: [] })).toBe(false);
  expect(covers(scope, { ...scope, toMs: 100 })).toBe(false);
  expect(covers({ ...scope, regionIds: [3010] }, scope)).toBe(false);
});

test('an observation is meant by period, hazard and region', () => {
  const scope = { hazardIds: [10], regionIds: [3010], fromMs: 5, toMs: 10 };
  const placed = { obsMs: 10, hazardId: 10, regionId: 3010 };
  expect(isMeant(scope, placed)).toBe(true);
  expect(isMeant(scope, { ...placed, obsMs: 11 })).toBe(false);
  expect(isMeant(scope, { ...placed, hazardId: 70 })).toBe(false);
  expect(isMeant(scope, { ...placed, regionId: 3011 })).toBe(false);
});
