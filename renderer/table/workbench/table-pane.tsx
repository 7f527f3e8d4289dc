import { type Ref, useMemo, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions, useSelection, useSelectionActions } from '../../state/use-stores.ts';
import type { TableAnswer } from '../engine/use-table-answer.ts';
import { moveColumn } from '../grid/column-layout.ts';
import { DataGrid } from '../grid/data-grid.tsx';
import type { DataGridHandle } from '../grid/data-grid-props.ts';
import { displayRows } from '../grid/display-rows.ts';
import type { RowSelection } from '../grid/row-selection.ts';
import { rowsAsText } from '../grid/rows-as-text.ts';
import { sortByColumn } from '../query/query-edits.ts';
import { ColumnMenu } from './column-menu.tsx';
import { copiedColumns, gridColumns, withRoomForTotals } from './grid-columns.ts';
import { groupLines, rowGroups } from './group-lines.ts';
import type { ExpandedGroups } from './use-expanded-groups.ts';
import type { RegisterModel } from './use-register-model.ts';
import { useThemeScale } from './use-theme-scale.ts';

interface TablePaneProps {
  readonly model: RegisterModel;
  readonly answer: TableAnswer;
  readonly expanded: ExpandedGroups;
  readonly handleRef: Ref<DataGridHandle>;
  /** Runs a choice that is made in the table: see useChosenInSight. */
  chooseHere(choose: () => void): void;
  onFilterColumn(column: string): void;
}

/** The grid over an answer, joined with view and selection. */
export function TablePane(props: TablePaneProps) {
  const { model, answer, expanded, chooseHere, onFilterColumn } = props;
  const text = useText();
  const { description, labels, view, actions, columns, rowOf } = model;
  const register = description.register;
  const selection = useRowSelection(register);
  const selecting = useSelectionActions(register);
  const hoveredKey = useSelection(register, (state) => state.hoveredKey);
  const activeKey = useSelection(register, (state) => state.activeKey);
  const scale = useThemeScale();
  const notices = useNoticeActions();
  const [menu, setMenu] = useState<{ column: string; place: DOMRect }>();

  const drawn = useMemo(
    () => gridColumns(answer.table, columns, description.signs, labels),
    [answer.table, columns, description.signs, labels],
  );
  const { groups } = answer;
  const groupBy = answer.query.groupBy;
  const lines = useMemo(
    () =>
      displayRows(answer.rows, { keys: answer.table.keys, rowOf }, groups && rowGroups(groups), expanded.ids),
    [answer.rows, answer.table, rowOf, groups, expanded.ids],
  );
  const groupTexts = useMemo(
    () =>
      groups && groupBy !== undefined ? groupLines(groups, groupBy, description, text, labels) : undefined,
    [groups, groupBy, description, text, labels],
  );
  const roomy = useMemo(
    () => (groupTexts ? withRoomForTotals(drawn, groupTexts) : drawn),
    [drawn, groupTexts],
  );

  function copy(): string | undefined {
    const rows = answer.rows.filter((row) => selection.keys.has(answer.table.keys[row] ?? ''));
    if (rows.length === 0) return undefined;
    notices.announce(text('table.announce.copied', { count: rows.length }));
    return rowsAsText(rows, copiedColumns(answer.table, columns, labels), labels.cells);
  }

  const columnIds = columns.map((column) => column.id);
  return (
    <>
      <DataGrid
        handleRef={props.handleRef}
        label={labels.register}
        columns={roomy}
        lines={lines}
        groups={groupTexts}
        widthsPx={view.widthsPx}
        sort={view.query.sort}
        selection={selection}
        hoveredKey={hoveredKey}
        activeKey={activeKey}
        textScale={scale.text}
        rowHeightPx={scale.rowPx(view.isCompact)}
        headerTitle={(column) => text('table.grid.sortTitle', { label: labels.columnWithUnit(column) })}
        onSort={(column, isAdded) => actions.editQuery((query) => sortByColumn(query, column, isAdded))}
        onResize={actions.setWidth}
        onColumnMenu={(column, place) => setMenu({ column, place })}
        onMoveColumn={(column, toIndex) => actions.setColumns(moveColumn(columnIds, column, toIndex))}
        onSelection={({ keys, anchor }) => chooseHere(() => selecting.select(keys, anchor))}
        onOpen={(key) => chooseHere(() => selecting.activate(key))}
        onHover={selecting.hover}
        onExpand={expanded.set}
        onCopy={copy}
      />
      {menu && (
        <ColumnMenu model={model} {...menu} onFilter={onFilterColumn} onClose={() => setMenu(undefined)} />
      )}
    </>
  );
}

function useRowSelection(register: RegisterModel['description']['register']): RowSelection {
  const keys = useSelection(register, (state) => state.selectedKeys);
  const anchor = useSelection(register, (state) => state.anchorKey);
  return useMemo(() => ({ keys, anchor }), [keys, anchor]);
}
