import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import type { RegisterDescription } from '../../table/workbench/register-description.ts';
import { plantCharts } from './plant-charts.ts';

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
