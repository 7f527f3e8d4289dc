import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { openDrafts } from './drafts.ts';

const folders = createTemporaryFolders();
afterEach(folders.removeAll);

const NOW_MS = Date.parse('2026-11-28T14:10:32Z');
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const saying = (observer: string) => ({ observer, placeText: '', registration: {}, pictures: [] });

async function openFolder() {
  const root = folders.create();
  const [draftsFolder, outboxFolder, sentFolder, wastebasketFolder] = [
    'drafts',
    'outbox',
    'sent',
    'wastebasket',
  ].map((name) => join(root, name));
  if (!draftsFolder || !outboxFolder || !sentFolder || !wastebasketFolder) throw new Error('No folders');
  const paths = { draftsFolder, outboxFolder, sentFolder, wastebasketFolder };
  let nowMs = NOW_MS;
  const open = () => openDrafts(paths, () => nowMs);
  return { ...paths, open, drafts: await open(), wait: (ms: number) => (nowMs += ms) };
}

test('what is kept is there after a restart, with the time when it was kept', async () => {
  const { drafts, open, wait } = await openFolder();
  const { draftId } = await drafts.create(saying(''));
  wait(1_000);
  await drafts.keep(draftId, saying('Kari'));
  const again = await (await open()).list();
  expect(again.drafts).toMatchObject([
    { draftId, state: 'draft', keptAtMs: NOW_MS + 1_000, content: { observer: 'Kari' } },
  ]);
});

test('a removed draft lies in the wastebasket, comes back from it, and is gone after 30 days', async () => {
  const { drafts, open, wait } = await openFolder();
  const { draftId } = await drafts.create(saying('Kari'));
  await drafts.remove(draftId);
  expect((await drafts.list()).drafts).toMatchObject([{ draftId, state: 'removed' }]);
  await drafts.reopen(draftId);
  expect((await drafts.list()).drafts).toMatchObject([{ draftId, state: 'draft' }]);
  await drafts.remove(draftId);
  wait(30 * 86_400_000);
  expect((await (await open()).list()).drafts).toHaveLength(1);
  wait(86_400_000);
  expect((await (await open()).list()).drafts).toEqual([]);
});

test('a picture lies beside the draft byte for byte, once, and goes with it', async () => {
  const { drafts, outboxFolder } = await openFolder();
  const { draftId } = await drafts.create(saying('Kari'));
  const sha256 = await drafts.addPicture(draftId, JPEG);
  expect(await drafts.addPicture(draftId, JPEG)).toBe(sha256);
  await drafts.finish(draftId);
  expect(readdirSync(join(outboxFolder, draftId)).toSorted()).toEqual([sha256, 'draft.json'].toSorted());
  expect(Uint8Array.from(await drafts.readPicture(draftId, sha256))).toEqual(JPEG);
});

test('what is no picture is refused, and leaves nothing', async () => {
  const { drafts, draftsFolder } = await openFolder();
  const { draftId } = await drafts.create(saying('Kari'));
  const added = drafts.addPicture(draftId, new TextEncoder().encode('<svg onload="…"/>'));
  await expect(added).rejects.toMatchObject({ code: 'drafts/not-a-picture' });
  expect(readdirSync(join(draftsFolder, draftId))).toEqual(['draft.json']);
});

test('a HEIC is refused with the reason', async () => {
  const { drafts } = await openFolder();
  const { draftId } = await drafts.create(saying('Kari'));
  const added = drafts.addPicture(draftId, new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0'));
  await expect(added).rejects.toMatchObject({ code: 'drafts/heic' });
});

test.each(['../../settings', '', '.'])('the id %j opens no folder', async (draftId) => {
  const { drafts } = await openFolder();
  await expect(drafts.keep(draftId, saying('x'))).rejects.toMatchObject({ code: 'drafts/unknown' });
  await expect(drafts.remove(draftId)).rejects.toMatchObject({ code: 'drafts/unknown' });
});

test('a draft that cannot be read is named, and stays where it lies', async () => {
  const { drafts, draftsFolder } = await openFolder();
  const broken = join(draftsFolder, '6a1f7b52-94a8-4e1e-8a36-0f2f7c1d2b3c');
  mkdirSync(broken);
  writeFileSync(join(broken, 'draft.json'), '{"draftId": "6a1f');
  expect(await drafts.list()).toEqual({ drafts: [], unreadable: [broken] });
  expect(existsSync(broken)).toBe(true);
});

test('a draft of which a letter or the file was lost is named, and one of an earlier version is read', async () => {
  const { drafts, draftsFolder } = await openFolder();
  const { draftId } = await drafts.create(saying('hard snow'));
  await drafts.addPicture(draftId, JPEG);
  const folder = join(draftsFolder, draftId);
  const file = join(folder, 'draft.json');
  const text = readFileSync(file, 'utf8');
  const flipped = text.replace('hard snow', 'hard snov');
  writeFileSync(file, flipped);
  expect(await drafts.list()).toEqual({ drafts: [], unreadable: [folder] });
  const { contentSha256, ...withoutSum } = JSON.parse(text);
  expect(contentSha256).toMatch(/^[\da-f]{64}$/);
  writeFileSync(file, JSON.stringify(withoutSum));
  expect(await drafts.list()).toMatchObject({ drafts: [{ draftId }], unreadable: [] });
  rmSync(file);
  expect(await drafts.list()).toEqual({ drafts: [], unreadable: [folder] });
});

test('a delivered observation lies in the archive of its month, with the answer', async () => {
  const { drafts, sentFolder } = await openFolder();
  const draft = await drafts.create(saying('Kari'));
  await drafts.finish(draft.draftId);
  await drafts.archive(draft, { regId: 7 });
  const folder = join(sentFolder, '2026-11', draft.draftId);
  expect(JSON.parse(readFileSync(join(folder, 'answer.json'), 'utf8'))).toEqual({
    archivedAtMs: NOW_MS,
    regId: 7,
  });
  expect((await drafts.list()).drafts).toEqual([]);
});
