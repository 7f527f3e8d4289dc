import { dayNumber, dayStartMs, isCalendarDay } from '../../../base/civil-day.ts';
import type { Json } from '../../../base/json.ts';
import { osloDay } from '../../../base/oslo-day.ts';

const DAY_FIRST =
  /^(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>\d{4})(?:[ T]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)?$/;
const YEAR_FIRST =
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?<zone>Z|[-+]\d{2}:?\d{2})?)?$/;

/** Services written in .NET send 0001-01-01 for "no date". */
const LEAST_YEAR = 1000;
const LAST_YEAR = 9999;

/**
 * A day as midnight UTC in epoch milliseconds, from `31/12/2012 00:00:00` (day first, one or two digits, time or not) or
 * `2012-12-31T00:00:00`. Text without a zone means that day and is never shifted; with a zone it means the day in
 * Norway. Null for nothing, undefined for what is not a day.
 */
export function readDate(value: Json | undefined): number | null | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '') return null;
  const parts = (DAY_FIRST.exec(text) ?? YEAR_FIRST.exec(text))?.groups;
  if (!parts) return undefined;
  const year = Number(parts['year']);
  const month = Number(parts['month']);
  const day = Number(parts['day']);
  if (!isCalendarDay(year, month, day)) return undefined;
  if (year < LEAST_YEAR) return null;
  return parts['zone'] ? zonedDay(text) : dayStartMs(dayNumber(year, month, day));
}

/** A year from a number, its text, or a date. */
export function readYear(value: Json | undefined): number | null | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? yearOrNothing(value) : undefined;
  if (typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value)) return yearOrNothing(Number(value));
  const ms = readDate(value);
  return typeof ms === 'number' ? new Date(ms).getUTCFullYear() : ms;
}

function yearOrNothing(year: number): number | null | undefined {
  if (year < 0 || year > LAST_YEAR) return undefined;
  return year === 0 ? null : year;
}

function zonedDay(text: string): number | undefined {
  const ms = Date.parse(text.replace(' ', 'T').replace(',', '.'));
  if (Number.isNaN(ms)) return undefined;
  const { year, month, day } = osloDay(ms);
  return dayStartMs(dayNumber(year, month, day));
}
