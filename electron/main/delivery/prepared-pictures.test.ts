import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { createVardeTarget } from '../../../shared/testing/delivery/memory-target.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { removePreparedPictures } from './prepared-pictures.ts';
import { callOf, contentOf, openDelivery, TARGET_ID } from './testing/deliver-to.ts';

const folders = createTemporaryFolders();
afterEach(folders.removeAll);

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-11-28T14:10:32Z');
const ORIGINAL = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const PREPARED = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 4, 5]);
const AS_IT_CAME = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 6]);

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const picture = (bytes: Uint8Array, sent: Uint8Array): BridgeType<'DraftPicture'> => ({
  sha256: hashOf(bytes),
  fileName: 'a.jpg',
  bytes: bytes.length,
  caption: '',
  photographer: '',
  copyright: '',
  registrationTid: 13,
  sent: { sha256: hashOf(sent), bytes: sent.length, widthPx: 1, heightPx: 1 },
});

/** One observation, delivered now: a picture that was made smaller, and one that went as it came. */
async function deliver(isForTarget = true) {
  const root = folders.create();
  const { target } = await createVardeTarget();
  const clock = { nowMs: NOW_MS };
  const start = async () => {
    const opened = await openDelivery(root, callOf(target), { nowMs: () => clock.nowMs });
    await opened.delivering.start();
    return opened;
  };
  const { drafts, delivering, folders: paths } = await start();
  const { draftId } = await drafts.create(contentOf(1));
  for (const bytes of [ORIGINAL, PREPARED, AS_IT_CAME]) await drafts.addPicture(draftId, bytes);
  const pictures = [picture(ORIGINAL, PREPARED), picture(AS_IT_CAME, AS_IT_CAME)];
  await drafts.keep(draftId, contentOf(1, pictures));
  if (isForTarget) {
    await delivering.save(draftId, TARGET_ID);
    await delivering.settled();
  } else await drafts.archive(await drafts.finish(draftId), { regId: 7 });
  await delivering.close();
  const folder = join(paths.sentFolder, '2026-11', draftId);
  return {
    folder,
    sentFolder: paths.sentFolder,
    files: () => new Set(readdirSync(folder)),
    async startAt(nowMs: number) {
      clock.nowMs = nowMs;
      const restarted = await start();
      const { sent } = await restarted.delivering.list();
      await restarted.delivering.close();
      return sent;
    },
  };
}

const KEPT = [hashOf(ORIGINAL), hashOf(AS_IT_CAME), 'draft.json', 'answer.json'];

test.each([
  ['delivered to a target', true],
  ['taken in by this Varde', false],
])(
  'of what was %s, prepared pictures are there on day 89 and gone on day 91, the rest stays',
  async (_, isForTarget) => {
    const { files, startAt, folder } = await deliver(isForTarget);
    const before = files();
    expect(before).toContain(hashOf(PREPARED));
    await startAt(NOW_MS + 89 * DAY_MS);
    expect(files()).toEqual(before);
    await startAt(NOW_MS + 91 * DAY_MS);
    expect(files()).toEqual(new Set([...before].filter((name) => name !== hashOf(PREPARED))));
    for (const name of KEPT) expect(files()).toContain(name);
    expect(hashOf(readFileSync(join(folder, hashOf(ORIGINAL))))).toBe(hashOf(ORIGINAL));
  },
);

test('the archive says until when prepared pictures stay, and tells the proof after they are gone', async () => {
  const { startAt } = await deliver();
  const told = { pictures: 2, exactPictures: 2, preparedUntilMs: NOW_MS + 90 * DAY_MS };
  expect(await startAt(NOW_MS)).toMatchObject([told]);
  expect(await startAt(NOW_MS + 91 * DAY_MS)).toMatchObject([told]);
});

test('a clock that was set back takes nothing away', async () => {
  const { files, startAt } = await deliver();
  const before = files();
  for (const days of [-1, -91, -20 * 365]) {
    await startAt(NOW_MS + days * DAY_MS);
    expect(files()).toEqual(before);
  }
});

test('what was delivered by a clock that stood back counts from when it was written', async () => {
  const { files, folder, startAt } = await deliver();
  const answer = JSON.parse(readFileSync(join(folder, 'answer.json'), 'utf8'));
  writeFileSync(join(folder, 'answer.json'), JSON.stringify({ ...answer, seenAtMs: 0 }));
  await startAt(NOW_MS + 89 * DAY_MS);
  expect(files()).toContain(hashOf(PREPARED));
  await startAt(NOW_MS + 91 * DAY_MS);
  expect(files()).not.toContain(hashOf(PREPARED));
});

test('an answer without a time, as once was written, counts from the end of its month', async () => {
  const { sentFolder, folder } = await deliver(false);
  writeFileSync(join(folder, 'answer.json'), '{"regId":7}');
  const end = Date.parse('2026-12-01T00:00:00Z');
  expect(await removePreparedPictures(sentFolder, end + 89 * DAY_MS)).toBe(0);
  expect(await removePreparedPictures(sentFolder, end + 91 * DAY_MS)).toBe(1);
  expect(await removePreparedPictures(sentFolder, end + 92 * DAY_MS)).toBe(0);
});

test.each(['draft.json', 'answer.json'])('where %s cannot be read, nothing is removed', async (name) => {
  const { files, folder, startAt } = await deliver();
  const before = files();
  writeFileSync(join(folder, name), '{"regId":');
  await startAt(NOW_MS + 10 * 365 * DAY_MS);
  expect(files()).toEqual(before);
});

test('a folder that is no month is not looked into', async () => {
  const { sentFolder } = await deliver();
  expect(await removePreparedPictures(join(sentFolder, '..'), NOW_MS + 91 * DAY_MS)).toBe(0);
  expect(await removePreparedPictures(join(sentFolder, 'gone'), NOW_MS)).toBe(0);
});
