import { expect, test } from 'vitest';
import { DisplayListBuilder } from '../../render/display-list.ts';
import { createCountedEventLoop } from '../../testing/ports/fixed-ports.ts';
import { drawFile, drawWhileMade } from './draw-file.ts';
import { createDrawingPace } from './drawing-pace.ts';
import type { FormatName } from './image-formats.ts';
import { IMAGE_FORMATS } from './image-formats.ts';
import type { Drawing } from './jobs/draw-job.ts';
import { createFairDrawing } from './jobs/fair-drawing.ts';

const { signal: NEVER } = new AbortController();
const scheduler = () => createDrawingPace({ isDue: () => false, pause: async () => undefined }, NEVER);

function request(formatName: FormatName, widthPx = 200, heightPx = 100) {
  const format = IMAGE_FORMATS[formatName];
  if (!format) throw new Error(`No ${formatName}`);
  return { format, formatName, display: { ImageWidth: widthPx, ImageHeight: heightPx, ImageDPI: 96 } };
}

/** Several sections of triangles. */
async function draw(list: DisplayListBuilder) {
  for (let index = 0; index < 20_000; index++) {
    const [x, y] = [(13 * index) % 197, (29 * index) % 101];
    list.fill([[x, y, x + 5, y + 2, x + 1, y + 6]], [index % 256, 80, index % 31, 255]);
  }
  return {};
}

/** Tells what is begun, and whether its signal was aborted. */
function watched() {
  const drawing = createFairDrawing(createCountedEventLoop());
  const begun: { sections: number; signal: AbortSignal }[] = [];
  const watching: Drawing = {
    ...drawing,
    begin(frame, signal) {
      const picture = drawing.begin(frame, signal);
      const seen = { sections: 0, signal };
      begun.push(seen);
      return {
        finish: picture.finish,
        add(section) {
          seen.sections += 1;
          picture.add(section);
        },
      };
    },
  };
  return { drawing: watching, begun };
}

test.each([
  ['geoImagePNG', 200, 100, 1],
  ['geoImagePNG', 1_100, 1_000, 0],
  ['geoImageSVG', 200, 100, 0],
] as const)(
  'a long list of a %s of %d × %d pixels is the same picture, begun before its end or not: %d',
  async (format, widthPx, heightPx, count) => {
    const { drawing, begun } = watched();
    const asked = request(format, widthPx, heightPx);
    const file = await drawWhileMade(draw, asked, scheduler(), drawing);
    const list = new DisplayListBuilder();
    await draw(list);
    expect(file).toEqual(await drawFile(list.build(), asked, scheduler(), drawing));
    expect(begun).toHaveLength(count);
    for (const { sections } of begun) expect(sections).toBeGreaterThan(1);
  },
);

test('a short list is not begun', async () => {
  const { drawing, begun } = watched();
  const short = async (list: DisplayListBuilder) => {
    list.fill([[1, 1, 9, 1, 9, 9]], [1, 2, 3, 255]);
    return {};
  };
  await drawWhileMade(short, request('geoImagePNG'), scheduler(), drawing);
  expect(begun).toHaveLength(0);
});

test('a picture that was begun is given up when the rest of its list cannot be made', async () => {
  const { drawing, begun } = watched();
  const broken = async (list: DisplayListBuilder) => {
    await draw(list);
    throw new Error('no such symbol');
  };
  const file = drawWhileMade(broken, request('geoImagePNG'), scheduler(), drawing);
  await expect(file).rejects.toThrow('no such symbol');
  expect(begun.map(({ signal }) => signal.aborted)).toEqual([true]);
});
