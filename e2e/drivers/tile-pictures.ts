// What pictures of a map show: colours, and where dots lie.

import { expect, type Page, test } from '@playwright/test';

/** Software draws on a loaded machine. */
const DRAWING_MS = 60_000;
/** Around a dot, pixels: with it, and nothing else. */
const DOT_REACH_PX = 28;

export type Colour = readonly [red: number, green: number, blue: number];
/** From the middle of the map, pixels. */
export type Offset = readonly [x: number, y: number];

/** The share of a picture that has exactly a colour. */
export function shareOf(page: Page, picture: Buffer, colour: Colour): Promise<number> {
  return page.evaluate(
    async ([bytes, [red, green, blue]]) => {
      const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([file]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count++;
      }
      return count / (image.width * image.height);
    },
    [picture.toString('base64'), colour] as const,
  );
}

/** Makes the window a pixel smaller where it takes that to give the sides of the map an even or an odd number of pixels. */
export async function makeMapSides(page: Page, parity: 'even' | 'odd'): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const canvas = page.locator('canvas.maplibregl-canvas');
  const wanted = parity === 'even' ? 0 : 1;
  const sides = () => canvas.evaluate((element) => [element.clientWidth % 2, element.clientHeight % 2]);
  const [x, y] = await sides();
  await page.setViewportSize({
    width: width - (x === wanted ? 0 : 1),
    height: height - (y === wanted ? 0 : 1),
  });
  await expect.poll(sides).toEqual([wanted, wanted]);
}

/** Dots of a picture are where they are expected at last, in pixels from the middle of the map. */
export async function expectDotsWithin(
  page: Page,
  maxErrorPx: number,
  expected: () => readonly Offset[],
  what: string,
): Promise<void> {
  let errors: number[] = [];
  const worst = async () => {
    errors = await errorsOf(page, expected());
    return Math.max(...errors);
  };
  await expect.poll(worst, { message: what, timeout: DRAWING_MS }).toBeLessThan(maxErrorPx);
  const told = errors.map((error) => error.toFixed(3)).join(', ');
  test.info().annotations.push({ type: 'note', description: `${what}: off by ${told} px` });
}

/**
 * How far each dot, whose colours are other than those around it, lies from where it is expected, pixels.
 * `offsets`: from the middle of the map.
 */
async function errorsOf(page: Page, offsets: readonly Offset[]): Promise<number[]> {
  const frame = await page.locator('canvas.maplibregl-canvas').boundingBox();
  if (!frame) throw new Error('There is no map');
  const places = offsets.map(
    ([x, y]) => [frame.x + frame.width / 2 + x, frame.y + frame.height / 2 + y] as const,
  );
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([bytes, expected, reach]) => {
      const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([file]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return expected.map(([x, y]) => {
        const [left, top, side] = [Math.round(x) - reach, Math.round(y) - reach, 2 * reach];
        const { data = [] } = context?.getImageData(left, top, side, side) ?? {};
        const channel = (at: number) => data[at] ?? 0;
        let [sum, sumX, sumY] = [0, 0, 0];
        for (let pixel = 0; pixel < side * side; pixel++) {
          const light = [0, 1, 2].reduce(
            (total, at) => total + Math.abs(channel(4 * pixel + at) - channel(at)),
            0,
          );
          sum += light;
          sumX += light * (left + (pixel % side) + 0.5);
          sumY += light * (top + Math.floor(pixel / side) + 0.5);
        }
        // Of what is not seen nothing is known.
        return sum === 0 ? Number.POSITIVE_INFINITY : Math.hypot(sumX / sum - x, sumY / sum - y);
      });
    },
    [picture, places, DOT_REACH_PX] as const,
  );
}
