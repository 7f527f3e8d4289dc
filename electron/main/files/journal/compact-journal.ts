// Writes the last state of every thing into one new segment, which then stands for all before it.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { writeDurably } from '../durable-write.ts';
import { renameFile } from '../rename-file.ts';
import { createChangeReader } from './change-reader.ts';
import { type ScannedJournal, scanJournal } from './scan-journal.ts';
import { changeLine, segmentName, segmentNumber, snapshotLine } from './segment.ts';
import { indexPath } from './segment-index.ts';
import type { ThingPlace, ThingPlaces } from './thing-places.ts';

/** Below this, what is dead is not worth the writing. */
const TOLERATED_DEAD_BYTES = 1024 * 1024;

/** A journal that is more dead than alive, or whose faults were dealt with, is written anew when it is opened. */
export function isWorn({ things, totalBytes, settled, faults }: ScannedJournal): boolean {
  // What is damaged and not yet dealt with must be seen again at the next start.
  if (faults.length > 0) return false;
  const livingBytes = things.livingBytes();
  return settled.size > 0 || totalBytes - livingBytes > Math.max(TOLERATED_DEAD_BYTES, livingBytes);
}

/**
 * Old segments go when the new one was read back whole; those with faults are kept under another name. Fails, and
 * nothing has changed, where that does not come about.
 */
export async function compactJournal(
  folder: string,
  before: ScannedJournal,
  segmentBytes: number,
): Promise<ScannedJournal> {
  const { things, segments, lastNumber } = before;
  const name = segmentName(Math.max(0, ...segments.map(segmentNumber)) + 1);
  let lines = 0;
  for (const _ of changesOf(things)) lines += 1;
  const path = join(folder, name);
  await writeDurably(path, livingLines(folder, snapshotLine({ upTo: lastNumber, lines }), things));
  const after = await scanJournal(folder, segmentBytes);
  const isGood = after.replaced.length === segments.length && after.things.count === things.count;
  if (!isGood) {
    await removeSegment(folder, name);
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
    await removeSegment(folder, name);
  }
}

async function removeSegment(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true });
  await rm(indexPath(folder, name), { force: true });
}

/** The places of things, those of one change together: they come one after the other. */
function* changesOf(things: ThingPlaces): Generator<readonly ThingPlace[]> {
  let group: ThingPlace[] = [];
  for (const place of things.list()) {
    if (group[0] && group[0].number !== place.number) {
      yield group;
      group = [];
    }
    group.push(place);
  }
  if (group.length > 0) yield group;
}

async function* livingLines(folder: string, header: string, things: ThingPlaces) {
  yield header;
  const reader = createChangeReader(folder);
  try {
    for (const group of changesOf(things)) {
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

function nameOf({ kind, id }: BridgeType<'ThingName'>): string {
  return JSON.stringify([kind, id]);
}
