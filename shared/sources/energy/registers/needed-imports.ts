import type { RegisterState } from '../../../ports/register-store.ts';

/** The kept files that a register would be rebuilt from, in the order of taking. */
export function neededImports({ baseImportIds, importId }: RegisterState): string[] {
  return [...new Set(importId === undefined ? baseImportIds : [...baseImportIds, importId])];
}
