// The rows of an answer as points of two of their numbers.

import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import { cellValue } from '../../../shared/tables/cell-value.ts';
import { isNumbers } from '../../../shared/tables/column-kinds.ts';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import type { ScatterPoint } from '../../charts/scatter-layout.ts';

export interface ScatterAxes {
  readonly x: string;
  readonly y: string;
}

/** Amounts and years: numbers that are names, and degrees, are no measure of a row. */
export function scatterColumns(columns: readonly ColumnDescription[]): readonly ColumnDescription[] {
  return columns.filter(
    ({ kind, unit, decimals }) => kind === 'year' || (kind === 'number' && unit !== '°' && decimals !== 0),
  );
}

/** What was chosen last, where the register has it; else the first two amounts. */
export function readScatterAxes(
  kept: Json | undefined,
  columns: readonly ColumnDescription[],
  first: readonly string[],
): ScatterAxes {
  const known = (id: Json | undefined) => columns.find((column) => column.id === id)?.id;
  const [one = '', other = one] = [...first, ...columns.map(({ id }) => id)];
  const chosen = isJsonObject(kept) ? kept : {};
  return { x: known(chosen['x']) ?? one, y: known(chosen['y']) ?? other };
}

/** More points than this take longer to draw than anybody waits. */
const MAX_POINTS = 20_000;

/** The first points of the rows in their order; rows without both numbers are none. `parts`: codes of the series. */
export function scatterPoints(
  table: ColumnTable,
  rows: Uint32Array,
  axes: ScatterAxes,
  parts: { readonly column: string; readonly codes: readonly string[] },
): { readonly points: readonly ScatterPoint[]; readonly withoutValue: number; readonly isCut: boolean } {
  const find = (id: string) => table.columns.find((column) => column.id === id);
  const [xs, ys, names, series] = [find(axes.x), find(axes.y), find('name'), find(parts.column)];
  const points: ScatterPoint[] = [];
  let withoutValue = 0;
  if (!isNumbers(xs) || !isNumbers(ys)) return { points, withoutValue: rows.length, isCut: false };
  for (const row of rows) {
    const [x = Number.NaN, y = Number.NaN] = [xs.values[row], ys.values[row]];
    if (Number.isNaN(x) || Number.isNaN(y)) {
      withoutValue += 1;
      continue;
    }
    if (points.length === MAX_POINTS) return { points, withoutValue, isCut: true };
    const code = series ? String(cellValue(series, row) ?? '') : '';
    const label = names ? String(cellValue(names, row) ?? '') : '';
    points.push({ id: table.keys[row] ?? '', label, series: parts.codes.indexOf(code), x, y });
  }
  return { points, withoutValue, isCut: false };
}
