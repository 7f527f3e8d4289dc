import { useMemo, useState } from 'react';
import { registerDefinitions } from '../../../shared/contracts/energy/registers.ts';
import type { SortKey } from '../../../shared/tables/table-query.ts';
import type { Text } from '../../i18n/create-text.ts';
import { useSpeech } from '../../i18n/text.tsx';
import { useSelectionActions } from '../../state/use-stores.ts';
import type { TableAnswer } from '../engine/use-table-answer.ts';
import { cellWriter, NO_VALUE_TEXT } from '../grid/cell-text.ts';
import { DataGrid } from '../grid/data-grid.tsx';
import { displayRows } from '../grid/display-rows.ts';
import type { GridColumn } from '../grid/grid-column.ts';
import { NO_SELECTION, type RowSelection } from '../grid/row-selection.ts';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import { useThemeScale } from '../workbench/use-theme-scale.ts';
import { DIFFERENCE_COLUMNS, type DifferenceColumn, registerKey, valueWriter } from './difference-labels.ts';

interface DifferenceGridProps {
  readonly model: RegisterModel;
  readonly answer: TableAnswer;
  readonly changeLabel: (code: string) => string;
  onSort(column: string, isAdded: boolean): void;
  readonly sort: readonly SortKey[];
}

const NOTHING_EXPANDED: ReadonlySet<string> = new Set();
const NO_WIDTHS = {};
const ignore = () => undefined;

/** Each difference as a row: what it is about, what changed, from and to. Opening a row opens the card. */
export function DifferenceGrid({ model, answer, changeLabel, sort, onSort }: DifferenceGridProps) {
  const { text } = useSpeech();
  const { activate } = useSelectionActions(model.description.register);
  const { table, rows } = answer;
  const [selection, setSelection] = useState<RowSelection>(NO_SELECTION);
  const rowByKey = useMemo(() => new Map(table.keys.map((key, row) => [key, row])), [table]);
  const lines = useMemo(
    () =>
      displayRows(
        rows,
        { keys: table.keys, rowOf: (key) => rowByKey.get(key) ?? -1 },
        undefined,
        NOTHING_EXPANDED,
      ),
    [rows, table, rowByKey],
  );
  const columns = useMemo(
    () => gridColumns(model, answer, changeLabel, text),
    [model, answer, changeLabel, text],
  );
  const scale = useThemeScale();
  return (
    <DataGrid
      label={text('compare.title')}
      columns={columns}
      lines={lines}
      groups={undefined}
      widthsPx={NO_WIDTHS}
      sort={sort}
      selection={selection}
      hoveredKey={undefined}
      activeKey={undefined}
      rowHeightPx={scale.rowPx(true)}
      textScale={scale.text}
      headerTitle={(column) => columns.find(({ description }) => description.id === column)?.label ?? column}
      onSort={onSort}
      onResize={ignore}
      onMoveColumn={ignore}
      onSelection={setSelection}
      onOpen={(key) => {
        const row = rowByKey.get(key);
        if (row !== undefined) activate(registerKey(table, row));
      }}
      onHover={ignore}
      onExpand={ignore}
      onCopy={() => copiedText(columns, answer, selection)}
    />
  );
}

/** The sides take what is left of the room, so that the difference stays in sight beside a map and in large text. */
const USUAL_CHARACTERS: { readonly [Id in DifferenceColumn]: number } = {
  name: 22,
  change: 6,
  member: 14,
  before: 16,
  after: 16,
  difference: 10,
  key: 10,
};

function gridColumns(
  { description, labels }: RegisterModel,
  { table }: TableAnswer,
  changeLabel: (code: string) => string,
  text: Text,
): readonly GridColumn[] {
  const choice = (column: string, code: string) =>
    column === 'change' ? changeLabel(code) : labels.columnWithUnit(code);
  const { outline } = registerDefinitions[description.register].profile;
  const wholeRow = text('compare.wholeRow');
  return DIFFERENCE_COLUMNS.flatMap((column): GridColumn[] => {
    const source = table.columns.find(({ id }) => id === column.id);
    if (!source) return [];
    const write =
      column.id === 'before' || column.id === 'after'
        ? valueWriter(table, column.id, description.columns, labels, outline)
        : cellWriter(column, source, { ...labels.cells, choice });
    const label = text(`compare.column.${column.id}`);
    return [
      {
        description: column,
        label,
        unit: undefined,
        write:
          column.id === 'member'
            ? (row) => {
                const written = write(row);
                return written === NO_VALUE_TEXT ? wholeRow : written;
              }
            : write,
        characters: USUAL_CHARACTERS[column.id],
        hasSign: false,
      },
    ];
  });
}

/** The selected differences as tab-separated lines. */
function copiedText(
  columns: readonly GridColumn[],
  { rows, table }: TableAnswer,
  { keys }: RowSelection,
): string | undefined {
  const chosen = rows.filter((row) => keys.has(table.keys[row] ?? ''));
  if (chosen.length === 0) return undefined;
  const headers = columns.map(({ label }) => label).join('\t');
  const lines = Array.from(chosen, (row) => columns.map(({ write }) => write(row)).join('\t'));
  return `${[headers, ...lines].join('\r\n')}\r\n`;
}
