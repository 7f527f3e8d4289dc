// Reads the segments once through, line by line, and remembers where the last state of each thing stands.

import { join } from 'node:path';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { JOURNAL_SETTLED } from '../../../../shared/ports/journal.ts';
import { type LinePlace, type NumberedChange, parseLine, readLines, segmentsIn } from './segment.ts';

/** Where the last change of a thing stands. */
export interface ThingPlace extends BridgeType<'ThingName'> {
  readonly number: number;
  /** Whether that change removed it. Such things are remembered: what a store still has of them must go. */
  readonly isGone: boolean;
  readonly segment: string;
  readonly offset: number;
  readonly bytes: number;
}

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
  /** By `nameOf`. */
  readonly things: Map<string, ThingPlace>;
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

export function nameOf({ kind, id }: BridgeType<'ThingName'>): string {
  return JSON.stringify([kind, id]);
}

/** What a change did to things, and where it stands, is what is known of them from then on. */
export function rememberChange(
  things: Map<string, ThingPlace>,
  { number, puts, deletes }: NumberedChange,
  at: Pick<ThingPlace, 'segment' | 'offset' | 'bytes'>,
): void {
  for (const { kind, id } of puts)
    things.set(nameOf({ kind, id }), { kind, id, number, isGone: false, ...at });
  for (const { kind, id } of deletes)
    things.set(nameOf({ kind, id }), { kind, id, number, isGone: true, ...at });
}

export async function scanJournal(folder: string): Promise<ScannedJournal> {
  const scan = createScan(folder);
  for (const segment of await segmentsIn(folder)) {
    scan.begin(segment);
    for await (const { text, ...place } of readLines(join(folder, segment))) scan.take(text, place);
    scan.end();
  }
  return scan.found();
}

function createScan(folder: string) {
  const things = new Map<string, ThingPlace>();
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
  function takeChange(change: NumberedChange, place: LinePlace): void {
    if (snapshot && change.number <= snapshot.upTo) snapshot.left -= 1;
    else {
      endSnapshot(place.line);
      // A line that stands there again says nothing new.
      if (change.number <= lastNumber) return;
      if (change.number > lastNumber + 1 + damagedLines) fault(place.line);
      damagedLines = 0;
      lastNumber = change.number;
    }
    const { offset, bytes } = place;
    rememberChange(things, change, { segment, offset, bytes });
    if (snapshot?.left === 0) endSnapshot(place.line);
    if (change.why === JOURNAL_SETTLED) for (const past of faults.splice(0)) settled.add(past.segment);
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
    take(text: string, place: LinePlace) {
      lineCount = place.line;
      totalBytes += place.bytes + 1;
      const read = parseLine(text);
      if (!place.isEnded) openEnd = { segment, offset: place.offset, isWhole: !('damaged' in read) };
      if ('snapshot' in read) {
        const { upTo, lines } = read.snapshot;
        lastNumber = Math.max(lastNumber, upTo);
        snapshot = { upTo, left: lines, faultsBefore: faults.length };
        if (lines === 0) endSnapshot(place.line);
      } else if ('change' in read) takeChange(read.change, place);
      else if (place.isEnded) {
        damagedLines += 1;
        fault(place.line);
      }
    },
    end: () => endSnapshot(lineCount),
    found(): ScannedJournal {
      return { things, segments, replaced, lastNumber, faults, settled, openEnd, totalBytes };
    },
  };
}
