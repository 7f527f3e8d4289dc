import type { LevelRange, TileBox, TileScheme } from '../tile-store.ts';
import { boxOfTiles, type TileRange, tilesOfBox } from './tile-grid.ts';

export interface FilledLevel extends LevelRange {
  /** The first and last tiles may lie so many rows and columns inside of the range, as where it is one of whole bundles. */
  readonly looseBy?: number;
}

/**
 * The box that tiles fill. The finest level tells it best, as coarser tiles are mostly empty around it; where a coarser one
 * surely has tiles beyond those that hold it, the box reaches as far as they do. `levels`: the finest first.
 */
export function boxOfLevels(scheme: TileScheme, levels: readonly FilledLevel[]): TileBox | undefined {
  let box: TileBox | undefined;
  for (const filled of levels) {
    const own = boxOfTiles(scheme, filled.level, filled);
    const held = box && tilesOfBox(scheme, filled.level, box);
    box = box && own && held ? reachingTo(box, own, { filled, held }) : (box ?? own);
  }
  return box;
}

function reachingTo(
  box: TileBox,
  own: TileBox,
  { filled, held }: { readonly filled: FilledLevel; readonly held: TileRange },
): TileBox {
  const { minRow, maxRow, minColumn, maxColumn, looseBy = 0 } = filled;
  return {
    xMin: minColumn + looseBy < held.minColumn ? own.xMin : box.xMin,
    xMax: maxColumn - looseBy > held.maxColumn ? own.xMax : box.xMax,
    yMin: maxRow - looseBy > held.maxRow ? own.yMin : box.yMin,
    yMax: minRow + looseBy < held.minRow ? own.yMax : box.yMax,
  };
}
