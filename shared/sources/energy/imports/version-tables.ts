// Other versions of a register as tables, to be compared with the one that stands: files that were kept when they were
// taken in, and files of the user that are only looked at.

import type { BridgeType } from '../../../contracts/bridge/types.ts';
import type { RegisterId } from '../../../contracts/energy/registers.ts';
import { appError } from '../../../contracts/errors.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { EventLoop } from '../../../ports/event-loop.ts';
import type { ImportFiles, KeptFile } from '../../../ports/import-files.ts';
import { createScheduler, type Scheduler } from '../../../ports/scheduler.ts';
import { encodeColumns } from '../../../tables/column-codec.ts';
import type { ColumnTable } from '../../../tables/column-table.ts';
import { applicationTable } from '../registers/application-table.ts';
import { plantTable } from '../registers/plant-table.ts';
import { parseBytes, parseKept } from './parse-file.ts';
import type { ParsedFile } from './parsed-file.ts';

type RegisterColumns = BridgeType<'RegisterColumns'>;

export interface VersionTables {
  /** The kept files of a register, newest first. */
  list(register: RegisterId): Promise<KeptFile[]>;
  ofKept(fileId: string): Promise<RegisterColumns>;
  /** Reads a saved answer or a table and changes nothing. */
  ofFile(fileName: string, bytes: Uint8Array, register: RegisterId): Promise<RegisterColumns>;
}

/** Columns of plants that come from other registers: a file says nothing of them. */
const FOREIGN_COLUMNS: readonly string[] = ['latitude', 'longitude', 'certificates'];

export interface VersionDependencies {
  readonly files: Pick<ImportFiles, 'list' | 'check' | 'read'>;
  readonly eventLoop: EventLoop;
  readonly clock: Clock;
}

export function createVersionTables({ files, eventLoop, clock }: VersionDependencies): VersionTables {
  const scheduler = () => createScheduler({ eventLoop, clock });

  return {
    async list(register) {
      const kept = (await files.list()).files;
      return kept.filter((file) => file.register === register && file.isCommitted).toReversed();
    },
    async ofKept(fileId) {
      const found = (await files.list()).files.find((file) => file.fileId === fileId);
      if (!found) throw appError('files/unknown-file', { fileId });
      const parsed = await parseKept(files, found, scheduler());
      return {
        register: parsed.register,
        version: fileId,
        table: encodeColumns(await tableOf(parsed, scheduler())),
      };
    },
    async ofFile(fileName, bytes, register) {
      const taken = (await files.list()).files;
      const parsed = await parseBytes(fileName, bytes, scheduler(), taken);
      if (parsed.register !== register) {
        throw appError('import/other-kind', { file: fileName, kind: parsed.register, expected: register });
      }
      return { register, version: fileName, table: encodeColumns(await tableOf(parsed, scheduler())) };
    },
  };
}

/** Only the columns that the file says something of: the others are no differences. */
async function tableOf({ register, rows, columns }: ParsedFile, scheduler: Scheduler): Promise<ColumnTable> {
  const table =
    register === 'applications'
      ? await applicationTable(rows, scheduler)
      : await plantTable(register === 'plants' ? rows : [], [], [], scheduler);
  const isSaid = (id: string) => columns?.includes(id) ?? !FOREIGN_COLUMNS.includes(id);
  return { ...table, columns: table.columns.filter(({ id }) => isSaid(id)) };
}
