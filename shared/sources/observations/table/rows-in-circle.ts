import type { Criteria } from '../criteria.ts';
import type { Columns } from './columns.ts';
import { keepWhere } from './keep-where.ts';
import { createWithin } from './within-circle.ts';

export interface Period {
  readonly columns: Columns;
  /** How many rows the columns hold. */
  readonly count: number;
  /** The rows of the period, the oldest first, without those that were removed. */
  readonly rows: Uint32Array;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Where fewer rows are asked they are looked at one by one. */
const FEW_ASKED = 1 / 16;
/** Fewer are sorted; more are picked out of all that are in order. */
const FEW_FOUND = 1 / 256;

/** Those of a period that are within a circle, newest first. */
export function rowsInCircle(period: Period, circle: NonNullable<Criteria['circle']>): Uint32Array {
  const { columns, count, rows, fromMs, toMs } = period;
  const { obsMs, isGone } = columns;
  const within = createWithin(circle);
  const holds = (row: number) => within.holds(columns, row);
  if (rows.length < count * FEW_ASKED) return keepWhere(rows.slice().reverse(), holds);
  const near = keepWhere(within.candidates(columns, count), (row) => {
    const ms = obsMs[row] ?? Number.NaN;
    return isGone[row] === 0 && ms >= fromMs && ms <= toMs;
  });
  return newestFirst(keepWhere(near, holds), period);
}

/** In the order of the period from its end on: by time, then by number. */
function newestFirst(found: Uint32Array, { columns, count, rows }: Period): Uint32Array {
  const { obsMs, regId } = columns;
  if (found.length < count * FEW_FOUND)
    return found.sort(
      (one, other) =>
        (obsMs[other] ?? 0) - (obsMs[one] ?? 0) || (regId[other] ?? 0) - (regId[one] ?? 0) || other - one,
    );
  const marks = new Uint8Array(count);
  for (const row of found) marks[row] = 1;
  return keepWhere(rows.slice().reverse(), (row) => marks[row] === 1);
}
