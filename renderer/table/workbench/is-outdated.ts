import type { ColumnTable } from '../../../shared/tables/column-table.ts';

interface Shown {
  /** Of the rows on the screen; undefined where none are there. */
  readonly shown: ColumnTable | undefined;
  /** Of the rows that there are now; undefined while they are read or computed. */
  readonly current: ColumnTable | undefined;
  /** Newer rows are on their way. */
  readonly isLoading: boolean;
  /** Nobody will answer from newer ones. */
  readonly hasFailed: boolean;
}

/**
 * Whether the rows on the screen are those of before: newer ones are being read, columns of one's own are computed of
 * them, or they are there and nobody has answered from them yet. Counts of such rows are told as what they are.
 */
export function isOutdated({ shown, current, isLoading, hasFailed }: Shown): boolean {
  if (!shown) return false;
  return isLoading || (!hasFailed && shown !== current);
}
