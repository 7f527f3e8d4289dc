// The data that ship: taken into empty data folders, and taken again where the store was lost.

import type { JsonObject } from '../../base/json.ts';
import type { RegisterId } from '../../contracts/energy/registers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JournalEntry, JournalPort } from '../../ports/journal.ts';
import type { RegisterRow } from '../../ports/register-store.ts';
import { takeRows } from '../import/parse-rows.ts';
import { rowKinds } from '../import/row-kinds.ts';
import { readPoint } from '../registers/point.ts';
import type { Registers } from '../registers/registers.ts';

export interface Sample {
  /** Changes with what ships. */
  readonly version: string;
  readonly rows: { readonly [Register in RegisterId]?: readonly JsonObject[] };
}

const SEED_KIND = 'seed';

/** Whether the folder was given the sample at some time. */
export function wasSeeded(entries: readonly JournalEntry[]): boolean {
  return entries.some(({ kind }) => kind === SEED_KIND);
}

export async function writeSeedEntry(journal: JournalPort, clock: Clock): Promise<void> {
  await journal.append([{ id: SEED_KIND, kind: SEED_KIND, value: 'sample', atMs: clock.nowMs() }]);
}

/** Gives a register its sample, unless it holds that or something else. Returns whether it did. */
export async function seedRegister(
  { registers, sample, clock }: { registers: Registers; sample: Sample; clock: Clock },
  register: RegisterId,
): Promise<boolean> {
  const values = sample.rows[register];
  const state = registers.state(register);
  const holdsOther = state !== undefined && state.origin !== 'sample';
  if (!values || holdsOther || state?.version === sample.version) return false;
  const rows = sampleRows(register, values);
  await registers.replace(
    {
      register,
      origin: 'sample',
      source: '',
      changedAtMs: clock.nowMs(),
      rows: rows.length,
      version: sample.version,
      baseImportIds: [],
    },
    rows,
  );
  return true;
}

function sampleRows(register: RegisterId, values: readonly JsonObject[]): RegisterRow[] {
  const kind = rowKinds.find((known) => known.register === register);
  if (kind) return takeRows(kind, values);
  return values.map((value) => ({ key: String(readPoint(value).plantNumber), ownerNumber: '', value }));
}
