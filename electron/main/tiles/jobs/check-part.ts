// What was written is opened as any cache, and each tile of it compared.

import { open, stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { appError } from '../../../../shared/contracts/errors.ts';
import { selectedTiles } from '../../../../shared/tiles/selection/tile-selection.ts';
import type { LevelRange, TileFacts } from '../../../../shared/tiles/tile-store.ts';
import { openCache } from '../files/open-cache.ts';
import { createOpenFiles } from '../files/open-files.ts';
import type { SqliteThread } from '../sqlite/sqlite-thread.ts';
import { batched } from './batched.ts';
import type { TileProgress } from './tile-progress.ts';

/** What an export needs besides its tiles. */
export interface PartDependencies {
  readonly sqlite: SqliteThread;
  readonly nowMs: () => number;
  readonly signal: AbortSignal;
  readonly progress: TileProgress;
}

export interface WrittenPart {
  readonly facts: Pick<TileFacts, 'scheme'>;
  readonly ranges: readonly LevelRange[];
  /** Of each place, in the order of `selectedTiles`. */
  readonly sums: readonly number[];
}

/** Of a place without a tile: no sum of 32 bits. */
const NO_TILE = -1;

export function sumOf(bytes: Uint8Array | undefined): number {
  return bytes ? crc32(bytes) : NO_TILE;
}

/** Whether there is any tile. */
export function hasTiles(sums: readonly number[]): boolean {
  return sums.some((sum) => sum !== NO_TILE);
}

/** Fails with `export/check-failed`. */
export async function checkPart(
  part: string,
  { facts, ranges, sums }: WrittenPart,
  { signal, progress, sqlite, nowMs }: PartDependencies,
): Promise<void> {
  progress.check();
  await syncWritten(part);
  // Files of its own, which are closed before the name changes.
  const files = createOpenFiles(nowMs);
  const { store } = await openCache(part, { files, sqlite });
  try {
    let index = 0;
    for (const batch of batched(selectedTiles(ranges, facts.scheme))) {
      signal.throwIfAborted();
      const found = await Promise.all(batch.map((tile) => store.read(tile)));
      for (const [step, bytes] of found.entries()) {
        const { level, row, column } = batch[step] ?? { level: 0, row: 0, column: 0 };
        if (sumOf(bytes) === sums[index + step]) continue;
        const reason = `the tile of level ${level}, row ${row}, column ${column} is another one`;
        throw appError('export/check-failed', { path: part, reason });
      }
      index += batch.length;
      progress.add(batch.length);
    }
  } finally {
    await store.close();
    await files.close();
  }
}

/** A file of one piece is on the disk before it gets its name. */
async function syncWritten(path: string): Promise<void> {
  if ((await stat(path)).isDirectory()) return;
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
