// Reads the segments once through and remembers where the last state of each thing stands: line by line, or by what an
// earlier start wrote of them.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { JOURNAL_SETTLED } from '../../../../shared/ports/journal.ts';
import { type LinePlace, parseLine, readChunks, readLines, segmentsIn } from './segment.ts';
import {
  type OutlinedChange,
  type OutlinedLine,
  readSegmentIndex,
  writeSegmentIndex,
} from './segment-index.ts';
import { createThingPlaces, type ThingPlaces } from './thing-places.ts';

/** A line that is damaged, or one before which others are missing. */
interface Fault {
  readonly file: string;
  readonly line: number;
}

/** A last line that was broken off, or one that only lacks its line end. */
interface OpenEnd {
  readonly segment: string;
  readonly offset: number;
  readonly isWhole: boolean;
}

export interface ScannedJournal {
  readonly things: ThingPlaces;
  /** In their order; those that a compacted one stands for are `replaced`. */
  readonly segments: readonly string[];
  readonly replaced: readonly string[];
  readonly lastNumber: number;
  readonly faults: readonly Fault[];
  /** The segments with faults that a start has dealt with: what a store knew better was written again since. */
  readonly settled: ReadonlySet<string>;
  readonly openEnd: OpenEnd | undefined;
  readonly totalBytes: number;
}

/** A segment of `segmentBytes` is not written to any more: what it says is kept beside it for the next start. */
export async function scanJournal(folder: string, segmentBytes: number): Promise<ScannedJournal> {
  const scan = createScan(folder);
  for (const segment of await segmentsIn(folder)) {
    scan.begin(segment);
    const known = await readSegmentIndex(folder, segment);
    if (known)
      for (const [index, line] of known.entries()) {
        const { offset, bytes } = line;
        scan.take(line, { line: index + 1, offset, bytes, isEnded: true });
      }
    else await scanLines(scan, { folder, segment, segmentBytes });
    scan.end();
  }
  return scan.found();
}

type Scan = ReturnType<typeof createScan>;

async function scanLines(
  scan: Scan,
  { folder, segment, segmentBytes }: { folder: string; segment: string; segmentBytes: number },
): Promise<void> {
  const sum = createHash('sha256');
  const outlines: OutlinedLine[] = [];
  let [isGood, bytes] = [true, 0];
  async function* summedChunks() {
    for await (const chunk of readChunks(join(folder, segment))) {
      sum.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  for await (const lines of readLines(summedChunks())) {
    for (const { content, ...place } of lines) {
      const outline = outlineOf(content, place);
      isGood &&= outline !== undefined && place.isEnded;
      if (outline) outlines.push(outline);
      scan.take(outline, place);
    }
  }
  if (isGood && bytes >= segmentBytes)
    await writeSegmentIndex(folder, segment, { sha256: sum.digest('hex'), lines: outlines });
}

/** Undefined where the line is damaged. */
function outlineOf(content: Buffer, { offset, bytes }: LinePlace): OutlinedLine | undefined {
  const read = parseLine(content);
  if ('damaged' in read) return undefined;
  if ('snapshot' in read) return { offset, bytes, snapshot: read.snapshot };
  const { number, why, puts, deletes } = read.change;
  const nameOf = ({ kind, id }: (typeof deletes)[number]) => ({ kind, id });
  const isSettling = why === JOURNAL_SETTLED;
  return {
    offset,
    bytes,
    change: { number, isSettling, puts: puts.map(nameOf), deletes: deletes.map(nameOf) },
  };
}

function createScan(folder: string) {
  const things = createThingPlaces();
  const segments: string[] = [];
  const settled = new Set<string>();
  let replaced: string[] = [];
  let faults: (Fault & { readonly segment: string })[] = [];
  let lastNumber = 0;
  let totalBytes = 0;
  let openEnd: OpenEnd | undefined;
  let segment = '';
  let lineCount = 0;
  /** Damaged lines since the last change: so many numbers are not missed once more. */
  let damagedLines = 0;
  /** While the lines of a compacted segment come. */
  let snapshot: { readonly upTo: number; left: number; readonly faultsBefore: number } | undefined;

  const fault = (line: number) => faults.push({ segment, file: join(folder, segment), line });
  function takeChange(change: OutlinedChange, line: number, place: { offset: number; bytes: number }): void {
    if (snapshot && change.number <= snapshot.upTo) snapshot.left -= 1;
    else {
      endSnapshot(line);
      // A line that stands there again says nothing new.
      if (change.number <= lastNumber) return;
      if (change.number > lastNumber + 1 + damagedLines) fault(line);
      damagedLines = 0;
      lastNumber = change.number;
    }
    things.remember(change, { segment, ...place });
    if (snapshot?.left === 0) endSnapshot(line);
    if (change.isSettling) for (const past of faults.splice(0)) settled.add(past.segment);
  }

  function endSnapshot(line: number): void {
    if (!snapshot) return;
    const { left, faultsBefore } = snapshot;
    snapshot = undefined;
    if (left > 0 && faults.length === faultsBefore) fault(line);
    if (faults.length > faultsBefore) return;
    // It is whole and stands for everything before it: those segments only wait to be removed.
    replaced = segments.slice(0, -1);
    faults = [];
    settled.clear();
  }

  return {
    begin(name: string) {
      if (openEnd) fault(lineCount);
      openEnd = undefined;
      segment = name;
      lineCount = 0;
      segments.push(name);
    },
    /** `outline`: undefined where the line is damaged. */
    take(outline: OutlinedLine | undefined, { line, offset, bytes, isEnded }: LinePlace) {
      lineCount = line;
      totalBytes += bytes + 1;
      if (!isEnded) openEnd = { segment, offset, isWhole: outline !== undefined };
      if (outline && 'change' in outline) takeChange(outline.change, line, { offset, bytes });
      else if (outline) {
        const { upTo, lines } = outline.snapshot;
        lastNumber = Math.max(lastNumber, upTo);
        snapshot = { upTo, left: lines, faultsBefore: faults.length };
        if (lines === 0) endSnapshot(line);
      } else if (isEnded) {
        damagedLines += 1;
        fault(line);
      }
    },
    end: () => endSnapshot(lineCount),
    found(): ScannedJournal {
      return { things, segments, replaced, lastNumber, faults, settled, openEnd, totalBytes };
    },
  };
}
