import { type CSSProperties, memo } from 'react';
import styles from './grid.module.css';
import type { GridColumn, GroupLine } from './grid-column.ts';
import { isRightAligned } from './grid-column.ts';
import { groupSpans } from './group-spans.ts';

interface RowProps {
  readonly gridId: string;
  readonly position: number;
  readonly topPx: number;
  readonly columns: readonly GridColumn[];
  /** The column that the cursor stands in; -1 when it is on another line. */
  readonly cursorColumn: number;
}

interface DataRowProps extends RowProps {
  readonly row: number;
  readonly isSelected: boolean;
  readonly isHovered: boolean;
  readonly isActive: boolean;
  readonly level: number | undefined;
}

/** The id of a cell, by which the grid tells where its cursor is. */
export function cellId(gridId: string, position: number, column: number): string {
  return `${gridId}-${position}-${column}`;
}

const CELL_CLASS = styles['cell'];
const NUMBER_CELL_CLASS = `${styles['cell']} ${styles['number']}`;
const PINNED_CELL_CLASS = `${styles['cell']} ${styles['pinned']}`;
const CURSOR_CLASS = styles['cursor'];

function cellClass(column: GridColumn, index: number, isCursor: boolean): string {
  const name =
    index === 0
      ? PINNED_CELL_CLASS
      : isRightAligned(column.description)
        ? NUMBER_CELL_CLASS
        : (CELL_CLASS ?? '');
  return isCursor ? `${name} ${CURSOR_CLASS}` : name;
}

/** One row. Plain elements only and no handler of its own: thousands of them pass in a second of scrolling. */
export const DataRow = memo(function DataRow(props: DataRowProps) {
  const { gridId, position, row, columns, cursorColumn } = props;
  return (
    <tr
      className={styles['row']}
      style={{ top: props.topPx }}
      aria-rowindex={position + 2}
      aria-selected={props.isSelected}
      aria-level={props.level}
      data-position={position}
      data-hovered={props.isHovered || undefined}
      data-active={props.isActive || undefined}
    >
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.description.id}
            scope={index === 0 ? 'row' : undefined}
            id={index === cursorColumn ? cellId(gridId, position, index) : undefined}
            className={cellClass(column, index, index === cursorColumn)}
            aria-colindex={index + 1}
            data-code={column.codeOf?.(row)}
          >
            {column.write(row)}
          </Cell>
        );
      })}
    </tr>
  );
});

interface GroupRowProps extends RowProps {
  readonly group: GroupLine;
  /** Where each column begins. */
  readonly leftsPx: readonly number[];
  readonly isExpanded: boolean;
}

/** The line of a group: its name in front of the first sum, the sums in their columns, the rest behind the last. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { gridId, position, columns, group, cursorColumn } = props;
  const spans = groupSpans(columns, group);
  const cursorSpan = spans.find(({ start, span }) => cursorColumn >= start && cursorColumn < start + span);
  return (
    <tr
      className={`${styles['row']} ${styles['group']}`}
      style={{ top: props.topPx }}
      aria-rowindex={position + 2}
      aria-level={1}
      aria-expanded={props.isExpanded}
      data-position={position}
    >
      {spans.map((cell) => {
        const { start, span, kind } = cell;
        const isCursor = cell === cursorSpan;
        const Cell = kind === 'label' ? 'th' : 'td';
        const kindClass =
          kind === 'label' ? styles['groupLabel'] : kind === 'sum' ? styles['number'] : styles['apart'];
        return (
          <Cell
            key={start}
            scope={kind === 'label' ? 'row' : undefined}
            id={isCursor ? cellId(gridId, position, cursorColumn) : undefined}
            className={`${CELL_CLASS} ${kindClass} ${isCursor ? CURSOR_CLASS : ''}`}
            style={{ gridColumnEnd: `span ${span}` }}
            aria-colindex={start + 1}
            aria-colspan={span}
            title={kind === 'apart' ? group.separate : undefined}
          >
            {kind === 'label' && (
              <GroupLabel group={group} hasSeparate={!spans.some((one) => one.kind === 'apart')} />
            )}
            {kind === 'sum' && (group.sums[columns[start]?.description.id ?? ''] ?? '')}
            {kind === 'apart' && (
              <span className={styles['seen']} style={fromLeft(props.leftsPx[start])}>
                {group.separate}
              </span>
            )}
          </Cell>
        );
      })}
    </tr>
  );
});

/** Where the words begin: they end where the window does, which the scroller says. */
function fromLeft(leftPx = 0): CSSProperties {
  return { '--left': `${leftPx}px` } as CSSProperties;
}

function GroupLabel({ group, hasSeparate }: { readonly group: GroupLine; readonly hasSeparate: boolean }) {
  return (
    <>
      <span className={styles['twist']} aria-hidden="true" />
      <strong>{group.label}</strong>
      <span className={styles['groupDetails']}>
        {group.details}
        {hasSeparate && group.separate && ` · ${group.separate}`}
      </span>
    </>
  );
}
