// What the grid does with keys, clicks and the clipboard, apart from how it looks.

import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useMemo,
  useState,
} from 'react';
import type { DataGridProps } from './data-grid-props.ts';
import { FIRST_CURSOR, findCursor, keepCursor } from './grid-cursor.ts';
import { type GridCursor, type GridKey, gridAction } from './grid-keys.ts';
import { type GridRefs, pageRows, scrollToColumn } from './grid-refs.ts';
import { runGridAction } from './run-grid-action.ts';
import { isTextSelected, useGridPointer } from './use-grid-pointer.ts';

export function useGridController(props: DataGridProps, parts: GridRefs) {
  const { lines, columns } = props;
  const columnIds = useMemo(() => columns.map((column) => column.description.id), [columns]);
  const [kept, setKept] = useState(FIRST_CURSOR);
  // The cursor is shown while keys are used, not while a mouse is.
  const [isKeyboardUsed, setKeyboardUsed] = useState(false);
  const cursor = findCursor(kept, lines, columnIds);
  const setCursor = (place: GridCursor) => setKept(keepCursor(place, lines, columnIds));
  const pointer = useGridPointer(props, parts, setCursor);

  function moveTo(place: GridCursor): void {
    setCursor(place);
    if (place.row >= 0) parts.bodyRef.current?.scrollToRow(place.row);
    scrollToColumn(parts, place.column);
  }

  return {
    cursor,
    isKeyboardUsed,
    ...pointer,
    onPointerDown(event: PointerEvent): void {
      setKeyboardUsed(false);
      pointer.onPointerDown(event);
    },
    onFocus({ currentTarget }: FocusEvent): void {
      // By a key the grid is entered at its cursor, which must be seen.
      if (currentTarget.matches(':focus-visible')) setKeyboardUsed(true);
    },
    onKeyDown(event: KeyboardEvent): void {
      setKeyboardUsed(true);
      const action = gridAction(gridKey(event), cursor, {
        rows: lines.length,
        columns: columns.length,
        pageRows: pageRows(parts),
        isGroupRow: lines.at(cursor.row)?.kind === 'group',
      });
      if (!action) return;
      event.preventDefault();
      runGridAction(action, cursor, props, parts, moveTo);
    },
    onCopy(event: ClipboardEvent): void {
      const text = isTextSelected() ? undefined : props.onCopy();
      if (text === undefined) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', text);
    },
    /** A click on a head that was no drag. */
    sortBy(index: number, isAdded: boolean): void {
      const column = columnIds[index];
      setCursor({ row: -1, column: index });
      if (column !== undefined) props.onSort(column, isAdded);
    },
  };
}

function gridKey(event: KeyboardEvent): GridKey {
  return {
    key: event.key,
    hasShift: event.shiftKey,
    hasControl: event.ctrlKey || event.metaKey,
    hasAlt: event.altKey,
  };
}
