import type { AppError } from '../../../base/app-error.ts';
import type { Json } from '../../../base/json.ts';
import { appError } from '../../../contracts/errors.ts';
import type { Expected } from './row-rules.ts';

const VALUE_SHOWN = 80;

interface BadRow {
  readonly file: string;
  /** Of a list, the row counted from 1; of a table, its line in the file. */
  readonly row: number;
  /** Empty when the row as a whole is wrong. */
  readonly field: string;
  readonly value: Json | undefined;
  readonly expected: Expected;
}

/** The error that names row, field and what stands there. */
export function badRow({ file, row, field, value, expected }: BadRow): AppError {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  const shown = text.length > VALUE_SHOWN ? `${text.slice(0, VALUE_SHOWN)}…` : text;
  return appError('import/bad-row', { file, row, field, value: shown, expected });
}

export function unknownKind(file: string): AppError {
  return appError('import/unknown-kind', { file });
}
