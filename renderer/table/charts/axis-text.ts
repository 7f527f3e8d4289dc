import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import type { AxisText } from '../../charts/scatter-chart.tsx';
import type { Formats } from '../../i18n/create-formats.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';

/** What stands along the axis of a number column: name and unit, amounts with no more digits than they need. */
export function axisText(
  id: string,
  columns: readonly ColumnDescription[],
  labels: RegisterLabels,
  formats: Formats,
): AxisText {
  const isYear = columns.find((column) => column.id === id)?.kind === 'year';
  return {
    label: labels.columnWithUnit(id),
    number: (value) => (isYear ? formats.year(value) : formats.number(value)),
  };
}
