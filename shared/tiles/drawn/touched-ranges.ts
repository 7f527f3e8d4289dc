// Which tiles of a level a change of a map touches: whole metatiles, because a metatile is drawn at once.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import { type TileRange, tilesOfBox } from '../scheme/tile-grid.ts';
import type { TileScheme } from '../tile-store.ts';
import { METATILE_SIDE } from './metatile.ts';

/** Beyond what symbols reach: edges are soft, and places are rounded. */
const MARGIN_PX = 2;
/** A scale comes back from the size of a pixel with its last digits changed. */
const SLACK = 1e-6;

export function touchedRanges(
  scheme: TileScheme,
  levelId: number,
  touched: readonly BridgeType<'TouchedArea'>[],
): TileRange[] {
  const level = scheme.levels.find((each) => each.levelId === levelId);
  if (!level) return [];
  return touched.flatMap(({ boxes, reachPx, minScale, maxScale }) => {
    const isShown =
      (minScale === 0 || level.scale <= minScale * (1 + SLACK)) && level.scale >= maxScale * (1 - SLACK);
    const reach = (reachPx + MARGIN_PX) * level.resolution;
    return isShown
      ? boxes.flatMap(({ xMin, yMin, xMax, yMax }) => {
          const wide = { xMin: xMin - reach, yMin: yMin - reach, xMax: xMax + reach, yMax: yMax + reach };
          const range = tilesOfBox(scheme, levelId, wide);
          return range ? [wholeMetatiles(range)] : [];
        })
      : [];
  });
}

function wholeMetatiles({ minRow, maxRow, minColumn, maxColumn }: TileRange): TileRange {
  const first = (number: number) => number - (number % METATILE_SIDE);
  return {
    minRow: first(minRow),
    maxRow: first(maxRow) + METATILE_SIDE - 1,
    minColumn: first(minColumn),
    maxColumn: first(maxColumn) + METATILE_SIDE - 1,
  };
}
