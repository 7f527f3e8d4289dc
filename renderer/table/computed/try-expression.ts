import { cellValue } from '../../../shared/tables/cell-value.ts';
import type { CellValue, ColumnTable } from '../../../shared/tables/column-table.ts';
import type { ComputedKind } from '../../../shared/tables/computed-column.ts';
import {
  type ExpressionFault,
  faultOf,
  kindOfExpression,
  withComputedColumns,
} from '../../../shared/tables/computed-columns.ts';

export type TriedExpression =
  | {
      readonly kind: ComputedKind;
      /** The first row with a value; absent where no row has one. */
      readonly first: { readonly row: number; readonly value: CellValue } | undefined;
    }
  | { readonly kind: undefined; readonly fault: ExpressionFault | undefined };

/** Computes an expression over a table, to show what it gives before it becomes a column. */
export function tryExpression(table: ColumnTable, expression: string): TriedExpression {
  try {
    const kind = kindOfExpression(table, expression);
    const id = 'tried';
    const column = withComputedColumns(table, [{ id, name: id, kind, expression }]).columns.at(-1);
    const row = column ? table.keys.findIndex((_, each) => cellValue(column, each) !== null) : -1;
    return { kind, first: column && row >= 0 ? { row, value: cellValue(column, row) } : undefined };
  } catch (error) {
    return { kind: undefined, fault: faultOf(error) };
  }
}
