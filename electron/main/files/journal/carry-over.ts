// Journals of earlier versions are one file of records. It is read once and carried into the first segment.

import { join } from 'node:path';
import { isJsonObject } from '../../../../shared/base/json.ts';
import { writeDurably } from '../durable-write.ts';
import { isThere } from '../free-path.ts';
import { readRecords } from '../record-file.ts';
import { renameFile } from '../rename-file.ts';
import { changeLine, segmentName, segmentsIn, snapshotLine } from './segment.ts';

const OLD_NAME = 'journal.jsonl';

/** Killed at any moment it is done again or ended at the next start. The old file stays, under another name. */
export async function carryOldJournal(folder: string): Promise<void> {
  const old = join(folder, OLD_NAME);
  if (!(await isThere(old))) return;
  if ((await segmentsIn(folder)).length === 0)
    await writeDurably(join(folder, segmentName(1)), await linesOf(old));
  await renameFile(old, `${old}.carried-over`);
}

async function linesOf(old: string): Promise<string> {
  const { records, damagedLines } = await readRecords(old);
  const lines = [...records.values()].filter(isJsonObject).map(({ id, kind, value = null, atMs }, index) =>
    changeLine({
      number: index + 1,
      atMs: Number(atMs),
      who: '',
      why: 'journal.carry-over',
      puts: [{ kind: String(kind), id: String(id), value, files: [] }],
      deletes: [],
    }),
  );
  // Lines that were damaged count as lines that are missing: the store may still know what stood there.
  const header = snapshotLine({ upTo: lines.length, lines: lines.length + damagedLines.length });
  return header + lines.join('');
}
