// The cursor of the grid is kept by row key and column id: rows that are recycled, sorted or filtered do not take it along.

import type { DisplayRows } from './display-rows.ts';
import type { GridCursor } from './grid-keys.ts';

export interface KeptCursor {
  /** Where it was last seen; holds when its row is gone. */
  readonly place: GridCursor;
  /** Of the row; undefined in the head and on the line of a group. */
  readonly key: string | undefined;
  readonly column: string | undefined;
}

export const FIRST_CURSOR: KeptCursor = { place: { row: 0, column: 0 }, key: undefined, column: undefined };

export function keepCursor(place: GridCursor, lines: DisplayRows, columns: readonly string[]): KeptCursor {
  return {
    place,
    key: place.row < 0 ? undefined : lines.keyAt(place.row),
    column: columns[place.column],
  };
}

/** Where the cursor stands now: at its row and column while they are shown, else as near as there is a place. */
export function findCursor(kept: KeptCursor, lines: DisplayRows, columns: readonly string[]): GridCursor {
  const lastRow = lines.length - 1;
  const found = kept.key === undefined ? -1 : lines.positionOf(kept.key);
  const row = found >= 0 ? found : Math.min(kept.place.row, lastRow);
  const column = kept.column === undefined ? -1 : columns.indexOf(kept.column);
  const lastColumn = Math.max(0, columns.length - 1);
  return {
    row: kept.place.row < 0 ? -1 : row,
    column: column >= 0 ? column : Math.min(kept.place.column, lastColumn),
  };
}
