// Rows or features of a file that cannot be taken: the others can, and these are told one by one.

import type { AppError } from '../../base/app-error.ts';
import { failure, type Result, success } from '../../base/result.ts';

/** So many are told one by one. */
const MAX_FAULTS = 100;

/** Rows of a file that cannot be taken. */
export interface LeftOutRows {
  readonly count: number;
  /** Why, of the first hundred; each names its row. */
  readonly faults: readonly AppError[];
}

/** Gathers the rows of a file that cannot be taken. */
export interface LeftOut {
  /** Of more than are told, why is not asked. */
  add(why: AppError | (() => AppError)): void;
  soFar(): LeftOutRows;
  /** The rows so far; the fault of the first where no row of the file could be taken: then it is the file that is wrong. */
  end(takenCount: number): Result<LeftOutRows, AppError>;
}

export function createLeftOut(): LeftOut {
  const faults: AppError[] = [];
  let count = 0;
  return {
    add(why) {
      count += 1;
      if (count <= MAX_FAULTS) faults.push(typeof why === 'function' ? why() : why);
    },
    soFar: () => ({ count, faults }),
    end(takenCount) {
      const [first] = faults;
      return first && takenCount === 0 ? failure(first) : success({ count, faults });
    },
  };
}

/** Features that were left out for two kinds of reasons, in the order of their file. */
export function joinLeftOut(one: LeftOutRows, other: LeftOutRows): LeftOutRows {
  const number = ({ details }: AppError) => Number(details['feature']);
  const faults = [...one.faults, ...other.faults].toSorted((a, b) => number(a) - number(b));
  return { count: one.count + other.count, faults: faults.slice(0, MAX_FAULTS) };
}
