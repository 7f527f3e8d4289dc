// Which charts there are of plants, what they ask the engine, and what a click on a bar filters.

import { type Bucket, bucketFilter, type Dimension } from '../../../../shared/tables/buckets.ts';
import type { Pivot, PivotMeasure } from '../../../../shared/tables/pivot.ts';
import type { ColumnFilter, TableQuery } from '../../../../shared/tables/table-query.ts';
import type { ChartSeries } from '../../../charts/chart-series.ts';
import type { ChartDatum } from '../../../charts/stack-layout.ts';
import { findFilter, putFilter, removeFilter, toggleValue } from '../../../table/query/query-edits.ts';

export type PlantMeasure = 'outputMw' | 'productionGwh' | 'count';

export const PLANT_MEASURES: readonly PlantMeasure[] = ['outputMw', 'productionGwh', 'count'];

export interface PlantChart {
  readonly id: 'area' | 'county' | 'size' | 'decade';
  readonly by: Dimension;
  /** bars: things with names. columns: things that follow each other. */
  readonly shape: 'bars' | 'columns';
  /** Largest first; else in natural order. */
  readonly isByAmount?: true;
}

/** Pumps have negative outputs: below 0 they are a class of their own. */
const SIZE_BREAKS_MW = [0, 1, 10, 100];

export const PLANT_CHARTS: readonly PlantChart[] = [
  { id: 'area', by: { column: 'area' }, shape: 'bars' },
  { id: 'county', by: { column: 'county' }, shape: 'bars', isByAmount: true },
  { id: 'size', by: { column: 'outputMw', breaks: SIZE_BREAKS_MW }, shape: 'columns' },
  { id: 'decade', by: { column: 'commissioned' }, shape: 'columns' },
];

export function measureOf(measure: PlantMeasure): PivotMeasure {
  return measure === 'count' ? { kind: 'count' } : { kind: 'sum', column: measure };
}

const TYPE_LOOKS: { readonly [code: string]: Pick<ChartSeries, 'color' | 'pattern'> } = {
  K: { color: '--plant-k', pattern: 'plain' },
  PK: { color: '--plant-pk', pattern: 'stripes' },
  P: { color: '--plant-p', pattern: 'dots' },
};
const OTHER_LOOK: Pick<ChartSeries, 'color' | 'pattern'> = { color: '--plant-closed', pattern: 'grid' };

/** The types of plants as the parts of bars. */
export function typeSeries(pivot: Pivot, labelOf: (bucket: Bucket) => string): ChartSeries[] {
  return pivot.columns.map((bucket) => ({
    id: bucket.value ?? '',
    label: labelOf(bucket),
    ...(TYPE_LOOKS[bucket.value ?? ''] ?? OTHER_LOOK),
  }));
}

export function chartData(
  pivot: Pivot,
  chart: PlantChart,
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
export function pickedBuckets(query: TableQuery, { by }: PlantChart, pivot: Pivot): ReadonlySet<string> {
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
