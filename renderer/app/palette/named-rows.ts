// The rows of a register as the search box knows them: by name, owner and county.

import { cellValue } from '../../../shared/tables/cell-value.ts';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import { bestMatches, plainLetters, searchTerms } from './match-terms.ts';

export interface NamedRow {
  readonly key: string;
  readonly name: string;
  /** Owner and county: names are not unique. */
  readonly detail: string;
  /** Name and detail as searches compare them. */
  readonly plain: string;
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
    return { key, name, detail, plain: plainLetters(`${name}\n${detail}`) };
  });
}

/** Rows that match best; those whose name begins with the first word come first, then those whose name holds it. */
export function findRows(rows: readonly NamedRow[], searchText: string, limit: number): readonly NamedRow[] {
  const [first = ''] = searchTerms(searchText);
  const rank = ({ plain }: NamedRow) =>
    plain.startsWith(first) ? 0 : plain.split('\n')[0]?.includes(first) ? 1 : 2;
  return bestMatches(rows, searchText)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, limit);
}

/** A value of a column that many rows share: an owner, a municipality, a county. */
export interface NamedValue {
  readonly column: string;
  readonly value: string;
  readonly rowCount: number;
  readonly plain: string;
}

/** Columns whose values are looked for by name. */
const VALUE_COLUMNS = ['owner', 'municipality', 'county'];
const knownValues = new WeakMap<ColumnTable, readonly NamedValue[]>();

/** The owners, municipalities and counties of a table, of most rows first; made once for each table, when somebody searches. */
export function namedValues(table: ColumnTable): readonly NamedValue[] {
  const values = knownValues.get(table) ?? readValues(table);
  knownValues.set(table, values);
  return values;
}

function readValues(table: ColumnTable): readonly NamedValue[] {
  const values = table.columns.flatMap((column) => {
    if (!VALUE_COLUMNS.includes(column.id) || !('codes' in column)) return [];
    const counts = new Uint32Array(column.dictionary.length);
    for (const code of column.codes) counts[code] = (counts[code] ?? 0) + 1;
    return column.dictionary.flatMap((value, code) => {
      const rowCount = counts[code] ?? 0;
      return value === '' || rowCount === 0
        ? []
        : [{ column: column.id, value, rowCount, plain: plainLetters(value) }];
    });
  });
  return values.sort((a, b) => b.rowCount - a.rowCount);
}

/** Values that match best; of those that match alike the ones of more rows come first. */
export function findValues(
  values: readonly NamedValue[],
  searchText: string,
  limit: number,
): readonly NamedValue[] {
  return bestMatches(values, searchText).slice(0, limit);
}
