// Appends changes to the last segment of the journal, and begins the next one where that is full.

import { join } from 'node:path';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import { MAX_CHANGE_BYTES } from '../../../../shared/ports/journal.ts';
import { type AppendFile, openAppendFile } from '../append-file.ts';
import type { ScannedJournal } from './scan-journal.ts';
import { changeLine, segmentName, segmentNumber } from './segment.ts';

type Change = BridgeType<'Change'>;

interface Waiting {
  readonly change: Change;
  readonly resolve: (number: number) => void;
  readonly reject: (error: unknown) => void;
}

/** Appends to the last segment; all changes that wait together go to the disk together. */
export async function openAppender(folder: string, scanned: ScannedJournal, segmentBytes: number) {
  const { things, segments, openEnd } = scanned;
  let segment = segments.at(-1) ?? segmentName(1);
  let file: AppendFile = await openAppendFile(join(folder, segment));
  if (openEnd?.isWhole) await file.append('\n');
  let { lastNumber } = scanned;
  const waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      if (file.size >= segmentBytes) await beginSegment();
      const changes = batch.map(({ change }, index) => ({ number: lastNumber + 1 + index, ...change }));
      const lines = changes.map(changeLine);
      let offset = file.size;
      await file.append(lines.join(''));
      for (const [index, change] of changes.entries()) {
        const bytes = Buffer.byteLength(lines[index] ?? '') - 1;
        things.remember(change, { segment, offset, bytes });
        offset += bytes + 1;
        lastNumber = change.number;
        batch[index]?.resolve(change.number);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function beginSegment(): Promise<void> {
    const next = segmentName(segmentNumber(segment) + 1);
    const opened = await openAppendFile(join(folder, next));
    await file.close();
    file = opened;
    segment = next;
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) await write(waiting.splice(0));
    writing = undefined;
  }

  return {
    get lastNumber() {
      return lastNumber;
    },
    async append(change: Change): Promise<number> {
      const bytes = Buffer.byteLength(JSON.stringify(change));
      if (bytes > MAX_CHANGE_BYTES)
        throw appError('files/change-too-large', { limitBytes: MAX_CHANGE_BYTES });
      return new Promise((resolve, reject) => {
        waiting.push({ change, resolve, reject });
        writing ??= writeAll();
      });
    },
    async close() {
      await writing;
      await file.close();
    },
  };
}
