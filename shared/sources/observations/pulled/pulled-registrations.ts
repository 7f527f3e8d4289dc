// What was fetched of other services, to be searched: window by window, of which a later one is the truth about its scope.

import { createTaskQueue } from '../../../base/task-queue.ts';
import type { Log } from '../../../ports/log.ts';
import type { PulledWindow, PulledWindows } from '../../../ports/pulled-windows.ts';
import { covers, isMeant } from '../../../pull/scopes.ts';
import { newestFirst } from '../search.ts';
import type { SearchRow } from '../search-row.ts';
import { pulledRow, readLine } from './pulled-row.ts';

export interface PulledRegistrations {
  /** Newest observation first. */
  rows(): readonly SearchRow[];
  /** Takes in what is new of the windows, and forgets what was removed. Never fails: what cannot be read is logged. */
  follow(): Promise<void>;
}

export interface PulledParts {
  readonly pulledWindows: PulledWindows;
  readonly log: Log;
  onObservationsChanged(): void;
}

interface Kept {
  readonly row: SearchRow;
  readonly pullId: string;
}

interface Source {
  readonly kept: Map<number, Kept>;
  applied: readonly PulledWindow[];
}

export function createPulledRegistrations(parts: PulledParts): PulledRegistrations {
  const { pulledWindows, log, onObservationsChanged } = parts;
  const inTurn = createTaskQueue();
  const sources = new Map<string, Source>();
  let rows: readonly SearchRow[] = [];

  async function followAll(): Promise<void> {
    const windows = byTarget(await pulledWindows.list());
    for (const targetId of sources.keys()) if (!windows.has(targetId)) sources.delete(targetId);
    for (const [targetId, listed] of windows) {
      const known = sources.get(targetId);
      const source = known && isContinued(known.applied, listed) ? known : { kept: new Map(), applied: [] };
      sources.set(targetId, source);
      await followSource(source, listed);
    }
    rows = [...sources.values()]
      .flatMap(({ kept }) => [...kept.values()].map(({ row }) => row))
      .toSorted(newestFirst);
    onObservationsChanged();
  }

  async function followSource(source: Source, listed: readonly PulledWindow[]): Promise<void> {
    const applied = new Set(source.applied.map(({ windowId }) => windowId));
    for (const window of listed.filter(({ windowId }) => !applied.has(windowId))) {
      try {
        take(source.kept, window, new TextDecoder().decode(await pulledWindows.read(window)));
        applied.add(window.windowId);
      } catch (error) {
        log.error(`The window ${window.windowId} of ${window.targetName} could not be read`, error);
      }
    }
    source.applied = listed.filter(({ windowId }) => applied.has(windowId));
  }

  return {
    rows: () => rows,
    follow: () =>
      inTurn(() =>
        followAll().catch((error: unknown) => log.error('What was fetched could not be read', error)),
      ),
  };
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

/** What is not listed any more was replaced by a later window; else it was removed, and the source is read anew. */
function isContinued(applied: readonly PulledWindow[], listed: readonly PulledWindow[]): boolean {
  return applied.every((window) =>
    listed.some((other) =>
      other.windowId === window.windowId
        ? other.sha256 === window.sha256
        : other.windowId > window.windowId && covers(other.scope, window.scope),
    ),
  );
}

/** What the window means and does not have is gone at the target, unless another part of the same pull just brought it. */
function take(
  kept: Map<number, Kept>,
  { pullId, scope, targetId, targetName, asOfMs }: PulledWindow,
  text: string,
): void {
  for (const [regId, { row, pullId: broughtBy }] of kept) {
    if (broughtBy !== pullId && isMeant(scope, row)) kept.delete(regId);
  }
  for (const line of text.split('\n')) {
    const item = line === '' ? undefined : readLine(line);
    const row = item && pulledRow(item, { targetId, targetName, asOfMs });
    if (row) kept.set(row.regId, { row, pullId });
  }
}
