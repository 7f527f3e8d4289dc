import type { AppError } from '../../../base/app-error.ts';
import { failure, type Result, success } from '../../../base/result.ts';
import type { LeftOutRows } from './parsed-file.ts';

/** So many are told one by one. */
const MAX_FAULTS = 100;

/** Gathers the rows of a file that cannot be taken. */
export interface LeftOut {
  add(fault: AppError): void;
  /** The rows so far; the fault of the first where no row of the file could be taken: then it is the file that is wrong. */
  end(takenCount: number): Result<LeftOutRows, AppError>;
}

export function createLeftOut(): LeftOut {
  const faults: AppError[] = [];
  let count = 0;
  return {
    add(fault) {
      count += 1;
      if (count <= MAX_FAULTS) faults.push(fault);
    },
    end(takenCount) {
      const [first] = faults;
      return first && takenCount === 0 ? failure(first) : success({ count, faults });
    },
  };
}
