import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import { cellWriter, NO_VALUE_TEXT } from '../grid/cell-text.ts';
import type { RegisterWords } from '../words/register-words.ts';
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
  words: RegisterWords,
): RowFacts {
  function cell(id: string): string {
    const description = descriptions.find((one) => one.id === id);
    const column = table.columns.find((one) => one.id === id);
    return description && column ? cellWriter(description, column, words.cells)(row) : NO_VALUE_TEXT;
  }

  function value(id: string): string {
    const written = cell(id);
    const unit = words.unit(id);
    return written === NO_VALUE_TEXT || !unit ? written : `${written}\u00a0${unit}`;
  }

  const fact = (id: string): CardFact => ({ label: words.column(id), value: value(id) });
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
