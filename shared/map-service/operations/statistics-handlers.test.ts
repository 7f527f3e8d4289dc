import { beforeEach, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { layerDescription } from '../../testing/map-descriptions.ts';
import { plainRows } from '../../testing/map-results.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

const statistic = (
  StatisticType: MapType<'geoDataStatType'>,
  StatisticFieldName = 'MaksYtelse',
  name?: string,
) => ({
  StatisticFieldName,
  StatisticType,
  ...(name === undefined ? {} : { ResultFieldName: name }),
});
const plants = (StatisticsRequest: MapType<'StatisticsRequest'>, DefinitionExpression = '') => ({
  MapName: '',
  MapTableDescription: layerDescription(1, { DefinitionExpression }),
  StatisticsRequest,
});
const records = async (input: ReturnType<typeof plants>) => {
  const { Fields, Records } = await map.ask('QueryDataStatistics', input);
  return {
    names: Fields.FieldArray.map(({ Name, Type }) => `${Name} ${Type.replace('geoFieldType', '')}`),
    rows: plainRows(Records),
  };
};

const VARIANCE = 387794.75;
const DEVIATION = 622.731683793269;

const ALL = [
  statistic('geoDataStatTypeCount'),
  statistic('geoDataStatTypeSum'),
  statistic('geoDataStatTypeMin'),
  statistic('geoDataStatTypeMax'),
  statistic('geoDataStatTypeAverage'),
  statistic('geoDataStatTypeVariance'),
  statistic('geoDataStatTypeStdDev'),
];

test('all seven are computed over the rows that have a value', async () => {
  const { names, rows } = await records(plants({ StatisticDescriptions: ALL }));
  expect(names).toEqual([
    'COUNT_MaksYtelse Integer',
    'SUM_MaksYtelse Double',
    'MIN_MaksYtelse Double',
    'MAX_MaksYtelse Double',
    'AVG_MaksYtelse Double',
    'VAR_MaksYtelse Double',
    'STDDEV_MaksYtelse Double',
  ]);
  // 1240, 0.5, 12.5 and -28, by Python's statistics module.
  expect(rows).toEqual([
    [4, 1225, -28, 1240, 306.25, expect.closeTo(VARIANCE, 6), expect.closeTo(DEVIATION, 6)],
  ]);
});

test('of no rows there is one record without values', async () => {
  const { rows } = await records(plants({ StatisticDescriptions: ALL }, '1 = 0'));
  expect(rows).toEqual([[0, null, null, null, null, null, null]]);
});

test('one value has no deviation', async () => {
  const { rows } = await records(plants({ StatisticDescriptions: ALL }, 'OBJECTID = 222'));
  expect(rows).toEqual([[1, 1240, 1240, 1240, 1240, null, null]]);
});

test('groups come in the order of their values, or as asked', async () => {
  const request = {
    StatisticDescriptions: [
      statistic('geoDataStatTypeSum', 'MaksYtelse', 'Output'),
      statistic('geoDataStatTypeCount', 'Navn', 'Plants'),
    ],
    GroupByFields: 'fylke',
  };
  const groups = [
    ['Agder', 13, 2],
    ['Innlandet', null, 1],
    ['Rogaland', 1212, 2],
  ];
  const grouped = await records(plants(request));
  expect(grouped.names).toEqual(['Fylke String', 'Output Double', 'Plants Integer']);
  expect(grouped.rows).toEqual(groups);
  const ordered = await records(plants({ ...request, OrderByFields: 'Plants DESC, "Output" desc' }));
  expect(ordered.rows).toEqual([groups[2], groups[0], groups[1]]);
});

test('columns whose names are left to the answer have a name each', async () => {
  const { names } = await records(
    plants({
      StatisticDescriptions: [
        statistic('geoDataStatTypeSum'),
        statistic('geoDataStatTypeSum', 'maksytelse'),
        statistic('geoDataStatTypeMax', 'MaksYtelse', 'sum_maksytelse_1'),
        statistic('geoDataStatTypeSum', '"MaksYtelse"'),
      ],
    }),
  );
  expect(names.map((name) => name.split(' ')[0])).toEqual([
    'SUM_MaksYtelse',
    'SUM_MaksYtelse_2',
    'sum_maksytelse_1',
    'SUM_MaksYtelse_3',
  ]);
});

test('what cannot be computed is refused with its path', async () => {
  const refusal = (request: MapType<'StatisticsRequest'>) =>
    map.refusal('QueryDataStatistics', plants(request));
  expect(await refusal({ StatisticDescriptions: [statistic('geoDataStatTypeSum', 'Navn')] })).toBe(
    'value/bad StatisticsRequest.StatisticDescriptions[0].StatisticFieldName Navn',
  );
  expect(await refusal({ GroupByFields: 'Finnes' })).toBe(
    'map/unknown-field StatisticsRequest.GroupByFields Finnes',
  );
  expect(await refusal({ GroupByFields: 'Fylke', OrderByFields: 'Navn' })).toBe(
    'map/unknown-field StatisticsRequest.OrderByFields Navn',
  );
});
