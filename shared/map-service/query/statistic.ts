import type { MapType } from '../../contracts/map/types.ts';

type StatisticType = MapType<'geoDataStatType'>;
type Values = readonly (number | string)[];

export interface Statistic {
  /** What a column is called whose name the request leaves open. */
  readonly name: string;
  /** Of values that are there. Null where so few values have no such statistic. */
  compute(values: Values): number | null;
}

const STATISTICS: { readonly [Type in StatisticType]: Statistic } = {
  geoDataStatTypeCount: { name: 'COUNT', compute: (values) => values.length },
  geoDataStatTypeSum: { name: 'SUM', compute: (values) => (values.length > 0 ? sum(numbers(values)) : null) },
  geoDataStatTypeMin: { name: 'MIN', compute: (values) => extreme(values, Math.min) },
  geoDataStatTypeMax: { name: 'MAX', compute: (values) => extreme(values, Math.max) },
  geoDataStatTypeAverage: { name: 'AVG', compute: (values) => mean(numbers(values)) },
  geoDataStatTypeStdDev: {
    name: 'STDDEV',
    compute: (values) => {
      const spread = variance(numbers(values));
      return spread === null ? null : Math.sqrt(spread);
    },
  },
  geoDataStatTypeVariance: { name: 'VAR', compute: (values) => variance(numbers(values)) },
};

export function statisticOf(type: StatisticType): Statistic {
  return STATISTICS[type];
}

function numbers(values: Values): number[] {
  return values.map(Number);
}

/** Neumaier's sum: what rounding takes away is carried along, so that order and size of values do not matter. */
function sum(values: readonly number[]): number {
  let total = 0;
  let carried = 0;
  for (const value of values) {
    const next = total + value;
    carried += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + carried;
}

function mean(values: readonly number[]): number | null {
  return values.length > 0 ? sum(values) / values.length : null;
}

/** Of a sample, as databases compute it: divided by one less than there are values. */
function variance(values: readonly number[]): number | null {
  const middle = mean(values);
  if (middle === null || values.length < 2) return null;
  return sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1);
}

function extreme(values: Values, choose: (one: number, other: number) => number): number | null {
  return values.length > 0 ? numbers(values).reduce((one, other) => choose(one, other)) : null;
}
