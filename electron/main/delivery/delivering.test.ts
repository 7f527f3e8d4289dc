import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  createVardeTarget,
  jsonReply,
  type MemoryTarget,
} from '../../../shared/testing/delivery/memory-target.ts';
import { createExports } from '../exports/exports.ts';
import { freePath } from '../files/free-path.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { type DeliveryHandlerDependencies, deliveryHandlers } from '../user-interface/delivery-handlers.ts';
import { postedBody } from './posted-body.ts';
import { callOf, contentOf, openDelivery, TARGET_ID } from './testing/deliver-to.ts';

const folders = createTemporaryFolders();
afterEach(folders.removeAll);

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const NOW_MS = Date.parse('2026-11-28T14:10:32Z');

async function openFor(lie: (honest: MemoryTarget) => Partial<MemoryTarget> = () => ({})) {
  const root = folders.create();
  const { target, service } = await createVardeTarget();
  const call = callOf({ ...target, ...lie(target) });
  const open = () => openDelivery(root, call, { nowMs: () => NOW_MS });
  const opened = await open();
  const { draftId } = await opened.drafts.create(contentOf(1));
  const sha256 = await opened.drafts.addPicture(draftId, JPEG);
  const told = { fileName: 'a.jpg', bytes: 7, caption: 'Brudd', photographer: '', copyright: '' };
  await opened.drafts.keep(draftId, contentOf(1, [{ ...told, sha256, registrationTid: 13 }]));
  return { ...opened, open, service, draftId, sha256 };
}

const stateOf = async ({ delivering }: Awaited<ReturnType<typeof openDelivery>>) =>
  (await delivering.list()).items[0];

test('the archive holds record, answer and proof, and the exact bytes can be made again', async () => {
  let sent = '';
  const {
    delivering,
    drafts,
    folders: paths,
    draftId,
    sha256,
    open,
  } = await openFor((honest) => ({
    insert(body) {
      sent = createHash('sha256').update(body).digest('hex');
      return honest.insert(body);
    },
  }));
  await delivering.save(draftId, TARGET_ID);
  await delivering.settled();
  await delivering.close();
  const folder = join(paths.sentFolder, '2026-11', draftId);
  const answer = JSON.parse(readFileSync(join(folder, 'answer.json'), 'utf8'));
  expect(answer).toMatchObject({
    seenAtMs: NOW_MS,
    body: { sha256: sent },
    pictures: [{ sha256, isExact: true }],
  });
  const again = await postedBody(readFileSync(join(folder, 'body.json'), 'utf8'), (name) =>
    readFile(join(folder, name)),
  );
  expect(again).toMatchObject({ sha256: sent });
  expect((await drafts.list()).drafts).toEqual([]);
  const restarted = await open();
  expect((await restarted.delivering.list()).sent).toMatchObject([
    { draft: { draftId }, pictures: 1, exactPictures: 1 },
  ]);
  await restarted.delivering.close();
});

test('what was refused goes back to the form with its faults, and is sent anew as it is then', async () => {
  let isGood = false;
  const opened = await openFor((honest) => ({
    insert: async (body) =>
      isGood
        ? honest.insert(body)
        : jsonReply(400, { Message: 'Bad', ModelState: { 'registration.DtObsTime': ['Expected a time.'] } }),
  }));
  const { delivering, drafts, draftId, service, sha256 } = opened;
  await delivering.save(draftId, TARGET_ID);
  await delivering.settled();
  expect(await stateOf(opened)).toMatchObject({ canEdit: true, state: { reason: 'refused' } });
  // The way of what this Varde itself refused is not the way out.
  await expect(drafts.reopen(draftId)).rejects.toMatchObject({ code: 'outbox/maybe-there' });
  await delivering.edit(draftId);
  const [draft] = (await drafts.list()).drafts;
  expect(draft).toMatchObject({ state: 'draft', faults: { 'registration.DtObsTime': ['Expected a time.'] } });
  isGood = true;
  const told = { fileName: 'a.jpg', bytes: 7, caption: '', photographer: '', copyright: '' };
  await drafts.keep(draftId, contentOf(2, [{ ...told, sha256, registrationTid: 13 }]));
  await delivering.save(draftId, TARGET_ID);
  await delivering.settled();
  await delivering.close();
  const [row] = service.rows();
  expect(row?.stored.registration['DangerObs']).toMatchObject([{ Comment: 'Drønn nr. 2' }]);
});

test('a sending that is stopped may be there: it cannot be edited, and is looked for when it goes on', async () => {
  let arrived: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const opened = await openFor((honest) => ({
    async insert(body) {
      await honest.insert(body);
      arrived();
      return { problem: 'other', reason: 'aborted', isNeverSent: false };
    },
    search: async (path, criteria) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return honest.search(path, criteria);
    },
  }));
  const { delivering, draftId, open, service } = opened;
  await delivering.save(draftId, TARGET_ID);
  await arrival;
  await delivering.stop(draftId);
  expect(await stateOf(opened)).toMatchObject({ canEdit: false, state: { phase: 'stopped' } });
  await expect(delivering.edit(draftId)).rejects.toMatchObject({ code: 'outbox/maybe-there' });
  await delivering.close();

  const restarted = await open();
  await restarted.delivering.start();
  await restarted.delivering.settled();
  expect(await stateOf(restarted)).toMatchObject({ state: { phase: 'stopped', attempts: 1 } });
  await restarted.delivering.resume(draftId);
  await restarted.delivering.settled();
  expect((await restarted.delivering.list()).sent).toHaveLength(1);
  expect(service.rows()).toHaveLength(1);
  await restarted.delivering.close();
});

test('a picture that was changed on the disk stops the observation before anything is sent', async () => {
  let posts = 0;
  const opened = await openFor(() => ({
    async insert() {
      posts += 1;
      return jsonReply(200, { RegId: 1 });
    },
  }));
  const { delivering, drafts, draftId, folders: paths, sha256 } = opened;
  await writeFile(join(paths.draftsFolder, draftId, sha256), JPEG.subarray(0, 5));
  await delivering.save(draftId, TARGET_ID);
  await delivering.settled();
  expect(await stateOf(opened)).toMatchObject({
    canEdit: true,
    state: { reason: 'pictureGone', missing: ['Picture[0]'] },
  });
  await expect(delivering.bytesOf(draftId)).rejects.toMatchObject({ code: 'files/picture-gone' });
  expect(posts).toBe(0);
  await delivering.edit(draftId);
  expect((await drafts.list()).drafts).toMatchObject([{ state: 'draft' }]);
  await delivering.close();
});

test('what waits is exported as a file: the exact bytes that are sent, which a target takes by hand', async () => {
  const { delivering, draftId, service } = await openFor(() => ({ insert: async () => jsonReply(500, {}) }));
  await delivering.save(draftId, TARGET_ID);
  await delivering.settled();
  const folder = folders.create();
  const exports = createExports({
    chosenFolder: () => folder,
    chooseSavePath: ({ proposedName }) => freePath(folder, proposedName),
    offerDownload: () => '',
  });
  // What this operation does not ask is not there.
  const handlers = deliveryHandlers({ delivering, exports } as unknown as DeliveryHandlerDependencies);
  const { signal } = new AbortController();
  await handlers['outbox.export']({ draftId }, { signal });
  const written = readFileSync(join(folder, `observation-${draftId}.json`), 'utf8');
  const [item] = (await delivering.list()).items;
  expect(createHash('sha256').update(written).digest('hex')).toBe(item?.state.body?.sha256);
  expect(await service.post('Registration/Insert', written)).toMatchObject({ status: 200 });
  await delivering.close();
});
