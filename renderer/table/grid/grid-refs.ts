import type { RefObject } from 'react';
import type { ColumnLayout } from './column-layout.ts';
import type { GridBodyHandle } from './grid-body.tsx';

/** What the behaviour of the grid needs of its drawing. */
export interface GridRefs {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly tableRef: RefObject<HTMLTableElement | null>;
  readonly bodyRef: RefObject<GridBodyHandle | null>;
  readonly layout: ColumnLayout;
  readonly rowHeightPx: number;
}

/** Rows of the viewport, less one so that a page overlaps the next, less the head. */
export function pageRows({ scrollerRef, rowHeightPx }: GridRefs): number {
  const heightPx = scrollerRef.current?.clientHeight ?? 0;
  return Math.max(1, Math.floor(heightPx / rowHeightPx) - 2);
}

/** Brings a column into view beside the pinned one. */
export function scrollToColumn({ scrollerRef, layout }: GridRefs, index: number): void {
  const scroller = scrollerRef.current;
  const placed = layout.columns[index];
  if (!scroller || !placed || index === 0) return;
  const pinnedPx = layout.columns[0]?.widthPx ?? 0;
  const leastPx = placed.leftPx + placed.widthPx - scroller.clientWidth;
  const mostPx = placed.leftPx - pinnedPx;
  const leftPx = Math.min(Math.max(scroller.scrollLeft, leastPx), mostPx);
  if (leftPx !== scroller.scrollLeft) scroller.scrollLeft = leftPx;
}
