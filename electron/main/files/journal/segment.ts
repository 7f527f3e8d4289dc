// A segment of the journal: a file of lines, each a change. A compacted segment begins with a line that says so: it
// stands for everything before it.

import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { readCheckedLine, writeCheckedLine } from '../checked-line.ts';

/** A change with its number: they count up by one, for ever, so that a line that is missing shows. */
export type NumberedChange = BridgeType<'Change'> & { readonly number: number };

/** The first line of a compacted segment. */
export interface Snapshot {
  /** The last change that the segment stands for. */
  readonly upTo: number;
  /** How many lines follow that stand for it. */
  readonly lines: number;
}

type SegmentLine =
  | { readonly change: NumberedChange }
  | { readonly snapshot: Snapshot }
  | { readonly damaged: true };

/** Where a line stands in its file. */
export interface LinePlace {
  /** Counted from 1. */
  readonly line: number;
  readonly offset: number;
  readonly bytes: number;
  /** Whether a line end stands behind it: the last line of a file may have been broken off. */
  readonly isEnded: boolean;
}

const NAME = /^changes-(?<number>\d{6,})\.jsonl$/;
const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const CHUNK_BYTES = 1024 * 1024;

export function segmentName(number: number): string {
  return `changes-${String(number).padStart(6, '0')}.jsonl`;
}

export function segmentNumber(name: string): number {
  return Number(NAME.exec(name)?.groups?.['number']);
}

/** The names of the segments in their order. */
export async function segmentsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  return names.toSorted((one, other) => segmentNumber(one) - segmentNumber(other));
}

export function changeLine(change: NumberedChange): string {
  return `${writeCheckedLine('change', change)}\n`;
}

export function snapshotLine(snapshot: Snapshot): string {
  return `${writeCheckedLine('snapshot', snapshot)}\n`;
}

export function parseLine(content: Buffer): SegmentLine {
  const read = readCheckedLine(content);
  // Their checksum says that these are the members that were written.
  if (read?.name === 'change') return { change: read.content as unknown as NumberedChange };
  if (read?.name === 'snapshot') return { snapshot: read.content as unknown as Snapshot };
  return { damaged: true };
}

/** The bytes of a file one after the other. */
export function readChunks(path: string): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: CHUNK_BYTES });
}

/** The lines of a file one after the other, some at a time: no more than a chunk of them is in memory. */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<(LinePlace & { readonly content: Buffer })[]> {
  let line = 0;
  let offset = 0;
  let rest: Buffer = Buffer.alloc(0);
  const place = (bytes: Buffer, isEnded: boolean) => {
    line += 1;
    // Editors put them there: no damage.
    const start = line === 1 && bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0;
    const content = bytes.subarray(start, bytes.at(-1) === CARRIAGE_RETURN ? -1 : undefined);
    const at = offset + start;
    offset += bytes.length + (isEnded ? 1 : 0);
    return { line, offset: at, bytes: content.length, isEnded, content };
  };
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const lines = [];
    let start = 0;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE, start)) {
      lines.push(place(rest.subarray(start, end), true));
      start = end + 1;
    }
    rest = rest.subarray(start);
    yield lines;
  }
  if (rest.length > 0) yield [place(rest, false)];
}
