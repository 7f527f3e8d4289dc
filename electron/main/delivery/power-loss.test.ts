// The power goes at every single step of saving and delivering. The target is elsewhere and keeps what it has.

import { expect, test, vi } from 'vitest';
import { createVardeTarget } from '../../../shared/testing/delivery/memory-target.ts';
import { forgetfulFiles, plugIn, restartAfterCut } from '../testing/forgetful-files.ts';
import { callOf, contentOf, deliverAll, openDelivery, TARGET_ID } from './testing/deliver-to.ts';

vi.mock('node:fs/promises', async () => {
  const { forgetfulFiles: files } = await import('../testing/forgetful-files.ts');
  return { ...files, default: files };
});

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1]);
const MAX_STEPS = 400;

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
async function startAgain(call: Call): Promise<{ left: number; sent: string[] }> {
  const { drafts, delivering, folders } = await openDelivery('/data', call);
  await delivering.start();
  await deliverAll(delivering);
  await delivering.close();
  const { drafts: left, unreadable } = await drafts.list();
  expect(unreadable).toEqual([]);
  const months = await forgetfulFiles.readdir(folders.sentFolder).catch(() => []);
  const names = await Promise.all(
    months.map((month) => forgetfulFiles.readdir(`${folders.sentFolder}/${month}`)),
  );
  return { left: left.length, sent: names.flat() };
}

test.each(['worst', 'best'] as const)(
  'of what was saved nothing is lost, there twice, or called sent falsely (%s)',
  async (left) => {
    let cuts = 0;
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      const { target, service } = await createVardeTarget();
      const call = callOf(target);
      const promised: Promised = {};
      plugIn(steps);
      const failure = await writeAndDeliver(call, promised).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (!restartAfterCut(left === 'best')) {
        expect(failure).toBeUndefined();
        break;
      }
      cuts += 1;
      const again = await startAgain(call);
      const there = service.rows().map(({ stored }) => stored.registration);
      const where = `cut at step ${steps}`;
      expect(there.length, where).toBeLessThanOrEqual(1);
      expect(again.sent, where).toEqual(there.map(({ Id }) => Id));
      if (promised.isSaved) expect(again.sent, where).toEqual([promised.draftId]);
      else if (promised.draftId !== undefined) expect(again.left + again.sent.length, where).toBe(1);
      for (const { Picture } of there) expect(Picture, where).toHaveLength(1);
    }
    expect(cuts).toBeGreaterThan(60);
    expect(cuts).toBeLessThan(MAX_STEPS);
  },
  30_000,
);
