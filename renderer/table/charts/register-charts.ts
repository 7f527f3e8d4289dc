// Which charts there are of a register, what they ask the engine, and what a click on a bar filters.

import type { Bucket, Dimension } from '../../../shared/tables/buckets.ts';
import type { Pivot, PivotMeasure } from '../../../shared/tables/pivot.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import type { ChartSeries } from '../../charts/chart-series.ts';
import type { ChartDatum } from '../../charts/stack-layout.ts';
import { findFilter, removeFilter, setRanges, toggleValue } from '../query/query-edits.ts';
import { isSameRange } from '../query/value-ranges.ts';

/** The charts of one register. */
export interface ChartsDescription {
  /** Number columns that are summed, the first one at the start; rows can always be counted. */
  readonly measures: readonly string[];
  /** The choice column that bars are made up of. */
  readonly parts: string;
  /** How the parts look, by code. They differ by colour and by pattern. */
  readonly looks: PartLooks;
  readonly charts: readonly RegisterChart[];
}

type PartLooks = { readonly [code: string]: Pick<ChartSeries, 'color' | 'pattern'> };

/** Not a column: how many rows there are. */
export const COUNT = 'count';

export interface RegisterChart {
  readonly id: 'area' | 'county' | 'owner' | 'source' | 'size' | 'decade';
  readonly by: Dimension;
  /** bars: things with names. columns: things that follow each other. */
  readonly shape: 'bars' | 'columns';
  /** Largest first; else in natural order. */
  readonly isByAmount?: true;
  /** Only so many, and those that are filtered for; the others are told in words. */
  readonly maxBars?: number;
}

export function measureOf(measure: string): PivotMeasure {
  return measure === COUNT ? { kind: 'count' } : { kind: 'sum', column: measure };
}

const OTHER_LOOK = { color: '--plant-closed', pattern: 'grid' } as const;

/** How a part looks; one that is not described, like no other. */
export function lookOf(looks: PartLooks, code: string): Pick<ChartSeries, 'color' | 'pattern'> {
  return looks[code] ?? OTHER_LOOK;
}

/** What bars are made up of. */
export function partSeries(
  pivot: Pivot,
  looks: PartLooks,
  labelOf: (bucket: Bucket) => string,
): ChartSeries[] {
  return pivot.columns.map((bucket) => ({
    id: bucket.value ?? '',
    label: labelOf(bucket),
    ...lookOf(looks, bucket.value ?? ''),
  }));
}

export function chartData(
  pivot: Pivot,
  chart: RegisterChart,
  labelOf: (bucket: Bucket) => string,
  pickedIds: ReadonlySet<string> = new Set(),
): ChartBars {
  const width = pivot.columns.length;
  const data = pivot.rows.map((bucket, row) => ({
    id: bucketId(bucket),
    label: labelOf(bucket),
    values: Array.from(pivot.cells.subarray(row * width, (row + 1) * width)),
    total: pivot.rowTotals[row] ?? 0,
    isEmpty: bucket.value === null,
  }));
  if (chart.isByAmount) data.sort((a, b) => Number(a.isEmpty) - Number(b.isEmpty) || b.total - a.total);
  const { maxBars = data.length } = chart;
  const isShown = (id: string, place: number) => place < maxBars || pickedIds.has(id);
  const leftOut = data.filter(({ id }, place) => !isShown(id, place));
  return {
    data: data
      .filter(({ id }, place) => isShown(id, place))
      .map(({ id, label, values }) => ({ id, label, values })),
    leftOut: { count: leftOut.length, total: leftOut.reduce((sum, { total }) => sum + total, 0) },
  };
}

export interface ChartBars {
  readonly data: readonly ChartDatum[];
  /** What has no bar of its own. */
  readonly leftOut: { readonly count: number; readonly total: number };
}

export function bucketId({ value }: Bucket): string {
  return value ?? '';
}

/** The bars whose rows the query asks for by name. */
export function pickedBuckets(query: TableQuery, { by }: RegisterChart, pivot: Pivot): ReadonlySet<string> {
  const picked = pivot.rows.filter((bucket) => isPicked(query, by.column, bucket));
  return new Set(picked.map(bucketId));
}

function isPicked(query: TableQuery, column: string, { range, value }: Bucket): boolean {
  const filter = findFilter(query, column, range ? 'range' : 'oneOf');
  if (!filter || filter.isExcluded) return false;
  return filter.kind === 'range'
    ? range !== undefined && filter.ranges.some((one) => isSameRange(one, range))
    : filter.values.includes(value);
}

/**
 * Filters by a bar too, or no longer. Values or ranges that the column excludes make way for bars that are such, and so do
 * ranges that are no bars of the chart: together with a bar they would let other rows through than those of bars.
 */
export function toggleBucket(
  query: TableQuery,
  chart: RegisterChart,
  pivot: Pivot,
  bucket: Bucket,
): TableQuery {
  const { column } = chart.by;
  const { range, value } = bucket;
  const kind = range ? 'range' : 'oneOf';
  if (findFilter(query, column, kind)?.isExcluded)
    return toggleBucket(removeFilter(query, column, kind), chart, pivot, bucket);
  const rest = withoutContrary(query, column, bucket);
  if (!range) return toggleValue(rest, column, value);
  const others = pivot.rows
    .filter((one) => one !== bucket && isPicked(query, column, one))
    .flatMap((one) => one.range ?? []);
  const ranges = isPicked(query, column, bucket) ? others : [...others, range];
  return setRanges(rest, column, ranges);
}

/** Without what leaves no row together with the bar: ranges or a text beside rows that have no value, or these beside a range. */
function withoutContrary(query: TableQuery, column: string, { range, value }: Bucket): TableQuery {
  const isOfEmpty = !range && value === null;
  const filters = query.filters.filter((filter) => {
    if (filter.column !== column) return true;
    if (filter.kind === 'empty') return filter.isEmpty === isOfEmpty;
    // What is excluded leaves rows that have no value.
    if (isOfEmpty && filter.isExcluded) return true;
    return range ? filter.kind !== 'oneOf' : !isOfEmpty || filter.kind === 'oneOf';
  });
  return { ...query, filters };
}
