import { expect, test } from 'vitest';
import { DisplayListBuilder } from '../../../render/display-list.ts';
import { createCountedEventLoop } from '../../../testing/ports/fixed-ports.ts';
import { testPicture, testSeveral } from '../testing/test-pictures.ts';
import type { PicturesJob } from './draw-job.ts';
import { createFairDrawing } from './fair-drawing.ts';

const { signal: NEVER } = new AbortController();

/** How many turns there are before all pictures are there. */
async function turnsOf(job: PicturesJob): Promise<number> {
  const turns = createCountedEventLoop();
  await createFairDrawing(turns).draw(job, NEVER);
  return turns.count;
}

test.each([
  'geoImagePNG',
  'geoImagePNG32',
  'geoImageJPG',
  'geoImageGIF',
  'geoImageSVG',
  'geoImagePDF',
] as const)(
  'several pictures of one job have, each as a %s, the bytes of those that are drawn alone',
  async (format) => {
    const drawing = createFairDrawing(createCountedEventLoop());
    const more = { format, key: [90, 20, 0, 255], ground: [9, 8, 7] } as const;
    const together = await drawing.draw(testSeveral(20, 48, 24, more), NEVER);
    expect(together.files).toHaveLength(20);
    const { lists, ...look } = testSeveral(20, 48, 24, more);
    for (const [index, list] of lists.entries()) {
      const alone = await drawing.draw({ ...look, kind: 'picture', list }, NEVER);
      expect({ ...together, files: [together.files[index]] }).toEqual(alone);
    }
  },
);

test('of a hundred small pictures many have one turn', async () => {
  expect(await turnsOf(testSeveral(100, 48, 24))).toBeLessThan(20);
});

test('what may take long has turns of its own: large pictures, stamps, pictures of pixels', async () => {
  const few = await turnsOf(testSeveral(4, 48, 24));
  expect(await turnsOf(testSeveral(4, 480, 240))).toBeGreaterThan(few + 4);
  const pixels = { widthPx: 1, heightPx: 1, rgba: new Uint8Array(4) };
  const withImage = new DisplayListBuilder();
  withImage.image(pixels, [0, 0, 9, 0, 0, 9, 9, 9]);
  const marker = new DisplayListBuilder();
  marker.fill([[0, 0, 1, 0, 1, 1]], [1, 2, 3, 255]);
  const withStamps = new DisplayListBuilder();
  withStamps.stamp(
    marker.build(),
    Array.from({ length: 200 }, (_, index) => index % 24),
  );
  for (const list of [withImage.build(), withStamps.build()]) {
    const job = testSeveral(4, 48, 24);
    expect(await turnsOf({ ...job, lists: job.lists.map(() => list) })).toBeGreaterThan(few + 4);
  }
});

test('a small picture that is asked for during several large ones is there before them', async () => {
  const drawing = createFairDrawing(createCountedEventLoop());
  const ended: string[] = [];
  const several = drawing.draw(testSeveral(9, 500, 500), NEVER).then(() => ended.push('several'));
  await drawing.draw(testPicture(64, 64), NEVER).then(() => ended.push('small'));
  await several;
  expect(ended).toEqual(['small', 'several']);
});

test('several pictures that nobody waits for any more end at their next step', async () => {
  const leaving = new AbortController();
  let count = 0;
  const drawing = createFairDrawing({
    async yieldToEventLoop() {
      count++;
      if (count === 3) leaving.abort();
    },
  });
  const drawn = drawing.draw(testSeveral(500, 48, 24), leaving.signal);
  await expect(drawn).rejects.toMatchObject({ code: 'job/cancelled' });
  expect(count).toBeLessThanOrEqual(4);
});

test('no pictures are no files', async () => {
  expect((await createFairDrawing(createCountedEventLoop()).draw(testSeveral(0, 9, 9), NEVER)).files).toEqual(
    [],
  );
});
