import { rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isGone, isSystemError } from './system-error.ts';

/** What Windows answers while a scanner for viruses or an indexer has the file open, for a moment. */
const PASSING = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** About two seconds in all. */
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 600, 600];

export interface RenameParts {
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly platform: NodeJS.Platform;
  readonly pause: (ms: number) => Promise<void>;
}

const thisMachine: RenameParts = { rename, platform: process.platform, pause: (ms) => wait(ms) };

/** Renames a file, replacing what is there. On Windows what others have open is tried again for a while. */
export async function renameFile(from: string, to: string, parts: RenameParts = thisMachine): Promise<void> {
  const pauses = parts.platform === 'win32' ? [...PAUSES_MS] : [];
  for (;;) {
    try {
      await parts.rename(from, to);
      return;
    } catch (error) {
      const pauseMs = pauses.shift();
      if (pauseMs === undefined || !isTransient(error)) throw error;
      await parts.pause(pauseMs);
    }
  }
}

/** Puts what is damaged beside its place, for a person who wants to look; what lay there from an earlier time goes. */
export async function moveAside(path: string): Promise<void> {
  const aside = `${path}.damaged`;
  await rm(aside, { recursive: true, force: true });
  await renameFile(path, aside).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

function isTransient(error: unknown): boolean {
  return isSystemError(error) && 'code' in error && PASSING.has(String(error.code));
}
