import type { Text } from './create-text.ts';

/** What an import or update did to a register, in numbers: `12 nye, 3 borte, 41 endret`. */
export function describeChanges(
  changes: { readonly newRows: number; readonly goneRows: number; readonly changedRows: number },
  text: Text,
): string {
  const { newRows, goneRows, changedRows } = changes;
  if (newRows + goneRows + changedRows === 0) return text('frame.changes.none');
  return text('frame.changes.counts', { newRows, goneRows, changedRows });
}
