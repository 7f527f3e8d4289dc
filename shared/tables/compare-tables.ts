// Two registers side by side. The differences are a table themselves, so that the same engine filters, counts, sorts
// and exports them.

import { cellValue } from './cell-value.ts';
import { isText } from './column-kinds.ts';
import type { CellValue, Column, ColumnTable, TextColumn } from './column-table.ts';
import { numberColumn, textColumn } from './make-column.ts';

export type RowChangeKind = 'new' | 'gone' | 'changed';

export interface Comparison {
  /**
   * One row a difference, in the order of `after`, gone rows last. Columns: `key`, `name`, `change` (new, gone, changed),
   * `member` (the column that differs; empty for new and gone rows), `before` and `after` as texts (numbers with a
   * point, dates as yyyy-MM-dd; of new and gone rows their outline, see `outlineText`), `difference` (after less before, of numbers).
   */
  readonly differences: ColumnTable;
  readonly newRows: number;
  readonly goneRows: number;
  readonly changedRows: number;
  /** Of all changed rows together. */
  readonly changedFields: number;
  readonly sameRows: number;
  /**
   * Rows that are not in operation, which a table that holds only plants in operation says nothing of: they are
   * neither new nor gone.
   */
  readonly outsideRows: number;
}

interface Difference {
  readonly key: string;
  readonly name: CellValue;
  readonly change: RowChangeKind;
  readonly member: string | null;
  readonly before: CellValue;
  readonly after: CellValue;
  readonly kind: Column['kind'];
}

/**
 * Compares rows of the same key, over the columns that both tables have. Of twins of a key the first counts. `outline`
 * are the columns that tell a row that only one of the tables has.
 */
export function compareTables(
  before: ColumnTable,
  after: ColumnTable,
  outline: readonly string[] = [],
): Comparison {
  const beforeRows = rowsByKey(before);
  const afterRows = rowsByKey(after);
  const pairs = columnPairs(before, after);
  const differences: Difference[] = [];
  const counts = { newRows: 0, goneRows: 0, changedRows: 0, changedFields: 0, sameRows: 0, outsideRows: 0 };
  const isOutsideBefore = outsideScope(before, after);
  const isOutsideAfter = outsideScope(after, before);
  for (const [key, row] of afterRows) {
    const oldRow = beforeRows.get(key);
    if (oldRow === undefined) {
      if (isOutsideBefore(row)) counts.outsideRows += 1;
      else {
        counts.newRows += 1;
        differences.push({ ...wholeRow('new', after, row), after: outlineText(after, row, outline) });
      }
      continue;
    }
    const changed = changedMembers(pairs, key, nameOf(after, row), oldRow, row);
    if (changed.length === 0) counts.sameRows += 1;
    else counts.changedRows += 1;
    counts.changedFields += changed.length;
    differences.push(...changed);
  }
  for (const [key, row] of beforeRows) {
    if (afterRows.has(key)) continue;
    if (isOutsideAfter(row)) counts.outsideRows += 1;
    else {
      counts.goneRows += 1;
      differences.push({ ...wholeRow('gone', before, row), before: outlineText(before, row, outline) });
    }
  }
  return { differences: differenceTable(differences), ...counts };
}

function rowsByKey({ keys }: ColumnTable): Map<string, number> {
  const rows = new Map<string, number>();
  for (const [row, key] of keys.entries()) if (!rows.has(key)) rows.set(key, row);
  return rows;
}

/** Whether a row of `other` is one that `table` cannot hold, because all of its plants are in operation. */
function outsideScope(table: ColumnTable, other: ColumnTable): (row: number) => boolean {
  const own = statusColumn(table);
  const others = statusColumn(other);
  if (!own || !others || own.codes.length === 0) return () => false;
  const isOnlyInOperation = own.codes.every((code) => own.dictionary[code] === IN_OPERATION);
  return (row) => isOnlyInOperation && others.dictionary[others.codes[row] ?? 0] !== IN_OPERATION;
}

const IN_OPERATION = 'operation';

function statusColumn(table: ColumnTable): TextColumn | undefined {
  const column = table.columns.find(({ id }) => id === 'status');
  return isText(column) && column.dictionary.includes(IN_OPERATION) ? column : undefined;
}

interface ColumnPair {
  readonly before: Column;
  readonly after: Column;
}

function columnPairs(before: ColumnTable, after: ColumnTable): ColumnPair[] {
  return after.columns.flatMap((column) => {
    const old = before.columns.find(({ id, kind }) => id === column.id && kind === column.kind);
    return old ? [{ before: old, after: column }] : [];
  });
}

function changedMembers(
  pairs: readonly ColumnPair[],
  key: string,
  name: CellValue,
  oldRow: number,
  row: number,
): Difference[] {
  const changed: Difference[] = [];
  for (const { before, after } of pairs) {
    const old = cellValue(before, oldRow);
    const value = cellValue(after, row);
    if (old === value) continue;
    changed.push({
      key,
      name,
      change: 'changed',
      member: after.id,
      before: old,
      after: value,
      kind: after.kind,
    });
  }
  return changed;
}

function wholeRow(change: RowChangeKind, table: ColumnTable, row: number): Difference {
  const key = table.keys[row] ?? '';
  return { key, name: nameOf(table, row), change, member: null, before: null, after: null, kind: 'text' };
}

const OUTLINE_SEPARATOR = '; ';

/** The values of a row in the columns of an outline, in their order, as plain texts; nothing where there is none. */
function outlineText(table: ColumnTable, row: number, outline: readonly string[]): string | null {
  const texts = outline.map((id) => {
    const column = table.columns.find((one) => one.id === id);
    return (column && plainText(cellValue(column, row), column.kind)) ?? '';
  });
  return texts.some((text) => text !== '') ? texts.join(OUTLINE_SEPARATOR) : null;
}

/** The texts of an outline of so many columns; the last one may hold the separator itself. */
export function splitOutline(written: string, columnCount: number): readonly string[] {
  const parts = written.split(OUTLINE_SEPARATOR);
  return [...parts.slice(0, columnCount - 1), parts.slice(columnCount - 1).join(OUTLINE_SEPARATOR)];
}

function nameOf(table: ColumnTable, row: number): CellValue {
  const column = table.columns.find(({ id }) => id === 'name');
  return column ? cellValue(column, row) : null;
}

function differenceTable(differences: readonly Difference[]): ColumnTable {
  const text = (id: string, of: (difference: Difference) => string | null) =>
    textColumn(id, differences.map(of), 'text');
  return {
    rowCount: differences.length,
    keys: differences.map(({ key, member }) => (member === null ? key : `${key} ${member}`)),
    columns: [
      text('key', ({ key }) => key),
      text('name', ({ name }) => (typeof name === 'string' ? name : null)),
      textColumn(
        'change',
        differences.map(({ change }) => change),
        'choice',
      ),
      textColumn(
        'member',
        differences.map(({ member }) => member),
        'choice',
      ),
      text('before', ({ before, kind }) => plainText(before, kind)),
      text('after', ({ after, kind }) => plainText(after, kind)),
      numberColumn('difference', differences.map(numericDifference)),
    ],
  };
}

function plainText(value: CellValue, kind: Column['kind']): string | null {
  if (value === null) return null;
  return kind === 'date' && typeof value === 'number'
    ? new Date(value).toISOString().slice(0, 10)
    : String(value);
}

function numericDifference({ before, after, kind }: Difference): number | null {
  if (kind !== 'number' || typeof before !== 'number' || typeof after !== 'number') return null;
  return Number((after - before).toPrecision(12));
}
