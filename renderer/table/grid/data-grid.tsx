import { useId, useImperativeHandle, useMemo, useRef } from 'react';
import { layOutColumns } from './column-layout.ts';
import type { DataGridProps } from './data-grid-props.ts';
import styles from './grid.module.css';
import { GridBody, type GridBodyHandle } from './grid-body.tsx';
import { GridHeader } from './grid-header.tsx';
import { cellId } from './grid-row.tsx';
import { useColumnDrag } from './use-column-drag.ts';
import { useGridController } from './use-grid-controller.ts';
import { useSeenWidth } from './use-seen-width.ts';
import { useWidth } from './use-width.ts';

/**
 * The table: virtual rows in an ARIA grid with one tab stop. The focus stays on the grid itself and the cursor is named
 * by `aria-activedescendant`, so that no recycled row can take the focus along.
 */
export function DataGrid(props: DataGridProps) {
  const { lines, columns } = props;
  const gridId = useId();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const bodyRef = useRef<GridBodyHandle>(null);
  const widthPx = useWidth(scrollerRef);
  const layout = useMemo(
    () => layOutColumns(columns, props.widthsPx, widthPx, props.textScale),
    [columns, props.widthsPx, widthPx, props.textScale],
  );
  const leftsPx = useMemo(() => layout.columns.map((placed) => placed.leftPx), [layout]);
  useSeenWidth(scrollerRef, widthPx, props.groups !== undefined);
  const controller = useGridController(props, {
    scrollerRef,
    tableRef,
    bodyRef,
    layout,
    rowHeightPx: props.rowHeightPx,
  });
  const drag = useColumnDrag({
    scrollerRef,
    layout,
    onClick: controller.sortBy,
    onMove: props.onMoveColumn,
    onResize: props.onResize,
  });
  useImperativeHandle(props.handleRef, () => ({
    focus: () => tableRef.current?.focus(),
    reveal(key) {
      const position = lines.positionOf(key);
      if (position >= 0) bodyRef.current?.bringIntoSight(position);
    },
  }));

  const { cursor } = controller;
  return (
    <div
      ref={scrollerRef}
      className={styles['scroller']}
      data-scrolls={layout.totalPx > widthPx || undefined}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support it */}
      <table
        ref={tableRef}
        role={props.groups ? 'treegrid' : 'grid'}
        tabIndex={0}
        aria-label={props.label}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        aria-activedescendant={cellId(gridId, cursor.row, cursor.column)}
        className={styles['grid']}
        style={{
          width: layout.totalPx,
          gridTemplateColumns: layout.columns.map((placed) => `${placed.widthPx}px`).join(' '),
          lineHeight: `${props.rowHeightPx}px`,
        }}
        data-keys={controller.isKeyboardUsed || undefined}
        onFocus={controller.onFocus}
        onKeyDown={controller.onKeyDown}
        onPointerDown={controller.onPointerDown}
        onClick={controller.onClick}
        onPointerOver={controller.onPointerOver}
        onPointerLeave={controller.onPointerLeave}
        onCopy={controller.onCopy}
      >
        <GridHeader
          gridId={gridId}
          columns={columns}
          sort={props.sort}
          cursorColumn={cursor.row < 0 ? cursor.column : -1}
          dropIndex={drag.dropIndex}
          headerTitle={props.headerTitle}
          onHeaderPointerDown={drag.onHeaderPointerDown}
          hasMenu={props.onColumnMenu !== undefined}
          onMenu={(index, header) => {
            const column = columns[index]?.description.id;
            if (column !== undefined) props.onColumnMenu?.(column, header.getBoundingClientRect());
          }}
          onEdgePointerDown={drag.onEdgePointerDown}
          onEdgeDoubleClick={(index) => {
            const column = columns[index]?.description.id;
            if (column !== undefined) props.onResize(column, undefined);
          }}
        />
        <GridBody
          gridId={gridId}
          scrollerRef={scrollerRef}
          handleRef={bodyRef}
          lines={lines}
          groups={props.groups}
          columns={columns}
          leftsPx={leftsPx}
          cursor={cursor}
          selectedKeys={props.selection.keys}
          hoveredKey={props.hoveredKey}
          activeKey={props.activeKey}
          rowHeightPx={props.rowHeightPx}
          headerHeightPx={props.rowHeightPx + HEAD_IS_TALLER_PX}
        />
      </table>
    </div>
  );
}

/** As in grid.module.css. */
const HEAD_IS_TALLER_PX = 3;
