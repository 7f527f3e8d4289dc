import { describe, expect, test } from 'vitest';
import { readTimeZone } from './time-zone.ts';

const zone = (TimeZoneNameID: string, more: object = {}) => readTimeZone({ TimeZoneNameID, ...more }, 'Zone');
const utc = (text: string) => Date.parse(`${text}Z`);
const text = (ms: number) => new Date(ms).toISOString().slice(0, 19);

// By the rules of the zones: Norway has summer time from the last Sunday of March to the last of October.
describe.each([
  ['Europe/Oslo', '2026-07-01T12:00:00', '2026-07-01T14:00:00'],
  ['W. Europe Standard Time', '2026-01-01T12:00:00', '2026-01-01T13:00:00'],
  ['W. Europe Standard Time', '2026-07-01T12:00:00', '2026-07-01T14:00:00'],
  ['America/St_Johns', '2026-01-01T12:00:00', '2026-01-01T08:30:00'],
  ['Pacific/Kiritimati', '2026-01-01T12:00:00', '2026-01-02T02:00:00'],
  ['Etc/UTC', '2026-01-01T12:00:00', '2026-01-01T12:00:00'],
  ['', '2026-01-01T12:00:00', '2026-01-01T12:00:00'],
])('in %s', (name, instant, clock) => {
  test(`clocks show ${clock} when it is ${instant} UTC, and the way back is the same`, () => {
    expect(text(zone(name).clockTime(utc(instant)))).toBe(clock);
    expect(text(zone(name).instantAt(utc(clock)))).toBe(instant);
  });
});

test('without daylight saving the clocks stay as they are in winter', () => {
  const winter = zone('Europe/Oslo', { RespectsDaylightSavingTime: false });
  expect(text(winter.clockTime(utc('2026-07-01T12:00:00')))).toBe('2026-07-01T13:00:00');
  const southern = zone('Australia/Sydney', { RespectsDaylightSavingTime: false });
  expect(text(southern.clockTime(utc('2026-01-01T00:00:00')))).toBe('2026-01-01T10:00:00');
});

test('an hour that comes twice is the later one, an hour that is left out the one after it', () => {
  expect(text(zone('Europe/Oslo').instantAt(utc('2026-10-25T02:30:00')))).toBe('2026-10-25T01:30:00');
  expect(text(zone('America/New_York').instantAt(utc('2026-11-01T01:30:00')))).toBe('2026-11-01T06:30:00');
  expect(text(zone('Europe/Oslo').instantAt(utc('2026-03-29T02:30:00')))).toBe('2026-03-29T01:30:00');
});

test('milliseconds and times before our era keep their place', () => {
  expect(zone('Europe/Oslo').clockTime(-1)).toBe(3_599_999);
  const early = Date.UTC(-50, 0, 1);
  expect(zone('Asia/Tokyo').instantAt(zone('Asia/Tokyo').clockTime(early))).toBe(early);
});

test('a zone that nobody knows is refused by its path', () => {
  expect(() => zone('Oslo winter time')).toThrow(
    expect.objectContaining({
      code: 'value/bad',
      details: expect.objectContaining({ path: 'Zone.TimeZoneNameID', value: 'Oslo winter time' }),
    }),
  );
});
