import type { ChartsDescription } from '../../../table/charts/register-charts.ts';

/** The two schemes look as in the chart of the quarters. */
export const certificateCharts: ChartsDescription = {
  measures: ['eligibleProductionGwh', 'wholeProductionGwh', 'outputMw'],
  parts: 'scheme',
  looks: {
    target: { color: '--ice', pattern: 'plain' },
    transitional: { color: '--pine-text', pattern: 'stripes' },
  },
  charts: [
    { id: 'source', by: { column: 'energySource' }, shape: 'bars', isByAmount: true },
    { id: 'area', by: { column: 'area' }, shape: 'bars' },
    { id: 'county', by: { column: 'county' }, shape: 'bars', isByAmount: true },
    { id: 'decade', by: { column: 'commissioned' }, shape: 'columns' },
  ],
};
