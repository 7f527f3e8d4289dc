import { isNumbers } from '../../../../shared/tables/column-kinds.ts';
import type { ColumnTable } from '../../../../shared/tables/column-table.ts';
import type { ChartDatum } from '../../../charts/stack-layout.ts';

export interface QuarterSeries {
  readonly data: readonly ChartDatum[];
  /** Quarters whose values came from a file or a service; the others are computed. */
  readonly importedCount: number;
}

/** The series per quarter as columns, the year below its first quarter. */
export function quarterSeries(
  table: ColumnTable,
  labelOf: (year: number, quarter: number) => string,
): QuarterSeries {
  const numbers = (id: string) => {
    const column = table.columns.find((one) => one.id === id);
    return isNumbers(column) ? column.values : new Float64Array(table.rowCount).fill(Number.NaN);
  };
  const [years, quarters] = [numbers('year'), numbers('quarter')];
  const [target, transitional] = [numbers('targetGwh'), numbers('transitionalGwh')];
  const imported = table.columns.find(({ id }) => id === 'isImported');
  const data = Array.from({ length: table.rowCount }, (_, row) => {
    const [year, quarter] = [years[row] ?? Number.NaN, quarters[row] ?? Number.NaN];
    return {
      id: `${year}-${quarter}`,
      label: labelOf(year, quarter),
      values: [target[row] ?? Number.NaN, transitional[row] ?? Number.NaN],
      axisLabel: quarter === 1 ? String(year) : '',
    };
  });
  return {
    data,
    importedCount: imported?.kind === 'boolean' ? imported.values.filter((value) => value === 1).length : 0,
  };
}
