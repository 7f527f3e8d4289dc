import { clampColumnWidth } from './column-layout.ts';
import type { DataGridProps } from './data-grid-props.ts';
import type { GridAction, GridCursor } from './grid-keys.ts';
import type { GridRefs } from './grid-refs.ts';
import { extendTo, NO_SELECTION, selectAll, selectOnly, toggleRow } from './row-selection.ts';

type HeaderAction = Extract<GridAction, { kind: 'sort' | 'resize-column' | 'move-column' | 'column-menu' }>;

/** Does what a key means, at the place of the cursor. */
export function runGridAction(
  action: GridAction,
  cursor: GridCursor,
  props: DataGridProps,
  parts: Pick<GridRefs, 'layout' | 'tableRef'>,
  moveTo: (place: GridCursor) => void,
): void {
  const { lines, selection } = props;
  const key = lines.keyAt(cursor.row);
  switch (action.kind) {
    case 'move':
      moveTo(action.to);
      if (action.isExtending) {
        const from = selection.anchor === undefined && key !== undefined ? selectOnly(key) : selection;
        props.onSelection(extendTo(from, action.to.row, lines));
      }
      break;
    case 'toggle-row':
      if (key !== undefined) props.onSelection(toggleRow(selection, key));
      break;
    case 'select-all':
      props.onSelection(selectAll(selection, lines));
      break;
    case 'select-none':
      props.onSelection(NO_SELECTION);
      break;
    case 'open':
      if (key !== undefined) props.onOpen(key);
      break;
    case 'set-expanded':
      expandGroup(props, cursor.row, action.isExpanded);
      break;
    case 'toggle-expanded':
      expandGroup(props, cursor.row, undefined);
      break;
    default:
      runHeaderAction(action, cursor, props, parts);
  }
}

function runHeaderAction(
  action: HeaderAction,
  cursor: GridCursor,
  props: DataGridProps,
  { layout, tableRef }: Pick<GridRefs, 'layout' | 'tableRef'>,
): void {
  const column = props.columns[cursor.column]?.description.id;
  if (column === undefined) return;
  if (action.kind === 'sort') props.onSort(column, action.isAdded);
  if (action.kind === 'column-menu') {
    const header = tableRef.current?.querySelectorAll('th[scope="col"]')[cursor.column];
    if (header) props.onColumnMenu?.(column, header.getBoundingClientRect());
  }
  if (action.kind === 'move-column') props.onMoveColumn(column, cursor.column + action.by);
  if (action.kind === 'resize-column') {
    const widthPx = layout.columns[cursor.column]?.widthPx ?? 0;
    props.onResize(column, clampColumnWidth(widthPx + action.byPx));
  }
}

/** undefined: the other way round. */
export function expandGroup(
  { lines, groups, onExpand }: DataGridProps,
  position: number,
  isExpanded: boolean | undefined,
): void {
  const line = lines.at(position);
  if (line?.kind !== 'group') return;
  const group = groups?.[line.index];
  if (group && isExpanded !== line.isExpanded) onExpand(group.id, isExpanded ?? !line.isExpanded);
}
