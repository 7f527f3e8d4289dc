// The part of the host that keeps observations and delivers them, over a target in memory.

import { randomUUID } from 'node:crypto';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { MemoryTarget } from '../../../../shared/testing/delivery/memory-target.ts';
import { openDrafts } from '../../drafts/drafts.ts';
import { createDelivering } from '../delivering.ts';
import { createSentArchive } from '../sent-archive.ts';
import type { TargetClient } from '../target-client.ts';
import type { KnownTarget } from '../targets.ts';

export const TARGET_ID = 'office';

const TARGET: KnownTarget = {
  targetId: TARGET_ID,
  name: 'Office',
  address: 'http://127.0.0.1:9',
  version: '3.2.0',
  observerGuid: '3f0c9a52-0000-4000-8000-000000000001',
  token: randomUUID(),
  isHalted: false,
};

/** As the network would: by path. */
export function callOf(target: MemoryTarget): TargetClient {
  return async (_, { path, body = '' }) => {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    if (path === 'Registration/Insert') return target.insert(bytes);
    if (path.startsWith('Image/')) return target.picture(path.split('/').at(-1) ?? '');
    return target.search(path, JSON.parse(new TextDecoder().decode(bytes)));
  };
}

/** Opens the folders as a start does. */
export async function openDelivery(
  root: string,
  callTarget: TargetClient,
  { nowMs = Date.now, errors = [] }: { nowMs?: () => number; errors?: unknown[] } = {},
) {
  const folders = {
    draftsFolder: `${root}/drafts`,
    outboxFolder: `${root}/outbox`,
    sentFolder: `${root}/sent`,
    wastebasketFolder: `${root}/wastebasket`,
  };
  const drafts = await openDrafts(folders, nowMs);
  const find = (targetId: string) => (targetId === TARGET_ID ? TARGET : undefined);
  const delivering = createDelivering({
    drafts,
    targets: {
      wasDamaged: false,
      list: () => [],
      find,
      get: (targetId) => find(targetId) ?? TARGET,
      halt: async () => undefined,
      write: async () => ({ ...TARGET, hasToken: true }),
      remove: async () => undefined,
      onChanged: () => undefined,
    },
    folders,
    archive: createSentArchive(folders.sentFolder),
    callTarget,
    nowMs,
    random: () => 0.5,
    onChanged: () => undefined,
    log: { info: () => undefined, error: (_, error) => void errors.push(error) },
  });
  return { drafts, delivering, folders };
}

/** What a person wrote: snow, no two numbers alike. */
export function contentOf(
  number: number,
  pictures: BridgeType<'DraftPicture'>[] = [],
): BridgeType<'DraftContent'> {
  return {
    observer: 'Kari',
    placeText: '',
    observedAt: {
      instantMs: Date.parse('2026-11-28T12:00:00Z') - number * 1_001,
      offsetMinutes: 60,
      zone: 'Europe/Oslo',
    },
    registration: {
      GeoHazardTID: 10,
      ObsLocation: { Latitude: 61.1, Longitude: 7.5, Uncertainty: 20 },
      DangerObs: [{ DangerSignTID: 3, Comment: `Drønn nr. ${number}` }],
    },
    pictures,
  };
}

/** Tries everything that waits until nothing does. */
export async function deliverAll(
  delivering: Awaited<ReturnType<typeof openDelivery>>['delivering'],
): Promise<void> {
  const MAX_ROUNDS = 10;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    await delivering.settled();
    const { items } = await delivering.list();
    if (items.length === 0) return;
    for (const { draft } of items) await delivering.resume(draft.draftId);
  }
  throw new Error('Something waits for ever');
}
