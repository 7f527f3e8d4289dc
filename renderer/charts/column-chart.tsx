import { useId, useRef } from 'react';
import { ChartDrawing, TicksUp } from './chart-drawing.tsx';
import { bandLook, type ChartProps } from './chart-props.ts';
import { ChartTargets } from './chart-targets.tsx';
import styles from './charts.module.css';
import { placeLegend } from './place-legend.ts';
import { fillUrl, SeriesFills, SeriesLegend } from './series-fill.tsx';
import { layOutStacks, type PlacedLabel, placeLabels, type StackBand } from './stack-layout.ts';
import { textWidth } from './text-width.ts';
import { boxSize, placeOverColumns } from './tip-place.ts';
import { useChartSize } from './use-chart-size.ts';

export interface ColumnChartProps extends ChartProps {
  readonly heightPx?: number;
  /** Share of a column's room that stays empty. */
  readonly gap?: number;
}

const HEIGHT_PX = 220;

/** Columns beside each other: for things that follow each other, as decades, quarters and sizes do. */
export function ColumnChart(props: ColumnChartProps) {
  const { data, series, unit, number, tick = number, heightPx = HEIGHT_PX, gap = 0.2 } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const chartId = useId();
  const { widthPx, fontPx } = useChartSize(frameRef);
  const labelWidth = (label: string) => textWidth(label, fontPx) + fontPx * 0.8;
  const left = axisRoom(props, fontPx);
  const legend = placeLegend(series.length > 1 ? series.map(({ label }) => label) : [], {
    left,
    widthPx,
    fontPx,
  });
  const top = series.length > 1 ? legend.heightPx + fontPx * 2.4 : fontPx * 1.8;
  const bandLength = Math.max(10, widthPx - left - 4);
  // Where bands stand does not depend on the height, and the height depends on the rows of their labels.
  const labelRows = placeLabels(
    layOutStacks(data, { bandLength, valueFrom: 0, valueTo: 1, gap }).bands,
    labelWidth,
  ).rowCount;
  const foot = heightPx - fontPx * (0.6 + 1.3 * labelRows);
  const layout = layOutStacks(data, { bandLength, valueFrom: foot, valueTo: top, tickCount: 4, gap });
  const labels = placeLabels(layout.bands, labelWidth).byBand;
  const pitch = bandLength / Math.max(1, data.length);
  const hasValues = layout.bands.every(({ total }) => textWidth(number(total), fontPx) < pitch - 2);
  return (
    <div ref={frameRef} className={styles['frame']} style={{ height: heightPx }}>
      {widthPx > 0 && (
        <>
          <ChartDrawing label={props.label} widthPx={widthPx} heightPx={heightPx} svgRef={props.svgRef}>
            <SeriesFills series={series} chartId={chartId} />
            {series.length > 1 && (
              <SeriesLegend series={series} chartId={chartId} places={legend} fontPx={fontPx} />
            )}
            <text x={0} y={top - fontPx * 1.1} className={styles['tick']}>
              {unit}
            </text>
            <TicksUp ticks={layout.ticks} from={left} to={widthPx} fontPx={fontPx} number={tick} />
            {layout.bands.map((band) => (
              <Column
                key={band.datum.id}
                band={band}
                left={left}
                chartId={chartId}
                label={labels.get(band)}
                labelAt={foot + fontPx * 1.4}
                value={hasValues && band.total !== 0 ? number(band.total) : undefined}
                fontPx={fontPx}
                rightPx={widthPx}
                look={bandLook(props.pickedIds, band.datum.id)}
              />
            ))}
            <line x1={left} x2={widthPx} y1={layout.zero} y2={layout.zero} className={styles['zero']} />
          </ChartDrawing>
          <ChartTargets
            label={props.label}
            bands={layout.bands}
            series={series}
            boxOf={(band) => targetBox(band, left, top, heightPx, gap)}
            amount={(value) => `${number(value)}\u00a0${unit}`}
            pickedIds={props.pickedIds}
            onPick={props.onPick}
            tip={{
              kind: 'box',
              place: (band, { heading, lines }) =>
                placeOverColumns(layout.bands, band, boxSize(heading, lines, fontPx), { left, top, widthPx }),
            }}
          />
        </>
      )}
    </div>
  );
}

interface ColumnProps {
  readonly band: StackBand;
  readonly left: number;
  readonly chartId: string;
  readonly label: PlacedLabel | undefined;
  readonly labelAt: number;
  /** Written above the column. */
  readonly value: string | undefined;
  readonly fontPx: number;
  readonly rightPx: number;
  readonly look: ReturnType<typeof bandLook>;
}

function Column({ band, left, chartId, label, labelAt, value, fontPx, rightPx, look }: ColumnProps) {
  const middle = left + band.start + band.size / 2;
  // A long label under the last column stays inside the drawing.
  const mostPx = label ? rightPx - textWidth(label.label, fontPx) / 2 : middle;
  return (
    <g className={styles['band']} data-look={look}>
      {band.segments.map(({ series, from, to }) => (
        <rect
          key={series}
          x={left + band.start}
          y={Math.min(from, to)}
          width={band.size}
          height={Math.abs(to - from)}
          className={styles['segment']}
          style={{ fill: fillUrl(chartId, series) }}
        />
      ))}
      {value && (
        <text x={middle} y={band.end - fontPx * 0.35} textAnchor="middle" className={styles['value']}>
          {value}
        </text>
      )}
      {label && (
        <text
          x={Math.min(middle, mostPx)}
          y={labelAt + label.row * fontPx * 1.3}
          textAnchor="middle"
          className={styles['tick']}
        >
          {label.label}
        </text>
      )}
    </g>
  );
}

function targetBox(band: StackBand, left: number, top: number, heightPx: number, gap: number) {
  const space = (band.size * gap) / (1 - gap);
  return { left: left + band.start - space / 2, top, width: band.size + space, height: heightPx - top };
}

/** Room for the widest number that the axis may show. */
function axisRoom({ data, number, tick = number }: ChartProps, fontPx: number): number {
  const most = Math.max(1, ...data.map(({ values }) => values.reduce((sum, one) => sum + (one || 0), 0)));
  return Math.max(fontPx * 2.4, textWidth(tick(Math.round(most * 1.2)), fontPx) + 10);
}
