import type { AppError } from '../../../base/app-error.ts';
import type { Result } from '../../../base/result.ts';
import type { RegisterId } from '../../../contracts/energy/registers.ts';
import type { LeftOutRows } from '../../../imports/staging/left-out.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import type { DoubtfulPoints } from './doubtful-points.ts';

/** A file that was read: at least one of its rows is in order. */
export interface ParsedFile {
  readonly register: RegisterId;
  readonly rows: readonly RegisterRow[];
  readonly leftOut: LeftOutRows;
  /** Of plants: no row is closed or under construction. */
  readonly isOnlyInOperation: boolean;
  /** Of a CSV: the character between fields. */
  readonly separator?: string;
  readonly decimalSign?: 'point' | 'comma';
  /** Of a table, which does not say all of a row: the columns that it has. */
  readonly columns?: readonly string[];
  /** Of a table: the row of the same key that stands, with what the table says. */
  readonly over?: (before: RegisterRow, row: RegisterRow) => RegisterRow;
  /** Of points. */
  readonly doubtful?: DoubtfulPoints;
}

export type ParseOutcome = Result<ParsedFile, AppError>;
