// Draws display lists into pixels, in steps of a few milliseconds.

import type { Steps } from '../../base/steps.ts';
import type { DisplayList } from '../display-list.ts';
import { spareMemory } from '../spare.ts';
import { Band } from './band.ts';
import { type Pixels, releasePixels, transparentPixels } from './pixels.ts';
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
    band.release();
    return band.pixels;
  };
}

/** An image to which one section of a list is added after the other. */
export interface SectionRasterizer {
  add(section: DisplayList): Steps<void>;
  /** When all are there. */
  pixels(firstRow: number): Pixels | undefined;
  /** Nobody looks at the pixels any more. */
  release(): void;
}

/** `bands`: first row of each, and how many it has; all are in memory. */
export function createSectionRasterizer(
  widthPx: number,
  bands: Iterable<readonly [firstRow: number, rowCount: number]>,
): SectionRasterizer {
  const sprites = new Sprites();
  const drawn = Array.from(bands, ([firstRow, rowCount]) => {
    return new Band(transparentPixels(widthPx, firstRow, rowCount), sprites);
  });
  return {
    *add(section) {
      const placed = placeList(section);
      for (const band of drawn) yield* band.draw(placed);
      spareMemory.give(placed.commands.memory);
    },
    pixels: (firstRow) => drawn.find(({ pixels }) => pixels.firstRow === firstRow)?.pixels,
    release() {
      for (const band of drawn) {
        band.release();
        releasePixels(band.pixels);
      }
    },
  };
}
