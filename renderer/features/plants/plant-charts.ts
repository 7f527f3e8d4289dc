import type { ChartsDescription } from '../../table/charts/register-charts.ts';

/** Pumps have negative outputs: below 0 they are a class of their own. */
const SIZE_BREAKS_MW = [0, 1, 10, 100];

export const plantCharts: ChartsDescription = {
  measures: ['outputMw', 'productionGwh'],
  parts: 'type',
  looks: {
    K: { color: '--plant-k', pattern: 'plain' },
    PK: { color: '--plant-pk', pattern: 'stripes' },
    P: { color: '--plant-p', pattern: 'dots' },
  },
  charts: [
    { id: 'area', by: { column: 'area' }, shape: 'bars' },
    { id: 'county', by: { column: 'county' }, shape: 'bars', isByAmount: true },
    { id: 'size', by: { column: 'outputMw', breaks: SIZE_BREAKS_MW }, shape: 'columns' },
    { id: 'decade', by: { column: 'commissioned' }, shape: 'columns' },
  ],
};
