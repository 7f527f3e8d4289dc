import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import type { ColumnStatistics } from '../../../shared/tables/statistics.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';

export interface StatisticsFact {
  readonly label: string;
  readonly value: string;
}

/** The statistics of a column in words: what is counted, then what is measured. */
export function statisticsFacts(
  statistics: ColumnStatistics,
  column: ColumnDescription,
  text: Text,
  labels: RegisterLabels,
): readonly StatisticsFact[] {
  const { numbers } = statistics;
  const count = (value: number) => labels.cells.number(value, 0);
  const unit = labels.unit(column.id);
  const amount = (value: number) =>
    unit ? `${labels.amount(column.id, value)}\u00a0${unit}` : labels.amount(column.id, value);
  const facts: StatisticsFact[] = [
    { label: text('table.statistics.values'), value: count(statistics.valueCount) },
    { label: text('table.statistics.empty'), value: count(statistics.emptyCount) },
    { label: text('table.statistics.distinct'), value: count(statistics.distinctCount) },
  ];
  if (!numbers) return facts;
  const isTime = column.kind === 'date' || column.kind === 'year';
  facts.push(
    {
      label: text(isTime ? 'table.statistics.first' : 'table.statistics.least'),
      value: amount(numbers.least),
    },
    { label: text(isTime ? 'table.statistics.last' : 'table.statistics.most'), value: amount(numbers.most) },
  );
  if (isIdentifier(column)) return facts;
  // The mean of days is a day, that of years a year.
  const mean = isTime ? amount(Math.round(numbers.mean)) : amount(numbers.mean);
  facts.push(
    { label: text('table.statistics.mean'), value: mean },
    { label: text('table.statistics.median'), value: amount(numbers.median) },
  );
  if (isSummed(column)) facts.push({ label: text('table.statistics.sum'), value: amount(numbers.sum) });
  return facts;
}

/** A number that names something: neither its mean nor its sum means anything. */
function isIdentifier({ kind, unit, id }: ColumnDescription): boolean {
  return kind === 'number' && unit === undefined && id.endsWith('Number');
}

/** Days, years and degrees have a middle but no sum. */
function isSummed({ kind, unit }: ColumnDescription): boolean {
  return kind === 'number' && unit !== '°';
}
