import type { ChartSeries } from './chart-series.ts';
import styles from './charts.module.css';
import type { LegendPlaces } from './place-legend.ts';

const TILE = 6;

/** The patterns of the series: their colour, and on it lines or dots in the colour of the paper. */
export function SeriesFills({ series, chartId }: { series: readonly ChartSeries[]; chartId: string }) {
  return (
    <defs>
      {series.map((one, place) => (
        <pattern
          key={one.id}
          id={fillId(chartId, place)}
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
          {...(one.pattern === 'stripes' ? { patternTransform: 'rotate(45)' } : {})}
        >
          <rect width={TILE} height={TILE} style={{ fill: `var(${one.color})` }} />
          {one.pattern === 'stripes' && <rect width={2} height={TILE} className={styles['marks']} />}
          {one.pattern === 'dots' && <circle cx={3} cy={3} r={1.3} className={styles['marks']} />}
          {one.pattern === 'grid' && <path d="M0 0H6V1H1V6H0Z" className={styles['marks']} />}
        </pattern>
      ))}
    </defs>
  );
}

function fillId(chartId: string, series: number): string {
  return `${chartId}-fill-${series}`;
}

export function fillUrl(chartId: string, series: number): string {
  return `url(#${fillId(chartId, series)})`;
}

/** Which fill means what; part of the drawing, so that a picture of it has it too. */
export function SeriesLegend({
  series,
  chartId,
  places,
  fontPx,
}: {
  series: readonly ChartSeries[];
  chartId: string;
  places: LegendPlaces;
  fontPx: number;
}) {
  return (
    <g>
      {places.entries.map(({ x, y }, place) => (
        <g key={series[place]?.id} transform={`translate(${x} ${y})`}>
          <rect
            width={fontPx}
            height={fontPx}
            rx={2}
            className={styles['segment']}
            style={{ fill: fillUrl(chartId, place) }}
          />
          <text x={fontPx * 1.5} y={fontPx * 0.86} className={styles['label']}>
            {series[place]?.label}
          </text>
        </g>
      ))}
    </g>
  );
}
