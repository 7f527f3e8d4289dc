// Other versions of a register as tables, to be compared with the one that stands: files that were kept when they were
// taken in, and files of the user that are only looked at.

import type { BridgeType } from '../../../contracts/bridge/types.ts';
import type { RegisterId } from '../../../contracts/energy/registers.ts';
import { appError } from '../../../contracts/errors.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { ImportFiles, KeptImport } from '../../../ports/import-files.ts';
import { createPace, type Pace } from '../../../ports/pace.ts';
import type { Turns } from '../../../ports/turns.ts';
import { encodeColumns } from '../../../tables/column-codec.ts';
import type { ColumnTable } from '../../../tables/column-table.ts';
import { parseFile } from '../imports/parse-file.ts';
import type { ParsedFile } from '../imports/parsed-file.ts';
import { applicationTable } from './application-table.ts';
import { plantTable } from './plant-table.ts';

type RegisterColumns = BridgeType<'RegisterColumns'>;

export interface VersionTables {
  /** The kept files of a register, newest first. */
  list(register: RegisterId): Promise<KeptImport[]>;
  ofKept(importId: string): Promise<RegisterColumns>;
  /** Reads a saved answer and changes nothing. */
  ofFile(fileName: string, bytes: Uint8Array, register: RegisterId): Promise<RegisterColumns>;
}

/** Columns of plants that come from other registers: a file says nothing of them. */
const FOREIGN_COLUMNS: readonly string[] = ['latitude', 'longitude', 'certificates'];

export interface VersionParts {
  readonly files: Pick<ImportFiles, 'list' | 'read'>;
  readonly turns: Turns;
  readonly clock: Clock;
}

export function createVersionTables({ files, turns, clock }: VersionParts): VersionTables {
  const pace = () => createPace({ turns, clock });

  async function readFile(fileName: string, bytes: Uint8Array): Promise<ParsedFile> {
    const parsed = await parseFile(fileName, bytes, pace());
    if (!parsed.ok) throw parsed.problem;
    return parsed.value;
  }

  return {
    async list(register) {
      const kept = await files.list();
      return kept.filter((file) => file.register === register && file.isCommitted).toReversed();
    },
    async ofKept(importId) {
      const found = (await files.list()).find((file) => file.importId === importId);
      if (!found) throw appError('files/unknown-import', { importId });
      const parsed = await readFile(found.fileName, await files.read(importId));
      return {
        register: parsed.register,
        version: importId,
        table: encodeColumns(await tableOf(parsed, pace())),
      };
    },
    async ofFile(fileName, bytes, register) {
      const parsed = await readFile(fileName, bytes);
      if (parsed.register !== register) {
        throw appError('import/other-kind', { file: fileName, kind: parsed.register, expected: register });
      }
      return { register, version: fileName, table: encodeColumns(await tableOf(parsed, pace())) };
    },
  };
}

async function tableOf({ register, rows }: ParsedFile, pace: Pace): Promise<ColumnTable> {
  if (register === 'applications') return applicationTable(rows, pace);
  const table = await plantTable(register === 'plants' ? rows : [], [], [], pace);
  return { ...table, columns: table.columns.filter(({ id }) => !FOREIGN_COLUMNS.includes(id)) };
}
