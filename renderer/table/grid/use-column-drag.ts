import { type PointerEvent, type RefObject, useState } from 'react';
import { type ColumnLayout, clampColumnWidth } from './column-layout.ts';

const DRAG_STARTS_PX = 5;

interface ColumnDragOptions {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly layout: ColumnLayout;
  onClick(index: number, isAdded: boolean): void;
  onMove(column: string, toIndex: number): void;
  onResize(column: string, widthPx: number): void;
}

/** Pointer work on the heads: a short press is a click, a longer way moves the column, the edge sets the width. */
export function useColumnDrag(options: ColumnDragOptions) {
  const { layout, scrollerRef } = options;
  const [dropIndex, setDropIndex] = useState<number>();

  function onHeaderPointerDown(event: PointerEvent, index: number): void {
    if (event.button !== 0) return;
    const column = layout.columns[index]?.column.id;
    const isAdded = event.shiftKey;
    const startPx = event.clientX;
    let target: number | undefined;
    follow(event, {
      onMove(move) {
        if (index === 0 || (target === undefined && Math.abs(move.clientX - startPx) < DRAG_STARTS_PX))
          return;
        target = dropIndexAt(layout, pointInTable(scrollerRef.current, move.clientX));
        setDropIndex(target);
      },
      onEnd() {
        setDropIndex(undefined);
        if (target === undefined) options.onClick(index, isAdded);
        else if (column !== undefined) options.onMove(column, target > index ? target - 1 : target);
      },
      onCancel: () => setDropIndex(undefined),
    });
  }

  function onEdgePointerDown(event: PointerEvent, index: number): void {
    const placed = layout.columns[index];
    if (!placed || event.button !== 0) return;
    event.stopPropagation();
    const startPx = event.clientX;
    follow(event, {
      onMove: (move) =>
        options.onResize(placed.column.id, clampColumnWidth(placed.widthPx + move.clientX - startPx)),
      onEnd: () => undefined,
      onCancel: () => options.onResize(placed.column.id, placed.widthPx),
    });
  }

  return { dropIndex, onHeaderPointerDown, onEdgePointerDown };
}

/** The column in front of which a point of the table stands; never the pinned one. */
export function dropIndexAt(layout: ColumnLayout, xPx: number): number {
  const index = layout.columns.findIndex((placed) => xPx < placed.leftPx + placed.widthPx / 2);
  return Math.max(1, index < 0 ? layout.columns.length : index);
}

function pointInTable(scroller: HTMLDivElement | null, clientX: number): number {
  if (!scroller) return clientX;
  return clientX - scroller.getBoundingClientRect().left + scroller.scrollLeft;
}

interface DragListener {
  onMove(event: globalThis.PointerEvent): void;
  onEnd(): void;
  onCancel(): void;
}

function follow(event: PointerEvent, listener: DragListener): void {
  const stop = new AbortController();
  const { signal } = stop;
  const end = (run: () => void) => () => {
    stop.abort();
    run();
  };
  window.addEventListener('pointermove', (move) => listener.onMove(move), { signal });
  window.addEventListener('pointerup', end(listener.onEnd), { signal });
  window.addEventListener('pointercancel', end(listener.onCancel), { signal });
  window.addEventListener('keydown', (key) => key.key === 'Escape' && end(listener.onCancel)(), { signal });
  event.preventDefault();
}
