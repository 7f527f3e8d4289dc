import { findIana } from 'windows-iana';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';

type TimeReference = MapType<'TimeReference'>;

const DAY_MS = 86_400_000;

/** Instants are epoch milliseconds; clock times are what a clock in the zone shows, written down as if it were UTC. */
export interface TimeZone {
  clockTime(instantMs: number): number;
  /** Of the two instants of an hour that comes twice, the later one; of an hour that is left out, the one after it. */
  instantAt(clockMs: number): number;
}

export const UTC: TimeZone = { clockTime: (instantMs) => instantMs, instantAt: (clockMs) => clockMs };

/**
 * The zone that a request names, by IANA or as Windows does; UTC where it names none. Without daylight saving the zone
 * keeps its winter time all year. Throws `value/bad` for a zone that nobody knows.
 */
export function readTimeZone(reference: TimeReference | undefined, path: string): TimeZone {
  const name = reference?.TimeZoneNameID.trim() ?? '';
  if (name === '' || /^(?:utc|etc\/utc|gmt)$/i.test(name)) return UTC;
  const offsets = offsetsOf(name) ?? offsetsOf(findIana(name)[0] ?? '');
  if (!offsets) {
    throw appError('value/bad', {
      path: `${path}.TimeZoneNameID`,
      value: name.slice(0, 80),
      expected: 'UTC, a zone of IANA or one of Windows',
    });
  }
  return zoneOf(reference?.RespectsDaylightSavingTime === false ? winterOffsets(offsets) : offsets);
}

/** How far the clocks of a zone are ahead of UTC at an instant, milliseconds. */
type Offsets = (instantMs: number) => number;

function zoneOf(offsetAt: Offsets): TimeZone {
  return {
    clockTime: (instantMs) => instantMs + offsetAt(instantMs),
    instantAt(clockMs) {
      const before = clockMs - offsetAt(clockMs - DAY_MS);
      const after = clockMs - offsetAt(clockMs + DAY_MS);
      const shown = [before, after].filter((instantMs) => instantMs + offsetAt(instantMs) === clockMs);
      return shown.length > 0 ? Math.max(...shown) : before;
    },
  };
}

const known = new Map<string, Offsets>();

function offsetsOf(name: string): Offsets | undefined {
  if (name === '') return undefined;
  const made = known.get(name.toLowerCase()) ?? makeOffsets(name);
  if (made) known.set(name.toLowerCase(), made);
  return made;
}

function makeOffsets(timeZone: string): Offsets | undefined {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // A RangeError: there is no such zone.
    return undefined;
  }
  return (instantMs) => {
    if (!Number.isFinite(instantMs) || Math.abs(instantMs) > MAX_MS) return 0;
    const whole = Math.floor(instantMs / 1000) * 1000;
    return clockOf(format, whole) - whole;
  };
}

/** A day short of what a date can hold, so that clocks can be behind or ahead. */
const MAX_MS = 8.64e15 - DAY_MS;

function clockOf(format: Intl.DateTimeFormat, instantMs: number): number {
  const parts = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, value]));
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const year = number('year');
  const clock = new Date(0);
  clock.setUTCFullYear(parts.get('era') === 'BC' ? 1 - year : year, number('month') - 1, number('day'));
  return clock.setUTCHours(number('hour'), number('minute'), number('second'));
}

/** Clocks are put forward in summer, on either half of the Earth. */
function winterOffsets(offsetAt: Offsets): Offsets {
  const byYear = new Map<number, number>();
  return (instantMs) => {
    const year = new Date(instantMs).getUTCFullYear();
    if (Number.isNaN(year)) return 0;
    const offset =
      byYear.get(year) ?? Math.min(offsetAt(Date.UTC(year, 0, 1)), offsetAt(Date.UTC(year, 6, 1)));
    byYear.set(year, offset);
    return offset;
  };
}
