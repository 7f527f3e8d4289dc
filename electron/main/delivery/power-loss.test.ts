// The power goes at every single step of saving and delivering. The target is elsewhere and keeps what it has.

import { expect, test, vi } from 'vitest';
import { canEdit } from '../../../shared/delivery/delivery-state.ts';
import { createVardeTarget } from '../../../shared/testing/delivery/memory-target.ts';
import { readState } from '../drafts/delivery-files.ts';
import { listDrafts } from '../drafts/draft-folder.ts';
import { LEFT_BY_CUTS } from '../testing/forgetful-files.ts';
import { cutEverywhere, unfoundWithoutSync } from '../testing/power-cuts.ts';
import { callOf, contentOf, deliverAll, openDelivery, TARGET_ID } from './testing/deliver-to.ts';

vi.mock('node:fs/promises', async () => {
  const { forgetfulFiles: files } = await import('../testing/forgetful-files.ts');
  return { ...files, default: files };
});

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1]);

type Call = ReturnType<typeof callOf>;

/** What was answered before the power went. */
interface Promised {
  draftId?: string;
  isSaved?: boolean;
}

async function writeAndDeliver(call: Call, promised: Promised): Promise<void> {
  const { drafts, delivering } = await openDelivery('/data', call);
  const { draftId } = await drafts.create(contentOf(1));
  promised.draftId = draftId;
  const sha256 = await drafts.addPicture(draftId, JPEG);
  const told = { fileName: 'a.jpg', bytes: 5, caption: 'Brudd', photographer: '', copyright: '' };
  await drafts.keep(draftId, contentOf(1, [{ ...told, sha256, registrationTid: 13 }]));
  await delivering.save(draftId, TARGET_ID);
  promised.isSaved = true;
  await delivering.settled();
  const { items } = await delivering.list();
  await delivering.close();
  if (items.length > 0) throw new Error('Not delivered');
}

/** The machine starts again: what lies in the outbox goes on by itself. */
async function startAgain(call: Call, isThere: boolean): Promise<{ left: number; sent: string[] }> {
  const { drafts, delivering, folders } = await openDelivery('/data', call);
  expect((await drafts.list()).unreadable).toEqual([]);
  // Nobody is told that it can still be changed where the target has it.
  for (const { folder } of isThere ? await listDrafts(folders.outboxFolder) : []) {
    const state = await readState(folder);
    expect(state && !canEdit(state)).toBe(true);
  }
  await delivering.start();
  await deliverAll(delivering);
  const { sent } = await delivering.list();
  await delivering.close();
  const { drafts: left } = await drafts.list();
  return { left: left.length, sent: sent.map(({ draft, regId }) => `${regId} ${draft.draftId}`) };
}

async function begin() {
  const { target, service } = await createVardeTarget();
  const call = callOf(target);
  const promised: Promised = {};
  return {
    act: () => writeAndDeliver(call, promised),
    async check() {
      const again = await startAgain(call, service.rows().length > 0);
      const there = service.rows().map(({ regId, stored: { registration } }) => ({ regId, registration }));
      expect(there.length).toBeLessThanOrEqual(1);
      expect(again.sent).toEqual(there.map(({ regId, registration: { Id } }) => `${regId} ${Id}`));
      if (promised.isSaved) expect(there).toMatchObject([{ registration: { Id: promised.draftId } }]);
      else if (promised.draftId !== undefined) expect(again.left + again.sent.length).toBe(1);
      for (const { registration } of there) expect(registration['Picture']).toHaveLength(1);
    },
  };
}

test.each(LEFT_BY_CUTS)(
  'of what was saved nothing is lost, there twice, or called sent falsely: %s is left',
  async (left) => {
    const { cuts } = await cutEverywhere({ left, begin });
    expect(cuts).toBeGreaterThan(60);
  },
);

test('a sync that is left out is found', async () => {
  expect(await unfoundWithoutSync({ left: 'nothing', begin })).toEqual([]);
});
