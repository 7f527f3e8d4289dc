import { appError } from '../contracts/errors.ts';
import type { DeliveryState } from './delivery-state.ts';
import type { OutboxEntry, OutboxPorts } from './outbox-ports.ts';

/** What lies in the outbox, and what of it is due. */
export interface OutboxEntries {
  list(): OutboxEntry[];
  targetIds(): string[];
  /** Fails with `drafts/unknown`. */
  find(draftId: string): OutboxEntry;
  /** Without a state it leaves the outbox. */
  put(entry: OutboxEntry, state: DeliveryState | undefined): void;
  /** Whether something is done for it by itself. */
  isBusy(entry: OutboxEntry): boolean;
  /** Of a target the smallest that is due. */
  nextDue(targetId: string): OutboxEntry | undefined;
}

const BUSY: ReadonlySet<DeliveryState['phase']> = new Set(['waiting', 'sending', 'looking', 'sent']);

export function createOutboxEntries(
  ports: Pick<OutboxPorts, 'nowMs' | 'target' | 'onChanged'>,
  known: readonly OutboxEntry[],
): OutboxEntries {
  const entries = new Map(known.map((entry) => [entry.draft.draftId, entry]));

  /** A target that refused the token is asked whether something is there, but gets nothing. */
  function isBusy({ state, targetId }: OutboxEntry): boolean {
    if (!BUSY.has(state.phase)) return false;
    return state.phase !== 'waiting' || ports.target(targetId)?.isHalted !== true;
  }

  return {
    list: () => [...entries.values()],
    targetIds: () => [...new Set([...entries.values()].map(({ targetId }) => targetId))],
    find(draftId) {
      const entry = entries.get(draftId);
      if (!entry) throw appError('drafts/unknown', { draftId });
      return entry;
    },
    put(entry, state) {
      const { draftId } = entry.draft;
      if (state) entries.set(draftId, { ...entry, state });
      else entries.delete(draftId);
      ports.onChanged();
    },
    isBusy,
    nextDue(targetId) {
      const nowMs = ports.nowMs();
      const due = [...entries.values()].filter(
        (entry) => entry.targetId === targetId && entry.state.nextAtMs <= nowMs && isBusy(entry),
      );
      return due.toSorted((one, other) => one.bytes - other.bytes || one.state.atMs - other.state.atMs)[0];
    },
  };
}
