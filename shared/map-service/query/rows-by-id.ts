import type { DescribedSource } from './described-source.ts';
import { type RowQuery, selectRows } from './select-rows.ts';

/** The rows with these object ids that a description leaves in sight, by object id. */
export function rowsById(
  objectIds: readonly number[],
  described: DescribedSource,
  { map, clock, createScheduler }: Pick<RowQuery, 'map' | 'clock' | 'createScheduler'>,
): Promise<readonly number[]> {
  const FIDSet = { FIDArray: [...objectIds] };
  const filter = { $type: 'QueryFilter', WhereClause: '', Resolution: 0, FIDSet } as const;
  return selectRows({ ...described, map, filter, clock, createScheduler });
}
