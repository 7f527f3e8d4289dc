// The order in which the tiles of a range are visited: along the Hilbert curve of PMTiles, whose file is written in it.
// Each square of 2 × 2, 4 × 4 and so on comes in one piece, so that a metatile is drawn and read once.

import { tileIdToZxy } from 'pmtiles';
import type { TileRange } from '../scheme/tile-grid.ts';
import type { TileAddress } from '../tile-store.ts';

type Cell = Pick<TileAddress, 'row' | 'column'>;

/** The cells of a range of a square of 2 ** `bits` cells along its side. */
export function* cellsInOrder(range: TileRange, bits: number): Generator<Cell> {
  const pending: { readonly depth: number; readonly place: number }[] = [{ depth: 0, place: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { depth, place } = next;
    const [, column, row] = tileIdToZxy(firstIdOf(depth) + place);
    const side = 2 ** (bits - depth);
    if (isDisjoint(range, { row: row * side, column: column * side }, side)) continue;
    if (depth === bits) yield { row, column };
    // The last one is taken first.
    else for (const part of [3, 2, 1, 0]) pending.push({ depth: depth + 1, place: 4 * place + part });
  }
}

/** The depth of the least square that holds a range. */
export function bitsOf({ maxRow, maxColumn }: TileRange): number {
  return Math.ceil(Math.log2(Math.max(maxRow, maxColumn) + 1));
}

/** All tiles of coarser levels come before. */
function firstIdOf(depth: number): number {
  return (4 ** depth - 1) / 3;
}

function isDisjoint({ minRow, maxRow, minColumn, maxColumn }: TileRange, first: Cell, side: number): boolean {
  return (
    first.row > maxRow ||
    first.column > maxColumn ||
    first.row + side <= minRow ||
    first.column + side <= minColumn
  );
}
