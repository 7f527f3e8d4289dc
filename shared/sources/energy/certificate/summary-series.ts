import { dayNumber } from '../../../base/civil-day.ts';
import { isJsonObject, type JsonObject } from '../../../base/json.ts';
import type { OsloDay } from '../../../base/oslo-day.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import { readNumber } from '../normalise/readers.ts';
import { addSums, NO_ENERGY, readAllocations, type Sums } from './allocation.ts';
import { amountOfGwh, divideRounded, stepOf } from './amount.ts';
import { FIRST_YEAR, monthSums } from './month-sums.ts';

export interface SummaryQuarter {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
  readonly total: Sums;
  /** Three of them; they add up to the total. */
  readonly months: readonly Sums[];
  /** The row as it was imported; absent where the values are computed. */
  readonly imported?: JsonObject;
}

/**
 * The summary values of every quarter from the first of 2012 to the one that holds `today`. An imported quarter keeps
 * its value and its months share it by days; the others are computed from the applications.
 */
export function summarySeries(
  applications: readonly RegisterRow[],
  importedQuarters: readonly RegisterRow[],
  today: OsloDay,
): SummaryQuarter[] {
  const quarterCount = (today.year - FIRST_YEAR) * 4 + Math.ceil(today.month / 3);
  const computed = monthSums(readAllocations(applications), quarterCount * 3);
  const importedByKey = new Map(importedQuarters.map(({ key, value }) => [key, value]));
  return Array.from({ length: Math.max(quarterCount, 0) }, (_, index) => {
    const year = FIRST_YEAR + Math.floor(index / 4);
    const quarter = (index % 4) + 1;
    const imported = importedByKey.get(quarterKey(year, quarter));
    if (imported) return importedQuarter(year, quarter, imported);
    const months = computed.slice(index * 3, index * 3 + 3);
    return { year, quarter, months, total: months.reduce(addSums, NO_ENERGY) };
  });
}

/** The sums of a year, a quarter (`q1` to `q4`) or a month (`1` to `12`); nothing outside the series. */
export function periodSums(series: readonly SummaryQuarter[], year: number, period?: string): Sums {
  const ofYear = series.filter((quarter) => quarter.year === year);
  if (period === undefined) return ofYear.map(({ total }) => total).reduce(addSums, NO_ENERGY);
  const isQuarter = period.startsWith('q');
  const month = isQuarter ? Number(period.slice(1)) * 3 : Number(period);
  const found = ofYear.find(({ quarter }) => quarter === Math.ceil(month / 3));
  return (isQuarter ? found?.total : found?.months[(month - 1) % 3]) ?? NO_ENERGY;
}

/** The key of a quarter in its register. */
export function quarterKey(year: number, quarter: number): string {
  return `${year} q${quarter}`;
}

function importedQuarter(year: number, quarter: number, imported: JsonObject): SummaryQuarter {
  const values = isJsonObject(imported['Values']) ? imported['Values'] : {};
  const total = {
    target: amountOfGwh(readNumber(values['IMaalet']) ?? 0),
    transitional: amountOfGwh(readNumber(values['IOvergangsordningen']) ?? 0),
  };
  return { year, quarter, total, months: sharesByDays(year, quarter, total), imported };
}

/** Differences of a running share that is rounded to the last digit of the value, or to whole kWh. */
function sharesByDays(year: number, quarter: number, total: Sums): Sums[] {
  const [start = 0, ...ends] = [-2, -1, 0, 1].map((month) => dayNumber(year, quarter * 3 + month, 1));
  const length = (ends.at(-1) ?? start) - start;
  const until = ends.map((end) => ({
    target: share(total.target, end - start, length),
    transitional: share(total.transitional, end - start, length),
  }));
  return until.map(({ target, transitional }, index) => {
    const before = until[index - 1] ?? NO_ENERGY;
    return { target: target - before.target, transitional: transitional - before.transitional };
  });
}

function share(amount: bigint, days: number, length: number): bigint {
  const step = stepOf(amount);
  return divideRounded(amount * BigInt(days), BigInt(length) * step) * step;
}
