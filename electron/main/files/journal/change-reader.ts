// Reads changes where they stand. Neighbours mostly stand in one segment, one behind the other.

import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type NumberedChange, parseLine } from './segment.ts';
import type { ThingPlace } from './thing-places.ts';

export interface ChangeReader {
  /** Fails where the file is another one now. */
  read(place: ThingPlace): Promise<NumberedChange>;
  close(): Promise<void>;
}

/** So much is read at once: a call for each of a million changes would take longer than all else. */
const CHUNK_BYTES = 256 * 1024;

/** Reads what stood there when it was made: what is appended meanwhile may be met half. */
export function createChangeReader(folder: string): ChangeReader {
  let opened: { readonly segment: string; readonly file: FileHandle } | undefined;
  let chunk: { readonly offset: number; readonly bytes: Buffer } | undefined;

  async function fileOf(segment: string): Promise<FileHandle> {
    if (opened?.segment === segment) return opened.file;
    await opened?.file.close();
    opened = undefined;
    chunk = undefined;
    const file = await open(join(folder, segment), 'r');
    opened = { segment, file };
    return file;
  }

  async function bytesAt({ segment, offset, bytes }: ThingPlace): Promise<Buffer> {
    const file = await fileOf(segment);
    const isInside = chunk && offset >= chunk.offset && offset + bytes <= chunk.offset + chunk.bytes.length;
    if (!chunk || !isInside) {
      const wanted = Buffer.allocUnsafe(Math.max(CHUNK_BYTES, bytes));
      const { bytesRead } = await file.read(wanted, 0, wanted.length, offset);
      chunk = { offset, bytes: wanted.subarray(0, bytesRead) };
    }
    const start = offset - chunk.offset;
    return chunk.bytes.subarray(start, start + bytes);
  }

  return {
    async read(place) {
      const read = parseLine(await bytesAt(place));
      if ('change' in read && read.change.number === place.number) return read.change;
      throw new Error(`${place.segment} does not hold change ${place.number} any more`);
    },
    async close() {
      await opened?.file.close();
    },
  };
}
