import type { CommittedRows } from '../../../ports/import-files.ts';
import type { RegisterState } from '../../../ports/register-store.ts';

/** The kept files that a register would be rebuilt from, in the order of taking. */
export function neededImports({ baseImportIds, importId }: RegisterState): string[] {
  return [...new Set(importId === undefined ? baseImportIds : [...baseImportIds, importId])];
}

/** What the list of kept files says of the file whose rows stand. */
export function committedRows(state: RegisterState): CommittedRows {
  const { register, choices } = state;
  return { register, edition: neededImports(state), ...(choices && { choices }) };
}
