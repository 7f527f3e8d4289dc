import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { DataGridProps } from './data-grid-props.ts';
import type { GridCursor } from './grid-keys.ts';
import type { GridRefs } from './grid-refs.ts';
import { extendTo, selectOnly, toggleRow } from './row-selection.ts';
import { expandGroup } from './run-grid-action.ts';
import { useStillRows } from './use-still-rows.ts';

/** Clicks and pointing at rows. One listener for the whole table: rows have none. */
export function useGridPointer(
  props: DataGridProps,
  parts: GridRefs,
  setCursor: (place: GridCursor) => void,
) {
  const { lines, selection } = props;
  const holdStill = useStillRows(parts.scrollerRef);
  const hoveredRef = useRef<string | undefined>(undefined);

  function hover(key: string | undefined): void {
    if (key === hoveredRef.current) return;
    hoveredRef.current = key;
    props.onHover(key);
  }

  return {
    onPointerDown(event: PointerEvent): void {
      if (!event.shiftKey) return;
      // Shift draws a range of rows; the browser would draw one of text.
      event.preventDefault();
      parts.tableRef.current?.focus({ preventScroll: true });
    },
    onClick(event: MouseEvent): void {
      const place = placeOf(event.target);
      if (!place || isTextSelected()) return;
      setCursor(place);
      const key = lines.keyAt(place.row);
      if (key === undefined) expandGroup(props, place.row, undefined);
      else if (event.shiftKey) props.onSelection(extendTo(selection, place.row, lines));
      else if (event.ctrlKey || event.metaKey) props.onSelection(toggleRow(selection, key));
      else {
        holdStill();
        props.onSelection(selectOnly(key));
        props.onOpen(key);
      }
    },
    onPointerOver(event: PointerEvent): void {
      // Rows that pass below a resting pointer were not pointed at.
      if (parts.bodyRef.current?.isScrolling()) return;
      const place = placeOf(event.target);
      hover(place && lines.keyAt(place.row));
    },
    onPointerLeave: () => hover(undefined),
  };
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

/** What is selected as text is what the user works with. */
export function isTextSelected(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
