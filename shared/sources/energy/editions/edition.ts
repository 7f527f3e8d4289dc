// What a register can be: what one of its kept files made it, the rows that ship, or nothing.

import type { RegisterId } from '../../../contracts/energy/registers.ts';
import type { Ids } from '../../../ports/ids.ts';
import type { RegisterState } from '../../../ports/register-store.ts';
import { type SampleDependencies, takeSample } from './sample.ts';

/** Names the rows that ship, where other editions have the id of a kept file. */
export const SAMPLE_EDITION = 'sample';
export const EMPTY_EDITION = 'none';

/** The name of what a register is. */
export function editionOf(state: RegisterState | undefined): string {
  if (state?.origin === 'sample') return SAMPLE_EDITION;
  return state?.importId ?? EMPTY_EDITION;
}

/** Puts what ships, or nothing, in place of the rows of a register. */
export async function clearRegister(
  dependencies: SampleDependencies & { readonly ids: Ids },
  register: RegisterId,
  edition: typeof SAMPLE_EDITION | typeof EMPTY_EDITION,
): Promise<void> {
  if (edition === SAMPLE_EDITION) return takeSample(dependencies, register);
  const { registers, clock, ids } = dependencies;
  const provenance = {
    origin: 'file',
    source: '',
    changedAtMs: clock.nowMs(),
    version: ids.create(),
  } as const;
  await registers.replace({ register, ...provenance, rows: 0, baseImportIds: [] }, []);
}
