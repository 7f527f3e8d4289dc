// Which rows are drawn, and which element draws each. An element is kept and filled anew when its row leaves the view:
// filling is several times cheaper than making.

/** Rows from `start` up to, not including, `start + count`. */
export interface RowWindow {
  readonly start: number;
  readonly count: number;
}

/**
 * As many rows as there are elements, around the visible ones, so that no element is made or removed while scrolling.
 * `slots` must be at least the number of visible rows.
 */
export function rowWindow(
  firstVisible: number,
  lastVisible: number,
  rowCount: number,
  slots: number,
): RowWindow {
  const count = Math.min(slots, rowCount);
  const spare = Math.max(0, count - (lastVisible - firstVisible + 1));
  const start = Math.min(Math.max(0, firstVisible - (spare >> 1)), rowCount - count);
  return { start, count };
}

/**
 * The rows of a window in the order of their elements. `origin` is the first row of the window in which elements and rows
 * last stood in one order; as long as it stays, no element changes its place in the document.
 */
export function rowsInSlotOrder({ start, count }: RowWindow, origin: number): readonly number[] {
  if (count === 0) return [];
  const turn = modulo(start - origin, count);
  return Array.from({ length: count }, (_, place) => start + modulo(place - turn, count));
}

export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
