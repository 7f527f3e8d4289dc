// What a person made, as ordinary files: the store of the data window is rebuilt from them where that was lost. Changes
// stand one a line in segments of bounded size; in memory is only where the last state of each thing stands.

import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { makeDurableFolder } from '../durable-folder.ts';
import { carryOldJournal } from './carry-over.ts';
import { createChangeReader } from './change-reader.ts';
import { compactJournal, isWorn, removeReplaced } from './compact-journal.ts';
import { openAppender } from './journal-appender.ts';
import { type ScannedJournal, scanJournal } from './scan-journal.ts';
import type { NumberedChange } from './segment.ts';
import type { ThingPlace } from './thing-places.ts';

type Change = BridgeType<'Change'>;

export interface Journal {
  readonly status: BridgeType<'JournalStatus'>;
  /** The lines that are damaged, or before which others are missing, as far as no start has dealt with them. */
  readonly faults: ScannedJournal['faults'];
  /** Gives the number of the change, when it is on the disk. */
  append(change: Change): Promise<number>;
  /** The things of a kind that changed after a change, gone ones too, in the order of their changes. */
  read(kind: string, after: number): Promise<BridgeType<'JournalPage'>>;
  close(): Promise<void>;
}

/** A segment that has reached it is not written to any more. */
const SEGMENT_BYTES = 8 * 1024 * 1024;
const PAGE_BYTES = 512 * 1024;

/** Opens the journal in a folder, which is made when it is missing. `segmentBytes` is for tests. */
export async function openJournal(folder: string, segmentBytes = SEGMENT_BYTES): Promise<Journal> {
  await makeDurableFolder(folder);
  await carryOldJournal(folder);
  const scanned = await openScanned(folder, segmentBytes);
  const { things, faults } = scanned;
  const appender = await openAppender(folder, scanned, segmentBytes);
  const isWhole = faults.length === 0;

  async function read(kind: string, after: number): Promise<BridgeType<'JournalPage'>> {
    const page: BridgeType<'JournalThing'>[] = [];
    // What is appended while the page is read is not on it.
    const upTo = appender.lastNumber;
    const reader = createChangeReader(folder);
    try {
      let change: NumberedChange | undefined;
      let bytes = 0;
      for (const place of things.list({ kind, after, upTo })) {
        if (place.number !== change?.number) {
          // All things of one change stand on one page, so that the next one begins after it.
          if (change && bytes > PAGE_BYTES) return { things: page, next: change.number };
          change = await reader.read(place);
          bytes += place.bytes;
        }
        page.push(thingOf(change, place));
      }
      return { things: page };
    } finally {
      await reader.close();
    }
  }

  return {
    get status() {
      return { lastNumber: appender.lastNumber, isWhole };
    },
    faults,
    append: appender.append,
    read,
    close: appender.close,
  };
}

/** Ends what an earlier start left open: a line that was broken off, segments that are replaced, dead weight. */
async function openScanned(folder: string, segmentBytes: number): Promise<ScannedJournal> {
  let scanned = await scanJournal(folder, segmentBytes);
  const { openEnd, replaced } = scanned;
  if (openEnd && !openEnd.isWhole) await truncate(join(folder, openEnd.segment), openEnd.offset);
  if (replaced.length > 0) {
    await removeReplaced(folder, scanned);
    scanned = await scanJournal(folder, segmentBytes);
  }
  if (!isWorn(scanned)) return scanned;
  // A journal that cannot be written anew, as on a full disk, is good as it is.
  return compactJournal(folder, scanned, segmentBytes).catch(() => scanned);
}

function thingOf(
  change: NumberedChange,
  { kind, id, number, isGone }: ThingPlace,
): BridgeType<'JournalThing'> {
  const put = change.puts.find((each) => each.kind === kind && each.id === id);
  const { value = null, files = [] } = isGone ? {} : (put ?? {});
  return { kind, id, number, atMs: change.atMs, isGone, value, files };
}
