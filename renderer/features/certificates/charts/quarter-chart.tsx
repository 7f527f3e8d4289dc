import { useMemo } from 'react';
import { ChartFigure } from '../../../charts/chart-figure.tsx';
import type { ChartSeries } from '../../../charts/chart-series.ts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { ColumnChart } from '../../../charts/column-chart.tsx';
import { useSpeech } from '../../../i18n/text.tsx';
import { useRegisterStatus } from '../../../state/use-stores.ts';
import { chartFile } from '../../../table/charts/chart-file.ts';
import type { RegisterModel } from '../../../table/workbench/use-register-model.ts';
import styles from '../certificates.module.css';
import { quarterSeries } from './quarter-data.ts';
import { useQuarters } from './use-quarters.ts';

const NONE_PICKED: ReadonlySet<string> = new Set();

/**
 * The certificate-eligible production per quarter, in the target scheme and in the transitional arrangement, of the
 * applications that the filters leave.
 */
export function QuarterChart({ model }: { readonly model: RegisterModel }) {
  const { text, formats } = useSpeech();
  const { table, applicationCount } = useQuarters(model);
  const applications = useRegisterStatus('applications');
  const { data, importedCount } = useMemo(
    () =>
      table
        ? quarterSeries(table, (year, quarter) =>
            text('charts.quarters.quarter', { year: String(year), quarter }),
          )
        : { data: [], importedCount: 0 },
    [table, text],
  );
  if (!table) return <p>{text('charts.quarters.loading')}</p>;
  if (!data.some(({ values }) => values.some((value) => value > 0)))
    return (
      <p className={styles['hint']}>
        {text(applicationCount === undefined ? 'charts.quarters.none' : 'charts.quarters.noneFiltered')}
      </p>
    );
  const title = text('charts.quarters.title');
  const series: readonly ChartSeries[] = [
    { id: 'target', label: text('charts.quarters.target'), color: '--ice', pattern: 'plain' },
    {
      id: 'transitional',
      label: text('charts.quarters.transitional'),
      dividedLabel: text('charts.quarters.transitional.divided'),
      color: '--pine-text',
      pattern: 'stripes',
    },
  ];
  // With as many decimals in each: parts and sum are compared.
  const number = (value: number) => formats.number(value, 1);
  const shared = { data, series, unit: 'GWh', number };
  const note =
    applicationCount !== undefined
      ? text('charts.quarters.noteFiltered', { count: applicationCount })
      : importedCount > 0
        ? text('charts.quarters.noteImported', { imported: importedCount, count: data.length })
        : text('charts.quarters.note');
  const { asked, labels } = model;
  return (
    <ChartFigure
      title={title}
      table={<ChartTable {...shared} title={title} header={text('charts.quarters.head')} />}
      note={note}
      {...chartFile(title, { asked, labels, status: applications }, text, formats)}
      draw={(svgRef) => (
        <ColumnChart
          {...shared}
          tick={formats.number}
          label={title}
          pickedIds={NONE_PICKED}
          gap={0.12}
          svgRef={svgRef}
        />
      )}
    />
  );
}
