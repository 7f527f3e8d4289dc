import { expect, test } from 'vitest';
import { draftTime, localOf, readLocal } from './local-time.ts';

const utc = (text: string) => Date.parse(`${text}Z`);

test('a clock in winter is one instant, an hour ahead of UTC', () => {
  expect(readLocal(utc('2026-01-15T12:00'))).toEqual({ kind: 'one', instantMs: utc('2026-01-15T11:00') });
  expect(draftTime(utc('2026-01-15T11:00'))).toMatchObject({ offsetMinutes: 60, zone: 'Europe/Oslo' });
});

test('in the hour that comes twice the clock means one of two instants', () => {
  expect(readLocal(utc('2026-10-25T02:30'))).toEqual({
    kind: 'two',
    earlierMs: utc('2026-10-25T00:30'),
    laterMs: utc('2026-10-25T01:30'),
  });
});

test('a clock in the hour that does not exist is refused with its neighbours', () => {
  expect(readLocal(utc('2026-03-29T02:30'))).toEqual({
    kind: 'none',
    beforeMs: utc('2026-03-29T01:59'),
    afterMs: utc('2026-03-29T03:00'),
  });
});

test('an instant is told as the Norwegian clock said it', () => {
  expect(localOf(utc('2026-07-01T10:05'))).toBe(utc('2026-07-01T12:05'));
});
