// Days of the calendar without a clock or a zone: a day is a number, counted from 1 January 1970.

const DAY_MS = 86_400_000;

/** Days since 1 January 1970 of a day of the calendar; `month` is 1 to 12. Out-of-range days roll over. */
export function dayNumber(year: number, month: number, day: number): number {
  // NOTE: Date.UTC reads the years 0 to 99 as 1900 to 1999.
  return Math.floor(new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS);
}

/** Midnight UTC of a day: how columns hold the day meant, whatever the zone of the machine. */
export function dayStartMs(day: number): number {
  return day * DAY_MS;
}

/** The day that holds a moment in UTC. */
export function dayOfMs(ms: number): number {
  return Math.floor(ms / DAY_MS);
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Whether there is such a day: 29 February only in leap years. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
