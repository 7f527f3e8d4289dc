// What taking a file means for a register (build/decisions/0203-imported-rows.md).

import type { RegisterRow, RegisterState } from '../../../ports/register-store.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import { isPlantInOperation } from '../normalise/plant-reading.ts';
import { neededImports } from '../registers/needed-imports.ts';
import type { ParsedFile } from './parsed-file.ts';

type Replaces = 'all' | 'in-operation' | 'sample' | 'same-keys';

export interface Merged {
  readonly replaces: Replaces;
  readonly rows: readonly RegisterRow[];
  /** Older kept files of which rows stand, in the order of taking. */
  readonly olderImportIds: readonly string[];
  /** Whether the file itself decides that too. */
  readonly isBase: boolean;
}

export interface MergeOptions {
  /** To read the value of a row takes long, of all rows of an edition seconds. */
  readonly scheduler: Scheduler;
  readonly isMerged?: boolean | undefined;
}

/**
 * The register after a file was taken. The first real file removes what shipped. Plants of which every one is in
 * operation replace those in operation and leave the other real ones, after them; anything else replaces all. A file
 * that is merged replaces real rows of the same keys, each in its place, and comes after the others with what is new.
 * Fails as pausing does.
 */
export async function mergeRegister(
  state: RegisterState | undefined,
  before: readonly RegisterRow[],
  file: ParsedFile,
  { scheduler, isMerged = false }: MergeOptions,
): Promise<Merged> {
  const replaced = { rows: file.rows, olderImportIds: [], isBase: !file.isOnlyInOperation };
  if (state?.origin === 'sample') return { replaces: 'sample', ...replaced };
  if (!state) return { replaces: 'all', ...replaced };
  const rows = file.over
    ? await overThoseOfNow(before, { rows: file.rows, over: file.over }, scheduler)
    : file.rows;
  // What a table leaves of older rows comes from their files.
  const olderImportIds = neededImports(state);
  if (isMerged) return { replaces: 'same-keys', rows: putOver(before, rows), olderImportIds, isBase: true };
  if (!file.isOnlyInOperation)
    return file.over
      ? { replaces: 'all', rows, olderImportIds, isBase: true }
      : { replaces: 'all', ...replaced };
  return replaceInOperation(state, before, { ...file, rows }, scheduler);
}

async function replaceInOperation(
  state: RegisterState,
  before: readonly RegisterRow[],
  file: ParsedFile,
  scheduler: Scheduler,
): Promise<Merged> {
  const incoming = new Map(file.rows.map((row) => [row.key, row]));
  // What the value of a row says is looked at last: to read it takes more than everything else.
  const kept: RegisterRow[] = [];
  for (const row of before) {
    if (!incoming.has(row.key) && !isPlantInOperation(row.value)) kept.push(row);
    if (scheduler.isDue()) await scheduler.pause();
  }
  return {
    replaces: 'in-operation',
    rows: [...file.rows, ...kept],
    olderImportIds: file.over ? neededImports(state) : kept.length === 0 ? [] : state.baseImportIds,
    // A file that took a closed plant into operation must be taken again when the store is rebuilt.
    isBase: file.over !== undefined || (kept.length > 0 && (await opensOne(before, incoming, scheduler))),
  };
}

/** Whether a plant that was closed before comes in operation. */
async function opensOne(
  before: readonly RegisterRow[],
  incoming: ReadonlyMap<string, RegisterRow>,
  scheduler: Scheduler,
): Promise<boolean> {
  for (const row of before) {
    const next = incoming.get(row.key);
    if (next !== undefined && !row.isWrittenAs?.(next) && !isPlantInOperation(row.value)) return true;
    if (scheduler.isDue()) await scheduler.pause();
  }
  return false;
}

async function overThoseOfNow(
  before: readonly RegisterRow[],
  { rows, over }: Required<Pick<ParsedFile, 'rows' | 'over'>>,
  scheduler: Scheduler,
): Promise<readonly RegisterRow[]> {
  const known = new Map(before.map((row) => [row.key, row]));
  const put: RegisterRow[] = [];
  for (const row of rows) {
    const standing = known.get(row.key);
    put.push(standing ? over(standing, row) : row);
    if (scheduler.isDue()) await scheduler.pause();
  }
  return put;
}

function putOver(before: readonly RegisterRow[], incoming: readonly RegisterRow[]): RegisterRow[] {
  const rows = new Map(before.map((row) => [row.key, row]));
  for (const row of incoming) rows.set(row.key, row);
  return [...rows.values()];
}
