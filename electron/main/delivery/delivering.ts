// The outbox of this machine: filled, listed and kept going. It needs no window.

import { isJsonObject } from '../../../shared/base/json.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { beginDelivery, canEdit } from '../../../shared/delivery/delivery-state.ts';
import { createOutbox, type Outbox } from '../../../shared/delivery/outbox.ts';
import type { OutboxEntry } from '../../../shared/delivery/outbox-ports.ts';
import type { Log } from '../../../shared/ports/log.ts';
import { readState } from '../drafts/delivery-files.ts';
import { type Draft, draftPath, listDrafts } from '../drafts/draft-folder.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { createHostOutboxPorts, type HostOutboxDependencies } from './host-outbox-ports.ts';
import { keepGoing } from './keep-going.ts';
import { removePreparedPictures } from './prepared-pictures.ts';
import type { Targets } from './targets.ts';

export interface DeliveringDependencies extends HostOutboxDependencies {
  readonly drafts: Drafts;
  readonly targets: Targets;
  readonly onChanged: () => void;
  readonly log: Log;
}

export interface Delivering extends Pick<Outbox, 'stop' | 'resume' | 'edit'> {
  /** Takes up what waits; what lay in the archive for its time goes meanwhile. */
  start(): Promise<void>;
  /** Finishes a draft: it lies in the outbox when this returns. */
  save(draftId: string, targetId: string): Promise<void>;
  list(): Promise<BridgeType<'Outbox'>>;
  /** The exact bytes that are or would be sent. */
  bytesOf(draftId: string): Promise<Uint8Array>;
  countFor(targetId: string): number;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export function createDelivering(dependencies: DeliveringDependencies): Delivering {
  const { drafts, targets, folders, nowMs, log } = dependencies;
  const tell = coalesced(dependencies.onChanged);
  const ports = {
    ...createHostOutboxPorts(dependencies),
    onChanged() {
      tell.soon();
      going.schedule();
    },
    log: (error: unknown) => log.error('A step of a delivery failed', error),
  };
  const outbox = createOutbox(ports, []);
  const going = keepGoing(outbox, { ...dependencies, log: ports.log });
  const { wake } = going;
  targets.onChanged(wake);
  let tidying: Promise<unknown> = Promise.resolve();

  const find = (draftId: string) => {
    const entry = outbox.list().find(({ draft }) => draft.draftId === draftId);
    if (!entry) throw appError('drafts/unknown', { draftId });
    return entry;
  };

  return {
    async start() {
      for (const entry of await readOutbox(folders.outboxFolder, nowMs())) outbox.add(entry);
      wake();
      tidying = removePreparedPictures(folders.sentFolder, nowMs()).catch(ports.log);
    },
    async save(draftId, targetId) {
      targets.get(targetId);
      const draft = await drafts.finish(draftId, targetId);
      outbox.add(entryOf(draft, targetId, beginDelivery(nowMs())));
      wake();
    },
    list: () => outboxOf(outbox, dependencies),
    async bytesOf(draftId) {
      const entry = find(draftId);
      const prepared = await ports.prepare(entry, await ports.posted(entry));
      if ('gone' in prepared) throw appError('files/picture-gone', { sha256: prepared.gone.join(', ') });
      return prepared.body;
    },
    countFor: (targetId) => outbox.list().filter((entry) => entry.targetId === targetId).length,
    stop: (draftId) => outbox.stop(draftId),
    async resume(draftId) {
      await outbox.resume(draftId);
      wake();
    },
    edit: (draftId) => outbox.edit(draftId),
    settled: going.settled,
    async close() {
      going.stop();
      tell.stop();
      await outbox.close();
      await going.settled();
      await tidying;
    },
  };
}

/** What lies in the outbox for targets, with the state in which each was left. */
async function readOutbox(folder: string, nowMs: number): Promise<OutboxEntry[]> {
  const entries: OutboxEntry[] = [];
  for (const { draft } of await listDrafts(folder)) {
    if (draft?.targetId === undefined) continue;
    const state = await readState(draftPath(folder, draft.draftId));
    entries.push(entryOf(draft, draft.targetId, state ?? beginDelivery(nowMs)));
  }
  return entries;
}

async function outboxOf(
  outbox: Outbox,
  { targets, archive }: DeliveringDependencies,
): Promise<BridgeType<'Outbox'>> {
  const items = outbox.list().map((entry) => itemOf(entry, targets.find(entry.targetId)));
  return {
    items: items.toSorted((one, other) => other.draft.keptAtMs - one.draft.keptAtMs),
    sent: await archive.latest(),
  };
}

function entryOf(draft: Draft, targetId: string, state: OutboxEntry['state']): OutboxEntry {
  const bytes = draft.content.pictures.reduce((sum, { bytes: kept, sent }) => sum + (sent?.bytes ?? kept), 0);
  return { draft, targetId, bytes, state };
}

function itemOf(
  { draft, bytes, state }: OutboxEntry,
  target: { readonly name: string; readonly isHalted: boolean } | undefined,
): BridgeType<'OutboxItem'> {
  const { name = '', isHalted = false } = target ?? {};
  const faults = isJsonObject(state.faults) ? state.faults : {};
  return { draft, targetName: name, isHalted, bytes, canEdit: canEdit(state), state: { ...state, faults } };
}

const TELL_MS = 200;

/** A thousand deliveries are not a thousand questions of every window. */
function coalesced(tell: () => void): { soon(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  return {
    soon() {
      timer ??= setTimeout(() => {
        timer = undefined;
        tell();
      }, TELL_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
