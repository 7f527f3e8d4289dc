import type { PointerEvent } from 'react';
import type { SortKey } from '../../../shared/tables/table-query.ts';
import styles from './grid.module.css';
import { type GridColumn, isRightAligned } from './grid-column.ts';
import { cellId } from './grid-row.tsx';

interface GridHeaderProps {
  readonly gridId: string;
  readonly columns: readonly GridColumn[];
  readonly sort: readonly SortKey[];
  readonly cursorColumn: number;
  /** Where a dragged column would be dropped: in front of this index. */
  readonly dropIndex: number | undefined;
  headerTitle(column: string): string;
  onHeaderPointerDown(event: PointerEvent, index: number): void;
  readonly hasMenu: boolean;
  onMenu(index: number, header: Element): void;
  onEdgePointerDown(event: PointerEvent, index: number): void;
  onEdgeDoubleClick(index: number): void;
}

/** The heads: a click sorts, a drag moves, the right edge sets the width. The keys are in grid-keys.ts. */
export function GridHeader(props: GridHeaderProps) {
  return (
    <thead className={styles['headGroup']}>
      <tr className={`${styles['row']} ${styles['head']}`} aria-rowindex={1}>
        {props.columns.map((column, index) => {
          const order = props.sort.findIndex((key) => key.column === column.description.id);
          const key = props.sort[order];
          return (
            <th
              key={column.description.id}
              scope="col"
              id={cellId(props.gridId, -1, index)}
              aria-colindex={index + 1}
              aria-sort={key ? (key.isDescending ? 'descending' : 'ascending') : 'none'}
              className={headerClass(column, index, index === props.cursorColumn)}
              data-drop={props.dropIndex === index || undefined}
              title={props.headerTitle(column.description.id)}
              onPointerDown={(event) => props.onHeaderPointerDown(event, index)}
              onContextMenu={(event) => {
                if (!props.hasMenu) return;
                event.preventDefault();
                props.onMenu(index, event.currentTarget);
              }}
            >
              <span className={styles['headWords']}>
                <span className={styles['headLabel']}>{column.label}</span>
                {column.unit && <span className={styles['unit']}>{column.unit}</span>}
              </span>
              {key && (
                <span className={styles['sortMark']} data-descending={key.isDescending} aria-hidden="true">
                  {props.sort.length > 1 ? order + 1 : ''}
                </span>
              )}
              {props.hasMenu && <MenuButton onPress={(header) => props.onMenu(index, header)} />}
              <span
                className={styles['edge']}
                aria-hidden="true"
                onPointerDown={(event) => props.onEdgePointerDown(event, index)}
                onDoubleClick={() => props.onEdgeDoubleClick(index)}
              />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** For the pointer; the keys have Alt and arrow down. */
function MenuButton({ onPress }: { onPress: (header: Element) => void }) {
  return (
    <span
      className={styles['menuMark']}
      aria-hidden="true"
      onPointerDown={(event) => {
        // Not the beginning of a drag.
        event.stopPropagation();
        event.preventDefault();
      }}
      onClick={(event) => {
        const header = event.currentTarget.closest('th');
        if (header) onPress(header);
      }}
    />
  );
}

function headerClass(column: GridColumn, index: number, isCursor: boolean): string {
  return [
    styles['cell'],
    index === 0 && styles['pinned'],
    index > 0 && isRightAligned(column.description) && styles['number'],
    isCursor && styles['cursor'],
  ]
    .filter(Boolean)
    .join(' ');
}
