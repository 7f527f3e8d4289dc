// Draws display lists into pixels, in steps of a few milliseconds.

import type { Steps } from '../../base/steps.ts';
import type { DisplayList } from '../display-list.ts';
import { Band } from './band.ts';
import { type Pixels, transparentPixels } from './pixels.ts';
import { placeList } from './placed-list.ts';
import { Sprites } from './sprite.ts';

/** Rows `firstRow` and following of an image, over nothing. */
export type RasterizeRows = (firstRow: number, rowCount: number) => Steps<Pixels>;

/** A band of rows at a time. */
export function createRasterizer(list: DisplayList, widthPx: number): RasterizeRows {
  const placed = placeList(list);
  const sprites = new Sprites();
  return function* rows(firstRow, rowCount) {
    const band = new Band(transparentPixels(widthPx, firstRow, rowCount), sprites);
    yield* band.draw(placed);
    return band.pixels;
  };
}
