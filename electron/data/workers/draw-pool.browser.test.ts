// Real workers: the same bytes, however many there are.

import { expect, test } from 'vitest';
import { createFairDrawing } from '../../../shared/map-service/drawing/jobs/fair-drawing.ts';
import { testPicture, testTiles } from '../../../shared/map-service/drawing/testing/test-pictures.ts';
import { createDrawPool, type DrawWorker, startDrawWorker } from './draw-pool.ts';
import { createMessageEventLoop } from './message-event-loop.ts';

const { signal: NEVER } = new AbortController();
const jobs = () => [testPicture(256, 1200), testTiles(64), testPicture(200, 100, { format: 'geoImageJPG' })];

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
