// The power goes at every single step of writing, saving, delivering and throwing away. What was answered is there.

import { describe, expect, test, vi } from 'vitest';
import { forgetfulFiles, LEFT_BY_CUTS } from '../testing/forgetful-files.ts';
import { cutEverywhere, unfoundWithoutSync } from '../testing/power-cuts.ts';
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

const saying = (observer: string) => ({ observer, placeText: '', registration: {}, pictures: [] });
const open = () => openDrafts(PATHS, () => NOW_MS);

/** What was answered before the power went. */
interface Promised {
  draftId?: string;
  observer?: string;
  sha256?: string;
  isArchived?: boolean;
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
  promised.isArchived = true;
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

async function answerOf(draftId: string): Promise<unknown> {
  return forgetfulFiles.readFile(`${SENT}/${draftId}/answer.json`, 'utf8').catch(() => undefined);
}

function beginning(deed: (promised: Promised) => Promise<void>) {
  const promised: Promised = {};
  return {
    act: () => deed(promised),
    async check() {
      const { draftId, observer, sha256, isArchived } = promised;
      if (draftId === undefined || observer === undefined) {
        expect((await (await open()).list()).unreadable).toEqual([]);
        return;
      }
      const said = await found(draftId);
      expect(said).toHaveLength(1);
      // What was on its way may have arrived, too.
      expect([observer, String(Number(observer) + 1)]).toContain(said[0]);
      if (sha256 !== undefined) expect(await pictureOf(draftId, sha256)).toEqual(JPEG);
      if (isArchived) expect(await answerOf(draftId)).toContain('"regId":7');
    },
  };
}

describe.each([
  ['writing, saving and delivering', writeAndDeliver],
  ['throwing away and taking back', throwAwayAndTakeBack],
] as const)('%s', (_, deed) => {
  const begin = () => beginning(deed);

  test.each(LEFT_BY_CUTS)('of what was answered nothing is lost or there twice: %s is left', async (left) => {
    const { cuts } = await cutEverywhere({ left, begin });
    expect(cuts).toBeGreaterThan(20);
  });

  test('a sync that is left out is found', async () => {
    expect(await unfoundWithoutSync({ left: 'nothing', begin })).toEqual([]);
  });
});
