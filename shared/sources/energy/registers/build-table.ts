import type { JsonObject } from '../../../base/json.ts';
import type { ColumnDescription } from '../../../contracts/energy/columns.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import type { CellValue, Column, ColumnTable } from '../../../tables/column-table.ts';
import { booleanColumn, numberColumn, textColumn } from '../../../tables/make-column.ts';
import { readCell } from '../normalise/readers.ts';

/** How a column is read where its member alone does not say it. */
export type DerivedCell = (value: JsonObject, key: string) => CellValue;

/**
 * The rows as columns: each read by its kind from its member, or derived. What cannot be read is empty. Between two
 * columns others have their turn.
 */
export async function buildTable(
  descriptions: readonly ColumnDescription[],
  rows: readonly RegisterRow[],
  derived: { readonly [column: string]: DerivedCell },
  scheduler: Scheduler,
): Promise<ColumnTable> {
  const columns: Column[] = [];
  for (const description of descriptions) {
    const read = cellReader(description, derived);
    const values = rows.map(({ value, key }) => read(value, key));
    columns.push(makeColumn(description, values));
    if (scheduler.isDue()) await scheduler.pause();
  }
  return { rowCount: rows.length, keys: rows.map(({ key }) => key), columns };
}

/** How a column is read from a row: as derived, else by its kind from its member. */
export function cellReader(
  { kind, member, id }: ColumnDescription,
  derived: { readonly [column: string]: DerivedCell },
): DerivedCell {
  const own = derived[id];
  if (own) return own;
  if (member === undefined) throw new Error(`Column ${id} is neither derived nor a member`);
  return (value) => readCell(kind, value[member]) ?? null;
}

function makeColumn({ id, kind }: ColumnDescription, values: readonly CellValue[]): Column {
  switch (kind) {
    case 'text':
    case 'choice':
      return textColumn(
        id,
        values.map((value) => (value === null ? null : String(value))),
        kind,
      );
    case 'boolean':
      return booleanColumn(
        id,
        values.map((value) => (typeof value === 'boolean' ? value : null)),
      );
    default:
      return numberColumn(
        id,
        values.map((value) => (typeof value === 'number' ? value : null)),
        kind,
      );
  }
}
