import { appError } from '../../../shared/contracts/errors.ts';

/** Whether the system refused something, such as a file: then its sentence says enough. */
export function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

/** Whether the system said that there is no such file. */
export function isGone(error: unknown): boolean {
  return isSystemError(error) && 'code' in error && error.code === 'ENOENT';
}

/** Whether the disk could not give what it holds. */
export function isUnreadable(error: unknown): boolean {
  return isSystemError(error) && 'code' in error && error.code === 'EIO';
}

/** What file systems without hard links answer, such as those of memory sticks; exFAT on Windows says EISDIR. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK', 'EISDIR']);

/** Whether the system refused a hard link because there are none here. */
export function isWithoutLinks(error: unknown): boolean {
  return isSystemError(error) && 'code' in error && WITHOUT_LINKS.has(String(error.code));
}

/** What sentences of the app tell apart; of everything else they give the words of the system. */
type WriteProblem = 'full' | 'readOnly' | 'denied' | 'other';

const WRITE_PROBLEMS: { readonly [code: string]: WriteProblem } = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EACCES: 'denied',
  EPERM: 'denied',
};

/** Why the system does not write, for a sentence in any language, and in its own words. */
export function writeRefusal(error: Error): { readonly problem: WriteProblem; readonly reason: string } {
  const code = 'code' in error ? String(error.code) : '';
  return { problem: WRITE_PROBLEMS[code] ?? 'other', reason: error.message };
}

/** Waits for what is written; what the system refuses, such as a full disk does, is told as `files/write-failed`. */
export async function orWriteFailure<Outcome>(writing: Promise<Outcome>): Promise<Outcome> {
  try {
    return await writing;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw appError('files/write-failed', writeRefusal(error), { cause: error });
  }
}
