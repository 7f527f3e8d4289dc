// What the grid does with keys, clicks and drags, apart from how it looks.

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ColumnLayout } from './column-layout.ts';
import { clampColumnWidth } from './column-layout.ts';
import type { DataGridProps } from './data-grid.tsx';
import type { GridBodyHandle } from './grid-body.tsx';
import { FIRST_CURSOR, findCursor, keepCursor } from './grid-cursor.ts';
import { type GridAction, type GridCursor, gridAction } from './grid-keys.ts';
import { extendTo, NO_SELECTION, selectAll, selectOnly, toggleRow } from './row-selection.ts';

interface GridParts {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly tableRef: RefObject<HTMLTableElement | null>;
  readonly bodyRef: RefObject<GridBodyHandle | null>;
  readonly layout: ColumnLayout;
  readonly rowHeightPx: number;
}

export interface GridController {
  readonly cursor: GridCursor;
  /** Whether the cursor is shown: while keys are used, not while a mouse is. */
  readonly isKeyboardUsed: boolean;
  onKeyDown(event: KeyboardEvent): void;
  onPointerDown(event: PointerEvent): void;
  onClick(event: MouseEvent): void;
  onPointerOver(event: PointerEvent): void;
  onPointerLeave(): void;
  onCopy(event: ClipboardEvent): void;
  /** A click on a head that was no drag. */
  sortBy(index: number, isAdded: boolean): void;
}

export function useGridController(props: DataGridProps, parts: GridParts): GridController {
  const { lines, columns } = props;
  const columnIds = useMemo(() => columns.map((column) => column.description.id), [columns]);
  const [kept, setKept] = useState(FIRST_CURSOR);
  const [isKeyboardUsed, setKeyboardUsed] = useState(false);
  const cursor = findCursor(kept, lines, columnIds);
  const hoveredRef = useRef<string | undefined>(undefined);

  function moveTo(place: GridCursor): void {
    setKept(keepCursor(place, lines, columnIds));
    if (place.row >= 0) parts.bodyRef.current?.scrollToRow(place.row);
    scrollToColumn(parts, place.column);
  }

  function run(action: GridAction): void {
    const key = lines.keyAt(cursor.row);
    switch (action.kind) {
      case 'move':
        moveTo(action.to);
        if (action.isExtending) {
          const from =
            props.selection.anchor === undefined && key !== undefined ? selectOnly(key) : props.selection;
          props.onSelection(extendTo(from, action.to.row, lines));
        }
        break;
      case 'toggle-row':
        if (key !== undefined) props.onSelection(toggleRow(props.selection, key));
        break;
      case 'select-all':
        props.onSelection(selectAll(props.selection, lines));
        break;
      case 'select-none':
        props.onSelection(NO_SELECTION);
        break;
      case 'open':
        if (key !== undefined) props.onOpen(key);
        break;
      case 'set-expanded':
      case 'toggle-expanded':
        expand(cursor.row, action.kind === 'set-expanded' ? action.isExpanded : undefined);
        break;
      default:
        runHead(action);
    }
  }

  function runHead(action: Extract<GridAction, { kind: 'sort' | 'resize-column' | 'move-column' }>): void {
    const column = columnIds[cursor.column];
    if (column === undefined) return;
    if (action.kind === 'sort') props.onSort(column, action.isAdded);
    if (action.kind === 'move-column') props.onMoveColumn(column, cursor.column + action.by);
    if (action.kind === 'resize-column') {
      const widthPx = parts.layout.columns[cursor.column]?.widthPx ?? 0;
      props.onResize(column, clampColumnWidth(widthPx + action.byPx));
    }
  }

  function expand(position: number, isExpanded: boolean | undefined): void {
    const line = lines.at(position);
    if (line?.kind !== 'group') return;
    const group = props.groups?.[line.index];
    if (group && isExpanded !== line.isExpanded) props.onExpand(group.id, isExpanded ?? !line.isExpanded);
  }

  return {
    cursor,
    isKeyboardUsed,
    onKeyDown(event) {
      const action = gridAction(
        {
          key: event.key,
          hasShift: event.shiftKey,
          hasControl: event.ctrlKey || event.metaKey,
          hasAlt: event.altKey,
        },
        cursor,
        {
          rows: lines.length,
          columns: columns.length,
          pageRows: pageRows(parts),
          isGroupRow: lines.at(cursor.row)?.kind === 'group',
        },
      );
      setKeyboardUsed(true);
      if (!action) return;
      event.preventDefault();
      run(action);
    },
    onPointerDown(event) {
      setKeyboardUsed(false);
      // Shift draws a range of rows; the browser would draw one of text.
      if (event.shiftKey) {
        event.preventDefault();
        parts.tableRef.current?.focus({ preventScroll: true });
      }
    },
    onClick(event) {
      const place = placeOf(event.target);
      if (!place || isTextSelected()) return;
      setKept(keepCursor(place, lines, columnIds));
      const line = lines.at(place.row);
      const key = lines.keyAt(place.row);
      if (line?.kind === 'group') expand(place.row, undefined);
      if (key === undefined) return;
      if (event.shiftKey) props.onSelection(extendTo(props.selection, place.row, lines));
      else if (event.ctrlKey || event.metaKey) props.onSelection(toggleRow(props.selection, key));
      else {
        props.onSelection(selectOnly(key));
        props.onOpen(key);
      }
    },
    onPointerOver(event) {
      // Rows that pass below a resting pointer were not pointed at.
      if (parts.bodyRef.current?.isScrolling()) return;
      const place = placeOf(event.target);
      const key = place && lines.keyAt(place.row);
      if (key === hoveredRef.current) return;
      hoveredRef.current = key;
      props.onHover(key);
    },
    onPointerLeave: useCallback(() => {
      if (hoveredRef.current === undefined) return;
      hoveredRef.current = undefined;
      props.onHover(undefined);
    }, [props.onHover]),
    onCopy(event) {
      if (isTextSelected()) return;
      const text = props.onCopy();
      if (text === undefined) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', text);
    },
    sortBy(index, isAdded) {
      const column = columnIds[index];
      setKept(keepCursor({ row: -1, column: index }, lines, columnIds));
      if (column !== undefined) props.onSort(column, isAdded);
    },
  };
}

function pageRows({ scrollerRef, rowHeightPx }: GridParts): number {
  const heightPx = scrollerRef.current?.clientHeight ?? 0;
  return Math.max(1, Math.floor(heightPx / rowHeightPx) - 2);
}

/** Brings a column into view beside the pinned one. */
function scrollToColumn({ scrollerRef, layout }: GridParts, index: number): void {
  const scroller = scrollerRef.current;
  const placed = layout.columns[index];
  if (!scroller || !placed || index === 0) return;
  const pinnedPx = layout.columns[0]?.widthPx ?? 0;
  const leastPx = placed.leftPx + placed.widthPx - scroller.clientWidth;
  const mostPx = placed.leftPx - pinnedPx;
  const leftPx = Math.min(Math.max(scroller.scrollLeft, leastPx), mostPx);
  if (leftPx !== scroller.scrollLeft) scroller.scrollLeft = leftPx;
}

function placeOf(target: EventTarget): GridCursor | undefined {
  if (!(target instanceof Element)) return undefined;
  const row = target.closest('[data-position]');
  if (!row) return undefined;
  const cell = target.closest('[aria-colindex]');
  return {
    row: Number(row.getAttribute('data-position')),
    column: Number(cell?.getAttribute('aria-colindex') ?? 1) - 1,
  };
}

function isTextSelected(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
