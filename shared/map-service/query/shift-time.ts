import type { MapType } from '../../contracts/map/types.ts';

type TimeUnit = MapType<'geoTimeUnits'>;

const DAY_MS = 86_400_000;
const FIXED_MS: { readonly [Unit in TimeUnit]?: number } = {
  geoTimeUnitsMilliseconds: 1,
  geoTimeUnitsSeconds: 1000,
  geoTimeUnitsMinutes: 60_000,
  geoTimeUnitsHours: 3_600_000,
  geoTimeUnitsDays: DAY_MS,
  geoTimeUnitsWeeks: 7 * DAY_MS,
};
const IN_MONTHS: { readonly [Unit in TimeUnit]?: number } = {
  geoTimeUnitsMonths: 1,
  geoTimeUnitsYears: 12,
  geoTimeUnitsDecades: 120,
  geoTimeUnitsCenturies: 1200,
};

/** The mean length of a month, for what is less than one. */
const MONTH_MS = 30.436875 * DAY_MS;

/** Moves instants (epoch milliseconds) by the calendar of UTC; undefined for a unit that is no unit of time. */
export function timeShift(amount: number, unit: TimeUnit): ((instantMs: number) => number) | undefined {
  const fixedMs = FIXED_MS[unit];
  if (fixedMs !== undefined) return (instantMs) => instantMs + amount * fixedMs;
  const perUnit = IN_MONTHS[unit];
  if (perUnit === undefined) return undefined;
  const months = Math.trunc(amount * perUnit);
  const restMs = (amount * perUnit - months) * MONTH_MS;
  return (instantMs) => addMonths(instantMs, months) + restMs;
}

/** A month after the 31st is the last day of a shorter one. */
function addMonths(instantMs: number, months: number): number {
  const moved = new Date(instantMs);
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months + 1, 0);
  if (day < moved.getUTCDate()) moved.setUTCDate(day);
  return moved.getTime();
}
