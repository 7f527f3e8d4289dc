import { dayNumber, isLeapYear } from '../../../base/civil-day.ts';
import { type Allocation, addSums, NO_ENERGY, type Sums } from './allocation.ts';
import { divideRounded, KWH } from './amount.ts';

/** The scheme began in January 2012. */
export const FIRST_YEAR = 2012;

/**
 * The energy of every month from January 2012, `monthCount` of them, in whole kWh. Each day of an allocation gives 1/365
 * of its yearly energy, 1/366 in a leap year. Months are the differences of one rounded running total, so that any run
 * of months adds up to the rounded energy of its days.
 */
export function monthSums(allocations: readonly Allocation[], monthCount: number): Sums[] {
  const changes = dailyChanges(allocations);
  const months: Sums[] = [];
  let perYear = NO_ENERGY;
  // Sums over days of the yearly energy: in ordinary years to be divided by 365, in leap years by 366.
  let ordinary = NO_ENERGY;
  let leap = NO_ENERGY;
  let before = NO_ENERGY;
  for (let index = 0; index < monthCount; index += 1) {
    const year = FIRST_YEAR + Math.floor(index / 12);
    const end = dayNumber(year, (index % 12) + 2, 1);
    for (let day = dayNumber(year, (index % 12) + 1, 1); day < end; day += 1) {
      const change = changes.get(day);
      if (change) perYear = addSums(perYear, change);
      if (isLeapYear(year)) leap = addSums(leap, perYear);
      else ordinary = addSums(ordinary, perYear);
    }
    const total = {
      target: wholeKwh(ordinary.target, leap.target),
      transitional: wholeKwh(ordinary.transitional, leap.transitional),
    };
    months.push(addSums(total, negated(before)));
    before = total;
  }
  return months;
}

function wholeKwh(ordinary: bigint, leap: bigint): bigint {
  return divideRounded(366n * ordinary + 365n * leap, 365n * 366n * KWH) * KWH;
}

/** By day, how the energy per year changes there. What began before the scheme counts from its first day. */
function dailyChanges(allocations: readonly Allocation[]): Map<number, Sums> {
  const changes = new Map<number, Sums>();
  const add = (day: number, sums: Sums) => changes.set(day, addSums(changes.get(day) ?? NO_ENERGY, sums));
  const start = dayNumber(FIRST_YEAR, 1, 1);
  for (const { firstDay, lastDay, perYear } of allocations) {
    if (lastDay < start) continue;
    add(Math.max(firstDay, start), perYear);
    add(lastDay + 1, negated(perYear));
  }
  return changes;
}

function negated({ target, transitional }: Sums): Sums {
  return { target: -target, transitional: -transitional };
}
