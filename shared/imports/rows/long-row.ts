import type { AppError } from '../../base/app-error.ts';
import { appError } from '../../contracts/errors.ts';
import type { OpenTable, TableRow } from './table-content.ts';

type Fields = Pick<TableRow, 'fields'>;

/**
 * Whether a row has more fields than the heading: decimal commas between separating commas look like more columns, and
 * would move what stands in it. In a sheet each cell has its column, and one beside the table is a note.
 */
export function isLongRow({ fields }: Fields, heading: Fields, { separator }: OpenTable): boolean {
  const columns = heading.fields.length;
  if (separator === undefined) return false;
  return fields.length > columns && fields.slice(columns).some((field) => field.trim());
}

export function longRow(file: string, { line: row, fields }: TableRow, heading: Fields): AppError {
  const columns = heading.fields.length;
  return appError('import/long-row', { file, row, fields: fields.length, columns });
}
