// The rows of a register as the search box knows them: by name, owner and county.

import { cellValue } from '../../../shared/tables/cell-value.ts';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import { foldText } from '../../../shared/tables/fold-text.ts';

export interface NamedRow {
  readonly key: string;
  readonly name: string;
  /** Owner and county: names are not unique. */
  readonly detail: string;
  readonly folded: string;
}

const known = new WeakMap<ColumnTable, readonly NamedRow[]>();

/** The names of a table; made once for each table, when somebody searches. */
export function namedRows(table: ColumnTable): readonly NamedRow[] {
  const rows = known.get(table) ?? readNames(table);
  known.set(table, rows);
  return rows;
}

function readNames(table: ColumnTable): readonly NamedRow[] {
  const column = (id: string) => table.columns.find((one) => one.id === id);
  const [names, owners, counties] = [column('name'), column('owner'), column('county')];
  const textAt = (cells: typeof names, row: number) => String((cells && cellValue(cells, row)) ?? '');
  return table.keys.map((key, row) => {
    const name = textAt(names, row);
    const detail = [textAt(owners, row), textAt(counties, row)].filter(Boolean).join(' · ');
    return { key, name, detail, folded: foldText(`${name}\n${detail}`) };
  });
}

/** Rows that hold all words; those whose name begins with the first come first, then those whose name holds it. */
export function findRows(rows: readonly NamedRow[], searchText: string, limit: number): readonly NamedRow[] {
  const wanted = foldText(searchText).split(/\s+/).filter(Boolean);
  const [first] = wanted;
  if (first === undefined) return [];
  const found = rows.filter(({ folded }) => wanted.every((word) => folded.includes(word)));
  const rank = ({ folded }: NamedRow) =>
    folded.startsWith(first) ? 0 : folded.split('\n')[0]?.includes(first) ? 1 : 2;
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, limit);
}
