import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';

/** The columns to show: those that were chosen and still exist, in their order; else those of the contract. */
export function shownColumns(
  columns: readonly ColumnDescription[],
  chosen: readonly string[] | undefined,
): readonly ColumnDescription[] {
  const found = (chosen ?? []).flatMap((id) => columns.filter((column) => column.id === id));
  return found.length > 0 ? found : columns.filter((column) => column.isShown);
}

/** All columns in the order of the columns dialog: the shown ones first, then the others as the contract has them. */
export function dialogOrder(
  columns: readonly ColumnDescription[],
  shown: readonly string[],
): readonly string[] {
  return [...shown, ...columns.map((column) => column.id).filter((id) => !shown.includes(id))];
}

/** The last column cannot be hidden: a table without columns shows nothing, not even why. */
export function toggleColumn(shown: readonly string[], column: string): readonly string[] {
  if (!shown.includes(column)) return [...shown, column];
  return shown.length > 1 ? shown.filter((id) => id !== column) : shown;
}
