import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import { createPlainTarget } from '../../../shared/testing/pull/plain-target.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { EVERYTHING, openPull, TARGET } from './testing/pull-from.ts';

const folders = createTemporaryFolders();
afterEach(folders.removeAll);

const COUNT = 1_200;
const question = { targetId: 'office', scope: EVERYTHING, withPictures: false };

test('a pull that was stopped goes on by its job, and asks only for what is missing', async () => {
  const target = createPlainTarget(COUNT);
  const root = folders.create();
  const first = await openPull(root, target, { onKept: () => first.jobs.cancel(job.jobId) });
  const job = first.pullJobs.start(question);
  await first.jobs.settled();
  expect(first.jobs.list()[0]).toMatchObject({ state: 'cancelled', isResumable: true });
  const [kept] = first.pulled.windows();
  const asked: unknown[] = [];
  const second = await openPull(root, watched(target, asked), { jobs: first.jobs.list() });
  second.pullJobs.resume(job.jobId);
  await second.jobs.settled();
  expect(second.jobs.list()).toMatchObject([{ state: 'done', kind: 'pull', subject: 'Office' }]);
  expect(second.pulled.sources()).toMatchObject([{ targetName: 'Office', registrations: COUNT }]);
  expect(asked.length).toBeLessThanOrEqual(Math.ceil((COUNT - (kept?.registrations ?? 0)) / 100) + 3);
});

type Searched = ReturnType<typeof createPlainTarget>;

function watched(target: Searched, asked: unknown[]): Searched {
  return {
    ...target,
    search(path, criteria) {
      asked.push(criteria);
      return target.search(path, criteria);
    },
  };
}

test('what is fetched again takes the place of what was there, and what is removed leaves no file', async () => {
  const target = createPlainTarget(50);
  const root = folders.create();
  const { pulled, pullJobs, jobs } = await openPull(root, target);
  pullJobs.start(question);
  await jobs.settled();
  pullJobs.start(question);
  await jobs.settled();
  expect(pulled.windows()).toHaveLength(1);
  expect(await readdir(`${root}/registrations/pulled/office`)).toHaveLength(2);
  await pullJobs.remove('office');
  expect(pulled.sources()).toEqual([]);
  expect(await readdir(`${root}/registrations/pulled/office`)).toEqual([]);
});

test('a window whose file is damaged is not read, with its name', async () => {
  const root = folders.create();
  const { pulled, pullJobs, jobs } = await openPull(root, createPlainTarget(5));
  pullJobs.start(question);
  await jobs.settled();
  const [window] = pulled.windows();
  const windowId = window?.windowId ?? '';
  await appendFile(`${root}/registrations/pulled/office/${windowId}.jsonl.gz`, 'x');
  await expect(pulled.read('office', windowId)).rejects.toMatchObject({
    code: 'pull/damaged',
    details: { name: 'Office' },
  });
});

test('a target of version 3.1, which does not tell how many there are, is refused before anything is asked', async () => {
  const asked: unknown[] = [];
  const { pullJobs, jobs } = await openPull(folders.create(), watched(createPlainTarget(1), asked), {
    version: '3.1.0',
  });
  expect(() => pullJobs.start(question)).toThrow(expect.objectContaining({ code: 'pull/version' }));
  expect([jobs.list(), asked]).toEqual([[], []]);
});

test('a window that cannot be read is set aside, and fetched again by a job of its own', async () => {
  const root = folders.create();
  const { pulled, pullJobs, jobs, setAside } = await openPull(root, createPlainTarget(5));
  pullJobs.start(question);
  await jobs.settled();
  const [window] = pulled.windows();
  const windowId = window?.windowId ?? '';
  expect(await pulled.giveUp('office', windowId)).toBeUndefined();
  await appendFile(`${root}/registrations/pulled/office/${windowId}.jsonl.gz`, 'x');
  const given = await pulled.giveUp('office', windowId);
  expect([given?.windowId, pulled.windows(), await pulled.giveUp('office', windowId)]).toEqual([
    windowId,
    [],
    undefined,
  ]);
  expect((await setAside.list()).names).toEqual([`${windowId}.json`, `${windowId}.jsonl.gz`]);
  if (given) pullJobs.fetchAgain(given);
  await jobs.settled();
  expect(pulled.sources()).toMatchObject([{ targetName: 'Office', registrations: 5, withPictures: false }]);
  expect(jobs.list().map(({ state }) => state)).toEqual(['done', 'done']);
});

test('files that nobody knows are set aside at a start, and so is a window whose facts are damaged', async () => {
  const root = folders.create();
  const first = await openPull(root, createPlainTarget(5));
  first.pullJobs.start(question);
  await first.jobs.settled();
  const [window] = first.pulled.windows();
  const folder = `${root}/registrations/pulled`;
  await writeFile(`${folder}/notes.txt`, 'a');
  await writeFile(`${folder}/office/extra.csv`, 'b');
  await writeFile(`${folder}/office/00000000000001.jsonl.gz`, 'the facts are gone');
  await writeFile(`${folder}/office/00000000000002.json.new-7`, 'half');
  await writeFile(`${folder}/office/00000000000003.json`, '{');
  await writeFile(`${folder}/office/00000000000003.jsonl.gz`, 'c');
  const second = await openPull(root, createPlainTarget(5));
  expect(second.pulled.windows()).toEqual([window]);
  expect((await second.setAside.list()).names).toEqual([
    '00000000000001.jsonl.gz',
    '00000000000003.json',
    '00000000000003.jsonl.gz',
    'extra.csv',
    'notes.txt',
  ]);
  expect(await readdir(`${folder}/office`)).toHaveLength(2);
});

test('a window of whose facts a letter was lost is set aside with its lines', async () => {
  const root = folders.create();
  const first = await openPull(root, createPlainTarget(5));
  first.pullJobs.start(question);
  await first.jobs.settled();
  const folder = `${root}/registrations/pulled/office`;
  const [facts = ''] = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const text = await readFile(`${folder}/${facts}`, 'utf8');
  await writeFile(`${folder}/${facts}`, text.replace('"Office"', '"Orfice"'));
  const second = await openPull(root, createPlainTarget(5));
  expect(second.pulled.windows()).toEqual([]);
  expect((await second.setAside.list()).names).toEqual([facts, `${facts}l.gz`]);
});

test('pictures that were asked for are told apart from those that were not, also where there are none', async () => {
  const { pulled, pullJobs, jobs } = await openPull(folders.create(), createPlainTarget(5));
  pullJobs.start({ ...question, withPictures: true });
  await jobs.settled();
  expect(pulled.sources()).toMatchObject([{ pictures: 0, withPictures: true }]);
});

test('a pull that is taken up while a window is fetched again asks its own question', async () => {
  const root = folders.create();
  const first = await openPull(root, createPlainTarget(5));
  const job = first.pullJobs.start(question);
  await first.jobs.settled();
  const [window] = first.pulled.windows();
  const interrupted = { ...job, state: 'interrupted' as const, endedAtMs: 1 };
  const second = await openPull(root, createPlainTarget(5), { jobs: [interrupted] });
  second.pullJobs.fetchAgain(window ?? expect.fail('no window'));
  const resumed = second.pullJobs.resume(job.jobId);
  expect(resumed?.pullTask).toEqual(job.pullTask);
  expect(second.pullJobs.start(question).jobId).toBe(resumed?.jobId);
  await second.jobs.settled();
  expect(second.jobs.list().map(({ state }) => state)).toEqual(['done', 'done']);
  expect(second.pulled.sources()).toMatchObject([{ registrations: 5 }]);
});

test('a pull that is taken up while another of its target runs asks its own question after it', async () => {
  const root = folders.create();
  const snow = { ...question, scope: { ...EVERYTHING, hazardIds: [10] } };
  const first = await openPull(root, createPlainTarget(5));
  const job = first.pullJobs.start(snow);
  await first.jobs.settled();
  const interrupted = { ...job, state: 'interrupted' as const, endedAtMs: 1 };
  const asked: unknown[] = [];
  const second = await openPull(folders.create(), watched(createPlainTarget(5), asked), {
    jobs: [interrupted],
  });
  const running = second.pullJobs.start(question);
  const resumed = second.pullJobs.resume(job.jobId);
  expect(resumed?.jobId).not.toBe(running.jobId);
  expect(resumed?.pullTask).toEqual(job.pullTask);
  // The same question is one job.
  expect(second.pullJobs.start(snow).jobId).toBe(resumed?.jobId);
  await second.jobs.settled();
  expect(second.jobs.list().map(({ state }) => state)).toEqual(['done', 'done']);
  const ofSnow = asked.map((criteria) => JSON.stringify(criteria).includes('SelectedGeoHazards'));
  expect(ofSnow).toEqual(ofSnow.toSorted());
  expect([ofSnow.at(0), ofSnow.at(-1)]).toEqual([false, true]);
});

test('a pull that is stopped while it waits for its turn ends at once, and asks nothing', async () => {
  const asked: unknown[] = [];
  const { pullJobs, jobs } = await openPull(folders.create(), watched(createPlainTarget(5), asked));
  pullJobs.start(question);
  const waiting = pullJobs.start({ ...question, scope: { ...EVERYTHING, hazardIds: [10] } });
  jobs.cancel(waiting.jobId);
  await jobs.settled();
  expect(jobs.list().map(({ state }) => state)).toEqual(['done', 'cancelled']);
  expect(JSON.stringify(asked)).not.toContain('SelectedGeoHazards');
});

const snowOnly = { ...question, scope: { ...EVERYTHING, hazardIds: [10] } };

test('a pull that waits asks its target as it is known when its turn comes', async () => {
  let known: typeof TARGET | { readonly address: string } = TARGET;
  const { pulled, pullJobs, jobs } = await openPull(folders.create(), createPlainTarget(5), {
    getTarget: () => ({ ...TARGET, ...known }),
    onKept: () => {
      known = { address: 'http://127.0.0.1:10' };
    },
  });
  pullJobs.start(question);
  pullJobs.start(snowOnly);
  await jobs.settled();
  expect(pulled.windows().map(({ address }) => address)).toEqual([TARGET.address, 'http://127.0.0.1:10']);
});

test('a pull whose target was removed while it waited fails, and asks nothing', async () => {
  let isKnown = true;
  const asked: unknown[] = [];
  const { pullJobs, jobs } = await openPull(folders.create(), watched(createPlainTarget(5), asked), {
    getTarget() {
      if (!isKnown) throw appError('targets/unknown', { targetId: 'office' });
      return TARGET;
    },
    onKept: () => {
      isKnown = false;
    },
  });
  pullJobs.start(question);
  pullJobs.start(snowOnly);
  await jobs.settled();
  expect(jobs.list()).toMatchObject([{ state: 'done' }, { state: 'failed', errorCode: 'targets/unknown' }]);
  expect(JSON.stringify(asked)).not.toContain('SelectedGeoHazards');
});

test('all pulls of a target that is known no more are stopped, those of others are not', async () => {
  const { pullJobs, jobs } = await openPull(folders.create(), createPlainTarget(5));
  pullJobs.start(question);
  pullJobs.start(snowOnly);
  pullJobs.start({ ...question, targetId: 'other' });
  pullJobs.stopAll('office');
  await jobs.settled();
  expect(jobs.list().map(({ state, pullTask }) => [pullTask?.question.targetId, state])).toEqual([
    ['office', 'cancelled'],
    ['office', 'cancelled'],
    ['other', 'done'],
  ]);
});
