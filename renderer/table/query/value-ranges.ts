// A range of numbers, years or days as fields and sliders hold it: two ends, each of which may be left out itself.

import type { ValueRange } from '../../../shared/tables/table-query.ts';

export interface RangeEnds {
  readonly least: number | undefined;
  readonly most: number | undefined;
}

export function endsOf({ least, above, most, below }: ValueRange): RangeEnds {
  return { least: least ?? above, most: most ?? below };
}

/** Whether no end that the range has belongs to it. */
export function isStrict(range: ValueRange): boolean {
  return range.least === undefined && range.most === undefined && !isOpen(range);
}

/** Whether the range has no end and so says nothing. */
export function isOpen({ least, above, most, below }: ValueRange): boolean {
  return least === undefined && above === undefined && most === undefined && below === undefined;
}

/** The range with other ends, each as strict as it was; one that is new is as strict as the other. */
export function withEnds(range: ValueRange, { least, most }: RangeEnds): ValueRange {
  const { above, below } = range;
  const isAbove = above !== undefined || (range.least === undefined && below !== undefined);
  const isBelow = below !== undefined || (range.most === undefined && above !== undefined);
  // Ends in the wrong order change places.
  if (least !== undefined && most !== undefined && least > most)
    return { ...lowerEnd(most, isBelow), ...upperEnd(least, isAbove) };
  return { ...lowerEnd(least, isAbove), ...upperEnd(most, isBelow) };
}

export function withStrictness(range: ValueRange, isStrictWanted: boolean): ValueRange {
  const { least, most } = endsOf(range);
  return { ...lowerEnd(least, isStrictWanted), ...upperEnd(most, isStrictWanted) };
}

export function isSameRange(one: ValueRange, other: ValueRange): boolean {
  return (['least', 'above', 'most', 'below'] as const).every((end) => one[end] === other[end]);
}

function lowerEnd(value: number | undefined, isLeftOut: boolean): ValueRange {
  if (value === undefined) return {};
  return isLeftOut ? { above: value } : { least: value };
}

function upperEnd(value: number | undefined, isLeftOut: boolean): ValueRange {
  if (value === undefined) return {};
  return isLeftOut ? { below: value } : { most: value };
}
