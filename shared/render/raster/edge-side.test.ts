import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runSync } from '../../base/steps.ts';
import { DisplayListBuilder } from '../display-list.ts';
import { createRasterizer } from './rasterize.ts';

const SIZE = 32;
/** So far a larger image reaches beyond the smaller one on all sides. */
const MARGIN = 100;
const INK = [30, 90, 200, 255] as const;

/** Quarters of a pixel: moving them loses no digit. */
const corner = fc.integer({ min: -4 * MARGIN + 8, max: 4 * (SIZE + MARGIN) - 8 }).map((value) => value / 4);
const near = fc.integer({ min: -8, max: 4 * SIZE + 8 }).map((value) => value / 4);
const ring = fc
  .array(fc.tuple(fc.oneof(corner, near), fc.oneof(corner, near)), { minLength: 3, maxLength: 12 })
  .map((corners) => corners.flat());

type Draw = (list: DisplayListBuilder, ring: readonly number[]) => void;

const fill: Draw = (list, shape) => list.fill([shape], INK);
const stroke: Draw = (list, shape) =>
  list.strokeRings([shape], { paint: INK, widthPx: 3, join: 'round', cap: 'round' });

function opacities(
  draw: Draw,
  shape: readonly number[],
  size: number,
  [left, top]: readonly [number, number],
): number[] {
  const list = new DisplayListBuilder();
  draw(list, shape);
  const { rgba } = runSync(createRasterizer(list.build(), size)(top, SIZE));
  return Array.from({ length: SIZE * SIZE }, (_, pixel) => {
    const column = left + (pixel % SIZE);
    return rgba[4 * (Math.floor(pixel / SIZE) * size + column) + 3] ?? 0;
  });
}

test.each([
  ['an area', fill],
  ['a line', stroke],
])('%s that the edges of an image cut looks as in the middle of a larger one', (_, draw) => {
  fc.assert(
    fc.property(ring, (shape) => {
      const cut = opacities(draw, shape, SIZE, [0, 0]);
      const moved = shape.map((value) => value + MARGIN);
      const whole = opacities(draw, moved, SIZE + 2 * MARGIN, [MARGIN, MARGIN]);
      const most = Math.max(...cut.map((value, pixel) => Math.abs(value - (whole[pixel] ?? 0))));
      // Sums that begin elsewhere end in another last digit.
      expect(most).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});
