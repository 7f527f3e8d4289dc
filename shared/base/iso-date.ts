import { dayNumber, dayStartMs, isCalendarDay } from './civil-day.ts';

const TIME = /^T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/;
const DAY_LENGTH = 10;
const DASH = 0x2d;
const ZERO = 0x30;
const MINUTE_MS = 60_000;

/**
 * Epoch milliseconds of `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm[:ss[.fff]][zone]`; without a zone the time is read as UTC.
 * Undefined for other text and for days and times that are none.
 */
export function readIsoDate(text: string): number | undefined {
  // Most text is no date: this is told at once.
  if (text.length < DAY_LENGTH || text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH)
    return undefined;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, DAY_LENGTH);
  const isDay = day <= 28 ? month >= 1 && month <= 12 && day >= 1 : isCalendarDay(year, month, day);
  if (!isDay || Number.isNaN(year)) return undefined;
  const startMs = dayStartMs(dayNumber(year, month, day));
  if (text.length === DAY_LENGTH) return startMs;
  const timeMs = readTime(text.slice(DAY_LENGTH));
  return timeMs === undefined ? undefined : startMs + timeMs;
}

/** NaN where something else stands. */
function digits(text: string, start: number, end: number): number {
  let number = 0;
  for (let index = start; index < end; index++) {
    const digit = text.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = 10 * number + digit;
  }
  return number;
}

function readTime(text: string): number | undefined {
  const parts = TIME.exec(text);
  if (!parts) return undefined;
  const [, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = parts;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const offset = zoneMinutes(zone);
  if (offset === undefined) return undefined;
  const millisecond = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return (Number(hour) * 60 + Number(minute) - offset) * MINUTE_MS + Number(second) * 1000 + millisecond;
}

function zoneMinutes(zone: string): number | undefined {
  if (zone === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(':', '') || 0);
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
