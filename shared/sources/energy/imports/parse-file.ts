import type { AppError } from '../../../base/app-error.ts';
import type { Json } from '../../../base/json.ts';
import type { Result } from '../../../base/result.ts';
import { readImport } from '../../../imports/read-import.ts';
import type { RowContent } from '../../../imports/rows/row-content.ts';
import type { ImportFiles, KeptFile } from '../../../ports/import-files.ts';
import type { RowWriter } from '../../../ports/register-store.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import { unknownKind } from './import-faults.ts';
import { parsePoints } from './parse-points.ts';
import { openRowReader, type RowReader } from './parse-rows.ts';
import { parseTable } from './parse-table.ts';
import type { ParsedFile } from './parsed-file.ts';
import { recogniseTable, type TableReading } from './tables/recognise-table.ts';

export interface ParseOptions {
  /** Of a table of a register; without it a table is one of points. */
  readonly reading?: TableReading | undefined;
  /** Writes the rows of a list as they come: then they are never in memory all at once as what they say. */
  readonly write?: RowWriter;
}

/**
 * Finds out whose rows they are, and checks each: the list that a service answers with, or a table of points. Rows that
 * are wrong are left out and told; a file without a right one is refused. The name of the file is only for the errors,
 * which tell row and field. Throws `import/…`.
 */
export async function parseFile(
  file: string,
  content: RowContent,
  scheduler: Scheduler,
  { reading, write }: ParseOptions = {},
): Promise<ParsedFile> {
  if (content.form === 'table') {
    return orThrow(
      reading
        ? await parseTable(file, content, reading, scheduler)
        : await parsePoints(file, content, scheduler),
    );
  }
  const reader = openReader(file, content.slices(), write);
  for (const { rows, part } of content.slices()) {
    reader.read(rows);
    scheduler.tell({ rows: reader.rowCount, part });
    if (scheduler.isDue()) await scheduler.pause();
  }
  return orThrow(reader.end());
}

/** Of a file that is in memory. `taken`: the kept files, by which tables of the same headings are read. */
export async function parseBytes(
  file: string,
  bytes: Uint8Array,
  scheduler: Scheduler,
  taken: readonly KeptFile[] = [],
): Promise<ParsedFile> {
  const content = await readImport({ fileName: file, read: async (offset) => bytes.subarray(offset) });
  if (content.gives !== 'rows') throw unknownKind(file, []);
  const { rows } = content;
  const table = rows.form === 'table' ? recogniseTable(rows, taken) : undefined;
  return parseFile(file, rows, scheduler, table && { reading: table.reading });
}

/** Of a kept file, which is compared with what was kept. */
export async function parseKept(
  files: Pick<ImportFiles, 'check' | 'read'>,
  { fileId, fileName, bytes, choices }: KeptFile,
  scheduler: Scheduler,
): Promise<ParsedFile> {
  await files.check(fileId);
  const content = await readImport({ fileName, bytes, read: (offset) => files.read(fileId, offset) });
  if (content.gives !== 'rows') throw unknownKind(fileName, []);
  return parseFile(fileName, content.rows, scheduler, choices?.table && { reading: choices.table });
}

/** By so many first rows as it takes; where none tells, all were read, so that a text that is wrong says so first. */
function openReader(
  file: string,
  slices: ReturnType<ListContent['slices']>,
  write: RowWriter | undefined,
): RowReader {
  const seen: Json[] = [];
  for (const { rows } of slices) {
    seen.push(...rows);
    const opened = openRowReader(file, seen, write);
    if (opened.ok) return opened.value;
  }
  return orThrow(openRowReader(file, seen, write));
}

type ListContent = Extract<RowContent, { form: 'list' }>;

function orThrow<Value>(result: Result<Value, AppError>): Value {
  if (!result.ok) throw result.problem;
  return result.value;
}
