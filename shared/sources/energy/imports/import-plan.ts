// What taking a file into its register would do, and how the rows get there.

import type { RegisterId } from '../../../contracts/energy/registers.ts';
import type { RowChoices } from '../../../ports/import-files.ts';
import type { RegisterRow, RegisterState } from '../../../ports/register-store.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import type { Registers } from '../registers/registers.ts';
import { compareRows, type ImportChanges } from './compare-rows.ts';
import { type Merged, mergeRegister } from './merge-register.ts';
import type { ParsedFile } from './parsed-file.ts';

export interface Plan {
  readonly merged: Merged;
  readonly changes: ImportChanges;
}

/** What the file would change, against the rows of now. Rows that shipped count as gone, never as changed. */
export async function planImport(
  registers: Registers,
  file: ParsedFile,
  scheduler: Scheduler,
  isMerged = false,
): Promise<Plan> {
  const before = await registers.writtenRows(file.register);
  const state = registers.state(file.register);
  const merged = await mergeRegister(state, before, file, { scheduler, isMerged });
  if (merged.replaces !== 'sample')
    return { merged, changes: await compareRows(before, merged.rows, scheduler) };
  const added = await compareRows([], merged.rows, scheduler);
  return { merged, changes: { ...added, goneRows: before.length } };
}

/** Where rows come from. */
export interface Provenance {
  readonly origin: RegisterState['origin'];
  readonly source: string;
  readonly changedAtMs: number;
  readonly version: string;
  readonly importId: string;
  readonly choices?: RowChoices;
}

/** The state of a register after a kept file was merged into it. */
export function stateAfter(register: RegisterId, merged: Merged, provenance: Provenance): RegisterState {
  const { importId } = provenance;
  return {
    register,
    ...provenance,
    rows: merged.rows.length,
    baseImportIds: merged.isBase ? [...merged.olderImportIds, importId] : merged.olderImportIds,
  };
}

/** The points of plants that the register does not have. */
export function unmatchedPoints(points: readonly RegisterRow[], plants: readonly RegisterRow[]): string[] {
  const known = new Set(plants.map(({ key }) => key));
  return points.map(({ key }) => key).filter((key) => !known.has(key));
}
