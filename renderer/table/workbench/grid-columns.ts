import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import { cellWriter } from '../grid/cell-text.ts';
import type { GridColumn, GroupLine } from '../grid/grid-column.ts';
import type { CopiedColumn } from '../grid/rows-as-text.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';
import type { RegisterDescription } from './register-description.ts';

type Descriptions = RegisterDescription['columns'];

/** The shown columns as the grid draws them. A column that the table does not have is left out. */
export function gridColumns(
  table: ColumnTable,
  shown: Descriptions,
  signs: readonly string[],
  labels: RegisterLabels,
): readonly GridColumn[] {
  return shown.flatMap((description): GridColumn[] => {
    const column = table.columns.find(({ id }) => id === description.id);
    if (!column) return [];
    const write = cellWriter(description, column, labels.cells);
    const hasSign = column.kind === 'choice' && signs.includes(description.id);
    return [
      {
        description,
        label: labels.header(description.id),
        unit: labels.unit(description.id),
        write,
        characters:
          column.kind === 'choice'
            ? Math.max(...column.dictionary.map((code) => labels.value(description.id, code).length))
            : usualLength(write, table.rowCount),
        hasSign,
        ...(hasSign && { codeOf: (row: number) => column.dictionary[column.codes[row] ?? 0] ?? '' }),
      },
    ];
  });
}

/** A sum of many rows is longer than what it sums: the columns of sums grow with those of the groups. */
export function withRoomForTotals(
  columns: readonly GridColumn[],
  groups: readonly GroupLine[],
): readonly GridColumn[] {
  return columns.map((column) => {
    const { id } = column.description;
    const characters = groups.reduce(
      (most, { sums }) => Math.max(most, sums[id]?.length ?? 0),
      column.characters,
    );
    return { ...column, characters };
  });
}

/** Cells of a few hundred rows tell how wide a column is. */
const SAMPLED_ROWS = 400;
/** A prime, so that rows are not taken in step with what repeats in them. */
const SAMPLE_STRIDE = 7919;
const USUAL_SHARE = 0.98;

function usualLength(write: (row: number) => string, rowCount: number): number {
  const isAll = rowCount <= SAMPLED_ROWS;
  const lengths = Array.from(
    { length: isAll ? rowCount : SAMPLED_ROWS },
    (_, place) => write(isAll ? place : (place * SAMPLE_STRIDE) % rowCount).length,
  );
  lengths.sort((a, b) => a - b);
  return lengths[Math.floor((lengths.length - 1) * USUAL_SHARE)] ?? 0;
}

/** The shown columns as they are copied. */
export function copiedColumns(
  table: ColumnTable,
  shown: Descriptions,
  labels: RegisterLabels,
): readonly CopiedColumn[] {
  return shown.flatMap((description) => {
    const column = table.columns.find(({ id }) => id === description.id);
    return column ? [{ description, column, label: labels.columnWithUnit(description.id) }] : [];
  });
}
