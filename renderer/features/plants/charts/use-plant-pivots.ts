import { useMemo } from 'react';
import type { Pivot } from '../../../../shared/tables/pivot.ts';
import type { TableQuery } from '../../../../shared/tables/table-query.ts';
import type { EngineTable } from '../../../table/engine/table-engine.ts';
import { useLatest } from '../../../table/engine/use-table-answer.ts';
import { measureOf, PLANT_CHARTS, type PlantChart, type PlantMeasure } from './plant-charts.ts';

export interface ChartPivot {
  readonly chart: PlantChart;
  readonly pivot: Pivot;
}

interface Question {
  readonly engine: EngineTable;
  readonly query: TableQuery;
  readonly measure: PlantMeasure;
}

/** The numbers of all charts for the rows that the query keeps, each without the filters of its own column. */
export function usePlantPivots(engine: EngineTable | undefined, query: TableQuery, measure: PlantMeasure) {
  const { search, filters, bounds } = query;
  // Order and grouping of the table change no chart.
  const question = useMemo((): Question | undefined => {
    const kept: TableQuery = { search, filters, sort: [], ...(bounds && { bounds }) };
    return engine && { engine, query: kept, measure };
  }, [engine, search, filters, bounds, measure]);
  return useLatest(question, askCharts);
}

async function askCharts({ engine, query, measure }: Question): Promise<readonly ChartPivot[]> {
  const pivots = await Promise.all(
    PLANT_CHARTS.map(async (chart) => {
      const request = { rows: chart.by, columns: { column: 'type' }, measure: measureOf(measure) };
      return { chart, pivot: await engine.pivot(query, request, chart.by.column) };
    }),
  );
  return pivots.filter((one): one is ChartPivot => one.pivot !== undefined);
}
