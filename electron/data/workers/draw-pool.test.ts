import { expect, test } from 'vitest';
import { createFairDrawing } from '../../../shared/map-service/drawing/jobs/fair-drawing.ts';
import {
  testPicture,
  testSections,
  testSeveral,
  testTiles,
} from '../../../shared/map-service/drawing/testing/test-pictures.ts';
import { createDrawPool, workerCount } from './draw-pool.ts';
import { createDirectDrawWorkers } from './testing/direct-draw-workers.ts';

const { signal: NEVER } = new AbortController();

function jobs() {
  return [
    testPicture(64, 1300),
    testPicture(64, 64, { format: 'geoImageSVG' }),
    testTiles(32),
    testSeveral(7, 48, 24),
    testPicture(300, 64, { format: 'geoImageTIFF' }),
    testPicture(200, 100, { format: 'geoImageJPG', ground: [1, 2, 3] }),
  ];
}

test.each([1, 2, 3])('pictures of %d workers have the bytes of one drawn here', async (count) => {
  const here = createFairDrawing({ yieldToEventLoop: async () => undefined });
  const right = await Promise.all(jobs().map((job) => here.draw(job, NEVER)));
  const workers = createDirectDrawWorkers();
  const pool = createDrawPool(workers.start, count);
  const drawn = await Promise.all(jobs().map((job) => pool.draw(job, NEVER)));
  expect(workers.started()).toBe(count);
  expect(drawn).toEqual(right);
});

test('a worker is started when all are busy, and no more than are allowed', async () => {
  const workers = createDirectDrawWorkers();
  const pool = createDrawPool(workers.start, 2);
  await pool.draw(testPicture(10, 10), NEVER);
  await pool.draw(testPicture(10, 10), NEVER);
  expect(workers.started()).toBe(1);
  await Promise.all([1, 2, 3].map(() => pool.draw(testPicture(10, 10), NEVER)));
  expect(workers.started()).toBe(2);
});

test('one processor is left to the data window, and eight draw at most', () => {
  expect([1, 2, 4, 64].map(workerCount)).toEqual([1, 1, 3, 8]);
});

test.each([1, 2])(
  'of eight pictures that %d workers have at once the small ones are not behind the large',
  async (count) => {
    const pool = createDrawPool(createDirectDrawWorkers().start, count);
    const ended: number[] = [];
    const heights = [4_000, 4_000, 64, 65, 4_000, 66, 67, 68];
    await Promise.all(
      heights.map(async (heightPx) => {
        await pool.draw(testPicture(64, heightPx), NEVER);
        ended.push(heightPx);
      }),
    );
    expect(ended.slice(0, 5).toSorted()).toEqual([64, 65, 66, 67, 68]);
  },
);

test('a picture that nobody waits for any more is given up at once, and no more of it is drawn', async () => {
  const workers = createDirectDrawWorkers();
  const pool = createDrawPool(workers.start, 1);
  const leaving = new AbortController();
  const drawn = pool.draw(testPicture(256, 6000), leaving.signal);
  await workers.nextTurn();
  leaving.abort(new Error('nobody waits'));
  await expect(drawn).rejects.toThrow('nobody waits');
  await pool.draw(testPicture(10, 10), NEVER);
  const turns = workers.turns();
  await workers.nextTurn();
  await workers.nextTurn();
  expect(workers.turns()).toBe(turns);
});

test('a worker that ends fails its pictures, and another one draws the next', async () => {
  const workers = createDirectDrawWorkers();
  const pool = createDrawPool(workers.start, 1);
  const lost = pool.draw(testPicture(256, 6000), NEVER);
  await workers.nextTurn();
  workers.crash();
  await expect(lost).rejects.toThrow('out of memory');
  expect((await pool.draw(testPicture(10, 10), NEVER)).files).toHaveLength(1);
  expect(workers.started()).toBe(2);
});

test('a worker that tells twice of its end takes no other one with it', async () => {
  const workers = createDirectDrawWorkers();
  const pool = createDrawPool(workers.start, 2);
  const two = () => Promise.all([1, 2].map(() => pool.draw(testPicture(10, 10), NEVER)));
  await two();
  workers.crash();
  workers.crash();
  await two();
  expect(workers.started()).toBe(3);
});

test('a picture that cannot be drawn says why', async () => {
  const pool = createDrawPool(createDirectDrawWorkers().start, 1);
  await expect(pool.draw(testPicture(10, 10, { format: 'geoImageNone' }), NEVER)).rejects.toThrow(
    'A picture was not drawn',
  );
});

test('a picture that is begun before its list is whole has the same bytes, beside others', async () => {
  const here = createFairDrawing({ yieldToEventLoop: async () => undefined });
  const right = await here.draw(testPicture(256, 700), NEVER);
  const pool = createDrawPool(createDirectDrawWorkers().start, 2);
  const drawn = await Promise.all(
    [1, 2, 3].map(() => {
      const { sections, job } = testSections(256, 700);
      const begun = pool.begin(job.frame, NEVER);
      for (const section of sections) begun.add(section);
      return begun.finish(job);
    }),
  );
  expect(drawn).toEqual([right, right, right]);
});

test('the memory of sections that are drawn comes back', async () => {
  const pool = createDrawPool(createDirectDrawWorkers().start, 1);
  const { sections, job } = testSections(256, 700);
  const begun = pool.begin(job.frame, NEVER);
  const sizes = sections.map(({ coordinates }) => coordinates.buffer.byteLength);
  for (const section of sections) begun.add(section);
  await begun.finish(job);
  for (const size of sizes) {
    const memory = pool.memory?.take(size) ?? new ArrayBuffer(0);
    // Fresh memory is zeros.
    expect(new Uint8Array(memory).some((byte) => byte !== 0)).toBe(true);
  }
});

test('a begun picture that is given up leaves its worker free, and no more of it is drawn', async () => {
  const workers = createDirectDrawWorkers();
  const pool = createDrawPool(workers.start, 2);
  const leaving = new AbortController();
  const { sections, job } = testSections(256, 700);
  const begun = pool.begin(job.frame, leaving.signal);
  for (const section of sections) begun.add(section);
  leaving.abort(new Error('nobody waits'));
  for (let turn = 0; turn < 5; turn++) await workers.nextTurn();
  const turns = workers.turns();
  await expect(begun.finish(job)).rejects.toThrow('nobody waits');
  for (let turn = 0; turn < 5; turn++) await workers.nextTurn();
  expect(workers.turns()).toBe(turns);
  // The only one is idle again: no second is started.
  await pool.draw(testPicture(10, 10), NEVER);
  expect(workers.started()).toBe(1);
});

test('a begun picture whose worker ends says so when it is finished', async () => {
  const workers = createDirectDrawWorkers();
  const pool = createDrawPool(workers.start, 1);
  const { sections, job } = testSections(256, 700);
  const begun = pool.begin(job.frame, NEVER);
  for (const section of sections) begun.add(section);
  await workers.nextTurn();
  workers.crash();
  await expect(begun.finish(job)).rejects.toThrow('out of memory');
});
