// Writes the last state of every thing into one new segment, which then stands for all before it.

import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../durable-write.ts';
import { renameFile } from '../rename-file.ts';
import { nameOf, type ScannedJournal, scanJournal, type ThingPlace } from './scan-journal.ts';
import {
  changeLine,
  type NumberedChange,
  parseLine,
  segmentName,
  segmentNumber,
  snapshotLine,
} from './segment.ts';

/** Below this, what is dead is not worth the writing. */
const TOLERATED_DEAD_BYTES = 1024 * 1024;

/** A journal that is more dead than alive, or whose faults were dealt with, is written anew when it is opened. */
export function isWorn({ things, totalBytes, settled, faults }: ScannedJournal): boolean {
  // What is damaged and not yet dealt with must be seen again at the next start.
  if (faults.length > 0) return false;
  const living = new Set([...things.values()].map(({ segment, offset }) => `${segment} ${offset}`));
  let livingBytes = 0;
  for (const { segment, offset, bytes } of things.values()) {
    if (living.delete(`${segment} ${offset}`)) livingBytes += bytes;
  }
  return settled.size > 0 || totalBytes - livingBytes > Math.max(TOLERATED_DEAD_BYTES, livingBytes);
}

/**
 * Old segments go when the new one was read back whole; those with faults are kept under another name. Fails, and
 * nothing has changed, where that does not come about.
 */
export async function compactJournal(folder: string, before: ScannedJournal): Promise<ScannedJournal> {
  const number = Math.max(0, ...before.segments.map(segmentNumber)) + 1;
  const places = groupByChange([...before.things.values()]);
  const header = snapshotLine({ upTo: before.lastNumber, lines: places.length });
  const path = join(folder, segmentName(number));
  await writeDurably(path, livingLines(folder, header, places));
  const after = await scanJournal(folder);
  const isGood = after.replaced.length === before.segments.length && after.things.size === before.things.size;
  if (!isGood) {
    await rm(path);
    throw new Error(`${path} does not read back whole`);
  }
  await removeReplaced(folder, after, before.settled);
  return after;
}

/** Also what an earlier start did not get round to. */
export async function removeReplaced(
  folder: string,
  { replaced }: ScannedJournal,
  damaged: ReadonlySet<string> = new Set(),
): Promise<void> {
  for (const name of replaced) {
    const path = join(folder, name);
    if (damaged.has(name)) await renameFile(path, `${path}.damaged`);
    else await rm(path, { force: true });
  }
}

function groupByChange(things: readonly ThingPlace[]): ThingPlace[][] {
  const groups = new Map<number, ThingPlace[]>();
  for (const thing of things) {
    const group = groups.get(thing.number);
    if (group) group.push(thing);
    else groups.set(thing.number, [thing]);
  }
  return [...groups].toSorted(([one], [other]) => one - other).map(([, group]) => group);
}

async function* livingLines(folder: string, header: string, groups: readonly ThingPlace[][]) {
  yield header;
  const reader = createChangeReader(folder);
  try {
    for (const group of groups) {
      const [first] = group;
      if (!first) continue;
      const change = await reader.read(first);
      const living = new Set(group.map(nameOf));
      yield changeLine({
        ...change,
        puts: change.puts.filter((put) => living.has(nameOf(put))),
        deletes: change.deletes.filter((gone) => living.has(nameOf(gone))),
      });
    }
  } finally {
    await reader.close();
  }
}

/** Reads changes where they stand, and keeps the segment open that it read last: neighbours mostly stand in one. */
export function createChangeReader(folder: string) {
  let opened: { readonly segment: string; readonly file: FileHandle } | undefined;

  async function fileOf(segment: string): Promise<FileHandle> {
    if (opened?.segment === segment) return opened.file;
    await opened?.file.close();
    opened = undefined;
    const file = await open(join(folder, segment), 'r');
    opened = { segment, file };
    return file;
  }

  return {
    /** Fails where the file is another one now. */
    async read({ segment, offset, bytes, number }: ThingPlace): Promise<NumberedChange> {
      const file = await fileOf(segment);
      const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, offset);
      const read = parseLine(buffer.toString('utf8'));
      if ('change' in read && read.change.number === number) return read.change;
      throw new Error(`${segment} does not hold change ${number} any more`);
    },
    async close(): Promise<void> {
      await opened?.file.close();
    },
  };
}
