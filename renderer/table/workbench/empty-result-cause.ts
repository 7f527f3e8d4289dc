import type { QueryCriterion } from '../query/query-criteria.ts';

/** How many rows there are without a part. */
export interface CriterionGain {
  readonly part: QueryCriterion;
  readonly count: number;
}

export interface EmptyResultCause {
  /** one: a single part hides every row. several: each of them alone would do. together: no single one does it. */
  readonly reason: 'one' | 'several' | 'together';
  readonly parts: readonly CriterionGain[];
}

/** Which parts of a query left no row: those without which there are rows, the most fruitful first; else all of them. */
export function findEmptyResultCause(gains: readonly CriterionGain[]): EmptyResultCause {
  const guilty = gains.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  if (guilty.length === 0) return { reason: gains.length === 1 ? 'one' : 'together', parts: gains };
  return { reason: guilty.length === 1 ? 'one' : 'several', parts: guilty };
}
