import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface LogFile {
  readonly folder: string;
  write(text: string): void;
}

const NAME = 'varde';
const MAX_KEPT_BYTES = 1024 * 1024;
/** Older files beside the one that is written. */
const KEPT_FILES = 4;

/**
 * A log on the disk for who has no terminal: `varde.log`, and `varde.1.log` and so on, the older the higher. Written at
 * once, so that the last line before a crash is there too. A disk that is full takes the log, never the application.
 */
export function openLogFile(folder: string, limitBytes = MAX_KEPT_BYTES): LogFile {
  const pathOf = (age: number) => join(folder, age === 0 ? `${NAME}.log` : `${NAME}.${age}.log`);
  let bytes = 0;

  function rotate(): void {
    for (let age = KEPT_FILES; age > 0; age--) {
      try {
        renameSync(pathOf(age - 1), pathOf(age));
      } catch {
        // There are not so many yet.
      }
    }
    bytes = 0;
  }

  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    bytes = statSync(pathOf(0), { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    // The terminal, if there is one, has the lines all the same.
  }
  return {
    folder,
    write(text) {
      try {
        if (bytes > 0 && bytes + Buffer.byteLength(text) > limitBytes) rotate();
        appendFileSync(pathOf(0), text, { mode: 0o600 });
        bytes += Buffer.byteLength(text);
      } catch {
        // As above.
      }
    },
  };
}
