import { applicationColumns } from '../../../shared/contracts/energy/application-fields.ts';
import type { RegisterDescription } from '../../table/workbench/register-description.ts';
import { certificateCharts } from './charts/certificate-charts.ts';

export const certificatesDescription: RegisterDescription = {
  register: 'applications',
  columns: applicationColumns,
  filters: [
    'energySource',
    'area',
    'scheme',
    'status',
    'isWholeProduction',
    'eligibleProductionGwh',
    'outputMw',
    'owner',
    'county',
    'start',
  ],
  groups: ['energySource', 'area', 'county', 'owner', 'scheme', 'status', 'start'],
  signs: [],
  sums: [
    { column: 'outputMw', decimals: 0 },
    { column: 'wholeProductionGwh', decimals: 0, textKey: 'certificates.sum.whole' },
    { column: 'eligibleProductionGwh', decimals: 0, textKey: 'certificates.sum.eligible' },
  ],
  charts: certificateCharts,
  hasMap: false,
};
