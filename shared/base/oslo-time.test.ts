import { expect, test } from 'vitest';
import { osloInstantMs, osloTimeText } from './oslo-time.ts';

const ms = (text: string) => Date.parse(text);

test.each([
  ['2017-01-15T10:32:24.100Z', '2017-01-15T11:32:24.1'],
  ['2017-07-15T10:32:32.790Z', '2017-07-15T12:32:32.79'],
  ['2017-07-15T22:00:00Z', '2017-07-16T00:00:00'],
  ['2026-03-29T00:59:59.999Z', '2026-03-29T01:59:59.999'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00'],
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00'],
])('%s is %s in Norway', (instant, text) => {
  expect(osloTimeText(ms(instant))).toBe(text);
});

test('the hour that comes twice is read as wished', () => {
  const local = ms('2026-10-25T02:30:00Z');
  expect(osloInstantMs(local, 'earlier')).toBe(ms('2026-10-25T00:30:00Z'));
  expect(osloInstantMs(local, 'later')).toBe(ms('2026-10-25T01:30:00Z'));
});

test('the hour that does not exist is the change itself', () => {
  for (const wish of ['earlier', 'later'] as const) {
    expect(osloInstantMs(ms('2026-03-29T02:30:00Z'), wish)).toBe(ms('2026-03-29T01:00:00Z'));
  }
});

test('every hour of twenty years comes back from its text', () => {
  for (let hour = ms('2008-01-01T00:00:00Z'); hour < ms('2028-01-01T00:00:00Z'); hour += 3_600_000) {
    const local = ms(`${osloTimeText(hour)}Z`);
    expect([osloInstantMs(local, 'earlier'), osloInstantMs(local, 'later')]).toContain(hour);
  }
});
