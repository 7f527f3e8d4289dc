// The power goes at every single step of a pull with pictures.

import { expect, test, vi } from 'vitest';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { createVardeTarget } from '../../../shared/testing/delivery/memory-target.ts';
import { generateRegistrations } from '../../../shared/testing/observation-generator.ts';
import { LEFT_BY_CUTS } from '../testing/forgetful-files.ts';
import { cutEverywhere, unfoundWithoutSync } from '../testing/power-cuts.ts';
import { EVERYTHING, openPull } from './testing/pull-from.ts';

vi.mock('node:fs/promises', async () => {
  const { forgetfulFiles: files } = await import('../testing/forgetful-files.ts');
  return { ...files, default: files };
});

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]).toString('base64');

/** Two registrations with pictures, half a year apart. */
async function createTarget() {
  const { target, service } = await createVardeTarget();
  const Picture = [{ PictureImageBase64: JPEG, RegistrationTID: 13 }];
  for (const { body } of generateRegistrations(3, 1))
    await service.post('Registration/Insert', { ...body, Picture });
  return target;
}

/** Each window that stands can be read, and its pictures too: the numbers of the registrations. */
async function readAll({ pulled, pictures }: Awaited<ReturnType<typeof openPull>>): Promise<number[]> {
  const numbers: number[] = [];
  for (const { targetId, windowId } of pulled.windows()) {
    const text = new TextDecoder().decode(await pulled.read(targetId, windowId));
    for (const line of text.split('\n').filter((each) => each !== '')) {
      const { item, pictures: names } = JSON.parse(line);
      numbers.push(item.RegId);
      for (const sha256 of Object.values(names)) expect(await pictures.read(String(sha256))).toHaveLength(5);
      expect(Object.keys(names)).toHaveLength(1);
    }
  }
  return numbers.toSorted();
}

type Target = Awaited<ReturnType<typeof createTarget>>;

function beginning(target: Target) {
  const question = { targetId: 'office', scope: EVERYTHING, withPictures: true };
  let kept = 0;
  let job: BridgeType<'Job'> | undefined;
  return {
    async act() {
      const { pullJobs, jobs } = await openPull('/data', target, { onKept: () => void kept++ });
      job = pullJobs.start(question);
      await jobs.settled();
      if (jobs.list().at(-1)?.state !== 'done') throw new Error('Not fetched');
    },
    async check() {
      const jobs = job ? [{ ...job, state: 'interrupted' as const, endedAtMs: 1 }] : [];
      const again = await openPull('/data', target, { jobs });
      const found = await readAll(again);
      if (kept > 0) expect(found).toHaveLength(3);
      expect([0, 3]).toContain(found.length);
      if (job) again.pullJobs.resume(job.jobId);
      else again.pullJobs.start(question);
      await again.jobs.settled();
      expect(again.jobs.list().at(-1)?.state).toBe('done');
      expect(await readAll(again)).toHaveLength(3);
      expect(again.errors).toEqual([]);
    },
  };
}

test.each(LEFT_BY_CUTS)(
  'a window that was kept is there whole, with its pictures, and taken up again the pull brings the rest: %s is left',
  async (left) => {
    const target = await createTarget();
    const { cuts } = await cutEverywhere({ left, begin: () => beginning(target) });
    expect(cuts).toBeGreaterThan(30);
  },
);

test('a sync that is left out is found', async () => {
  const target = await createTarget();
  expect(await unfoundWithoutSync({ left: 'nothing', begin: () => beginning(target) })).toEqual([]);
});
