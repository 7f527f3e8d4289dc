// What a key means in the grid. Pure, so that the whole keyboard is a table of tests.

/** Where the cursor stands. Row -1 is the head. */
export interface GridCursor {
  readonly row: number;
  readonly column: number;
}

export interface GridKey {
  readonly key: string;
  readonly hasShift: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly hasControl: boolean;
  readonly hasAlt: boolean;
}

export interface GridExtent {
  readonly rows: number;
  readonly columns: number;
  /** How many rows a page key goes. */
  readonly pageRows: number;
  /** Whether the cursor stands on the line of a group. */
  readonly isGroupRow: boolean;
}

export type GridAction =
  | { readonly kind: 'move'; readonly to: GridCursor; readonly isExtending: boolean }
  | { readonly kind: 'toggle-row' }
  | { readonly kind: 'select-all' }
  | { readonly kind: 'select-none' }
  | { readonly kind: 'open' }
  | { readonly kind: 'set-expanded'; readonly isExpanded: boolean }
  | { readonly kind: 'toggle-expanded' }
  | { readonly kind: 'sort'; readonly isAdded: boolean }
  | { readonly kind: 'resize-column'; readonly byPx: number }
  | { readonly kind: 'move-column'; readonly by: -1 | 1 }
  | { readonly kind: 'column-menu' };

const RESIZE_STEP_PX = 16;

/** The action of a key, or undefined when the grid leaves the key alone. */
export function gridAction(key: GridKey, cursor: GridCursor, extent: GridExtent): GridAction | undefined {
  if (key.key === 'ContextMenu' || (key.key === 'F10' && key.hasShift)) return { kind: 'column-menu' };
  if (key.hasAlt) return key.key === 'ArrowDown' ? { kind: 'column-menu' } : undefined;
  if (key.hasControl && key.key.toLowerCase() === 'a') {
    return { kind: key.hasShift ? 'select-none' : 'select-all' };
  }
  if (cursor.row < 0) return headerAction(key, cursor, extent) ?? moveAction(key, cursor, extent);
  return rowAction(key, extent) ?? moveAction(key, cursor, extent);
}

function headerAction(key: GridKey, cursor: GridCursor, extent: GridExtent): GridAction | undefined {
  if (key.key === 'Enter' || key.key === ' ') return { kind: 'sort', isAdded: key.hasShift };
  if (!key.hasShift || (key.key !== 'ArrowLeft' && key.key !== 'ArrowRight')) return undefined;
  const by = key.key === 'ArrowLeft' ? -1 : 1;
  if (!key.hasControl) return { kind: 'resize-column', byPx: by * RESIZE_STEP_PX };
  const isPinned = cursor.column === 0 || cursor.column + by === 0;
  if (isPinned || cursor.column + by >= extent.columns) return undefined;
  return { kind: 'move-column', by };
}

function rowAction(key: GridKey, extent: GridExtent): GridAction | undefined {
  if (extent.isGroupRow) {
    if (key.key === 'Enter' || key.key === ' ') return { kind: 'toggle-expanded' };
    if (!key.hasShift && !key.hasControl) {
      if (key.key === 'ArrowRight') return { kind: 'set-expanded', isExpanded: true };
      if (key.key === 'ArrowLeft') return { kind: 'set-expanded', isExpanded: false };
    }
    return undefined;
  }
  if (key.key === 'Enter') return { kind: 'open' };
  if (key.key === ' ') return { kind: 'toggle-row' };
  return undefined;
}

function moveAction(key: GridKey, cursor: GridCursor, extent: GridExtent): GridAction | undefined {
  const to = target(key, cursor, extent);
  if (!to) return undefined;
  const isRowMove = to.row !== cursor.row || isVertical(key.key);
  return { kind: 'move', to, isExtending: key.hasShift && isRowMove && to.row >= 0 && cursor.row >= 0 };
}

function isVertical(key: string): boolean {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'PageUp' || key === 'PageDown';
}

function target(key: GridKey, { row, column }: GridCursor, extent: GridExtent): GridCursor | undefined {
  const lastRow = extent.rows - 1;
  const lastColumn = extent.columns - 1;
  // The head is reached by one step up from the first row, never by a leap or while a range is drawn.
  const top = Math.min(0, lastRow);
  switch (key.key) {
    case 'ArrowUp':
      if (key.hasControl) return { row: top, column };
      return { row: Math.max(row === 0 && !key.hasShift ? -1 : Math.min(row, 0), row - 1), column };
    case 'ArrowDown':
      return { row: key.hasControl ? lastRow : Math.min(lastRow, row + 1), column };
    case 'ArrowLeft':
      return { row, column: key.hasControl ? 0 : Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: key.hasControl ? lastColumn : Math.min(lastColumn, column + 1) };
    case 'PageUp':
      return { row: row < 0 ? row : Math.max(top, row - extent.pageRows), column };
    case 'PageDown':
      return { row: Math.min(lastRow, Math.max(row, 0) + extent.pageRows), column };
    case 'Home':
      return key.hasControl ? { row: top, column: 0 } : { row, column: 0 };
    case 'End':
      return key.hasControl ? { row: lastRow, column: lastColumn } : { row, column: lastColumn };
    default:
      return undefined;
  }
}
