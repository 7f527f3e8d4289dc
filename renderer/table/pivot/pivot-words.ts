import type { Bucket } from '../../../shared/tables/buckets.ts';
import type { CellValue } from '../../../shared/tables/column-table.ts';
import type { Pivot } from '../../../shared/tables/pivot.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { ExportColumn } from '../export/export-sheet.ts';
import type { RegisterWords } from '../words/register-words.ts';
import type { PivotChoices, PivotDimension } from './pivot-choices.ts';

/** Name of a dimension: the column, decades and classes told as such. */
export function dimensionText({ id, breaks }: PivotDimension, words: RegisterWords, text: Text): string {
  return breaks ? text('pivot.classes', { column: words.columnWithUnit(id) }) : words.column(id);
}

export function measureText(measure: string, words: RegisterWords, text: Text): string {
  return measure === 'count'
    ? text('pivot.count')
    : text('pivot.sumOf', { column: words.columnWithUnit(measure) });
}

/** The name of a row or column. Classes of output say their ends with the unit. */
export function headText(
  dimension: PivotDimension,
  bucket: Bucket,
  words: RegisterWords,
  text: Text,
): string {
  if (!dimension.breaks || !bucket.range) return words.bucket(dimension.column, bucket);
  const unit = words.unit(dimension.column) ?? '';
  const { least, below } = bucket.range;
  if (least === undefined) return text('pivot.class.below', { below: below ?? 0, unit });
  if (below === undefined) return text('pivot.class.from', { least, unit });
  return least === 0
    ? text('pivot.class.below', { below, unit })
    : text('pivot.class.between', { least, below, unit });
}

export interface PivotHeads {
  readonly corner: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly total: string;
}

/** A pivot as a sheet: heads, rows, and the totals as the last row and column. */
export function pivotSheet(
  pivot: Pivot,
  heads: PivotHeads,
  choices: PivotChoices,
): { columns: ExportColumn[]; values: CellValue[][] } {
  const width = pivot.columns.length;
  const amount = (value: number | undefined): CellValue =>
    value === undefined || Number.isNaN(value) ? null : value;
  const columns: ExportColumn[] = [
    { id: choices.rows, head: heads.corner, kind: 'text' },
    ...heads.columns.map((head, place): ExportColumn => ({ id: String(place), head, kind: 'number' })),
    { id: 'total', head: heads.total, kind: 'number' },
  ];
  const values = heads.rows.map((head, row) => [
    head,
    ...Array.from({ length: width }, (_, column) => amount(pivot.cells[row * width + column])),
    amount(pivot.rowTotals[row]),
  ]);
  return { columns, values: [...values, [heads.total, ...Array.from(pivot.columnTotals), pivot.total]] };
}
