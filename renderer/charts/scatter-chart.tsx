import { type PointerEvent, type Ref, useMemo, useRef, useState } from 'react';
import { ChartDrawing, TicksAlong, TicksUp } from './chart-drawing.tsx';
import type { ChartSeries } from './chart-series.ts';
import styles from './charts.module.css';
import { placeLegend } from './place-legend.ts';
import { layOutAxis, markPath, nearestPoint, type PlacedPoint, type ScatterPoint } from './scatter-layout.ts';
import { textWidth } from './text-width.ts';
import { boxSize } from './tip-place.ts';
import { useChartSize } from './use-chart-size.ts';

/** What stands along an axis. */
export interface AxisText {
  /** Name and unit. */
  readonly label: string;
  number(value: number): string;
}

export interface ScatterChartProps {
  readonly label: string;
  readonly points: readonly ScatterPoint[];
  readonly series: readonly ChartSeries[];
  readonly x: AxisText;
  readonly y: AxisText;
  readonly isLogarithmic: boolean;
  readonly onPick: (id: string) => void;
  readonly svgRef?: Ref<SVGSVGElement>;
}

const HEIGHT_PX = 340;
const RADIUS_PX = 3.2;
/** A pointer that is no nearer than this means no point. */
const REACH_PX = 14;

/** Two numbers of each row against each other. The same numbers stand in a table for those who cannot point. */
export function ScatterChart(props: ScatterChartProps) {
  const { points, series, x, y, isLogarithmic } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const { widthPx, fontPx } = useChartSize(frameRef);
  const [shown, setShown] = useState<PlacedPoint>();
  const room = useMemo(
    () => layOut({ points, series, y, isLogarithmic }, widthPx, fontPx),
    [points, series, y, isLogarithmic, widthPx, fontPx],
  );
  const pointAt = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent) =>
    nearestPoint(room.placed, { xPx: offsetX, yPx: offsetY }, REACH_PX);
  return (
    <div ref={frameRef} className={styles['frame']} style={{ height: HEIGHT_PX }}>
      {widthPx > 0 && (
        <ChartDrawing
          label={props.label}
          widthPx={widthPx}
          heightPx={HEIGHT_PX}
          svgRef={props.svgRef}
          data-pointed={shown !== undefined || undefined}
          onPointerMove={(event) => setShown(pointAt(event))}
          onPointerLeave={() => setShown(undefined)}
          onPointerUp={(event) => {
            const picked = pointAt(event);
            if (picked) props.onPick(picked.point.id);
          }}
        >
          <Axes room={room} x={x} y={y} widthPx={widthPx} fontPx={fontPx} />
          {series.map((one, place) => (
            <path
              key={one.id}
              d={room.paths[place]}
              className={styles['points']}
              style={{ stroke: `var(${one.color})`, fill: `var(${one.color})` }}
            />
          ))}
          {shown && <circle cx={shown.xPx} cy={shown.yPx} r={RADIUS_PX * 2} className={styles['ring']} />}
          <MarkLegend series={series} room={room} fontPx={fontPx} />
        </ChartDrawing>
      )}
      {shown && <PointValues shown={shown} x={x} y={y} widthPx={widthPx} fontPx={fontPx} />}
    </div>
  );
}

type Room = ReturnType<typeof layOut>;

function layOut(
  { points, series, y, isLogarithmic }: Pick<ScatterChartProps, 'points' | 'series' | 'y' | 'isLogarithmic'>,
  widthPx: number,
  fontPx: number,
) {
  const legend = placeLegend(
    series.map(({ label }) => label),
    { left: 0, widthPx, fontPx },
  );
  const top = legend.heightPx + fontPx * 2.6;
  const foot = HEIGHT_PX - fontPx * 3;
  const yAxis = layOutAxis(
    points.map((point) => point.y),
    { from: foot, to: top, tickCount: 5, isLogarithmic },
  );
  const left = Math.max(...yAxis.ticks.map(({ value }) => textWidth(y.number(value), fontPx)), 20) + 10;
  const right = widthPx - fontPx * 2;
  const tickCount = Math.max(2, Math.min(8, Math.floor((right - left) / (fontPx * 7))));
  const xAxis = layOutAxis(
    points.map((point) => point.x),
    { from: left, to: right, tickCount, isLogarithmic },
  );
  const placed = points.map((point) => ({ point, xPx: xAxis.place(point.x), yPx: yAxis.place(point.y) }));
  const paths = series.map((one, place) =>
    placed
      .filter(({ point }) => point.series === place)
      .map(({ xPx, yPx }) => markPath(one.pattern, xPx, yPx, RADIUS_PX))
      .join(''),
  );
  return { legend, top, foot, left, right, xAxis, yAxis, placed, paths };
}

interface AxesProps extends Pick<ScatterChartProps, 'x' | 'y'> {
  readonly room: Room;
  readonly widthPx: number;
  readonly fontPx: number;
}

function Axes({ room: { top, foot, left, right, xAxis, yAxis }, x, y, widthPx, fontPx }: AxesProps) {
  return (
    <g>
      <TicksAlong ticks={xAxis.ticks} from={top} to={foot} fontPx={fontPx} number={x.number} />
      <TicksUp ticks={yAxis.ticks} from={left} to={right} fontPx={fontPx} number={y.number} />
      <text x={0} y={top - fontPx} className={styles['label']}>
        {y.label}
      </text>
      <text x={widthPx} y={foot + fontPx * 2.7} textAnchor="end" className={styles['label']}>
        {x.label}
      </text>
    </g>
  );
}

interface MarkLegendProps extends Pick<ScatterChartProps, 'series'> {
  readonly room: Room;
  readonly fontPx: number;
}

function MarkLegend({ series, room: { legend }, fontPx }: MarkLegendProps) {
  if (series.length < 2) return null;
  return (
    <g>
      {series.map((one, place) => {
        const at = legend.entries[place] ?? { x: 0, y: 0 };
        return (
          <g key={one.id}>
            <path
              d={markPath(one.pattern, at.x + fontPx / 2, at.y + fontPx / 2, RADIUS_PX * 1.3)}
              className={styles['points']}
              style={{ stroke: `var(${one.color})`, fill: `var(${one.color})` }}
            />
            <text x={at.x + fontPx * 1.3} y={at.y + fontPx * 0.86} className={styles['label']}>
              {one.label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface PointValuesProps extends Pick<ScatterChartProps, 'x' | 'y'> {
  readonly shown: PlacedPoint;
  readonly widthPx: number;
  readonly fontPx: number;
}

/** Beside the point, on the side that has room. */
function PointValues({ shown: { point, xPx, yPx }, x, y, widthPx, fontPx }: PointValuesProps) {
  const lines = [
    { name: x.label, value: x.number(point.x) },
    { name: y.label, value: y.number(point.y) },
  ];
  const size = boxSize(point.label, lines, fontPx);
  const left = xPx + 12 + size.widthPx > widthPx ? xPx - 12 - size.widthPx : xPx + 12;
  const top = Math.max(0, Math.min(yPx - size.heightPx / 2, HEIGHT_PX - size.heightPx));
  return (
    <div className={styles['values']} style={{ left: Math.max(0, left), top }} aria-hidden>
      <strong>{point.label}</strong>
      <dl>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
