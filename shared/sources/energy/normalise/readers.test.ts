import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../base/json.ts';
import { readDate, readYear } from './read-date.ts';
import { readArea, readBoolean, readDigits, readNumber, readText } from './readers.ts';

function isoDay(value: Json | undefined): string | null | undefined {
  const ms = readDate(value);
  return typeof ms === 'number' ? new Date(ms).toISOString() : ms;
}

describe('numbers', () => {
  test('come as numbers or as text with point or comma', () => {
    expect([1.5, '1.5', '1,5', ' 1,5 ', '-0,001', '−20', '+3', '.5', '4.', '1e3'].map(readNumber)).toEqual([
      1.5, 1.5, 1.5, 1.5, -0.001, -20, 3, 0.5, 4, 1000,
    ]);
  });

  test('may have blanks between thousands, non-breaking ones too', () => {
    expect(['33 859', '33\u00a0859,3', '33\u202f859'].map(readNumber)).toEqual([33859, 33859.3, 33859]);
  });

  test('are nothing where there is nothing, and undefined where there is something else', () => {
    expect([null, undefined, '', '  '].map(readNumber)).toEqual([null, null, null, null]);
    const unreadable: Json[] = [
      '1e400',
      '-1e400',
      '9'.repeat(400),
      'ca. 5',
      '1.2.3',
      '1,234.5',
      'NaN',
      true,
      [],
      {},
      '0x10',
      '-',
    ];
    expect(unreadable.map(readNumber)).toEqual(unreadable.map(() => undefined));
  });
});

test('a number of up to 400 digits is the same with a comma as with a point, and finite or none', () => {
  const digits = (least: number, most: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most, size: 'max' });
  const written = fc.tuple(fc.constantFrom('', '-', '−'), digits(1, 400), digits(0, 40));
  fc.assert(
    fc.property(written, ([minus, before, decimals]) => {
      const whole = minus + before;
      const [point, comma] = ['.', ','].map((sign) => readNumber(decimals ? whole + sign + decimals : whole));
      expect(comma).toBe(point);
      const expected = Number(`${whole.replace('−', '-')}.${decimals}`);
      expect(point).toBe(Number.isFinite(expected) ? expected : undefined);
    }),
  );
});

describe('days', () => {
  test('are read day first, with one or two digits, with a time or without', () => {
    expect(isoDay('31/12/2012 00:00:00')).toBe('2012-12-31T00:00:00.000Z');
    expect(isoDay('1/2/1961')).toBe('1961-02-01T00:00:00.000Z');
    expect(isoDay('01/02/1961 13:45')).toBe('1961-02-01T00:00:00.000Z');
    expect(isoDay('28.11.2026')).toBe('2026-11-28T00:00:00.000Z');
  });

  test('without a zone are that day, whatever the zone of the machine', () => {
    expect(isoDay('1973-01-01T00:00:00')).toBe('1973-01-01T00:00:00.000Z');
    expect(isoDay('1973-01-01T23:59:59.999')).toBe('1973-01-01T00:00:00.000Z');
    expect(isoDay('1973-01-01')).toBe('1973-01-01T00:00:00.000Z');
  });

  test('with a zone are the day in Norway', () => {
    expect(isoDay('2012-12-30T23:00:00Z')).toBe('2012-12-31T00:00:00.000Z');
    expect(isoDay('2012-12-31T00:30:00+01:00')).toBe('2012-12-31T00:00:00.000Z');
  });

  test('that no calendar has are not days', () => {
    expect(
      ['31/02/2012', '29/02/2023', '2023-13-01', '12/2012', 'i fjor', '2012', 20121231].map(isoDay),
    ).toEqual(Array.from({ length: 7 }, () => undefined));
  });

  test('may be missing, also in the way of .NET', () => {
    expect([null, undefined, '', '0001-01-01T00:00:00'].map(isoDay)).toEqual([null, null, null, null]);
  });

  test('give years, as numbers and as text do', () => {
    expect([1973, '1973', '1973-01-01T00:00:00', '01/02/1961', 0, null, ''].map(readYear)).toEqual([
      1973,
      1973,
      1973,
      1961,
      null,
      null,
      null,
    ]);
    expect([1973.5, 'før krigen', true].map(readYear)).toEqual([undefined, undefined, undefined]);
    expect([-5, 99_999, 1e300].map(readYear)).toEqual([undefined, undefined, undefined]);
  });
});

describe('words', () => {
  test('lose the blanks around them but not the non-breaking ones inside', () => {
    expect(readText('Telemark ')).toBe('Telemark');
    expect(readText('Fauske – Fuossko')).toBe('Fauske – Fuossko');
    expect(readText('a\u00a0b')).toBe('a\u00a0b');
    expect([readText(''), readText(null), readText(987059729)]).toEqual([null, null, '987059729']);
    expect([readText(true), readText({})]).toEqual([undefined, undefined]);
  });

  test('organisation numbers are digits whatever their type', () => {
    expect([987059729, '987059729', '987 059 729', 'NO987059729MVA', null].map(readDigits)).toEqual([
      '987059729',
      '987059729',
      '987059729',
      '987059729',
      '',
    ]);
  });

  test('areas are NO1 to NO5 in every way of writing them', () => {
    expect([4, '4', 'EL 4', 'EL4', 'NO4', ' no 4 '].map(readArea)).toEqual(Array(6).fill('NO4'));
    expect([0, 6, '', null, 'Nord', '44', 4.5].map(readArea)).toEqual(Array(7).fill(null));
  });

  test('claims are true or false, in words too', () => {
    expect([true, 'true', 'Ja', false, 'nei', '', null].map(readBoolean)).toEqual([
      true,
      true,
      true,
      false,
      false,
      null,
      null,
    ]);
    expect([1, 'kanskje'].map(readBoolean)).toEqual([undefined, undefined]);
  });
});
