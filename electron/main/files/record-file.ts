// An append-only file of records, of which the last of each id counts. What was appended is on the disk before the
// caller hears of it.

import { readFile } from 'node:fs/promises';
import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import { openAppendFile } from './append-file.ts';
import { readCheckedLine, writeCheckedLine } from './checked-line.ts';
import { writeDurably } from './durable-write.ts';
import { isGone } from './system-error.ts';

/** What a line says of a thing: its last value, or null where it was removed. */
export interface FileRecord {
  readonly id: string;
  readonly value: Json;
}

export interface RecordFile {
  /**
   * The numbers of the lines that were damaged when the file was opened, counted from 1. A last line that was broken
   * off is none: a power cut does that, and nobody was told that it is kept.
   */
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
  if (damagedLines.length > 0 || isWorn || !isEnded) await writeDurably(path, textOf(listOf(records)));
  const file = await openAppendFile(path);
  const inTurn = createTaskQueue();

  return {
    damagedLines,
    removedIds,
    append: (added) =>
      inTurn(async () => {
        if (added.length === 0) return;
        await file.append(textOf(added));
        for (const record of added) take(records, record);
      }),
    list: () => listOf(records),
    close: () => inTurn(() => file.close()),
  };
}

function listOf(records: ReadonlyMap<string, Json>): FileRecord[] {
  return [...records].map(([id, value]) => ({ id, value }));
}

function take(records: Map<string, Json>, { id, value }: FileRecord): void {
  if (value === null) records.delete(id);
  else records.set(id, value);
}

/** The living records of a file, read whole. Nothing where there is no file. */
export async function readRecords(path: string) {
  const text = await readText(path);
  const records = new Map<string, Json>();
  const removedIds = new Set<string>();
  const damagedLines: number[] = [];
  const lines = linesOf(text);
  // Every line ends with a line end: what stands after the last one was broken off, or is nothing.
  const isEnded = lines.at(-1) === '';
  if (isEnded) lines.pop();
  for (const [index, line] of lines.entries()) {
    const record = readRecord(line);
    if (record) {
      take(records, record);
      if (record.value === null) removedIds.add(record.id);
    } else if (isEnded || index < lines.length - 1) damagedLines.push(index + 1);
  }
  return { records, removedIds, damagedLines, text, lineCount: lines.length, isEnded };
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isGone(error)) return '';
    throw error;
  }
}

/** Editors put a byte order mark before the first line and other line ends behind all of them: no damage. */
function linesOf(text: string): string[] {
  return text.replace(/^\ufeff/, '').split(/\r?\n/);
}

function readRecord(line: string): FileRecord | undefined {
  const content = readCheckedLine(line)?.content;
  if (!isJsonObject(content) || typeof content['id'] !== 'string') return undefined;
  const { id, value = null } = content;
  return { id, value };
}

function textOf(records: readonly FileRecord[]): string {
  return records.map(({ id, value }) => `${writeCheckedLine('record', { id, value })}\n`).join('');
}

/** The damaged file is kept as it was found: perhaps a person can read more out of it. */
function damagedName(path: string): string {
  return `${path}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
}
