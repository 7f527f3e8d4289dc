import { applicationColumns } from '../../../shared/contracts/energy/application-fields.ts';
import { useText } from '../../i18n/text.tsx';
import type { ChartsDescription } from '../../table/charts/register-charts.ts';
import { useRegisterModes } from '../../table/modes/use-register-modes.tsx';
import type { RegisterDescription } from '../../table/workbench/register-description.ts';
import { RegisterWorkbench } from '../../table/workbench/register-workbench.tsx';
import { CertificateAside } from './certificate-aside.tsx';

/** The two schemes look as in the chart of the quarters. */
const certificateCharts: ChartsDescription = {
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
    { id: 'owner', by: { column: 'owner' }, shape: 'bars', isByAmount: true, maxBars: 15 },
    { id: 'decade', by: { column: 'commissioned' }, shape: 'columns' },
  ],
};

const certificatesDescription: RegisterDescription = {
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

/** The certificate applications: table, quarter series and card. */
export function CertificatesPlace() {
  const text = useText();
  const modes = useRegisterModes();
  return (
    <RegisterWorkbench
      description={certificatesDescription}
      modes={modes}
      aside={{
        label: text('certificates.aside'),
        share: 32,
        render: (model) => <CertificateAside model={model} />,
      }}
    />
  );
}
