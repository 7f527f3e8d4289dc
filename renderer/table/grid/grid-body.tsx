import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import type { DisplayRows } from './display-rows.ts';
import styles from './grid.module.css';
import { modulo, rowsInSlotOrder, rowWindow } from './row-slots.ts';

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

import type { GridColumn, GroupLine } from './grid-column.ts';
import type { GridCursor } from './grid-keys.ts';
import { DataRow, GroupRow } from './grid-row.tsx';

export interface GridBodyHandle {
  /** No further than it must. */
  scrollToRow(position: number): void;
  /** To the middle, with what is around it, where it is out of sight. */
  bringIntoSight(position: number): void;
  isScrolling(): boolean;
}

interface GridBodyProps {
  readonly gridId: string;
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly handleRef: RefObject<GridBodyHandle | null>;
  readonly lines: DisplayRows;
  readonly groups: readonly GroupLine[] | undefined;
  readonly columns: readonly GridColumn[];
  /** Where each column begins. */
  readonly leftsPx: readonly number[];
  readonly cursor: GridCursor;
  readonly selectedKeys: ReadonlySet<string>;
  readonly hoveredKey: string | undefined;
  readonly activeKey: string | undefined;
  readonly rowHeightPx: number;
  readonly headerHeightPx: number;
}

/** Rows drawn beyond the visible ones, both ends together. */
const SPARE_ROWS = 8;

/** The rows that are in view, and the one that the cursor is on: it must exist for the grid to name it. */
export function GridBody(props: GridBodyProps) {
  const { lines, cursor, rowHeightPx, headerHeightPx } = props;
  const virtualizer: RowVirtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => props.scrollerRef.current,
    estimateSize: () => rowHeightPx,
    overscan: 0,
    scrollMargin: headerHeightPx,
    scrollPaddingStart: headerHeightPx,
  });
  const wantedRef = useRef<number>(undefined);
  useImperativeHandle(
    props.handleRef,
    () => ({
      scrollToRow: (position) => virtualizer.scrollToIndex(position, { align: 'auto' }),
      bringIntoSight(position) {
        wantedRef.current = position;
        showWanted(virtualizer, wantedRef);
      },
      isScrolling: () => virtualizer.isScrolling,
    }),
    [virtualizer],
  );
  // When it is drawn for the first time, what scrolls around it is not known yet.
  useEffect(() => showWanted(virtualizer, wantedRef));
  // The sizes that the virtualizer keeps are those of the old row height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rowHeightPx is what the measuring depends on
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeightPx]);

  const window = useRowWindow(virtualizer, lines.length, rowHeightPx);
  const isCursorAway =
    cursor.row >= 0 && (cursor.row < window.start || cursor.row >= window.start + window.count);
  const cursorLine = isCursorAway && <Line key="cursor" body={props} position={cursor.row} />;
  return (
    <tbody className={styles['body']} style={{ height: lines.length * rowHeightPx }}>
      {cursor.row < window.start && cursorLine}
      {window.rows.map((position) => (
        <Line key={modulo(position, window.count)} body={props} position={position} />
      ))}
      {cursor.row >= window.start && cursorLine}
    </tbody>
  );
}

/** Scrolls to a row that somebody wants to see, once that can be done: to the middle where it is out of sight. */
function showWanted(virtualizer: RowVirtualizer, wantedRef: RefObject<number | undefined>): void {
  const { current: position } = wantedRef;
  if (position === undefined || !virtualizer.scrollElement) return;
  wantedRef.current = undefined;
  const { range } = virtualizer;
  const isSeen = range && position >= range.startIndex && position <= range.endIndex;
  virtualizer.scrollToIndex(position, { align: isSeen ? 'auto' : 'center' });
}

/** The rows to draw, in the order of their elements: that of the rows while the table stands still. */
function useRowWindow(virtualizer: RowVirtualizer, rowCount: number, rowHeightPx: number) {
  const originRef = useRef(0);
  const first = virtualizer.range?.startIndex ?? 0;
  const last = virtualizer.range?.endIndex ?? -1;
  const visibleRows = Math.ceil((virtualizer.scrollRect?.height ?? 0) / rowHeightPx) + 1;
  const window = rowWindow(first, last, rowCount, visibleRows + SPARE_ROWS);
  const isResting = !virtualizer.isScrolling;
  useEffect(() => {
    if (isResting) originRef.current = window.start;
  });
  const rows = rowsInSlotOrder(window, isResting ? window.start : originRef.current);
  return { ...window, rows };
}

function Line({ body, position }: { readonly body: GridBodyProps; readonly position: number }) {
  const { lines, groups, cursor } = body;
  const line = lines.at(position);
  if (!line) return null;
  const shared = {
    gridId: body.gridId,
    position,
    topPx: position * body.rowHeightPx,
    columns: body.columns,
    cursorColumn: position === cursor.row ? cursor.column : -1,
  };
  if (line.kind === 'group') {
    const group = groups?.[line.index];
    return (
      group && <GroupRow {...shared} group={group} leftsPx={body.leftsPx} isExpanded={line.isExpanded} />
    );
  }
  const key = lines.keyAt(position);
  return (
    <DataRow
      {...shared}
      row={line.row}
      isSelected={key !== undefined && body.selectedKeys.has(key)}
      isHovered={key !== undefined && key === body.hoveredKey}
      isActive={key !== undefined && key === body.activeKey}
      level={groups ? 2 : undefined}
    />
  );
}
