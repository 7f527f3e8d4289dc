import type { UndoableChanges } from '../../shared/changes/undo.ts';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import { REGISTER_IDS } from '../../shared/contracts/energy/registers.ts';
import { appError } from '../../shared/contracts/errors.ts';
import { editionPut } from '../../shared/sources/energy/editions/editions.ts';
import type { VersionTables } from '../../shared/sources/energy/imports/version-tables.ts';
import type { RegisterTables } from '../../shared/sources/energy/registers/register-tables.ts';
import type { Registers } from '../../shared/sources/energy/registers/registers.ts';
import type { DataWindowHandlers } from './data-handlers.ts';

type RegisterHandlers = Pick<DataWindowHandlers, Extract<keyof DataWindowHandlers, `registers.${string}`>>;

export interface RegisterHandlerDependencies {
  readonly registers: Registers;
  readonly tables: RegisterTables;
  readonly versions: VersionTables;
  readonly changes: Pick<UndoableChanges, 'make'>;
  readonly editions: () => Promise<BridgeType<'RegisterEdition'>[]>;
}

/** What the data window answers of registers, and of the editions that are kept of them. */
export function registerHandlers({
  registers,
  tables,
  versions,
  changes,
  editions,
}: RegisterHandlerDependencies): RegisterHandlers {
  return {
    'registers.status': () => REGISTER_IDS.flatMap((register) => tables.status(register) ?? []),
    'registers.columns': ({ register }) => tables.columns(register),
    'registers.quarters': ({ keys }) => tables.quartersOf(keys),
    'registers.row': async ({ register, key }) => {
      const row = await registers.findRow(register, key);
      if (!row) throw appError('register/unknown-row', { register, key });
      return row.value;
    },
    'registers.versions': ({ register }) => versions.list(register),
    'registers.versionColumns': ({ fileId }) => versions.ofKept(fileId),
    'registers.fileColumns': ({ fileName, bytes, register }) => versions.ofFile(fileName, bytes, register),
    'registers.editions': editions,
    async 'registers.restore'({ present: { register, edition } }) {
      const puts = [editionPut(register, edition)];
      return { number: await changes.make({ who: 'user', why: 'registers.restore', puts }) };
    },
  };
}
