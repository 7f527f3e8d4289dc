// What was fetched of other services, to be searched: window by window, of which a later one is the truth about its scope.

import { createTaskQueue } from '../../../base/task-queue.ts';
import type { EventLoop } from '../../../ports/event-loop.ts';
import type { Log } from '../../../ports/log.ts';
import type { PulledWindow, PulledWindows } from '../../../ports/pulled-windows.ts';
import type { PulledItem } from '../../../pull/pull-ports.ts';
import { covers, isMeant } from '../../../pull/scopes.ts';
import type { NewRow, RowSource } from '../search-row.ts';
import type { ObservationTable } from '../table/observation-table.ts';
import { pulledRow, readLine } from './pulled-row.ts';

export interface PulledRegistrations {
  /** Some of it may not be there yet. */
  readonly isReading: boolean;
  /** What there was at the start is there. */
  readonly wasRead: boolean;
  /** Takes in what is new of the windows, and forgets what was removed. Never fails: what cannot be read is logged, and given up. */
  follow(): Promise<void>;
}

export interface PulledParts {
  readonly table: ObservationTable;
  readonly eventLoop: EventLoop;
  readonly pulledWindows: PulledWindows;
  readonly log: Log;
  /** Never fails. */
  onObservationsChanged(): Promise<void> | void;
}

interface Source {
  /** Rows of the table by the numbers of the target. */
  readonly rows: Map<number, number>;
  applied: readonly PulledWindow[];
}

/** Others have their turn after so many rows. */
const ROWS_AT_ONCE = 200;

export function createPulledRegistrations(parts: PulledParts): PulledRegistrations {
  const { table, pulledWindows, log, onObservationsChanged } = parts;
  const inTurn = createTaskQueue();
  const sources = new Map<string, Source>();
  const status = { followers: 0, wasRead: false };
  /** Of each window that rows came from: the pull that brought it. */
  const pullIds = new WeakMap<RowSource, string>();

  async function followAll(): Promise<void> {
    const windows = byTarget(await pulledWindows.list());
    for (const [targetId, source] of sources) if (!windows.has(targetId)) drop(targetId, source);
    for (const [targetId, listed] of windows) {
      const known = sources.get(targetId);
      if (known && !isContinued(known.applied, listed)) drop(targetId, known);
      const source = sources.get(targetId) ?? { rows: new Map(), applied: [] };
      sources.set(targetId, source);
      await followSource(source, listed);
    }
  }

  function drop(targetId: string, { rows }: Source): void {
    for (const row of rows.values()) table.remove(row);
    sources.delete(targetId);
  }

  /** Others see what was there before or what is there now, and nothing in between: a window has some thousand rows at most. */
  async function take(source: Source, window: PulledWindow, text: string): Promise<void> {
    const { pullId, targetId, targetName, asOfMs } = window;
    const from = { targetId, targetName, asOfMs };
    pullIds.set(from, pullId);
    const rows = await readRows(parts, from, text);
    removeMeant({ table, pullIds }, source, window);
    for (const row of rows) {
      const before = source.rows.get(row.regId);
      if (before !== undefined) table.remove(before);
      source.rows.set(row.regId, table.add(row));
    }
  }

  async function followSource(source: Source, listed: readonly PulledWindow[]): Promise<void> {
    const applied = new Set(source.applied.map(({ windowId }) => windowId));
    for (const window of listed.filter(({ windowId }) => !applied.has(windowId))) {
      try {
        await take(source, window, new TextDecoder().decode(await pulledWindows.read(window)));
        applied.add(window.windowId);
      } catch (error) {
        log.error(`The window ${window.windowId} of ${window.targetName} could not be read`, error);
        await giveUp(parts, window);
      }
    }
    source.applied = listed.filter(({ windowId }) => applied.has(windowId));
  }

  /** Told of also where it fails: what is there by then is all. */
  async function follow(): Promise<void> {
    status.followers += 1;
    try {
      await inTurn(followAll);
    } catch (error) {
      log.error('What was fetched could not be read', error);
    }
    status.followers -= 1;
    status.wasRead = true;
    await onObservationsChanged();
  }

  return {
    get isReading() {
      return status.followers > 0;
    },
    get wasRead() {
      return status.wasRead;
    },
    follow,
  };
}

/** In steps. */
async function readRows({ eventLoop, log }: PulledParts, from: RowSource, text: string): Promise<NewRow[]> {
  const rows: NewRow[] = [];
  const faults: unknown[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await eventLoop.yieldToEventLoop();
    const item = line === '' ? undefined : readLine(line);
    const row = item && rowUnlessFaulty(item, from, faults);
    if (row) rows.push(row);
  }
  tellFaults(log, from.targetName, faults);
  return rows;
}

/** Where that fails it is tried again when it is read next. */
async function giveUp({ pulledWindows, log }: PulledParts, window: PulledWindow): Promise<void> {
  try {
    await pulledWindows.giveUp(window);
  } catch (error) {
    log.error(`The window ${window.windowId} of ${window.targetName} could not be given up`, error);
  }
}

/** What another service sends can be of any shape: what cannot be made out is left out, and the rest of its window taken. */
function rowUnlessFaulty(item: PulledItem, from: RowSource, faults: unknown[]): NewRow | undefined {
  try {
    return pulledRow(item, from);
  } catch (error) {
    faults.push(error);
    return undefined;
  }
}

function tellFaults(log: Log, targetName: string, faults: readonly unknown[]): void {
  if (faults.length === 0) return;
  log.error(
    `${faults.length} registrations of ${targetName} could not be made out and are left out`,
    faults[0],
  );
}

function byTarget(windows: readonly PulledWindow[]): Map<string, PulledWindow[]> {
  const groups = new Map<string, PulledWindow[]>();
  for (const window of windows) {
    const group = groups.get(window.targetId);
    if (group) group.push(window);
    else groups.set(window.targetId, [window]);
  }
  return groups;
}

/**
 * What is not listed any more was replaced by a later window; else it was removed, and the source is read anew. So it is
 * where an earlier window comes that could not be read before: it must not stand over a later one.
 */
function isContinued(applied: readonly PulledWindow[], listed: readonly PulledWindow[]): boolean {
  const known = new Set(applied.map(({ windowId }) => windowId));
  const isLate = listed.some(
    (window) =>
      !known.has(window.windowId) &&
      applied.some((later) => later.windowId > window.windowId && doMeet(later.scope, window.scope)),
  );
  if (isLate) return false;
  return applied.every((window) =>
    listed.some((other) =>
      other.windowId === window.windowId
        ? other.sha256 === window.sha256
        : other.windowId > window.windowId && covers(other.scope, window.scope),
    ),
  );
}

function doMeet(one: PulledWindow['scope'], other: PulledWindow['scope']): boolean {
  return one.fromMs <= other.toMs && other.fromMs <= one.toMs;
}

/** What the window means and does not have is gone at the target, unless another part of the same pull just brought it. */
function removeMeant(
  { table, pullIds }: { readonly table: ObservationTable; readonly pullIds: WeakMap<RowSource, string> },
  { rows }: Source,
  { pullId, scope, targetId }: PulledWindow,
): void {
  const { fromMs, toMs } = scope;
  const { columns } = table;
  for (const row of table.search({ fromMs, toMs, sourceIds: [targetId] })) {
    const placed = {
      obsMs: columns.obsMs[row] ?? 0,
      hazardId: columns.hazardId[row] ?? 0,
      regionId: columns.regionId[row] ?? 0,
    };
    const source = table.sourceOf(row);
    if (!isMeant(scope, placed) || (source && pullIds.get(source) === pullId)) continue;
    table.remove(row);
    rows.delete(columns.regId[row] ?? 0);
  }
}
