// Where the parts of a stacked chart stand, along two abstract axes: bands (the things compared) and values. Bars lay
// the bands downwards, columns to the right.

import { scaleBand, scaleLinear } from 'd3-scale';

export interface ChartDatum {
  readonly id: string;
  readonly label: string;
  /** One value for each series; NaN where there is none. */
  readonly values: readonly number[];
  /** Of columns: the label below, where it is not the label itself; '' for none. */
  readonly axisLabel?: string;
}

export interface StackSegment {
  /** Place among the series. */
  readonly series: number;
  readonly value: number;
  /** Along the value axis, from the zero side. */
  readonly from: number;
  readonly to: number;
}

export interface StackBand {
  readonly datum: ChartDatum;
  /** Along the band axis. */
  readonly start: number;
  readonly size: number;
  readonly segments: readonly StackSegment[];
  readonly total: number;
  /** The far end of the positive stack along the value axis. */
  readonly end: number;
}

export interface StackLayout {
  readonly bands: readonly StackBand[];
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
  readonly zero: number;
}

export interface StackFrame {
  readonly bandLength: number;
  /** Where values begin and end; from above to is right for columns, whose values rise upwards. */
  readonly valueFrom: number;
  readonly valueTo: number;
  readonly tickCount?: number;
  /** Share of a band that stays empty. */
  readonly gap?: number;
}

/** Positive values stack away from zero, negative ones to the other side. */
export function layOutStacks(data: readonly ChartDatum[], frame: StackFrame): StackLayout {
  const { bandLength, valueFrom, valueTo, tickCount = 5, gap = 0.28 } = frame;
  const ends = data.map(({ values }) => [sumOf(values, Math.min), sumOf(values, Math.max)] as const);
  const least = Math.min(0, ...ends.map(([low]) => low));
  const most = Math.max(0, ...ends.map(([, high]) => high));
  const value = scaleLinear()
    .domain(least === most ? [0, 1] : [least, most])
    .nice(tickCount)
    .range([valueFrom, valueTo]);
  const band = scaleBand<number>()
    .domain(data.map((_, place) => place))
    .range([0, bandLength])
    .paddingInner(gap)
    .paddingOuter(gap / 2);
  return {
    bands: data.map((datum, place) => ({
      datum,
      start: band(place) ?? 0,
      size: band.bandwidth(),
      segments: stack(datum.values, value),
      total: datum.values.reduce((sum, one) => sum + orZero(one), 0),
      end: value(ends[place]?.[1] ?? 0),
    })),
    ticks: value.ticks(tickCount).map((tick) => ({ value: tick, at: value(tick) })),
    zero: value(0),
  };
}

export interface PlacedLabel {
  readonly label: string;
  /** 0, or 1 for the second of two rows. */
  readonly row: number;
}

export interface ColumnLabels {
  readonly byBand: ReadonlyMap<StackBand, PlacedLabel>;
  readonly rowCount: 1 | 2;
}

/**
 * Labels below columns without one running into another: side by side, else in two rows by turns, else every n-th of
 * them. Columns with labels of their own for the axis are a series in time, where every n-th is enough.
 */
export function placeLabels(bands: readonly StackBand[], widthOf: (label: string) => number): ColumnLabels {
  const labelled = bands.flatMap((band) => {
    const label = band.datum.axisLabel ?? band.datum.label;
    return label === '' ? [] : [[band, label] as const];
  });
  const [first, second] = labelled;
  const distance = first && second ? second[0].start - first[0].start : Number.POSITIVE_INFINITY;
  const widest = Math.max(0, ...labelled.map(([, label]) => widthOf(label)));
  const step = Math.max(1, Math.ceil(widest / distance));
  const isSeries = bands.some(({ datum }) => datum.axisLabel !== undefined);
  const rowCount = step === 2 && !isSeries ? 2 : 1;
  const shown = rowCount === 2 ? labelled : labelled.filter((_, place) => place % step === 0);
  return {
    rowCount,
    byBand: new Map(shown.map(([band, label], place) => [band, { label, row: place % rowCount }])),
  };
}

function stack(values: readonly number[], scale: (value: number) => number): StackSegment[] {
  let [up, down] = [0, 0];
  return values.flatMap((value, series) => {
    if (Number.isNaN(value) || value === 0) return [];
    const start = value > 0 ? up : down;
    if (value > 0) up += value;
    else down += value;
    return [{ series, value, from: scale(start), to: scale(start + value) }];
  });
}

function sumOf(values: readonly number[], clamp: (value: number, zero: number) => number): number {
  return values.reduce((sum, value) => sum + clamp(orZero(value), 0), 0);
}

function orZero(value: number): number {
  return Number.isNaN(value) ? 0 : value;
}
