import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../i18n/text.tsx';
import type { ChartSeries } from './chart-series.ts';
import styles from './charts.module.css';
import type { StackBand } from './stack-layout.ts';
import type { TipPlace } from './tip-place.ts';

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
  /** How the values are written while a band is pointed at, and where. */
  readonly tip: ChartTip;
}

/** What a band adds up from; without a sum where it is one part alone. */
export interface BandTexts {
  readonly heading: string;
  readonly lines: readonly { readonly id: string; readonly name: string; readonly value: string }[];
}

export type ChartTip =
  | { readonly kind: 'box'; place(band: StackBand, parts: BandTexts): TipPlace }
  /** In the row of its bar, which has the name already. */
  | { readonly kind: 'line'; readonly heightPx: number; place(band: StackBand, message: string): TipPlace };

/** The line of the sum; no series has this id. */
const SUM = 'sum of all';

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
                style={{ ...boxOf(band) }}
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

function BandValues({ band, series, amount, tip }: ChartTargetsProps & { band: StackBand }) {
  const text = useText();
  const parts = bandTexts(band, series, amount, text('charts.total'));
  if (tip.kind === 'line') {
    const message = parts.lines.map(({ name, value }) => `${name} ${value}`.trim()).join(' · ');
    return (
      <div
        className={`${styles['values']} ${styles['line']}`}
        style={{ ...tip.place(band, message), minHeight: tip.heightPx }}
        aria-hidden
      >
        {message}
      </div>
    );
  }
  return (
    <div className={styles['values']} style={tip.place(band, parts)} aria-hidden>
      <strong>{parts.heading}</strong>
      <dl>
        {parts.lines.map(({ id, name, value }) => (
          <div key={id} className={id === SUM ? styles['total'] : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function bandTexts(
  { datum, total }: StackBand,
  series: readonly ChartSeries[],
  amount: (value: number) => string,
  sumName: string,
): BandTexts {
  const lines = series.flatMap((one, place) => {
    const value = datum.values[place] ?? Number.NaN;
    const isPart = !Number.isNaN(value) && (value !== 0 || series.length === 1);
    return isPart ? [{ id: one.id, name: series.length > 1 ? one.label : '', value: amount(value) }] : [];
  });
  const hasSum = lines.length !== 1;
  return {
    heading: datum.label,
    lines: hasSum ? [...lines, { id: SUM, name: sumName, value: amount(total) }] : lines,
  };
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
