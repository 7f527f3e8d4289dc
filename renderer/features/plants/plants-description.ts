import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import type { ChartsDescription } from '../../table/charts/register-charts.ts';
import type { RegisterDescription } from '../../table/workbench/register-description.ts';

/** Pumps have negative outputs: below 0 they are a class of their own. */
const SIZE_BREAKS_MW = [0, 1, 10, 100];

const plantCharts: ChartsDescription = {
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
    { id: 'owner', by: { column: 'owner' }, shape: 'bars', isByAmount: true, maxBars: 15 },
    { id: 'size', by: { column: 'outputMw', breaks: SIZE_BREAKS_MW }, shape: 'columns' },
    { id: 'decade', by: { column: 'commissioned' }, shape: 'columns' },
  ],
};

export const plantsDescription: RegisterDescription = {
  register: 'plants',
  columns: plantColumns,
  filters: [
    'area',
    'type',
    'status',
    'outputMw',
    'owner',
    'county',
    'productionGwh',
    'headM',
    'commissioned',
    'certificates',
  ],
  groups: ['area', 'county', 'owner', 'type', 'status', 'commissioned'],
  signs: ['type', 'status'],
  sums: [
    { column: 'outputMw', decimals: 0 },
    { column: 'productionGwh', decimals: 0 },
  ],
  charts: plantCharts,
  hasMap: true,
};
