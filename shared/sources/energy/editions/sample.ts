// The data that ship: taken into empty data folders, and taken again where the store was lost.

import type { JsonObject } from '../../../base/json.ts';
import type { RegisterId } from '../../../contracts/energy/registers.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import { takeRows } from '../imports/parse-rows.ts';
import { rowKinds } from '../imports/row-kinds.ts';
import { readPoint } from '../registers/point.ts';
import type { Registers } from '../registers/registers.ts';

export interface Sample {
  /** Changes with what ships. */
  readonly version: string;
  readonly rows: { readonly [Register in RegisterId]?: readonly JsonObject[] };
}

export interface SampleDependencies {
  readonly registers: Registers;
  readonly sample: Sample;
  readonly clock: Clock;
}

/** Gives a register its sample, unless it holds that or something else. Returns whether it did. */
export async function seedRegister(dependencies: SampleDependencies, register: RegisterId): Promise<boolean> {
  const { registers, sample } = dependencies;
  const state = registers.state(register);
  const holdsOther = state !== undefined && state.origin !== 'sample';
  if (!sample.rows[register] || holdsOther || state?.version === sample.version) return false;
  await takeSample(dependencies, register);
  return true;
}

/** Puts what ships in place of the rows of a register; no rows where nothing ships for it. */
export async function takeSample(
  { registers, sample, clock }: SampleDependencies,
  register: RegisterId,
): Promise<void> {
  const rows = sampleRows(register, sample.rows[register] ?? []);
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
}

function sampleRows(register: RegisterId, values: readonly JsonObject[]): RegisterRow[] {
  const kind = rowKinds.find((known) => known.register === register);
  if (kind) return takeRows(kind, values);
  return values.map((value) => ({ key: String(readPoint(value).plantNumber), ownerNumber: '', value }));
}
