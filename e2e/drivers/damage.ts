// Damage to a data folder, as disks, power cuts and other programs do it: reproducible by its seed.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Damage {
  /** Below the data folder. */
  readonly file: string;
  readonly kind: 'flipped' | 'cut' | 'emptied' | 'removed' | 'end repeated';
}

const KINDS = ['flipped', 'cut', 'emptied', 'removed', 'end repeated'] as const;
/** What Varde wrote: journal, lists of files, kept files, and the database with its blobs. */
const GOALS = [/^journal\//, /^imports\/(?:layers\/)?manifest/, /^imports\/(?!.*manifest)/, /IndexedDB\//];

/** Numbers from 0 to below 1, always the same ones (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Damages one file of a folder that nobody uses. */
export function damageFolder(folder: string, random: () => number): Damage {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  };
  const all = filesBelow(folder).map((path) => relative(folder, path));
  const goals = GOALS.map((goal) => all.filter((name) => goal.test(name))).filter(({ length }) => length > 0);
  const file = pick(pick(goals));
  const kind = pick(KINDS);
  const path = join(folder, file);
  const { size } = statSync(path);
  if (kind === 'removed') rmSync(path);
  else if (kind === 'emptied') truncateSync(path);
  else if (kind === 'cut') truncateSync(path, Math.floor(random() * size));
  else {
    const bytes = readFileSync(path);
    if (kind === 'end repeated') {
      const end = bytes.subarray(Math.floor(random() * size));
      writeFileSync(path, Buffer.concat([bytes, end]));
    } else {
      const count = 1 + Math.floor(random() * 5);
      for (let left = count; left > 0 && size > 0; left--) {
        const place = Math.floor(random() * size);
        bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(random() * 8));
      }
      writeFileSync(path, bytes);
    }
  }
  return { file, kind };
}

/** The SHA-256 of every file below a folder. */
export function contentsBelow(folder: string): Set<string> {
  return new Set(
    filesBelow(folder).map((path) => createHash('sha256').update(readFileSync(path)).digest('hex')),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
