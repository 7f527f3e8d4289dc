// Which rows are selected. Keys, not places: a selection survives sorting, filtering and new data.

export interface RowSelection {
  readonly keys: ReadonlySet<string>;
  /** The row that a range is drawn from. */
  readonly anchor: string | undefined;
}

export const NO_SELECTION: RowSelection = { keys: new Set(), anchor: undefined };

/** Keys of the rows that are shown, in their order; undefined for the line of a group. */
export interface RowOrder {
  readonly length: number;
  keyAt(position: number): string | undefined;
  positionOf(key: string): number;
}

export function selectOnly(key: string): RowSelection {
  return { keys: new Set([key]), anchor: key };
}

export function toggleRow(selection: RowSelection, key: string): RowSelection {
  const keys = new Set(selection.keys);
  if (!keys.delete(key)) keys.add(key);
  return { keys, anchor: key };
}

/** The range from the anchor to a place replaces the selection; the anchor stays. Without one it is the place itself. */
export function extendTo(selection: RowSelection, position: number, order: RowOrder): RowSelection {
  const from = selection.anchor === undefined ? -1 : order.positionOf(selection.anchor);
  const start = from < 0 ? position : from;
  const keys = new Set<string>();
  for (let at = Math.min(start, position); at <= Math.max(start, position); at++) {
    const key = order.keyAt(at);
    if (key !== undefined) keys.add(key);
  }
  return { keys, anchor: from < 0 ? order.keyAt(position) : selection.anchor };
}

export function selectAll(selection: RowSelection, order: RowOrder): RowSelection {
  const keys = new Set<string>();
  for (let at = 0; at < order.length; at++) {
    const key = order.keyAt(at);
    if (key !== undefined) keys.add(key);
  }
  return { keys, anchor: selection.anchor };
}
