// Real workers: the same bytes, however many there are.

import { expect, test } from 'vitest';
import { createFairDrawing } from '../../../shared/map-service/drawing/jobs/fair-drawing.ts';
import {
  testPicture,
  testSections,
  testSeveral,
  testTiles,
} from '../../../shared/map-service/drawing/testing/test-pictures.ts';
import { createDrawPool, type DrawWorker, startDrawWorker } from './draw-pool.ts';
import { createMessageEventLoop } from './message-event-loop.ts';

const { signal: NEVER } = new AbortController();
const jobs = () => [
  testPicture(256, 1200),
  testTiles(64),
  testPicture(200, 100, { format: 'geoImageJPG' }),
  testSeveral(7, 48, 24),
];

test.each([1, 2, 3])('pictures of %d workers have the bytes of one drawn here', async (count) => {
  const here = createFairDrawing(createMessageEventLoop());
  const right = await Promise.all(jobs().map((job) => here.draw(job, NEVER)));
  const workers: DrawWorker[] = [];
  const pool = createDrawPool(() => {
    const worker = startDrawWorker();
    workers.push(worker);
    return worker;
  }, count);
  const drawn = await Promise.all(jobs().map((job) => pool.draw(job, NEVER)));
  for (const worker of workers) worker.terminate();
  expect(workers).toHaveLength(count);
  expect(drawn).toEqual(right);
});

test('a picture whose list comes in sections has the bytes of one whose list is whole', async () => {
  const here = createFairDrawing(createMessageEventLoop());
  const right = await here.draw(testPicture(256, 900), NEVER);
  const worker = startDrawWorker();
  const { sections, job } = testSections(256, 900);
  const begun = createDrawPool(() => worker, 1).begin(job.frame, NEVER);
  for (const section of sections) begun.add(section);
  const drawn = await begun.finish(job);
  worker.terminate();
  expect(drawn).toEqual(right);
});
