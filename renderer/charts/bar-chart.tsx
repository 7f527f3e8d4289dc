import { scaleLinear } from 'd3-scale';
import { useId, useRef } from 'react';
import { ChartDrawing, TicksAlong } from './chart-drawing.tsx';
import { bandLook, type ChartProps } from './chart-props.ts';
import { ChartTargets } from './chart-targets.tsx';
import styles from './charts.module.css';
import { placeLegend } from './place-legend.ts';
import { fillUrl, SeriesFills, SeriesLegend } from './series-fill.tsx';
import { layOutStacks, type StackBand } from './stack-layout.ts';
import { textWidth } from './text-width.ts';
import { placeInRow } from './tip-place.ts';
import { useChartSize } from './use-chart-size.ts';

/** Longest share of the width that names may take. */
const LABEL_SHARE = 0.36;

/** Horizontal bars, one below the other: for things that have names. */
export function BarChart(props: ChartProps) {
  const { data, series, unit, number } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const chartId = useId();
  const { widthPx, fontPx } = useChartSize(frameRef);
  const room = roomOf(props, widthPx, fontPx);
  const layout = layOutStacks(data, {
    bandLength: room.bandLength,
    valueFrom: room.left,
    valueTo: room.right,
    tickCount: Math.max(2, Math.min(6, Math.floor((room.right - room.left) / room.tickLength))),
  });
  const amount = (value: number) => `${number(value)}\u00a0${unit}`;
  return (
    <div ref={frameRef} className={styles['frame']} style={{ height: room.height }}>
      {widthPx > 0 && (
        <>
          <ChartDrawing label={props.label} widthPx={widthPx} heightPx={room.height} svgRef={props.svgRef}>
            <SeriesFills series={series} chartId={chartId} />
            {series.length > 1 && (
              <SeriesLegend series={series} chartId={chartId} places={room.legend} fontPx={fontPx} />
            )}
            <TicksAlong ticks={layout.ticks} from={room.top} to={room.foot} fontPx={fontPx} number={number} />
            <text x={widthPx} y={room.foot + fontPx * 1.3} textAnchor="end" className={styles['tick']}>
              {unit}
            </text>
            {layout.bands.map((band) => (
              <Bar
                key={band.datum.id}
                band={band}
                top={room.top}
                left={room.left}
                fontPx={fontPx}
                chartId={chartId}
                labelLength={room.labelLength}
                value={number(band.total)}
                look={bandLook(props.pickedIds, band.datum.id)}
              />
            ))}
            <line x1={layout.zero} x2={layout.zero} y1={room.top} y2={room.foot} className={styles['zero']} />
          </ChartDrawing>
          <ChartTargets
            label={props.label}
            bands={layout.bands}
            series={series}
            boxOf={(band) => ({
              left: 0,
              top: room.top + band.start - room.gap / 2,
              width: widthPx,
              height: band.size + room.gap,
            })}
            amount={amount}
            pickedIds={props.pickedIds}
            onPick={props.onPick}
            tip={{
              kind: 'line',
              heightPx: room.row,
              place: (band, message) =>
                placeInRow(
                  message,
                  band.end,
                  { top: room.top + band.start - room.gap / 2, height: room.row },
                  { widthPx, fontPx },
                ),
            }}
          />
        </>
      )}
    </div>
  );
}

interface BarProps {
  readonly band: StackBand;
  readonly top: number;
  readonly left: number;
  readonly fontPx: number;
  readonly chartId: string;
  readonly labelLength: number;
  readonly value: string;
  readonly look: ReturnType<typeof bandLook>;
}

function Bar({ band, top, left, fontPx, chartId, labelLength, value, look }: BarProps) {
  const middle = top + band.start + band.size / 2 + fontPx * 0.34;
  return (
    <g className={styles['band']} data-look={look}>
      <text x={left - 8} y={middle} textAnchor="end" className={styles['label']}>
        {shorten(band.datum.label, labelLength)}
      </text>
      {band.segments.map(({ series, from, to }) => (
        <rect
          key={series}
          x={Math.min(from, to)}
          y={top + band.start}
          width={Math.abs(to - from)}
          height={band.size}
          className={styles['segment']}
          style={{ fill: fillUrl(chartId, series) }}
        />
      ))}
      <text x={band.end + 5} y={middle} className={styles['value']}>
        {value}
      </text>
    </g>
  );
}

function roomOf({ data, series, number, unit }: ChartProps, widthPx: number, fontPx: number) {
  const longest = Math.max(0, ...data.map(({ label }) => textWidth(label, fontPx)));
  const left = Math.min(longest, widthPx * LABEL_SHARE) + 10;
  const most = Math.max(0, ...data.map(({ values }) => values.reduce((sum, one) => sum + (one || 0), 0)));
  const row = fontPx * 1.9;
  const labels = series.length > 1 ? series.map(({ label }) => label) : [];
  const legend = placeLegend(labels, { left, widthPx, fontPx });
  const top = series.length > 1 ? legend.heightPx + fontPx : 4;
  const bandLength = Math.max(row, data.length * row);
  // Behind the end of the axis: the number of the longest bar, and on the line of the ticks the unit.
  const numberRoom = textWidth(number(most), fontPx) + 10;
  const lastTick = scaleLinear().domain([0, most]).nice(4).domain()[1] ?? most;
  const unitRoom = textWidth(unit, fontPx) + textWidth(number(lastTick), fontPx) / 2 + 8;
  return {
    left,
    legend,
    row,
    // The scale may give more ticks than it is asked for.
    tickLength: Math.max(fontPx * 6, (textWidth(number(Math.round(most)), fontPx) + fontPx) * 1.5),
    right: Math.max(left + 20, widthPx - Math.max(numberRoom, unitRoom)),
    labelLength: Math.max(4, Math.floor((left - 10) / (fontPx * 0.56))),
    top,
    foot: top + bandLength,
    bandLength,
    gap: row * 0.28,
    height: top + bandLength + fontPx * 1.7,
  };
}

function shorten(label: string, length: number): string {
  return label.length > length + 1 ? `${label.slice(0, length)}…` : label;
}
