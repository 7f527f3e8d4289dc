// Which charts there are of a register, what they ask the engine, and what a click on a bar filters.

import { type Bucket, bucketFilter, type Dimension } from '../../../shared/tables/buckets.ts';
import type { Pivot, PivotMeasure } from '../../../shared/tables/pivot.ts';
import type { ColumnFilter, TableQuery } from '../../../shared/tables/table-query.ts';
import type { ChartSeries } from '../../charts/chart-series.ts';
import type { ChartDatum } from '../../charts/stack-layout.ts';
import { findFilter, putFilter, removeFilter, toggleValue } from '../query/query-edits.ts';

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
  readonly id: 'area' | 'county' | 'source' | 'size' | 'decade';
  readonly by: Dimension;
  /** bars: things with names. columns: things that follow each other. */
  readonly shape: 'bars' | 'columns';
  /** Largest first; else in natural order. */
  readonly isByAmount?: true;
}

export function measureOf(measure: string): PivotMeasure {
  return measure === COUNT ? { kind: 'count' } : { kind: 'sum', column: measure };
}

const OTHER_LOOK: PartLooks[string] = { color: '--plant-closed', pattern: 'grid' };

/** What bars are made up of. */
export function partSeries(
  pivot: Pivot,
  looks: PartLooks,
  labelOf: (bucket: Bucket) => string,
): ChartSeries[] {
  return pivot.columns.map((bucket) => ({
    id: bucket.value ?? '',
    label: labelOf(bucket),
    ...(looks[bucket.value ?? ''] ?? OTHER_LOOK),
  }));
}

export function chartData(
  pivot: Pivot,
  chart: RegisterChart,
  labelOf: (bucket: Bucket) => string,
): ChartDatum[] {
  const width = pivot.columns.length;
  const data = pivot.rows.map((bucket, row) => ({
    id: bucketId(bucket),
    label: labelOf(bucket),
    values: Array.from(pivot.cells.subarray(row * width, (row + 1) * width)),
    total: pivot.rowTotals[row] ?? 0,
    isEmpty: bucket.value === null,
  }));
  if (chart.isByAmount) data.sort((a, b) => Number(a.isEmpty) - Number(b.isEmpty) || b.total - a.total);
  return data.map(({ id, label, values }) => ({ id, label, values }));
}

export function bucketId({ value }: Bucket): string {
  return value ?? '';
}

/** The bars whose rows the query asks for by name. */
export function pickedBuckets(query: TableQuery, { by }: RegisterChart, pivot: Pivot): ReadonlySet<string> {
  const picked = pivot.rows.filter((bucket) => isPicked(query, bucketFilter(by.column, bucket)));
  return new Set(picked.map(bucketId));
}

function isPicked(query: TableQuery, filter: ColumnFilter): boolean {
  if (filter.kind === 'oneOf') {
    const values = findFilter(query, filter.column, 'oneOf')?.values ?? [];
    return filter.values.every((value) => values.includes(value));
  }
  const known = findFilter(query, filter.column, 'range');
  return (
    filter.kind === 'range' &&
    known?.least === filter.least &&
    known?.below === filter.below &&
    known?.most === undefined
  );
}

/** Filters by a bucket, or takes the filter away when the query has it. */
export function toggleBucket(query: TableQuery, filter: ColumnFilter): TableQuery {
  if (filter.kind === 'oneOf')
    return filter.values.reduce((edited, value) => toggleValue(edited, filter.column, value), query);
  return isPicked(query, filter) ? removeFilter(query, filter.column, 'range') : putFilter(query, filter);
}
