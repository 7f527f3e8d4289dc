/** Days one after the other, as midnights UTC in epoch milliseconds, both included. */
export interface Days {
  readonly firstMs: number;
  readonly lastMs: number;
}

const YEAR = /^(?<year>\d{4})$/u;
const MONTHS = [/^(?<year>\d{4})-(?<month>\d{1,2})$/u, /^(?<month>\d{1,2})[./](?<year>\d{4})$/u];
const DAYS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/u,
  /^(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})$/u,
];
/** `15. jun. 1962`, `15 June 1962` and `juni 1962`: the first three letters name a month in both languages. */
const NAMED = /^(?:(?<day>\d{1,2})\.? )?(?<name>\p{L}{3})\p{L}*\.? (?<year>\d{4})$/u;
const MONTH_NAMES = [
  'jan',
  'feb',
  'mar',
  'apr',
  'mai|may',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt|oct',
  'nov',
  'des|dec',
];

/**
 * The days of a year, of a month or one day, as a person types them: `1962`, `6.1962`, `1962-06`, `15.6.1962`,
 * `15/6/1962`, `1962-06-15`, `15 Jun 1962`. Undefined for anything else, and for a day that its month does not have.
 */
export function readDays(typed: string): Days | undefined {
  const text = typed.trim().toLowerCase();
  const parts = [YEAR, ...MONTHS, ...DAYS, NAMED].map((form) => form.exec(text)?.groups).find(Boolean);
  if (!parts) return undefined;
  const { name, day } = parts;
  const year = Number(parts['year']);
  const month = name ? 1 + MONTH_NAMES.findIndex((names) => names.split('|').includes(name)) : parts['month'];
  if (month === undefined) return { firstMs: Date.UTC(year, 0, 1), lastMs: Date.UTC(year, 11, 31) };
  const lastDay = new Date(Date.UTC(year, Number(month), 0));
  if (
    Number(month) < 1 ||
    Number(month) > 12 ||
    Number(day ?? 1) < 1 ||
    Number(day ?? 1) > lastDay.getUTCDate()
  )
    return undefined;
  const ofMonth = (date: number) => Date.UTC(year, Number(month) - 1, date);
  return day
    ? { firstMs: ofMonth(Number(day)), lastMs: ofMonth(Number(day)) }
    : { firstMs: ofMonth(1), lastMs: lastDay.getTime() };
}
