import type { TileBox, TileScheme } from '../tile-store.ts';
import { boxOfTiles, type TileRange, tilesOfBox } from './tile-grid.ts';

export interface FilledLevel {
  readonly levelId: number;
  readonly range: TileRange;
}

/**
 * The box that tiles fill. The finest level tells it best, as coarser tiles are mostly empty around it; where a coarser one
 * has tiles beyond those that hold it, the box reaches as far as they do. `levels`: the finest first; one whose
 * last row comes before its first has none.
 */
export function boxOfLevels(scheme: TileScheme, levels: readonly FilledLevel[]): TileBox | undefined {
  let box: TileBox | undefined;
  for (const { levelId, range } of levels) {
    if (range.maxRow < range.minRow) continue;
    const own = boxOfTiles(scheme, levelId, range);
    const held = box && tilesOfBox(scheme, levelId, box);
    box = box && own && held ? reachingTo(box, own, { range, held }) : (box ?? own);
  }
  return box;
}

function reachingTo(
  box: TileBox,
  own: TileBox,
  { range, held }: { readonly range: TileRange; readonly held: TileRange },
): TileBox {
  return {
    xMin: range.minColumn < held.minColumn ? own.xMin : box.xMin,
    xMax: range.maxColumn > held.maxColumn ? own.xMax : box.xMax,
    yMin: range.maxRow > held.maxRow ? own.yMin : box.yMin,
    yMax: range.minRow < held.minRow ? own.yMax : box.yMax,
  };
}
