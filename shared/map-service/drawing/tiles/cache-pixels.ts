// Tiles as the pixels of a view: as they are where it has a resolution of the cache and is not turned, else between
// neighbours.

import { type MapFrame, mapPointAt } from '../../../geo/map-frame.ts';
import type { PixelSource } from '../../../render/encode/pixel-source.ts';
import { blendedPixel, pixelOf, type TileGrid } from './tile-pixels.ts';

/** The tiles of a cache that a view needs, and how its pixels come of them: nothing but values. */
export interface CachePicture {
  readonly frame: MapFrame;
  readonly grid: TileGrid;
  /** Pixels of the picture are pixels of tiles. */
  readonly isExact: boolean;
}

/** Of pixels between others, before somebody else has a turn. */
const ROWS_AT_ONCE = 16;

/** A picture of tiles, over nothing. */
export function cachePixels({ frame, grid, isExact }: CachePicture): PixelSource {
  const sample = isExact ? pixelOf : blendedPixel;
  const { widthPx, heightPx } = frame;
  return {
    widthPx,
    heightPx,
    *rows(firstRow, rowCount) {
      const rgba = new Uint8Array(4 * widthPx * rowCount);
      for (let row = 0; row < rowCount; row++) {
        for (let column = 0; column < widthPx; column++) {
          const place = mapPointAt(frame, column + 0.5, firstRow + row + 0.5);
          sample(grid, place, rgba, 4 * (row * widthPx + column));
        }
        if (row % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) yield;
      }
      return rgba;
    },
  };
}
