// An append-only file of records, of which the last of each id counts. What was appended is on the disk before the
// caller hears of it.

import { type FileHandle, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Json } from '../../../shared/base/json.ts';
import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import { syncFolder, writeDurably } from './durable-write.ts';
import { type FileRecord, readRecordLine, writeRecordLine } from './record-line.ts';

export interface RecordFile {
  /** The numbers of the lines that were damaged when the file was opened, counted from 1. */
  readonly damagedLines: readonly number[];
  /** The ids that a line removed, as far as such lines stood when the file was opened. */
  readonly removedIds: ReadonlySet<string>;
  append(records: readonly FileRecord[]): Promise<void>;
  /** The last value of every id that was not removed, in the order in which the ids first came. */
  list(): FileRecord[];
  close(): Promise<void>;
}

/** A file with more dead lines than this, and more dead than living ones, is written anew when it is opened. */
const TOLERATED_DEAD_LINES = 200;

/** Opens a record file or makes it. Its folder must exist. */
export async function openRecordFile(path: string): Promise<RecordFile> {
  const { records, removedIds, damagedLines, text, lineCount, isEnded } = await readRecords(path);
  const isWorn = lineCount - records.size > Math.max(TOLERATED_DEAD_LINES, records.size);
  if (damagedLines.length > 0) await writeDurably(damagedName(path), text);
  if (damagedLines.length > 0 || isWorn || !isEnded) await writeDurably(path, linesOf(records));
  const file = await open(path, 'a');
  await syncFolder(dirname(path));
  const inTurn = createTaskQueue();

  return {
    damagedLines,
    removedIds,
    append: (added) =>
      inTurn(async () => {
        if (added.length === 0) return;
        await appendWhole(file, added.map((record) => `${writeRecordLine(record)}\n`).join(''));
        for (const record of added) take(records, record);
      }),
    list: () => [...records].map(([id, value]) => ({ id, value })),
    close: () => inTurn(() => file.close()),
  };
}

/** Appends text, or nothing: half a line would spoil the next one. */
async function appendWhole(file: FileHandle, text: string): Promise<void> {
  const { size } = await file.stat();
  try {
    await file.appendFile(text);
    await file.datasync();
  } catch (error) {
    await file.truncate(size);
    throw error;
  }
}

function take(records: Map<string, Json>, { id, value }: FileRecord): void {
  if (value === null) records.delete(id);
  else records.set(id, value);
}

async function readRecords(path: string) {
  const text = await readText(path);
  const records = new Map<string, Json>();
  const removedIds = new Set<string>();
  const damagedLines: number[] = [];
  const lines = text.split('\n');
  // Every line ends with a line end: what stands after the last one was broken off, or is nothing.
  const isEnded = lines.at(-1) === '';
  if (isEnded) lines.pop();
  for (const [index, line] of lines.entries()) {
    const record = readRecordLine(line);
    if (!record) damagedLines.push(index + 1);
    else {
      take(records, record);
      if (record.value === null) removedIds.add(record.id);
    }
  }
  return { records, removedIds, damagedLines, text, lineCount: lines.length, isEnded };
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

function linesOf(records: ReadonlyMap<string, Json>): string {
  return [...records].map(([id, value]) => `${writeRecordLine({ id, value })}\n`).join('');
}

/** The damaged file is kept as it was found: perhaps a person can read more out of it. */
function damagedName(path: string): string {
  return `${path}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
}
