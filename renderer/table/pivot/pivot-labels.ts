import type { Bucket } from '../../../shared/tables/buckets.ts';
import type { CellValue } from '../../../shared/tables/column-table.ts';
import type { Pivot } from '../../../shared/tables/pivot.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { ExportColumn } from '../export/export-sheet.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';
import type { PivotChoices, PivotDimension } from './pivot-choices.ts';

/** Name of a dimension: the column; years, decades and classes told as such. */
export function dimensionText(dimension: PivotDimension, labels: RegisterLabels, text: Text): string {
  const { column, breaks, span } = dimension;
  if (breaks) return text('pivot.classes', { column: labels.columnWithUnit(column) });
  return span === 'year' ? text('pivot.byYear', { label: labels.column(column) }) : labels.groups(column);
}

/** `Sum av Effekt (MW)`. */
export function measureText(
  { measure, of }: Pick<PivotChoices, 'measure' | 'of'>,
  labels: RegisterLabels,
  text: Text,
): string {
  return measure === 'count'
    ? text('pivot.measure.count')
    : text('pivot.measureOf', {
        measure: text(`pivot.measure.${measure}`),
        column: labels.columnWithUnit(of),
      });
}

/** The name of a row or column. Classes of output say their ends with the unit. */
export function headerText(
  dimension: PivotDimension,
  bucket: Bucket,
  labels: RegisterLabels,
  text: Text,
): string {
  if (!dimension.breaks || !bucket.range) return labels.bucket(dimension.column, bucket);
  const unit = labels.unit(dimension.column) ?? '';
  const { least, below } = bucket.range;
  if (least === undefined) return text('pivot.class.below', { below: below ?? 0, unit });
  if (below === undefined) return text('pivot.class.from', { least, unit });
  return least === 0
    ? text('pivot.class.below', { below, unit })
    : text('pivot.class.between', { least, below, unit });
}

export interface PivotHeaders {
  readonly corner: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly total: string;
}

/** A pivot as a sheet: heads, rows, and the totals as the last row and column. */
export function pivotSheet(
  pivot: Pivot,
  headers: PivotHeaders,
  choices: PivotChoices,
): { columns: ExportColumn[]; values: CellValue[][] } {
  const width = pivot.columns.length;
  const amount = (value: number | undefined): CellValue =>
    value === undefined || Number.isNaN(value) ? null : value;
  const columns: ExportColumn[] = [
    { id: choices.rows, header: headers.corner, kind: 'text' },
    ...headers.columns.map((header, place): ExportColumn => ({ id: String(place), header, kind: 'number' })),
    { id: 'total', header: headers.total, kind: 'number' },
  ];
  const values = headers.rows.map((header, row) => [
    header,
    ...Array.from({ length: width }, (_, column) => amount(pivot.cells[row * width + column])),
    amount(pivot.rowTotals[row]),
  ]);
  const totals = [...Array.from(pivot.columnTotals, amount), amount(pivot.total)];
  return { columns, values: [...values, [headers.total, ...totals]] };
}
