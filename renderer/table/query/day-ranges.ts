// Ranges of days whose ends are years. A year that is left out is left out whole: the filter has the day next to the others.

import type { ValueRange } from '../../../shared/tables/table-query.ts';

/** As its fields show it, each end on the first or the last day of its year, whether it belongs to the range or not. */
export function saidDays({ above, below, ...ends }: ValueRange): ValueRange {
  return {
    ...ends,
    ...(above === undefined ? {} : { above: isLastDay(above) ? firstDay(above) : above }),
    ...(below === undefined ? {} : { below: isFirstDay(below) ? lastDay(below) : below }),
  };
}

/** As it filters. */
export function meantDays({ above, below, ...ends }: ValueRange): ValueRange {
  return {
    ...ends,
    ...(above === undefined ? {} : { above: isFirstDay(above) ? lastDay(above) : above }),
    ...(below === undefined ? {} : { below: isLastDay(below) ? firstDay(below) : below }),
  };
}

function firstDay(dayMs: number): number {
  return Date.UTC(new Date(dayMs).getUTCFullYear(), 0, 1);
}

function lastDay(dayMs: number): number {
  return Date.UTC(new Date(dayMs).getUTCFullYear(), 11, 31);
}

function isFirstDay(dayMs: number): boolean {
  return dayMs === firstDay(dayMs);
}

function isLastDay(dayMs: number): boolean {
  return dayMs === lastDay(dayMs);
}
