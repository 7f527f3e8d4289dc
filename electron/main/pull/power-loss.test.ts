// The power goes at every single step of a pull with pictures.

import { expect, test, vi } from 'vitest';
import { createVardeTarget } from '../../../shared/testing/delivery/memory-target.ts';
import { generateRegistrations } from '../../../shared/testing/observation-generator.ts';
import { plugIn, restartAfterCut } from '../testing/forgetful-files.ts';
import { EVERYTHING, openPull } from './testing/pull-from.ts';

vi.mock('node:fs/promises', async () => {
  const { forgetfulFiles: files } = await import('../testing/forgetful-files.ts');
  return { ...files, default: files };
});

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]).toString('base64');
const MAX_STEPS = 300;

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

test.each(['worst', 'best'] as const)(
  'a window that was kept is there whole, with its pictures, and taken up again the pull brings the rest (%s)',
  async (left) => {
    const target = await createTarget();
    const question = { targetId: 'office', scope: EVERYTHING, withPictures: true };
    let cuts = 0;
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      let kept = 0;
      plugIn(steps);
      const first = await openPull('/data', target, { onKept: () => void kept++ }).catch(() => undefined);
      const job = first?.pullJobs.start(question);
      await first?.jobs.settled();
      if (!restartAfterCut(left === 'best')) {
        expect(kept).toBe(1);
        break;
      }
      cuts += 1;
      const where = `cut at step ${steps}`;
      const jobs = job ? [{ ...job, state: 'interrupted' as const, endedAtMs: 1 }] : [];
      const second = await openPull('/data', target, { jobs });
      const found = await readAll(second);
      if (kept > 0) expect(found, where).toHaveLength(3);
      expect([0, 3], where).toContain(found.length);
      if (job) second.pullJobs.resume(job.jobId);
      else second.pullJobs.start(question);
      await second.jobs.settled();
      expect(second.jobs.list().at(-1)?.state, where).toBe('done');
      expect(await readAll(second), where).toHaveLength(3);
      expect(second.errors, where).toEqual([]);
    }
    expect(cuts).toBeGreaterThan(30);
    expect(cuts).toBeLessThan(MAX_STEPS);
  },
  30_000,
);
