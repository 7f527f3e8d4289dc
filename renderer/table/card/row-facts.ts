import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import { cellWriter, NO_VALUE_TEXT, shownDecimals } from '../grid/cell-text.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';
import type { RegisterDescription } from '../workbench/register-description.ts';
import type { CardFact } from './card-content.ts';

/** Reads the cells of one row as facts in words. */
export interface RowFacts {
  /** Value and unit; a dash where there is none. */
  value(column: string): string;
  has(column: string): boolean;
  fact(column: string): CardFact;
  facts(columns: readonly string[]): readonly CardFact[];
  /** The code behind a choice; '' where there is none. */
  code(column: string): string;
}

export function rowFacts(
  table: ColumnTable,
  row: number,
  descriptions: RegisterDescription['columns'],
  labels: RegisterLabels,
): RowFacts {
  function cell(id: string): string {
    const description = descriptions.find((one) => one.id === id);
    const column = table.columns.find((one) => one.id === id);
    if (!description || !column) return NO_VALUE_TEXT;
    if (column.kind === 'number') return exactNumber(column.values[row] ?? Number.NaN, description, labels);
    return cellWriter(description, column, labels.cells)(row);
  }

  function value(id: string): string {
    const written = cell(id);
    const unit = labels.unit(id);
    return written === NO_VALUE_TEXT || !unit ? written : `${written}\u00a0${unit}`;
  }

  const fact = (id: string): CardFact => ({ label: labels.column(id), value: value(id) });
  return {
    value,
    has: (id) => cell(id) !== NO_VALUE_TEXT,
    fact,
    facts: (columns) => columns.map(fact),
    code(id) {
      const column = table.columns.find((one) => one.id === id);
      return column?.kind === 'choice' ? (column.dictionary[column.codes[row] ?? 0] ?? '') : '';
    },
  };
}

/** The table rounds, so that columns line up; the card has all digits that the register has. */
function exactNumber(
  value: number,
  { decimals = 0 }: RegisterDescription['columns'][number],
  labels: RegisterLabels,
): string {
  if (Number.isNaN(value)) return NO_VALUE_TEXT;
  const written = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  const most = Math.max(MAX_DECIMALS, shownDecimals(value, decimals));
  return labels.cells.number(value, Math.min(written, most));
}

/** Finer digits are noise of conversion. */
const MAX_DECIMALS = 6;
