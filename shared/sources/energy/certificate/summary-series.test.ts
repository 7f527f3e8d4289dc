import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../base/json.ts';
import type { OsloDay } from '../../../base/oslo-day.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import { gwhOfAmount } from './amount.ts';
import { periodSums, quarterKey, type SummaryQuarter, summarySeries } from './summary-series.ts';

const TODAY: OsloDay = { year: 2026, month: 11, day: 28 };

function application(value: JsonObject): RegisterRow {
  const defaults = {
    StatusID: 4,
    Startdato: '01/01/2013 00:00:00',
    Sluttdato: '31/12/2027 00:00:00',
    ProduksjonGWhMaalet: null,
    ProduksjonGWhOvergangsordn: 0,
  };
  return { key: '', ownerNumber: '', value: { ...defaults, ...value } };
}

function imported(year: number, quarter: number, target: number, transitional = 0): RegisterRow {
  const value = {
    Values: { IMaalet: target, IOvergangsordningen: transitional },
    Year: year,
    Quarter: quarter,
  };
  return { key: quarterKey(year, quarter), ownerNumber: '', value };
}

function target(series: readonly SummaryQuarter[], year: number, period?: string): number {
  return gwhOfAmount(periodSums(series, year, period).target);
}

/** Adds decimals as a person does, digit by digit. */
function addDecimals(values: readonly number[]): number {
  const digits = 12;
  const sum = values
    .map((value) => BigInt(value.toFixed(digits).replace('.', '')))
    .reduce((a, b) => a + b, 0n);
  const text = String(sum < 0n ? -sum : sum).padStart(digits + 1, '0');
  return Number(`${sum < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`);
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));
const QUARTERS = ['q1', 'q2', 'q3', 'q4'];

function expectAddsUp(series: readonly SummaryQuarter[], years: readonly number[]): void {
  for (const year of years) {
    const monthly = MONTHS.map((month) => target(series, year, month));
    const quarterly = QUARTERS.map((quarter) => target(series, year, quarter));
    for (const [index, value] of quarterly.entries()) {
      expect(addDecimals(monthly.slice(index * 3, index * 3 + 3))).toBe(value);
    }
    expect(addDecimals(quarterly)).toBe(target(series, year));
  }
}

describe('computed quarters', () => {
  test('a day gives 1/365 of a year, and 1/366 in a leap year', () => {
    const oneDay = (day: string) =>
      summarySeries(
        [application({ ProduksjonGWhMaalet: 365.366, Startdato: day, Sluttdato: day })],
        [],
        TODAY,
      );
    expect(target(oneDay('15/03/2013'), 2013)).toBe(1.001003);
    expect(target(oneDay('15/03/2016'), 2016)).toBe(0.998268);
    expect(target(oneDay('29/02/2016'), 2016, '2')).toBe(0.998268);
  });

  test('a whole year gives what a year gives, leap or not', () => {
    const series = summarySeries([application({ ProduksjonGWhMaalet: 0.495 })], [], TODAY);
    expect([2012, 2013, 2016, 2025].map((year) => target(series, year))).toEqual([0, 0.495, 0.495, 0.495]);
  });

  test('the first and the last day of an allocation count', () => {
    const series = summarySeries(
      [application({ ProduksjonGWhMaalet: 365, Startdato: '31/03/2013', Sluttdato: '01/07/2013' })],
      [],
      TODAY,
    );
    expect(QUARTERS.map((quarter) => target(series, 2013, quarter))).toEqual([1, 91, 1, 0]);
    expect(target(series, 2013, '3')).toBe(1);
    expect(target(series, 2013, '7')).toBe(1);
  });

  test('an allocation from before the scheme counts from its first day', () => {
    const series = summarySeries(
      [application({ ProduksjonGWhMaalet: 366, Startdato: '01/07/2009' })],
      [],
      TODAY,
    );
    expect(target(series, 2012, '1')).toBe(31);
    expect(target(series, 2012)).toBe(366);
  });

  test('approved rows and appeals count, others and rows without dates do not', () => {
    const rows = [
      application({ StatusID: 7, ProduksjonGWhMaalet: '1,5' }),
      application({ StatusId: '4', StatusID: null, ProduksjonGWhMaalet: 2 }),
      application({ StatusID: 5, ProduksjonGWhMaalet: 100 }),
      application({ Startdato: null, ProduksjonGWhMaalet: 100 }),
      application({ Sluttdato: '', ProduksjonGWhMaalet: 100 }),
      application({ Startdato: '01/01/2020', Sluttdato: '31/12/2019', ProduksjonGWhMaalet: 100 }),
    ];
    expect(target(summarySeries(rows, [], TODAY), 2020)).toBe(3.5);
  });

  test('the schemes are summed apart', () => {
    const row = application({ ProduksjonGWhMaalet: null, ProduksjonGWhOvergangsordn: 0.495 });
    const sums = periodSums(summarySeries([row], [], TODAY), 2020);
    expect([gwhOfAmount(sums.target), gwhOfAmount(sums.transitional)]).toEqual([0, 0.495]);
  });
});

describe('the end of the series', () => {
  test('is the quarter that holds today, whole; later months are 0', () => {
    const row = application({ ProduksjonGWhMaalet: 365 });
    const series = summarySeries([row], [], { year: 2025, month: 5, day: 3 });
    expect(series).toHaveLength(13 * 4 + 2);
    expect(series.at(-1)).toMatchObject({ year: 2025, quarter: 2 });
    expect(MONTHS.map((month) => target(series, 2025, month))).toEqual([
      31, 28, 31, 30, 31, 30, 0, 0, 0, 0, 0, 0,
    ]);
    expect(target(series, 2025)).toBe(181);
  });

  test('moves on with the first day of a quarter', () => {
    const length = (month: number, day: number) => summarySeries([], [], { year: 2012, month, day }).length;
    expect([length(1, 1), length(3, 31), length(4, 1), length(12, 31)]).toEqual([1, 1, 2, 4]);
  });
});

describe('imported quarters', () => {
  test('keep their value and their row, and their months share it by days', () => {
    const row = imported(2016, 1, 91, 9.1);
    const series = summarySeries([application({ ProduksjonGWhMaalet: 365 })], [row], TODAY);
    expect(series[16]).toMatchObject({ year: 2016, quarter: 1, imported: row.value });
    expect(['1', '2', '3', 'q1'].map((period) => target(series, 2016, period))).toEqual([31, 29, 31, 91]);
    expect(target(series, 2016, 'q2')).toBeCloseTo((365 * 91) / 366, 6);
  });

  test('after today or before the scheme are not listed', () => {
    const rows = [imported(2026, 4, 7), imported(2027, 1, 9), imported(2011, 4, 9)];
    const series = summarySeries([], rows, TODAY);
    expect(series.filter((quarter) => quarter.imported)).toHaveLength(1);
    expect([2011, 2026, 2027].map((year) => target(series, year))).toEqual([0, 7, 0]);
  });

  test('with more digits than whole kilowatt-hours keep them', () => {
    const series = summarySeries([], [imported(2020, 2, 3725.12345678)], TODAY);
    expect(target(series, 2020, 'q2')).toBe(3725.12345678);
    expectAddsUp(series, [2020]);
  });
});

describe('adding up', () => {
  const day = fc
    .date({ min: new Date('2010-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const energy = fc.double({ min: 0, max: 900, noNaN: true }).map((value) => Number(value.toFixed(6)));
  const anyApplication = fc
    .record({ start: day, end: day, amount: energy })
    .map(({ start, end, amount }) =>
      application({ Startdato: start, Sluttdato: end, ProduksjonGWhMaalet: amount }),
    );
  const anyQuarter = fc
    .record({
      year: fc.integer({ min: 2012, max: 2026 }),
      quarter: fc.integer({ min: 1, max: 4 }),
      amount: energy,
    })
    .map(({ year, quarter, amount }) => imported(year, quarter, amount));

  test('months make quarters and quarters make years, to the last digit', () => {
    const property = (applications: RegisterRow[], quarters: RegisterRow[], month: number) => {
      const series = summarySeries(applications, quarters, { year: 2026, month, day: 5 });
      expectAddsUp(series, [2012, 2016, 2019, 2024, 2026]);
    };
    fc.assert(
      fc.property(
        fc.array(anyApplication, { maxLength: 6 }),
        fc.array(anyQuarter, { maxLength: 4 }),
        fc.integer({ min: 1, max: 12 }),
        property,
      ),
      { numRuns: 60 },
    );
  });

  test('computed values are whole kilowatt-hours and never negative', () => {
    const property = (applications: RegisterRow[]) => {
      const series = summarySeries(applications, [], TODAY);
      for (const { months } of series) {
        for (const sums of months) {
          expect(sums.target % 10n ** 14n).toBe(0n);
          expect(sums.target >= 0n).toBe(true);
        }
      }
    };
    fc.assert(fc.property(fc.array(anyApplication, { maxLength: 6 }), property), { numRuns: 40 });
  });

  test('any run of months is within a kilowatt-hour of the plain sum of its days', () => {
    const property = (row: RegisterRow) => {
      const series = summarySeries([row], [], TODAY);
      const { Startdato, Sluttdato, ProduksjonGWhMaalet } = row.value;
      const start = Date.parse(String(Startdato));
      const end = Date.parse(String(Sluttdato));
      let plain = 0;
      for (let ms = Date.UTC(2016, 0, 1); ms < Date.UTC(2018, 0, 1); ms += 86_400_000) {
        const length = new Date(ms).getUTCFullYear() === 2016 ? 366 : 365;
        if (ms >= start && ms <= end) plain += Number(ProduksjonGWhMaalet) / length;
      }
      expect(Math.abs(target(series, 2016) + target(series, 2017) - plain)).toBeLessThanOrEqual(1.0001e-6);
    };
    fc.assert(fc.property(anyApplication, property), { numRuns: 60 });
  });
});
