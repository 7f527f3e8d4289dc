// What taking a file means for a register (build/decisions/0203-imported-rows.md).

import type { RegisterRow, RegisterState } from '../../../ports/register-store.ts';
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

/**
 * The register after a file was taken. The first real file removes what shipped. Plants of which every one is in
 * operation replace those in operation and leave the other real ones, after them; anything else replaces all. A file
 * that is merged replaces real rows of the same keys, each in its place, and comes after the others with what is new.
 */
export function mergeRegister(
  state: RegisterState | undefined,
  before: readonly RegisterRow[],
  file: ParsedFile,
  isMerged = false,
): Merged {
  const replaced = { rows: file.rows, olderImportIds: [], isBase: !file.isOnlyInOperation };
  if (state?.origin === 'sample') return { replaces: 'sample', ...replaced };
  if (!state) return { replaces: 'all', ...replaced };
  const rows = file.over ? overThoseOfNow(before, file.rows, file.over) : file.rows;
  // What a table leaves of older rows comes from their files.
  const olderImportIds = neededImports(state);
  if (isMerged) return { replaces: 'same-keys', rows: putOver(before, rows), olderImportIds, isBase: true };
  if (!file.isOnlyInOperation)
    return file.over
      ? { replaces: 'all', rows, olderImportIds, isBase: true }
      : { replaces: 'all', ...replaced };
  return replaceInOperation(state, before, { ...file, rows });
}

function replaceInOperation(state: RegisterState, before: readonly RegisterRow[], file: ParsedFile): Merged {
  const incoming = new Map(file.rows.map((row) => [row.key, row]));
  // What the value of a row says is looked at last: to read it takes more than everything else.
  const kept = before.filter((row) => !incoming.has(row.key) && !isPlantInOperation(row.value));
  const isTakenIntoOperation = (row: RegisterRow) => {
    const next = incoming.get(row.key);
    return next !== undefined && !row.isWrittenAs?.(next) && !isPlantInOperation(row.value);
  };
  return {
    replaces: 'in-operation',
    rows: [...file.rows, ...kept],
    olderImportIds: file.over ? neededImports(state) : kept.length === 0 ? [] : state.baseImportIds,
    // A file that took a closed plant into operation must be taken again when the store is rebuilt.
    isBase: file.over !== undefined || (kept.length > 0 && before.some(isTakenIntoOperation)),
  };
}

function overThoseOfNow(
  before: readonly RegisterRow[],
  rows: readonly RegisterRow[],
  over: NonNullable<ParsedFile['over']>,
): readonly RegisterRow[] {
  const known = new Map(before.map((row) => [row.key, row]));
  return rows.map((row) => {
    const standing = known.get(row.key);
    return standing ? over(standing, row) : row;
  });
}

function putOver(before: readonly RegisterRow[], incoming: readonly RegisterRow[]): RegisterRow[] {
  const rows = new Map(before.map((row) => [row.key, row]));
  for (const row of incoming) rows.set(row.key, row);
  return [...rows.values()];
}
