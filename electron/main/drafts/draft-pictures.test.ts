import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import { BARE_JPEG, exifOf, withExif } from '../../../shared/testing/camera-picture.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { createPicturePreparing } from './draft-pictures.ts';
import { openDrafts } from './drafts.ts';

const folders = createTemporaryFolders();
afterEach(folders.removeAll);

const PHOTO = withExif(BARE_JPEG, exifOf({ orientation: 6, latitude: 61, longitude: 7 }));

async function createDraft() {
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
  const { draftId } = await drafts.create({ observer: '', placeText: '', registration: {}, pictures: [] });
  const sha256 = await drafts.addPicture(draftId, PHOTO);
  return { drafts, draftId, sha256, file: join(root, 'drafts', draftId, sha256) };
}

test('what is sent of a picture lies beside the one that came, which stays byte for byte', async () => {
  const { drafts, draftId, sha256 } = await createDraft();
  const prepare = createPicturePreparing({
    drafts,
    data: () => ({
      async 'observations.scalePicture'({ picture }) {
        expect(Uint8Array.from(picture)).toEqual(PHOTO);
        return { bytes: BARE_JPEG, widthPx: 900, heightPx: 1800 };
      },
    }),
  });
  const { sent, taken } = await prepare(draftId, sha256);
  expect(sent).toMatchObject({ bytes: BARE_JPEG.length, widthPx: 900, heightPx: 1800 });
  expect(taken).toEqual({ latitude: 61, longitude: 7 });
  expect(Uint8Array.from(await drafts.readPicture(draftId, sent.sha256))).toEqual(BARE_JPEG);
  expect(Uint8Array.from(await drafts.readPicture(draftId, sha256))).toEqual(PHOTO);
});

test('a picture that no browser can read stays, and is said to be one', async () => {
  const { drafts, draftId, sha256 } = await createDraft();
  const prepare = createPicturePreparing({
    drafts,
    data: () => ({
      'observations.scalePicture': async () => {
        throw appError('drafts/picture-undecodable', {});
      },
    }),
  });
  await expect(prepare(draftId, sha256)).rejects.toMatchObject({ code: 'drafts/picture-undecodable' });
  expect(Uint8Array.from(await drafts.readPicture(draftId, sha256))).toEqual(PHOTO);
});

test('a picture that was damaged beside its draft is told as such, and is whole when it is added again', async () => {
  const { drafts, draftId, sha256, file } = await createDraft();
  writeFileSync(file, '');
  await expect(drafts.readPicture(draftId, sha256)).rejects.toMatchObject({ code: 'files/picture-damaged' });
  expect(await drafts.addPicture(draftId, PHOTO)).toBe(sha256);
  expect(Uint8Array.from(await drafts.readPicture(draftId, sha256))).toEqual(PHOTO);
});
