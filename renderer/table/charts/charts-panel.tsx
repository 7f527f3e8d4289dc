import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import type { Bucket } from '../../../shared/tables/buckets.ts';
import { BarChart } from '../../charts/bar-chart.tsx';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { ChartTable } from '../../charts/chart-table.tsx';
import { ColumnChart } from '../../charts/column-chart.tsx';
import type { Text } from '../../i18n/create-text.ts';
import { useSpeech } from '../../i18n/text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/select.tsx';
import { shownDecimals } from '../grid/cell-text.ts';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import { chartFile } from './chart-file.ts';
import styles from './charts-panel.module.css';
import {
  bucketId,
  type ChartsDescription,
  COUNT,
  chartData,
  partSeries,
  pickedBuckets,
  type RegisterChart,
  toggleBucket,
} from './register-charts.ts';
import { ScatterFigure } from './scatter-figure.tsx';
import { type ChartPivot, useChartPivots } from './use-chart-pivots.ts';

interface ChartsPanelProps {
  readonly model: RegisterModel;
  readonly described: ChartsDescription;
}

/** Charts of the rows that the filters leave; a click on a bar filters. */
export function ChartsPanel({ model, described }: ChartsPanelProps) {
  const { text } = useSpeech();
  const [measure, setMeasure] = useState(described.measures[0] ?? COUNT);
  const { value: charts } = useChartPivots(model.register?.engine, described, model.asked, measure);
  const isEmpty = charts?.every(({ pivot }) => pivot.rows.length === 0);
  return (
    <section className={styles['panel']} aria-label={text('charts.button')}>
      <div className={styles['tools']}>
        <Select
          label={text('charts.measure')}
          value={measure}
          onChange={setMeasure}
          options={[...described.measures, COUNT].map((id) => ({ id, label: measureText(id, model, text) }))}
        />
        <p className={styles['hint']}>{text('charts.clickHint')}</p>
      </div>
      {isEmpty ? (
        <EmptyState icon={ChartNoAxesColumn} title={text('charts.none.title')}>
          {text('charts.none.why')}
        </EmptyState>
      ) : (
        <div className={styles['charts']}>
          {charts?.map((one) => (
            <RegisterFigure
              key={one.chart.id}
              of={one}
              model={model}
              described={described}
              measure={measure}
            />
          ))}
          {model.answer && <ScatterFigure model={model} answer={model.answer} described={described} />}
        </div>
      )}
    </section>
  );
}

function measureText(measure: string, { labels }: RegisterModel, text: Text): string {
  return measure === COUNT ? text('charts.measure.count') : labels.columnWithUnit(measure);
}

interface RegisterFigureProps extends ChartsPanelProps {
  readonly of: ChartPivot;
  readonly measure: string;
}

function RegisterFigure({ of: { chart, pivot }, model, described, measure }: RegisterFigureProps) {
  const { text, formats } = useSpeech();
  const { labels, register, asked, actions } = model;
  const unit = measure === COUNT ? text('charts.unit.count') : (labels.unit(measure) ?? '');
  const isWhole = (value: number) => measure === COUNT || value === 0 || Math.abs(value) >= 10;
  const number = (value: number) => formats.number(value, isWhole(value) ? 0 : shownDecimals(value, 1));
  const pickedIds = pickedBuckets(asked, chart, pivot);
  const { data, leftOut } = chartData(
    pivot,
    chart,
    (bucket) => bucketLabel(chart, bucket, model, text),
    pickedIds,
  );
  const series = partSeries(pivot, described.looks, (bucket) => labels.bucket(described.parts, bucket));
  const notes = [
    ...(leftOut.count > 0
      ? [text('charts.others', { count: leftOut.count, amount: `${number(leftOut.total)} ${unit}` })]
      : []),
    ...(pivot.separateCount > 0
      ? [
          text('charts.apart', {
            count: pivot.separateCount,
            amount: `${number(pivot.separateSum)} ${unit}`,
          }),
        ]
      : []),
  ];
  const title = text(`charts.title.${chart.id}`, { measure: measureText(measure, model, text) });
  const drawn = {
    label: title,
    unit,
    data,
    series,
    number,
    pickedIds,
    onPick: (id: string) => {
      const bucket = pivot.rows.find((one) => bucketId(one) === id);
      if (bucket) actions.editQuery((query) => toggleBucket(query, chart, pivot, bucket));
    },
  };
  return (
    <ChartFigure
      title={title}
      table={
        <ChartTable
          title={title}
          header={labels.column(chart.by.column)}
          unit={unit}
          data={data}
          series={series}
          number={number}
        />
      }
      note={notes.length > 0 ? notes.join(' ') : undefined}
      {...chartFile(title, { asked, labels, status: register?.status }, text, formats)}
      draw={(svgRef) =>
        chart.shape === 'bars' ? (
          <BarChart {...drawn} svgRef={svgRef} />
        ) : (
          <ColumnChart {...drawn} svgRef={svgRef} />
        )
      }
    />
  );
}

function bucketLabel(
  { id, by }: RegisterChart,
  bucket: Bucket,
  { labels }: RegisterModel,
  text: Text,
): string {
  if (id !== 'size' || !bucket.range) return labels.bucket(by.column, bucket);
  const { least, below } = bucket.range;
  if (least === undefined) return text('charts.size.negative');
  if (below === undefined) return text('charts.size.from', { least });
  return least === 0 ? text('charts.size.below', { below }) : text('charts.size.between', { least, below });
}
