import { expect, test } from 'vitest';
import { DisplayListBuilder } from '../../../render/display-list.ts';
import { createCountedEventLoop } from '../../../testing/ports/fixed-ports.ts';
import { testPicture, testSections } from '../testing/test-pictures.ts';
import type { PictureJob } from './draw-job.ts';
import { createFairDrawing } from './fair-drawing.ts';

const { signal: NEVER } = new AbortController();
/** Eight bands of rows. */
const large = () => testPicture(64, 4096, { format: 'geoImageTIFF' });
const small = () => testPicture(64, 64);

/** How many steps a picture takes that is alone. */
async function stepsOf(job: PictureJob): Promise<number> {
  const turns = createCountedEventLoop();
  await createFairDrawing(turns).draw(job, NEVER);
  return turns.count + 1;
}

test('a small picture that is asked for during a large one is there after two turns for each of its steps', async () => {
  const turns = createCountedEventLoop();
  const drawing = createFairDrawing(turns);
  const ended: string[] = [];
  const first = drawing.draw(large(), NEVER).then(() => ended.push('large'));
  await drawing.draw(small(), NEVER).then(() => ended.push('small'));
  // Turns are over at once here: some pass until the end is heard.
  expect(turns.count).toBeLessThanOrEqual(2 * (await stepsOf(small())) + 3);
  await first;
  expect(ended).toEqual(['small', 'large']);
  expect(turns.count).toBeGreaterThan(8);
});

test('after the last step of the last picture there is no turn', async () => {
  const turns = createCountedEventLoop();
  const drawing = createFairDrawing(turns);
  const { list, kind: _, ...look } = testPicture(8, 8);
  const blank = new DisplayListBuilder();
  blank.fill([[0, 0, 8, 0, 8, 8]], [1, 2, 3, 255]);
  await drawing.draw({ ...look, kind: 'pictures', lists: [blank.build()] }, NEVER);
  expect(turns.count).toBe(0);
  await drawing.draw({ ...look, kind: 'picture', list }, NEVER);
  expect(turns.count).toBeGreaterThan(0);
});

test('equal pictures go on side by side: they end one step after the other', async () => {
  const turns = createCountedEventLoop();
  const drawing = createFairDrawing(turns);
  const ends = await Promise.all(
    [1, 2, 3].map(async () => {
      await drawing.draw(testPicture(64, 2048), NEVER);
      return turns.count;
    }),
  );
  const steps = await stepsOf(testPicture(64, 2048));
  expect(steps).toBeGreaterThan(4);
  for (const [index, end] of ends.entries()) expect(Math.abs(end - (3 * steps - 2 + index))).toBeLessThan(5);
});

test('a picture has the same bytes alone and beside others', async () => {
  const drawing = createFairDrawing(createCountedEventLoop());
  const alone = await drawing.draw(large(), NEVER);
  const [beside] = await Promise.all(
    [large(), small(), testPicture(700, 64)].map((job) => drawing.draw(job, NEVER)),
  );
  expect(Buffer.from(beside?.files[0] ?? []).equals(Buffer.from(alone.files[0] ?? []))).toBe(true);
});

test.each(['geoImagePNG32', 'geoImageJPG', 'geoImageTIFF', 'geoImageGIF', 'geoImageBMP'] as const)(
  'a %s that nobody waits for any more ends at its next step',
  async (format) => {
    const leaving = new AbortController();
    let count = 0;
    const drawing = createFairDrawing({
      async yieldToEventLoop() {
        count++;
        if (count === 3) leaving.abort();
      },
    });
    const drawn = drawing.draw(testPicture(64, 4096, { format }), leaving.signal);
    await expect(drawn).rejects.toMatchObject({ code: 'job/cancelled' });
    // The turn after it is the last.
    expect(count).toBeLessThanOrEqual(4);
  },
);

test('a picture that fails takes no other along', async () => {
  const drawing = createFairDrawing(createCountedEventLoop());
  const broken = testPicture(64, 64, { format: 'geoImageNone' });
  const [failed, whole] = await Promise.allSettled([
    drawing.draw(broken, NEVER),
    drawing.draw(small(), NEVER),
  ]);
  expect([failed?.status, whole?.status]).toEqual(['rejected', 'fulfilled']);
});

function begin(
  drawing: ReturnType<typeof createFairDrawing>,
  more: Partial<PictureJob> = {},
  signal = NEVER,
) {
  const { sections, job } = testSections(256, 700, more);
  const begun = drawing.begin(job.frame, signal);
  for (const section of sections) begun.add(section);
  return { begun, job };
}

test.each(['geoImagePNG', 'geoImageTIFF', 'geoImageJPG'] as const)(
  'a %s that is begun before its list is whole has the bytes of one that is not',
  async (format) => {
    const drawing = createFairDrawing(createCountedEventLoop());
    const { begun, job } = begin(drawing, { format });
    const [drawn] = await Promise.all([begun.finish(job), drawing.draw(small(), NEVER)]);
    expect(drawn).toEqual(await drawing.draw(testPicture(256, 700, { format }), NEVER));
  },
);

test('a begun picture has its key and what lies beneath it like any other', async () => {
  const drawing = createFairDrawing(createCountedEventLoop());
  const ground = testPicture(256, 700).list;
  const more = { key: [226, 238, 243, 255], format: 'geoImagePNG' } as const;
  const { begun, job } = begin(drawing, { ...more, beneath: { list: ground } });
  const whole = testPicture(256, 700, { ...more, beneath: { list: testPicture(256, 700).list } });
  expect(await begun.finish(job)).toEqual(await drawing.draw(whole, NEVER));
});

test('a begun picture that nobody waits for any more is not drawn on, and says so when it is finished', async () => {
  const turns = createCountedEventLoop();
  const leaving = new AbortController();
  const { begun, job } = begin(createFairDrawing(turns), {}, leaving.signal);
  leaving.abort();
  await expect(begun.finish(job)).rejects.toMatchObject({ code: 'job/cancelled' });
  expect(turns.count).toBeLessThanOrEqual(2);
});
