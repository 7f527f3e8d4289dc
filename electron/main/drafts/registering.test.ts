import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { createMemoryLog } from '../../../shared/testing/ports/fixed-ports.ts';
import { createPictureFiles } from '../files/picture-files.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { openDrafts } from './drafts.ts';
import { createRegistering } from './registering.ts';

const folders = createTemporaryFolders();
afterEach(folders.removeAll);

type Outcome = BridgeType<'RegisterOutcome'>;

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

async function createOutbox(answer: (draftId: string) => Promise<Outcome>) {
  const root = folders.create();
  const drafts = await openDrafts(
    {
      draftsFolder: join(root, 'drafts'),
      outboxFolder: join(root, 'outbox'),
      sentFolder: join(root, 'sent'),
      wastebasketFolder: join(root, 'wastebasket'),
    },
    Date.now,
  );
  const pictures = createPictureFiles(join(root, 'pictures'));
  const asked: string[] = [];
  const registering = createRegistering({
    drafts,
    pictures,
    data: () => ({
      async 'observations.register'({ draftId, content }) {
        asked.push(draftId);
        // As the service does with what it takes in.
        for (const { sha256, sent } of content.pictures) await pictures.keep(sent?.sha256 ?? sha256);
        return answer(draftId);
      },
    }),
    onChanged: () => undefined,
    log: createMemoryLog(),
  });
  const { draftId } = await drafts.create({
    observer: 'Kari',
    placeText: '',
    registration: {},
    pictures: [],
  });
  const states = async () => (await drafts.list()).drafts.map(({ state }) => state);
  return { drafts, pictures, registering, draftId, asked, states };
}

test('what the service takes in leaves the outbox', async () => {
  const { registering, draftId, states } = await createOutbox(async () => ({ regId: 7, faults: {} }));
  expect(await registering.save(draftId)).toEqual({ regId: 7, faults: {} });
  expect(await states()).toEqual([]);
});

test('its pictures are held for the service while it takes it in', async () => {
  const outbox = await createOutbox(async () => ({ regId: 7, faults: {} }));
  const { drafts, draftId, registering, pictures } = outbox;
  const sha256 = await drafts.addPicture(draftId, JPEG);
  const told = { fileName: 'a.jpg', bytes: 4, caption: '', photographer: '', copyright: '' };
  const picture = { sha256, ...told, registrationTid: 12 };
  await drafts.keep(draftId, { observer: '', placeText: '', registration: {}, pictures: [picture] });
  await registering.save(draftId);
  expect(Uint8Array.from(await pictures.read(sha256))).toEqual(JPEG);
});

test('of a picture that was prepared, the service gets what is sent', async () => {
  const outbox = await createOutbox(async () => ({ regId: 7, faults: {} }));
  const { drafts, draftId, registering, pictures } = outbox;
  const small = Uint8Array.from([...JPEG, 1]);
  const sha256 = await drafts.addPicture(draftId, JPEG);
  const sent = { sha256: await drafts.addPicture(draftId, small), bytes: 5, widthPx: 1, heightPx: 1 };
  const told = { fileName: 'a.jpg', bytes: 4, caption: '', photographer: '', copyright: '' };
  const picture = { sha256, ...told, registrationTid: 12, sent };
  await drafts.keep(draftId, { observer: '', placeText: '', registration: {}, pictures: [picture] });
  await registering.save(draftId);
  expect(Uint8Array.from(await pictures.read(sent.sha256))).toEqual(small);
  await expect(pictures.read(sha256)).rejects.toMatchObject({ code: 'files/picture-gone' });
});

test('what the service refuses is not asked again by itself, and can be corrected and saved', async () => {
  let answer: Outcome = { faults: { 'registration.DtObsTime': ['Expected a time.'] } };
  const { drafts, registering, draftId, asked, states } = await createOutbox(async () => answer);
  await registering.save(draftId);
  expect(await states()).toEqual(['attention']);
  await registering.registerWaiting();
  expect(asked).toHaveLength(1);
  await drafts.reopen(draftId);
  answer = { regId: 7, faults: {} };
  expect(await registering.save(draftId)).toMatchObject({ regId: 7 });
  expect(await states()).toEqual([]);
});

test('while the service is away it waits, and is registered once when the service is back', async () => {
  let isAway = true;
  const { registering, draftId, states } = await createOutbox(async () => {
    if (isAway) throw new Error('away');
    return { regId: 7, faults: {} };
  });
  expect(await registering.save(draftId)).toEqual({ faults: {} });
  expect(await states()).toEqual(['waiting']);
  isAway = false;
  await registering.registerWaiting();
  expect(await states()).toEqual([]);
});
