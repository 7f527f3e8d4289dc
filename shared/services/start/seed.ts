// The data that ship: taken into empty data folders, and taken again where the store was lost.

import type { JsonObject } from '../../base/json.ts';
import type { RegisterId } from '../../contracts/energy/registers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RegisterRow } from '../../ports/register-store.ts';
import { takeRows } from '../../sources/energy/imports/parse-rows.ts';
import { rowKinds } from '../../sources/energy/imports/row-kinds.ts';
import { readPoint } from '../../sources/energy/registers/point.ts';
import type { Registers } from '../../sources/energy/registers/registers.ts';

export interface Sample {
  /** Changes with what ships. */
  readonly version: string;
  readonly rows: { readonly [Register in RegisterId]?: readonly JsonObject[] };
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
