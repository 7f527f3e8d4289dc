// The power goes at every single step of taking registrations in: those that a program was told of are there, with their
// pictures.

import { expect, test, vi } from 'vitest';
import type { JournalPort } from '../../../shared/ports/journal.ts';
import {
  createObservationService,
  type ObservationService,
} from '../../../shared/testing/observation-service.ts';
import { LEFT_BY_CUTS } from '../testing/forgetful-files.ts';
import { cutEverywhere, unfoundWithoutSync } from '../testing/power-cuts.ts';
import { openJournal } from './journal/journal.ts';
import { createPictureFiles } from './picture-files.ts';

vi.mock('node:fs/promises', async () => {
  const { forgetfulFiles: files } = await import('../testing/forgetful-files.ts');
  return { ...files, default: files };
});
vi.mock('node:fs', async (original) => {
  const { readForgetful } = await import('../testing/forgetful-files.ts');
  return { ...(await original<object>()), createReadStream: readForgetful };
});

/** Each registration begins a segment of its own. */
const SEGMENT_BYTES = 1;
const ID = '2f8fad5b-d9cb-469f-a165-00000000000';

/** The newest first: two with the same picture, one without. */
const BODIES = [7, 7, undefined].map((last, index) => ({
  Id: `${ID}${index}`,
  GeoHazardTID: 10,
  DtObsTime: `2026-11-28T12:00:0${9 - index}Z`,
  ObserverGuid: '3f0c9a52-0000-4000-8000-000000000001',
  ObsLocation: { Latitude: 61.1, Longitude: 7.5, Uncertainty: 20 },
  DangerObs: [{ DangerSignTID: 3, Comment: `Drønn nr. ${index}` }],
  ...(last !== undefined && { Picture: [{ PictureImageBase64: pictureOf(last), RegistrationTID: 13 }] }),
}));

function pictureOf(last: number): string {
  return Buffer.from([0xff, 0xd8, 0xff, 0xe0, last]).toString('base64');
}

async function start() {
  const journal = await openJournal('/data/journal', SEGMENT_BYTES);
  const port: JournalPort = {
    append: journal.append,
    read: journal.read,
    status: async () => journal.status,
  };
  const service = await createObservationService(port, undefined, createPictureFiles('/data/pictures'));
  return { journal, service };
}

async function postAll(told: Set<string>): Promise<void> {
  const { journal, service } = await start();
  for (const body of BODIES) {
    const { status } = await service.post('v3.2.0/Registration/Insert', body);
    if (status !== 200) throw new Error(`Answered by ${status}`);
    told.add(body.Id);
  }
  await journal.close();
}

interface Found {
  readonly Pictures: readonly { readonly TypicalValue2: string }[];
}

/** What is there, the newest first, with the pictures that programs get of it. */
async function found(service: ObservationService) {
  const { value } = await service.post('v3.1.0/Search/All', {});
  const answered: Found[] = JSON.parse(JSON.stringify(value));
  const there = service.rows().map(async ({ stored }, index) => {
    const pictures = (answered[index]?.Pictures ?? []).map(async ({ TypicalValue2: number }) => {
      const bytes = await service.getBytes(`v3.1.0/Image/orginal/${number}`);
      return Buffer.from(bytes).toString('base64');
    });
    return { id: stored.registration['Id'], pictures: await Promise.all(pictures) };
  });
  return Promise.all(there);
}

function begin() {
  const told = new Set<string>();
  return {
    act: () => postAll(told),
    async check() {
      const { journal, service } = await start();
      expect(journal.faults).toEqual([]);
      const there = await found(service);
      const ids = there.map(({ id }) => id);
      for (const id of told) expect(ids).toContain(id);
      // A program that heard no answer posts again: each is there once then, whole.
      for (const body of BODIES) {
        const { status } = await service.post('v3.2.0/Registration/Insert', body);
        expect(status).toBe(ids.includes(body.Id) ? 409 : 200);
      }
      expect(await found(service)).toEqual(
        BODIES.map(({ Id, Picture = [] }) => ({
          id: Id,
          pictures: Picture.map((each) => each.PictureImageBase64),
        })),
      );
      await journal.close();
    },
  };
}

test.each(LEFT_BY_CUTS)(
  'of registrations that were taken in none is lost or there twice: %s is left',
  async (left) => {
    const { cuts } = await cutEverywhere({ left, begin });
    expect(cuts).toBeGreaterThan(50);
  },
);

test('a sync that is left out is found', async () => {
  expect(await unfoundWithoutSync({ left: 'nothing', begin })).toEqual([]);
});
