import type { ReactNode, Ref, SVGProps } from 'react';
import styles from './charts.module.css';
import { textWidth } from './text-width.ts';

interface ChartDrawingProps
  extends Pick<SVGProps<SVGSVGElement>, 'onPointerMove' | 'onPointerLeave' | 'onPointerUp'> {
  /** What the picture shows, in words. */
  readonly label: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly svgRef: Ref<SVGSVGElement> | undefined;
  /** The pointer means something in it. */
  readonly 'data-pointed'?: true | undefined;
  readonly children: ReactNode;
}

/** The picture of a chart, one unit to the pixel: what is saved as a file. */
export function ChartDrawing({ label, widthPx, heightPx, svgRef, ...others }: ChartDrawingProps) {
  return (
    <svg
      ref={svgRef}
      role="img"
      aria-label={label}
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      className={styles['drawing']}
      {...others}
    />
  );
}

interface TicksProps {
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
  /** Ends of the grid lines, in pixels. */
  readonly from: number;
  readonly to: number;
  readonly fontPx: number;
  number(value: number): string;
}

/** Vertical grid lines with their values below them; a value that would touch the one before it is left out. */
export function TicksAlong({ ticks, from, to, fontPx, number }: TicksProps) {
  let writtenTo = Number.NEGATIVE_INFINITY;
  return ticks.map(({ value, at }) => {
    const text = number(value);
    const half = textWidth(text, fontPx) / 2;
    const hasRoom = at - half >= writtenTo + fontPx * 0.5;
    if (hasRoom) writtenTo = at + half;
    return (
      <g key={value}>
        <line x1={at} x2={at} y1={from} y2={to} className={styles['grid']} />
        {hasRoom && (
          <text x={at} y={to + fontPx * 1.3} textAnchor="middle" className={styles['tick']}>
            {text}
          </text>
        )}
      </g>
    );
  });
}

/** Horizontal grid lines with their values before them. */
export function TicksUp({ ticks, from, to, fontPx, number }: TicksProps) {
  return ticks.map(({ value, at }) => (
    <g key={value}>
      <line x1={from} x2={to} y1={at} y2={at} className={styles['grid']} />
      <text x={from - 6} y={at + fontPx * 0.34} textAnchor="end" className={styles['tick']}>
        {number(value)}
      </text>
    </g>
  ));
}
