import type { AppError } from '../../../base/app-error.ts';
import type { Json } from '../../../base/json.ts';
import { appError } from '../../../contracts/errors.ts';
import type { Expected } from './row-rules.ts';

const VALUE_SHOWN = 80;

interface BadRow {
  readonly file: string;
  /** Of a list, the row counted from 1; of a table, its line in the file. */
  readonly row: number;
  readonly field: string;
  readonly value: Json | undefined;
  readonly expected: Expected;
}

/** The error that names row, field and what stands there. */
export function badRow({ file, row, field, value, expected }: BadRow): AppError {
  return appError('import/bad-row', { file, row, field, value: shownValue(value), expected });
}

/** The error for what stands in a list in place of a row: it has no field that could be named. */
export function notARow({ file, row, value }: Pick<BadRow, 'file' | 'row' | 'value'>): AppError {
  return appError('import/not-a-row', { file, row, value: shownValue(value) });
}

function shownValue(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > VALUE_SHOWN ? `${text.slice(0, VALUE_SHOWN)}…` : text;
}

/** The error for what belongs to no register: it tells what was found, by the names of columns or members. */
export function unknownKind(file: string, names: readonly string[]): AppError {
  return appError('import/unknown-kind', { file, found: foundNames(names) });
}

const MAX_NAMES = 10;

/** The first names of columns or members, as an error tells them. */
export function foundNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => name.trim().slice(0, VALUE_SHOWN));
  return `${shown.join(', ')}${names.length > MAX_NAMES ? ' …' : ''}`;
}
