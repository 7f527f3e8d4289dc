// A table of a register: whose it is and what its columns are is found out or said, then each row becomes one as the
// service answers it. What the table does not say of a row that stands already, stays.

import type { AppError } from '../../../base/app-error.ts';
import type { JsonObject } from '../../../base/json.ts';
import { failure, type Result, success } from '../../../base/result.ts';
import { appError } from '../../../contracts/errors.ts';
import type { TableContent, TableRow } from '../../../imports/rows/table-content.ts';
import { decimalSignOf } from '../../../imports/rows/table-heading.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import { badRow, foundNames } from './import-faults.ts';
import { type AddressedRowReader, openKindReader } from './parse-rows.ts';
import type { ParsedFile, ParseOutcome } from './parsed-file.ts';
import { readTable } from './read-table.ts';
import { expectedOfKind } from './row-rules.ts';
import { KNOWN_COLUMNS } from './tables/known-columns.ts';
import type { TableReading } from './tables/recognise-table.ts';
import { completeRow, fieldsOf, REQUIRED_COLUMNS, type TableField } from './tables/table-fields.ts';

/** A column of the table and what it is of the register. */
interface MappedColumn {
  readonly place: number;
  readonly heading: string;
  readonly field: TableField;
}

/**
 * Reads a table by what its columns are said to be. Rows that are wrong are left out and told by their line; a table
 * without a right one is refused, and one without a column that every row must have.
 */
export async function parseTable(
  file: string,
  content: TableContent,
  reading: TableReading,
  scheduler: Scheduler,
): Promise<ParseOutcome> {
  const opened = content.open(KNOWN_COLUMNS);
  const table = await readTable(opened, scheduler);
  if (!table) return failure(appError('import/truncated', { file }));
  const [heading, ...rows] = table;
  if (!heading || rows.length === 0) return failure(appError('import/empty', { file }));
  const mapped = mappedColumns(file, heading.fields, reading);
  if (!mapped.ok) return mapped;
  const numbers = mapped.value.filter(({ field }) => field.column.kind === 'number');
  const texts = rows.flatMap(({ fields }) => numbers.map(({ place }) => fields[place] ?? ''));
  const decimalSign = decimalSignOf(texts);
  const reader = openKindReader(file, reading.register);
  for (const row of rows) {
    readRow(file, row, { reader, columns: mapped.value, decimalSign, reading });
    if (scheduler.isDue()) await scheduler.pause();
  }
  const parsed = reader.end();
  const { separator } = opened;
  if (!parsed.ok) return parsed;
  return success({
    ...parsed.value,
    ...(separator !== undefined && { separator, decimalSign }),
    columns: mapped.value.map(({ field }) => field.column.id),
    over: (before, row) => putOver(before, row, mapped.value),
  } satisfies ParsedFile);
}

function mappedColumns(
  file: string,
  headings: readonly string[],
  { register, columns }: TableReading,
): Result<readonly MappedColumn[], AppError> {
  const fields = fieldsOf(register);
  const missing = REQUIRED_COLUMNS[register].find((column) => !columns.includes(column));
  if (missing !== undefined)
    return failure(appError('import/no-column', { file, column: missing, found: foundNames(headings) }));
  return success(
    headings.flatMap((heading, place) => {
      const field = fields.find(({ column }) => column.id === columns[place]);
      return field ? [{ place, heading, field }] : [];
    }),
  );
}

interface RowReading {
  readonly reader: AddressedRowReader;
  readonly columns: readonly MappedColumn[];
  readonly decimalSign: 'point' | 'comma';
  readonly reading: TableReading;
}

function readRow(
  file: string,
  { line: row, fields }: TableRow,
  { reader, columns, decimalSign, reading }: RowReading,
): void {
  let said: JsonObject = {};
  for (const { place, heading, field } of columns) {
    const value = plainText(fields[place] ?? '');
    const isAmbiguous = field.column.kind === 'number' && value.includes(decimalSign === 'point' ? ',' : '.');
    const members = isAmbiguous ? undefined : field.write(value);
    if (!members) {
      const expected = expectedOfKind[field.column.kind];
      reader.leaveOut(badRow({ file, row, field: heading, value, expected }));
      return;
    }
    said = { ...said, ...members };
  }
  reader.readAt(completeRow(reading.register, said), row);
}

/** Tables for spreadsheets have an apostrophe before a text that would be taken for a formula. */
function plainText(field: string): string {
  return field.replace(/^'(?=[=+\-@\t\r])/, '');
}

/** The row that stands, but for the columns of the table that say something else of it. */
function putOver(before: RegisterRow, row: RegisterRow, columns: readonly MappedColumn[]): RegisterRow {
  let value: JsonObject = before.value;
  for (const { field } of columns) {
    if (field.read(before.value) === field.read(row.value)) continue;
    for (const member of field.members) value = { ...value, [member]: row.value[member] ?? null };
  }
  const saysOwner = columns.some(({ field }) => field.column.id === 'ownerNumber');
  return { key: row.key, value, ownerNumber: (saysOwner ? row : before).ownerNumber };
}
