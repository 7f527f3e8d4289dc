// Columns that a person makes of others by an expression, in the values of the query language. They are columns like any
// other: shown, sorted, filtered, summed up and exported.

import { compileExpression, type ValueExpression } from '../query/where/compile-expression.ts';
import type { QueryField } from '../query/where/compile-value.ts';
import type { SqlValue } from '../query/where/syntax-tree.ts';
import { WhereProblem, type WhereReason } from '../query/where/where-problem.ts';
import { cellValue } from './cell-value.ts';
import type { CellValue, Column, ColumnTable } from './column-table.ts';
import type { ComputedColumn, ComputedKind } from './computed-column.ts';
import { numberColumn, textColumn } from './make-column.ts';

/**
 * The table with computed columns behind its own, in their order: later ones may use earlier ones. An expression that
 * cannot be computed, because a column is gone say, gives a column without values.
 */
export function withComputedColumns(table: ColumnTable, computed: readonly ComputedColumn[]): ColumnTable {
  const columns = [...table.columns];
  const known = { ...table, columns };
  for (const one of computed) columns.push(computeColumn(known, one));
  return known;
}

/** Whether an expression can be computed from a table, and what kind of values it has. Throws WhereProblem. */
export function kindOfExpression(table: ColumnTable, expression: string): ComputedKind {
  return kindOf(compileExpression(expression, fieldsOf(table)));
}

/** What is wrong with an expression, for those who say it in words. */
export type ExpressionFault = WhereReason;

/** Undefined for an error of another kind. */
export function faultOf(error: unknown): ExpressionFault | undefined {
  return error instanceof WhereProblem ? error.reason : undefined;
}

function kindOf({ type, isYear }: ValueExpression): ComputedKind {
  if (isYear) return 'year';
  return type === 'integer' || type === 'double' ? 'number' : type;
}

/** Years are numbers too: columns that were kept before years were a kind of their own stay what they are. */
function isOfKind(expression: ValueExpression, kind: ComputedKind): boolean {
  const own = kindOf(expression);
  return own === kind || (own === 'year' && kind === 'number');
}

function computeColumn(table: ColumnTable, { id, kind, expression }: ComputedColumn): Column {
  const values = valuesOf(table, expression, kind);
  if (kind === 'text')
    return textColumn(
      id,
      Array.from(values, (value) => (value === null ? null : String(value))),
    );
  return numberColumn(
    id,
    Array.from(values, (value) => (typeof value === 'number' ? value : null)),
    kind,
  );
}

function valuesOf(table: ColumnTable, expression: string, kind: ComputedKind): Iterable<SqlValue> {
  const compiled = compiledOrNothing(table, expression);
  const read =
    compiled && isOfKind(compiled, kind)
      ? compiled.bind({ column: (place) => columnReader(table, place), nowMs: 0, spend: () => undefined })
      : () => null;
  return Array.from({ length: table.rowCount }, (_, row) => read(row));
}

function compiledOrNothing(table: ColumnTable, expression: string): ValueExpression | undefined {
  try {
    return compileExpression(expression, fieldsOf(table));
  } catch {
    // Who wrote it was told; a table that has changed since has no values here.
    return undefined;
  }
}

/** Numbers and years are numbers, days are dates, all else is text, of a choice its code. */
function fieldsOf({ columns }: ColumnTable): readonly QueryField[] {
  return columns.map(({ id, kind }) => ({
    name: id,
    type: kind === 'number' || kind === 'year' ? 'double' : kind === 'date' ? 'date' : 'text',
  }));
}

function columnReader({ columns }: ColumnTable, place: number): (row: number) => SqlValue {
  const column = columns[place];
  return (row) => (column ? sqlValue(cellValue(column, row)) : null);
}

function sqlValue(value: CellValue): SqlValue {
  return typeof value === 'boolean' ? String(value) : value;
}
