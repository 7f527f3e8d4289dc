import { memo } from 'react';
import styles from './grid.module.css';
import type { GridColumn, GroupLine } from './grid-column.ts';
import { isRightAligned } from './grid-column.ts';

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
  readonly isExpanded: boolean;
}

/** The line of a group: its name over the columns in front of the first sum, then the sums in their columns. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { gridId, position, columns, group, cursorColumn } = props;
  const firstSum = columns.findIndex((column) => group.sums[column.description.id] !== undefined);
  const span = firstSum > 0 ? firstSum : firstSum < 0 ? columns.length : 1;
  const labelHasCursor = cursorColumn >= 0 && cursorColumn < span;
  return (
    <tr
      className={`${styles['row']} ${styles['group']}`}
      style={{ top: props.topPx }}
      aria-rowindex={position + 2}
      aria-level={1}
      aria-expanded={props.isExpanded}
      data-position={position}
    >
      <th
        scope="row"
        id={labelHasCursor ? cellId(gridId, position, cursorColumn) : undefined}
        className={`${styles['cell']} ${styles['groupLabel']} ${labelHasCursor ? CURSOR_CLASS : ''}`}
        style={{ gridColumnEnd: `span ${span}` }}
        aria-colindex={1}
        aria-colspan={span}
      >
        <span className={styles['twist']} aria-hidden="true" />
        <strong>{group.label}</strong>
        <span className={styles['groupDetails']}>{group.details}</span>
      </th>
      {columns.slice(span).map((column, index) => (
        <td
          key={column.description.id}
          id={index + span === cursorColumn ? cellId(gridId, position, cursorColumn) : undefined}
          className={cellClass(column, index + span, index + span === cursorColumn)}
          aria-colindex={index + span + 1}
        >
          {group.sums[column.description.id] ?? ''}
        </td>
      ))}
    </tr>
  );
});
