import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import type { ChartSeries } from './chart-series.ts';
import styles from './charts.module.css';
import type { StackBand } from './stack-layout.ts';

export interface TargetBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface ChartTargetsProps {
  readonly label: string;
  readonly bands: readonly StackBand[];
  readonly series: readonly ChartSeries[];
  boxOf(band: StackBand): TargetBox;
  /** A value with its unit. */
  amount(value: number): string;
  readonly pickedIds: ReadonlySet<string>;
  /** Absent: the values are shown, and nothing is done with a press. */
  readonly onPick?: ((id: string) => void) | undefined;
  readonly widthPx: number;
}

/**
 * What is pressed and read in a chart: one button over each bar, one tab stop for them all, arrows between them. The
 * drawing below stays a picture.
 */
export function ChartTargets(props: ChartTargetsProps) {
  const { bands, boxOf, pickedIds, onPick, amount, series } = props;
  const [shownId, setShownId] = useState<string>();
  const [stopId, setStopId] = useState<string>();
  const listRef = useRef<HTMLUListElement>(null);
  const stop = bands.some(({ datum }) => datum.id === stopId) ? stopId : bands[0]?.datum.id;
  const shown = bands.find(({ datum }) => datum.id === shownId);

  function move(event: KeyboardEvent, place: number): void {
    const to = targetPlace(event.key, place, bands.length);
    if (to === undefined) return;
    event.preventDefault();
    const button = listRef.current?.children[to]?.firstElementChild;
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <>
      <ul ref={listRef} className={styles['targets']} aria-label={props.label}>
        {bands.map((band, place) => {
          const { datum } = band;
          return (
            <li key={datum.id}>
              <button
                type="button"
                className={styles['target']}
                style={boxStyle(boxOf(band))}
                tabIndex={datum.id === stop ? 0 : -1}
                aria-label={spokenBand(band, series, amount)}
                {...(onPick ? { 'aria-pressed': pickedIds.has(datum.id) } : {})}
                data-passive={onPick ? undefined : true}
                onClick={() => onPick?.(datum.id)}
                onKeyDown={(event) => move(event, place)}
                onFocus={() => {
                  setStopId(datum.id);
                  setShownId(datum.id);
                }}
                onBlur={() => setShownId(undefined)}
                onPointerEnter={() => setShownId(datum.id)}
                onPointerLeave={() => setShownId(undefined)}
              />
            </li>
          );
        })}
      </ul>
      {shown && <BandValues {...props} band={shown} />}
    </>
  );
}

function BandValues({ band, series, amount, boxOf, widthPx }: ChartTargetsProps & { band: StackBand }) {
  const box = boxOf(band);
  const middle = box.left + box.width / 2;
  // Beside the bar, on the side where there is more room.
  const side: CSSProperties =
    middle > widthPx / 2 ? { right: widthPx - box.left - box.width / 4 } : { left: box.left + box.width / 4 };
  return (
    <div className={styles['values']} style={{ ...side, top: Math.max(0, box.top - 6) }} aria-hidden>
      <strong>{band.datum.label}</strong>
      <dl>
        {series.map((one, place) => {
          const value = band.datum.values[place] ?? Number.NaN;
          if (Number.isNaN(value)) return null;
          return (
            <div key={one.id}>
              <dt>{series.length > 1 ? one.label : ''}</dt>
              <dd>{amount(value)}</dd>
            </div>
          );
        })}
        {series.length > 1 && (
          <div className={styles['total']}>
            <dt>Σ</dt>
            <dd>{amount(band.total)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function spokenBand(
  { datum, total }: StackBand,
  series: readonly ChartSeries[],
  amount: (value: number) => string,
): string {
  const parts = series.flatMap((one, place) => {
    const value = datum.values[place] ?? Number.NaN;
    return Number.isNaN(value) || value === 0 ? [] : [`${one.label} ${amount(value)}`];
  });
  const whole = `${datum.label}: ${amount(total)}`;
  return series.length > 1 && parts.length > 0 ? `${whole} (${parts.join(', ')})` : whole;
}

function targetPlace(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(count - 1, place + 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(0, place - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function boxStyle({ left, top, width, height }: TargetBox): CSSProperties {
  return { left, top, width, height };
}
