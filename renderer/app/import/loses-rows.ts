import type { ImportDraft } from './import-flow.ts';

/** The part of the rows that may be gone after an import before that is worth a second thought. */
const TOLERATED_LOSS = 0.1;

/**
 * Whether taking a file as it is would lose more than a tenth of the rows that stand, or any where rows of the file could
 * not be read: those may be the ones. What ships is no loss.
 */
export function losesRows({ rows }: Pick<ImportDraft, 'rows'>): boolean {
  if (!rows || rows.replaces === 'sample') return false;
  const { goneRows, changedRows, sameRows } = rows.changes;
  if (rows.leftOutRows > 0) return goneRows > 0;
  return goneRows > (goneRows + changedRows + sameRows) * TOLERATED_LOSS;
}
