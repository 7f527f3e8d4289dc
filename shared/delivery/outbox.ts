// The outbox: of each target one observation at a time, small ones first, each step on the disk before the next.

import { createTaskQueue } from '../base/task-queue.ts';
import { appError } from '../contracts/errors.ts';
import { deliverStep } from './deliver-step.ts';
import { canEdit, type DeliveryState, resumedState, stoppedState } from './delivery-state.ts';
import { createOutboxEntries } from './outbox-entries.ts';
import type { OutboxEntry, OutboxPorts } from './outbox-ports.ts';

export interface Outbox {
  list(): OutboxEntry[];
  add(entry: OutboxEntry): void;
  /** Does what is due, until nothing is: the next time is `nextAtMs`. */
  runDue(): Promise<void>;
  /** When something is to be done next, apart from targets that are being served; undefined where nothing is. */
  nextAtMs(): number | undefined;
  /** What is on its way is cut off: whether it arrived is looked for when it goes on. */
  stop(draftId: string): Promise<void>;
  resume(draftId: string): Promise<void>;
  /** Fails with `outbox/maybe-there` where the target may have it. */
  edit(draftId: string): Promise<void>;
  /** The network is another one: what failed by it is due. */
  hurry(): void;
  /** Cuts off what is on its way. */
  close(): Promise<void>;
}

/** After a step that could not be kept, such as on a full disk. */
const AGAIN_MS = 60_000;

export function createOutbox(ports: OutboxPorts, known: readonly OutboxEntry[]): Outbox {
  const entries = createOutboxEntries(ports, known);
  const { find, put, isBusy } = entries;
  const lanes = createLanes();
  let isClosed = false;

  async function step(lane: Lane, targetId: string): Promise<boolean> {
    const entry = isClosed ? undefined : entries.nextDue(targetId);
    if (!entry) return false;
    const abort = new AbortController();
    lane.current = { draftId: entry.draft.draftId, abort };
    try {
      put(entry, await deliverStep(ports, entry, abort.signal));
    } catch (error) {
      ports.log(error);
      put(entry, { ...entry.state, nextAtMs: ports.nowMs() + AGAIN_MS });
    } finally {
      delete lane.current;
    }
    return true;
  }

  async function runLane(targetId: string): Promise<void> {
    const lane = lanes.of(targetId);
    if (lane.isRunning) return;
    lane.isRunning = true;
    try {
      while (await lane.inTurn(() => step(lane, targetId)));
    } finally {
      lane.isRunning = false;
      ports.onChanged();
    }
  }

  /** In turn with the steps of its target. */
  async function change(draftId: string, act: (entry: OutboxEntry) => Promise<void>): Promise<void> {
    return lanes.of(find(draftId).targetId).inTurn(() => act(find(draftId)));
  }

  async function keep(entry: OutboxEntry, state: DeliveryState): Promise<void> {
    await ports.keepState(entry, state);
    put(entry, state);
  }

  return {
    list: entries.list,
    add: (entry) => put(entry, entry.state),
    async runDue() {
      await Promise.all(entries.targetIds().map(runLane));
    },
    nextAtMs() {
      const waiting = entries.list().filter((entry) => isBusy(entry) && !lanes.of(entry.targetId).isRunning);
      const times = waiting.map(({ state }) => state.nextAtMs);
      return times.length === 0 ? undefined : Math.min(...times);
    },
    async stop(draftId) {
      const { current } = lanes.of(find(draftId).targetId);
      if (current?.draftId === draftId) current.abort.abort();
      await change(draftId, (entry) => keep(entry, stoppedState(entry.state, ports.nowMs())));
    },
    resume: (draftId) => change(draftId, (entry) => keep(entry, resumedState(entry.state, ports.nowMs()))),
    edit: (draftId) =>
      change(draftId, async (entry) => {
        if (!canEdit(entry.state)) throw appError('outbox/maybe-there', { draftId });
        await ports.reopen(entry);
        put(entry, undefined);
      }),
    hurry() {
      const nowMs = ports.nowMs();
      for (const entry of entries.list()) {
        if (entry.state.problem === null || !isBusy(entry)) continue;
        put(entry, { ...entry.state, nextAtMs: Math.min(entry.state.nextAtMs, nowMs) });
      }
    },
    async close() {
      isClosed = true;
      await lanes.close();
    },
  };
}

/** Of each target one thing at a time. */
interface Lane {
  readonly inTurn: ReturnType<typeof createTaskQueue>;
  /** What is on its way. */
  current?: { readonly draftId: string; readonly abort: AbortController };
  isRunning: boolean;
}

function createLanes() {
  const lanes = new Map<string, Lane>();
  return {
    of(targetId: string): Lane {
      const lane = lanes.get(targetId) ?? { inTurn: createTaskQueue(), isRunning: false };
      lanes.set(targetId, lane);
      return lane;
    },
    async close(): Promise<void> {
      for (const { current } of lanes.values()) current?.abort.abort();
      await Promise.all([...lanes.values()].map(({ inTurn }) => inTurn(async () => undefined)));
    },
  };
}
