import { expect, test } from 'vitest';
import { DisplayListBuilder } from '../../render/display-list.ts';
import { createDrawingPace } from './drawing-pace.ts';
import { encodeImage } from './encode-image.ts';
import { IMAGE_FORMATS } from './image-formats.ts';

const WHITE = [255, 255, 255] as const;
/** Four bands of rows. */
const FRAME = { widthPx: 1024, heightPx: 2048 };

/** A scheduler that is always due, and fails at a pause as it does when the client has left. */
function leavingAt(pause: number) {
  let pauses = 0;
  return {
    isDue: () => true,
    async pause() {
      pauses++;
      if (pauses === pause) throw new Error('nobody waits');
    },
    count: () => pauses,
  };
}

function picture() {
  const list = new DisplayListBuilder();
  list.fill([[0, 0, 1024, 0, 1024, 2048]], [200, 0, 0, 255]);
  return list.build();
}

test.each(['geoImagePNG32', 'geoImageJPG', 'geoImageTIFF'] as const)(
  'a %s that nobody waits for any more is not drawn to its end',
  async (name) => {
    const format = IMAGE_FORMATS[name];
    if (!format) throw new Error(`No ${name}`);
    const scheduler = leavingAt(2);
    const encoding = { frame: FRAME, dpi: 96, format, scheduler, ground: WHITE };
    await expect(encodeImage(picture(), encoding)).rejects.toThrow('nobody waits');
    expect(scheduler.count()).toBe(2);
    const patient = leavingAt(Infinity);
    await encodeImage(picture(), { ...encoding, scheduler: patient });
    expect(patient.count()).toBeGreaterThan(2);
  },
);

test('a drawing ends at its deadline, and says so', async () => {
  const limited = createDrawingPace(leavingAt(Infinity), AbortSignal.abort());
  await expect(limited.pause()).rejects.toMatchObject({
    code: 'map/drawing-too-long',
    details: { limitS: 300 },
  });
});

test('before its deadline a drawing goes on for as long as somebody waits', async () => {
  const scheduler = leavingAt(Infinity);
  const limited = createDrawingPace(scheduler, new AbortController().signal);
  await limited.pause();
  expect(scheduler.count()).toBe(1);
});
