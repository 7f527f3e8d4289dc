import { dayNumber, dayStartMs, isCalendarDay } from '../../../base/civil-day.ts';

const ISO_DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const DASH = 0x2d;
const MINUTE_MS = 60_000;

/**
 * Epoch milliseconds of `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm[:ss[.fff]][zone]`; without a zone the time is read as UTC.
 * Undefined for other text and for days and times that are none.
 */
export function readIsoDate(text: string): number | undefined {
  // Most text is no date: this is told at once.
  if (text.length < 10 || text.charCodeAt(4) !== DASH) return undefined;
  const parts = ISO_DATE.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = parts;
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const offset = zoneMinutes(zone);
  if (offset === undefined) return undefined;
  const start = dayStartMs(dayNumber(Number(year), Number(month), Number(day)));
  const millisecond = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return (
    start + (Number(hour) * 60 + Number(minute) - offset) * MINUTE_MS + Number(second) * 1000 + millisecond
  );
}

function zoneMinutes(zone: string): number | undefined {
  if (zone === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(':', '') || 0);
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
