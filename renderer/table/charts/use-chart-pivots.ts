import { useMemo } from 'react';
import type { Pivot } from '../../../shared/tables/pivot.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import type { EngineTable } from '../engine/table-engine.ts';
import { useLatest } from '../engine/use-table-answer.ts';
import { useRowsQuery } from '../query/use-rows-query.ts';
import { type ChartsDescription, measureOf, type RegisterChart } from './register-charts.ts';

export interface ChartPivot {
  readonly chart: RegisterChart;
  readonly pivot: Pivot;
}

interface Question {
  readonly engine: EngineTable;
  readonly query: TableQuery;
  readonly described: ChartsDescription;
  readonly measure: string;
}

/** The numbers of all charts for the rows that the query keeps, each without the filters of its own column. */
export function useChartPivots(
  engine: EngineTable | undefined,
  described: ChartsDescription,
  query: TableQuery,
  measure: string,
) {
  const { bounds } = query;
  // Order and grouping of the table change no chart.
  const rows = useRowsQuery(query);
  const question = useMemo((): Question | undefined => {
    const kept = bounds ? { ...rows, bounds } : rows;
    return engine && { engine, described, query: kept, measure };
  }, [engine, described, rows, bounds, measure]);
  return useLatest(question, askCharts);
}

async function askCharts({ engine, described, query, measure }: Question): Promise<readonly ChartPivot[]> {
  const pivots = await Promise.all(
    described.charts.map(async (chart) => {
      const request = { rows: chart.by, columns: { column: described.parts }, measure: measureOf(measure) };
      return { chart, pivot: await engine.pivot(query, request, chart.by.column) };
    }),
  );
  return pivots.filter((one): one is ChartPivot => one.pivot !== undefined);
}
