// A thousand observations through a network that fails: each is at the target once, and proven.

import { expect, test } from 'vitest';
import { createDraft, createMemoryOutbox } from '../testing/delivery/memory-outbox.ts';
import { createFaultyNetwork, createVardeTarget } from '../testing/delivery/memory-target.ts';

const COUNT = Number(process.env['VARDE_DELIVERIES'] ?? 12);
/** A long run takes as long as it takes. */
const MAX_RUN_MS = 20_000 + COUNT * 1_000;
const SEEDS = Number(process.env['VARDE_DELIVERY_SEEDS'] ?? 2);

async function deliver(seed: number, version: '3.2.0' | '3.1.0' = '3.2.0') {
  const { target, service } = await createVardeTarget(`v${version}`);
  const drafts = Array.from({ length: COUNT }, (_, number) => createDraft(number));
  const run = createMemoryOutbox(createFaultyNetwork(target, seed), drafts, { seed, version });
  await run.run();
  const ids = service.rows().map(({ stored }) => stored.registration['Id']);
  return { run, drafts, ids };
}

test.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
  'by seed %i every observation arrives once, is proven, and nothing else arrives',
  async (seed) => {
    const { run, drafts, ids } = await deliver(seed);
    expect(run.errors).toEqual([]);
    expect(run.outbox.list()).toEqual([]);
    expect(run.proofs.size).toBe(COUNT);
    expect(ids.toSorted()).toEqual(drafts.map(({ draftId }) => draftId));
  },
  MAX_RUN_MS,
);

test(
  'a target of version 3.1, which is searched by places, proves them too',
  async () => {
    const { run, drafts, ids } = await deliver(1, '3.1.0');
    expect(run.proofs.size).toBe(COUNT);
    expect(ids.toSorted()).toEqual(drafts.map(({ draftId }) => draftId));
  },
  MAX_RUN_MS,
);

test(
  'the same seed gives the same trace, another one another',
  async () => {
    const [first, again, other] = [await deliver(4), await deliver(4), await deliver(5)];
    expect(again.run.trace).toEqual(first.run.trace);
    expect(other.run.trace).not.toEqual(first.run.trace);
  },
  MAX_RUN_MS,
);
