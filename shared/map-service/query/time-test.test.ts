import { beforeEach, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { layerDescription, tableDescription, timeFilter } from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

const at = (text: string) => Date.parse(`${text}Z`);
const during = (start: string, end: string, zone?: string) => ({
  $type: 'TimeExtent' as const,
  ...(zone ? { TimeReference: { TimeZoneNameID: zone } } : {}),
  StartTime: at(start),
  EndTime: at(end),
});
const input = (TimeValue: object, layer: object = {}, filter: object = {}) => ({
  MapName: '',
  LayerDescription: layerDescription(1, layer),
  QueryFilter: timeFilter(TimeValue as MapType<'TimeValue'>, filter),
});
const found = async (TimeValue: object, layer: object = {}, filter: object = {}) =>
  (await map.ask('QueryFeatureIDs2', input(TimeValue, layer, filter) as never)).FIDArray;

// Plant 222 was commissioned at 1981-06-01, plant 3 at 2007-01-01; the others have no day.
describe('a window in a zone', () => {
  test.each([
    ['UTC', '1981-06-01T00:00:00', '1981-06-01T00:00:00', [222]],
    // Midnight of UTC was two in the morning in Norway.
    ['Europe/Oslo', '1981-06-01T00:00:00', '1981-06-01T01:59:59', []],
    ['Europe/Oslo', '1981-06-01T02:00:00', '1981-06-01T02:00:00', [222]],
    ['W. Europe Standard Time', '1981-06-01T02:00:00', '1981-06-01T02:00:00', [222]],
    ['America/New_York', '1981-05-31T20:00:00', '1981-05-31T20:00:00', [222]],
  ])('of %s', async (zone, start, end, expected) => {
    expect(await found(during(start, end, zone))).toEqual(expected);
  });

  test.each([
    ['Z', '1981-06-01T00:00:00', [222]],
    ['Z', '1981-06-01T02:00:00', []],
    ['+02:00', '1981-06-01T02:00:00', [222]],
    ['-05:00', '1981-05-31T19:00:00', [222]],
  ])('counts for times without a mark only: %s after %s', async (mark, time, expected) => {
    const wanted = input(during(time, time, 'Europe/Oslo')) as never;
    const marked = (text: string) => text.replaceAll(new RegExp(`${time}(?=</)`, 'g'), `${time}${mark}`);
    expect((await map.ask('QueryFeatureIDs2', wanted, marked)).FIDArray).toEqual(expected);
    const instant = {
      $type: 'TimeInstant',
      Time: at(time),
      TimeReference: { TimeZoneNameID: 'Europe/Oslo' },
    };
    expect((await map.ask('QueryFeatureIDs2', input(instant) as never, marked)).FIDArray).toEqual(expected);
  });

  test('counts for each end by itself', async () => {
    // From two in the morning in Norway, which is midnight of UTC, to midnight of UTC.
    const wanted = input(during('1981-06-01T02:00:00', '1981-06-01T00:00:00', 'Europe/Oslo')) as never;
    const marked = (text: string) => text.replace('1981-06-01T00:00:00<', '1981-06-01T00:00:00Z<');
    expect((await map.ask('QueryFeatureIDs2', wanted)).FIDArray).toEqual([]);
    expect((await map.ask('QueryFeatureIDs2', wanted, marked)).FIDArray).toEqual([222]);
  });

  test('of nobody is refused', async () => {
    expect(await map.refusal('QueryFeatureIDs2', input(during('1981-06-01', '1982-06-01', 'Mars')))).toBe(
      'value/bad QueryFilter.TimeValue.TimeReference.TimeZoneNameID Mars',
    );
  });
});

test('a layer without times has all its rows at any time', async () => {
  const LayerID = 13;
  const all = await map.ask('QueryFeatureCount', { MapName: '', LayerID });
  const wanted = input(during('1981-01-01', '1981-12-31'), { LayerID, UseTime: true }) as never;
  expect(await map.ask('QueryFeatureCount2', wanted)).toBe(all);
});

test('a table has times, too', async () => {
  const QueryFilter = { ...input(during('2012-01-01', '2012-12-31')).QueryFilter };
  const quarters = { MapName: '', MapTableDescription: tableDescription(102), QueryFilter };
  const withoutPlace = (text: string) => text.replace(/<FilterGeometry.*<\/FilterGeometry>/, '');
  expect(await map.ask('QueryRowIDs', quarters, withoutPlace)).toEqual([20121, 20122, 20123, 20124]);
});

describe('the times of a described layer', () => {
  const in1986 = during('1986-01-01T00:00:00', '1986-12-31T23:59:59');
  const later = { TimeOffset: 5, TimeOffsetUnits: 'geoTimeUnitsYears' };

  test('are shifted by its offset, unless it makes no use of time', async () => {
    expect(await found(in1986)).toEqual([]);
    expect(await found(in1986, later)).toEqual([222]);
    expect(await found(in1986, { ...later, UseTime: true })).toEqual([222]);
    expect(await found(in1986, { ...later, UseTime: false })).toEqual([]);
  });

  test('take in all that was before, where they are cumulative', async () => {
    const in2010 = during('2010-01-01T00:00:00', '2010-12-31T00:00:00');
    expect(await found(in2010, { UseTime: true, TimeDataCumulative: true })).toEqual([3, 222]);
    expect(await found(in1986, { UseTime: true, TimeDataCumulative: true })).toEqual([222]);
    expect(await found({ ...in2010, Empty: true }, { TimeDataCumulative: true })).toEqual([]);
  });

  test('cannot be shifted by nobody knows what', async () => {
    expect(await map.refusal('QueryFeatureIDs2', input(in1986, { TimeOffset: 5 }))).toContain(
      'value/bad LayerDescription.TimeOffsetUnits',
    );
  });
});

test('times are written as clocks show them in the wanted zone, and as instants in JSON', async () => {
  const filter = { OutputTimeReference: { TimeZoneNameID: 'Europe/Oslo' }, SubFields: 'IDriftDato' };
  const wanted = { ...input(during('1981-01-01', '1982-01-01'), {}, filter) };
  const asRecords = await map.ask('QueryFeatureData2', {
    ...wanted,
    QueryResultOptions: { Format: 'geoQueryResultRecordSetAsObject' },
  } as never);
  expect(asRecords.Object).toMatchObject({
    Records: [{ Values: [{ value: 222 }, { $xs: 'dateTime', value: at('1981-06-01T02:00:00') }] }],
  });
  const asJson = await map.ask('QueryFeatureData2', {
    ...wanted,
    QueryResultOptions: { Format: 'geoQueryResultJsonAsMime' },
  } as never);
  expect(JSON.parse(new TextDecoder().decode(asJson.MimeData)).features[0].attributes.IDriftDato).toBe(
    at('1981-06-01T00:00:00'),
  );
});

test('times of related rows come in the zone of their description', async () => {
  const { Object: rows } = await map.ask('QueryRelatedRecords', {
    MapName: '',
    SourceTableID: 101,
    SourceFIDSet: { FIDArray: [1] },
    RelateDescription: {
      RelationshipID: 2,
      RelatedTableFields: 'IDriftDato',
      RelatedTableDefinitionExpression: 'OBJECTID = 222',
      ResultFormat: 'geoRelateResultRelatedRecordSetAsObject',
      OutputTimeReference: { TimeZoneNameID: 'Europe/Oslo', RespectsDaylightSavingTime: false },
    },
  });
  expect(rows).toMatchObject({
    RelatedRecordGroups: [{ Records: [{ Values: [{ value: 222 }, { value: at('1981-06-01T01:00:00') }] }] }],
  });
});
