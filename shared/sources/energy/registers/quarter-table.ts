import { registerDefinitions } from '../../../contracts/energy/registers.ts';
import type { ColumnTable } from '../../../tables/column-table.ts';
import { booleanColumn, numberColumn } from '../../../tables/make-column.ts';
import { gwhOfAmount } from '../certificate/amount.ts';
import { quarterKey, type SummaryQuarter } from '../certificate/summary-series.ts';

/** The whole series as columns, imported and computed quarters. */
export function quarterTable(series: readonly SummaryQuarter[]): ColumnTable {
  const values: { readonly [column: string]: (quarter: SummaryQuarter) => number } = {
    year: ({ year }) => year,
    quarter: ({ quarter }) => quarter,
    targetGwh: ({ total }) => gwhOfAmount(total.target),
    transitionalGwh: ({ total }) => gwhOfAmount(total.transitional),
  };
  return {
    rowCount: series.length,
    keys: series.map(({ year, quarter }) => quarterKey(year, quarter)),
    columns: registerDefinitions.quarters.columns.map(({ id, kind }) => {
      const read = values[id];
      if (read && (kind === 'number' || kind === 'year')) return numberColumn(id, series.map(read), kind);
      return booleanColumn(
        id,
        series.map(({ imported }) => !!imported),
      );
    }),
  };
}
