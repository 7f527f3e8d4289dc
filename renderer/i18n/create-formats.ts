import { DAY_PARTS, LOCALES } from './locales.ts';
import type { Language } from './texts.ts';

export interface Formats {
  /** `1 637,1`; as many decimals as given, else at most three without trailing zeros. Minus is U+2212. */
  number(value: number, decimals?: number): string;
  /** A day, given as its midnight UTC (as in columns): `28.11.2026`. */
  date(dayMs: number): string;
  /** A moment, in the zone of this machine: `28.11.2026 14:10`. */
  dateTime(ms: number): string;
  /** The day of a moment, in the zone of this machine: `28.11.2026`. */
  day(ms: number): string;
  /** The clock of a moment, in the zone of this machine: `14:10:32`. */
  time(ms: number): string;
  /** A year, without thousands separator. */
  year(value: number): string;
  /** `2,1 MB`, in powers of ten. */
  bytes(count: number): string;
  /** `for 3 min siden`, `i går`. */
  relative(ms: number, nowMs?: number): string;
}

const MINUS = '\u2212';
const BYTE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
const SECOND_MS = 1000;
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, lengthMs: number, untilMs: number][] = [
  ['second', SECOND_MS, 60 * SECOND_MS],
  ['minute', 60 * SECOND_MS, 3_600 * SECOND_MS],
  ['hour', 3_600 * SECOND_MS, 86_400 * SECOND_MS],
  ['day', 86_400 * SECOND_MS, 30 * 86_400 * SECOND_MS],
  ['month', 30.44 * 86_400 * SECOND_MS, 365 * 86_400 * SECOND_MS],
  ['year', 365.25 * 86_400 * SECOND_MS, Number.POSITIVE_INFINITY],
];

/** Makes the formats of a language. Intl objects are made once: they cost more than what they format. */
export function createFormats(language: Language): Formats {
  const locale = LOCALES[language];
  const numbers = new Map<number, Intl.NumberFormat>();
  // Day and clock are formatted apart: together the Norwegian format puts a comma between them.
  const dayParts = DAY_PARTS[language];
  const utcDay = new Intl.DateTimeFormat(locale, { ...dayParts, timeZone: 'UTC' });
  const localDay = new Intl.DateTimeFormat(locale, dayParts);
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const fullClock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const relatives = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });

  function number(value: number, decimals = -1): string {
    let format = numbers.get(decimals);
    if (!format) {
      format = new Intl.NumberFormat(
        locale,
        decimals < 0
          ? { maximumFractionDigits: 3 }
          : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
      );
      numbers.set(decimals, format);
    }
    // A value that rounds to nothing has no sign.
    return format
      .format(value)
      .replace('-', MINUS)
      .replace(/^\u2212(0(?:[.,]0*)?)$/, '$1');
  }

  return {
    number,
    date: (dayMs) => utcDay.format(dayMs),
    dateTime: (ms) => `${localDay.format(ms)} ${clock.format(ms)}`,
    day: (ms) => localDay.format(ms),
    time: (ms) => fullClock.format(ms),
    year: (value) => String(value).replace('-', MINUS),
    bytes: (count) => {
      const power = count < 1000 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(count) / 3));
      return `${number(count / 1000 ** power, power === 0 ? 0 : 1)}\u00a0${BYTE_UNITS[power]}`;
    },
    relative: (ms, nowMs = Date.now()) => {
      const awayMs = ms - nowMs;
      const step = STEPS.find(([, , untilMs]) => Math.abs(awayMs) < untilMs);
      const [unit, lengthMs] = step ?? ['year', 365.25 * 86_400 * SECOND_MS];
      return relatives.format(Math.trunc(awayMs / lengthMs), unit);
    },
  };
}
