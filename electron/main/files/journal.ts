// What a person made, as an ordinary file: the store of the data window is rebuilt from it where that was lost.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { openRecordFile } from './record-file.ts';

type JournalEntry = BridgeType<'JournalEntry'>;

export interface Journal {
  readonly file: string;
  readonly damagedLines: readonly number[];
  append(entries: readonly JournalEntry[]): Promise<void>;
  /** The last entry of every thing that still exists. */
  read(): JournalEntry[];
  close(): Promise<void>;
}

/** Opens the journal in a folder, which is made when it is missing. */
export async function openJournal(folder: string): Promise<Journal> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'journal.jsonl');
  const records = await openRecordFile(file);
  return {
    file,
    damagedLines: records.damagedLines,
    append: (entries) =>
      records.append(
        entries.map(({ id, kind, value, atMs }) => ({
          // Things of different kinds may have the same id.
          id: `${kind} ${id}`,
          value: value === null ? null : { id, kind, value, atMs },
        })),
      ),
    read: () => records.list().map(({ value }) => toEntry(value)),
    close: () => records.close(),
  };
}

function toEntry(value: unknown): JournalEntry {
  // Its checksum says that these are the members that append wrote.
  return value as JournalEntry;
}
