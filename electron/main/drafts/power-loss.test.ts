// The power goes at every single step of writing, saving, delivering and throwing away. What was answered is there.

import { expect, test, vi } from 'vitest';
import { forgetfulFiles, plugIn, restartAfterCut } from '../testing/forgetful-files.ts';
import { openDrafts } from './drafts.ts';

vi.mock('node:fs/promises', async () => {
  const { forgetfulFiles: files } = await import('../testing/forgetful-files.ts');
  return { ...files, default: files };
});

const PATHS = {
  draftsFolder: '/data/drafts',
  outboxFolder: '/data/outbox',
  sentFolder: '/data/sent',
  wastebasketFolder: '/data/wastebasket',
};
const NOW_MS = Date.parse('2026-11-28T14:10:32Z');
const SENT = `${PATHS.sentFolder}/2026-11`;
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1]);
const MAX_STEPS = 400;

const saying = (observer: string) => ({ observer, placeText: '', registration: {}, pictures: [] });
const open = () => openDrafts(PATHS, () => NOW_MS);

/** What was answered before the power went. */
interface Promised {
  draftId?: string;
  observer?: string;
  sha256?: string;
}

async function writeAndDeliver(promised: Promised): Promise<void> {
  const drafts = await open();
  const draft = await drafts.create(saying('1'));
  Object.assign(promised, { draftId: draft.draftId, observer: '1' });
  await drafts.keep(draft.draftId, saying('2'));
  promised.observer = '2';
  promised.sha256 = await drafts.addPicture(draft.draftId, JPEG);
  await drafts.keep(draft.draftId, saying('3'));
  promised.observer = '3';
  await drafts.finish(draft.draftId);
  const [waiting] = await drafts.waiting();
  if (waiting) await drafts.archive(waiting, { regId: 7 });
}

async function throwAwayAndTakeBack(promised: Promised): Promise<void> {
  const drafts = await open();
  const { draftId } = await drafts.create(saying('1'));
  Object.assign(promised, { draftId, observer: '1' });
  await drafts.remove(draftId);
  await drafts.reopen(draftId);
  await drafts.remove(draftId);
}

/** Every folder in which the draft lies after the restart, with what it says. */
async function found(draftId: string): Promise<string[]> {
  const { drafts, unreadable } = await (await open()).list();
  expect(unreadable).toEqual([]);
  const listed = drafts.filter((draft) => draft.draftId === draftId).map(({ content }) => content.observer);
  const sent = await forgetfulFiles.readFile(`${SENT}/${draftId}/draft.json`, 'utf8').catch(() => undefined);
  return typeof sent === 'string' ? [...listed, JSON.parse(sent).content.observer] : listed;
}

async function pictureOf(draftId: string, sha256: string): Promise<unknown> {
  for (const folder of [PATHS.draftsFolder, PATHS.outboxFolder, SENT]) {
    const bytes = await forgetfulFiles.readFile(`${folder}/${draftId}/${sha256}`).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}

test.each([
  ['writing, saving and delivering', writeAndDeliver, 'worst'],
  ['writing, saving and delivering', writeAndDeliver, 'best'],
  ['throwing away and taking back', throwAwayAndTakeBack, 'worst'],
  ['throwing away and taking back', throwAwayAndTakeBack, 'best'],
] as const)('%s: nothing that was answered is lost or there twice (%#)', async (_, act, left) => {
  let cuts = 0;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const promised: Promised = {};
    plugIn(steps);
    const failure = await act(promised).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!restartAfterCut(left === 'best')) {
      expect(failure).toBeUndefined();
      break;
    }
    cuts += 1;
    const { draftId, observer, sha256 } = promised;
    if (draftId === undefined || observer === undefined) {
      expect((await (await open()).list()).unreadable, `cut at step ${steps}`).toEqual([]);
      continue;
    }
    const said = await found(draftId);
    expect(said, `cut at step ${steps}`).toHaveLength(1);
    // What was on its way may have arrived, too.
    expect([observer, String(Number(observer) + 1)]).toContain(said[0]);
    if (sha256 !== undefined) expect(await pictureOf(draftId, sha256), `cut at step ${steps}`).toEqual(JPEG);
  }
  expect(cuts).toBeGreaterThan(20);
  expect(cuts).toBeLessThan(MAX_STEPS);
});
