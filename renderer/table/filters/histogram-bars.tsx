import type { Histogram } from '../../../shared/tables/histogram.ts';
import styles from './filters.module.css';

interface HistogramBarsProps {
  readonly histogram: Histogram;
  readonly label: string;
  /** Bars that the filter leaves out are faint. */
  isChosen(place: number): boolean;
  barTitle(from: number, to: number, count: number): string;
  onBar(place: number): void;
}

const HEIGHT = 48;
const BAR = 10;
const GAP = 1;

/** Bars to read and to point at. Fields and slider below do the same for the keyboard, so the bars take no tab stop. */
export function HistogramBars({ histogram, label, isChosen, barTitle, onBar }: HistogramBarsProps) {
  const { counts, edges } = histogram;
  const most = Math.max(1, ...counts);
  return (
    <svg
      className={styles['histogram']}
      viewBox={`0 0 ${counts.length * BAR} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {Array.from(counts, (count, place) => {
        // The smallest count is still seen.
        const height = count === 0 ? 0 : Math.max(1.5, (count / most) * HEIGHT);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the slider below does the same by keyboard
          <g
            key={edges[place]}
            className={styles['bar']}
            data-chosen={isChosen(place)}
            onClick={() => onBar(place)}
          >
            <title>{barTitle(edges[place] ?? 0, edges[place + 1] ?? 0, count)}</title>
            <rect className={styles['barTarget']} x={place * BAR} y={0} width={BAR} height={HEIGHT} />
            <rect x={place * BAR + GAP / 2} y={HEIGHT - height} width={BAR - GAP} height={height} />
          </g>
        );
      })}
    </svg>
  );
}
