import type { AppError } from '../../../base/app-error.ts';
import type { Result } from '../../../base/result.ts';
import type { RegisterId } from '../../../contracts/energy/registers.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import type { DoubtfulPoints } from './doubtful-points.ts';

/** A file that was read and found to be in order. */
export interface ParsedFile {
  readonly register: RegisterId;
  readonly rows: readonly RegisterRow[];
  /** Of plants: no row is closed or under construction. */
  readonly isOnlyInOperation: boolean;
  /** Of a CSV: the character between fields. */
  readonly separator?: string;
  readonly decimalSign?: 'point' | 'comma';
  /** Of points. */
  readonly doubtful?: DoubtfulPoints;
}

export type ParseOutcome = Result<ParsedFile, AppError>;
