import { beforeEach, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import {
  DEGREES,
  degreesBox,
  layerDescription,
  queryFilter,
  spatialFilter,
  tableDescription,
  timeFilter,
} from '../../testing/map-descriptions.ts';
import { fieldNames, recordSetOf } from '../../testing/map-results.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

const PLANTS = { MapName: '', LayerID: 1 };
const plain = (WhereClause: string, more: Parameters<typeof queryFilter>[1] = {}) => ({
  ...PLANTS,
  QueryFilter: queryFilter(WhereClause, more),
});
const ids = async (input: object) => (await map.ask('QueryFeatureIDs', { ...PLANTS, ...input })).FIDArray;
const layer = (more: object = {}) => layerDescription(1, more);
const tableOf = (ID: number, DefinitionExpression = '') => tableDescription(ID, { DefinitionExpression });
const namesOf = ({ Fields }: MapType<'RecordSet'>) => fieldNames(Fields);
const valuesOf = ({ Records }: MapType<'RecordSet'>) => Records.map(({ Values }) => Values);

describe('conditions', () => {
  test('an absent filter and an empty condition take all rows, those without a place too', async () => {
    expect(await ids({})).toEqual([3, 40, 51, 60, 222]);
    expect(await ids(plain('  '))).toEqual([3, 40, 51, 60, 222]);
    expect(await map.ask('QueryFeatureCount', PLANTS)).toBe(5);
  });

  test.each([
    ['MaksYtelse > 10', [51, 222]],
    ["Fylke IN ('Agder', 'Innlandet')", [3, 40, 51]],
    ['MaksYtelse IS NULL', [40]],
    ['"navn" LIKE \'Å%\'', [3]],
    ["IDriftDato >= DATE '2000-01-01'", [3]],
    ['OBJECTID = 222 OR ErIDrift = 0', [222]],
    ['VannKVTypeKode = 3', [60]],
  ])('%s', async (where, expected) => {
    expect(await ids(plain(where))).toEqual(expected);
    expect(await map.ask('QueryFeatureCount', plain(where))).toBe(expected.length);
  });

  test('ids restrict further, and those that nobody has are passed over', async () => {
    const filter = plain('MaksYtelse > 1', { FIDSet: { FIDArray: [999, 222, 3] } });
    expect(await ids(filter)).toEqual([222]);
  });

  test.each([
    ['Navn = 1', 'map/bad-expression QueryFilter.WhereClause Navn = 1 7'],
    ['Finnes = 1', 'map/bad-expression QueryFilter.WhereClause Finnes = 1 0'],
    ['Fylke = ', 'map/bad-expression QueryFilter.WhereClause Fylke =  8'],
    ['Shape = 1', 'map/bad-expression QueryFilter.WhereClause Shape = 1 0'],
  ])('%s is refused with its place', async (where, told) => {
    expect(await map.refusal('QueryFeatureCount', plain(where))).toBe(told);
  });

  test('filters that are not served are refused', async () => {
    const defs = { FilterDefs: [{ $type: 'XMLFilterDef' as const, FieldName: 'a', Expression: 'b' }] };
    expect(await map.refusal('QueryFeatureIDs', plain('', defs))).toContain(
      'value/bad QueryFilter.FilterDefs',
    );
    expect(await map.refusal('QueryFeatureIDs', plain('', { PrefixClause: 'TOP 5' }))).toContain(
      'map/bad-expression QueryFilter.PrefixClause',
    );
    expect(await map.refusal('QueryFeatureIDs', plain('', { PostfixClause: 'GROUP BY Fylke' }))).toContain(
      'map/bad-expression QueryFilter.PostfixClause',
    );
  });
});

describe('order', () => {
  test('is by object id, or as asked with no value first and text by code unit', async () => {
    expect(await ids(plain('', { PostfixClause: 'ORDER BY MaksYtelse DESC' }))).toEqual([222, 51, 3, 60, 40]);
    expect(await ids(plain('', { PostfixClause: 'order by MaksYtelse' }))).toEqual([40, 60, 3, 51, 222]);
    expect(await ids(plain('', { PostfixClause: 'ORDER BY Fylke, Navn DESC' }))).toEqual([
      3, 51, 40, 60, 222,
    ]);
  });

  test('alike rows come once where they are asked for as distinct', async () => {
    const filter = plain('', {
      PrefixClause: 'DISTINCT',
      SubFields: 'Fylke',
      PostfixClause: 'ORDER BY Fylke',
    });
    const rows = await map.ask('QueryFeatureData', filter);
    expect(namesOf(rows)).toEqual(['Fylke']);
    expect(valuesOf(rows).flat()).toMatchObject([
      { value: 'Agder' },
      { value: 'Innlandet' },
      { value: 'Rogaland' },
    ]);
    expect(await map.ask('QueryFeatureCount', filter)).toBe(3);
  });
});

describe('rows', () => {
  test('have every field with its type, and a shape with its system', async () => {
    const rows = await map.ask('QueryFeatureData', plain('OBJECTID = 222'));
    const [values = []] = valuesOf(rows);
    const byName = Object.fromEntries(namesOf(rows).map((name, index) => [name, values[index]]));
    expect(byName).toMatchObject({
      OBJECTID: { $xs: 'int', value: 222 },
      Navn: { $xs: 'string', value: 'Kvilldal' },
      MaksYtelse: { $xs: 'double', value: 1240 },
      ErIDrift: { $xs: 'short', value: 1 },
      IDriftDato: { $xs: 'dateTime', value: Date.parse('1981-06-01T00:00:00Z') },
      UteAvDrift: null,
      // By PROJ: 6.6° E 59.5° N.
      Shape: {
        $type: 'PointN',
        X: expect.closeTo(25_245.607, 3),
        Y: expect.closeTo(6_625_797.021, 3),
        SpatialReference: { WKID: 25833 },
      },
    });
  });

  test('have the object id always and otherwise the wanted fields in the wanted order', async () => {
    const some = await map.ask('QueryFeatureData', plain('', { SubFields: 'Shape, navn' }));
    expect(namesOf(some)).toEqual(['OBJECTID', 'Shape', 'Navn']);
    const shapes = valuesOf(some).map(([, shape]) => shape);
    expect(shapes.map((shape) => shape !== null)).toEqual([true, true, false, true, true]);
    expect(await map.refusal('QueryFeatureData', plain('', { SubFields: 'Navn,Finnes' }))).toBe(
      'map/unknown-field QueryFilter.SubFields Finnes',
    );
  });

  test('come in the system that is asked for', async () => {
    const rows = await map.ask(
      'QueryFeatureData',
      plain('OBJECTID = 222', {
        SubFields: 'Shape',
        OutputSpatialReference: { $type: 'GeographicCoordinateSystem', WKID: 4326 },
      }),
    );
    expect(valuesOf(rows)[0]?.[1]).toMatchObject({
      X: expect.closeTo(6.6, 9),
      Y: expect.closeTo(59.5, 9),
      SpatialReference: { WKID: 4326 },
    });
    const wrong = { OutputSpatialReference: { $type: 'UnknownCoordinateSystem' as const, WKID: 2154 } };
    expect(await map.refusal('QueryFeatureData', plain('', wrong))).toBe(
      'map/unknown-crs QueryFilter.OutputSpatialReference 2154',
    );
  });

  test('are cut silently at the record limit, and counts and ids are not', async () => {
    const plants = Array.from({ length: 2100 }, (_, index) => ({
      VannKraftverkID: index + 1,
      Navn: `Nr ${index}`,
      ErIDrift: true,
    }));
    map = await createMapRequests({ plants });
    expect((await map.ask('QueryFeatureData', plain('', { SubFields: 'Navn' }))).Records).toHaveLength(2000);
    expect(await map.ask('QueryFeatureCount', PLANTS)).toBe(2100);
    expect(await ids({})).toHaveLength(2100);
  });
});

describe('described layers and tables', () => {
  test('have their own condition beside that of the filter', async () => {
    const input = {
      ...plain('MaksYtelse > 10'),
      LayerDescription: layer({ DefinitionExpression: "Fylke = 'Agder'" }),
    };
    expect(await map.ask('QueryFeatureCount2', input)).toBe(1);
    expect((await map.ask('QueryFeatureIDs2', input)).FIDArray).toEqual([51]);
    const wrong = { ...input, LayerDescription: layer({ DefinitionExpression: 'x' }) };
    expect(await map.refusal('QueryFeatureIDs2', wrong)).toContain('LayerDescription.DefinitionExpression x');
  });

  test('leave shapes out where they are not wanted', async () => {
    const LayerDescription = layer({ LayerResultOptions: { IncludeGeometry: false } });
    const result = await map.ask('QueryFeatureData2', { ...plain('OBJECTID = 3'), LayerDescription });
    expect(result.URL).toBe('');
    expect(namesOf(recordSetOf(result))).not.toContain('Shape');
  });

  test('may be tables, whose rows keep their ids when the rows change', async () => {
    const input = { MapName: 'Varde web', MapTableDescription: tableOf(100, 'VannKraftverkID = 222') };
    expect(await map.ask('QueryRowCount', { MapName: '', MapTableDescription: tableOf(100) })).toBe(3);
    const before = await map.ask('QueryRowIDs', input);
    expect(before).toHaveLength(2);
    const [, other] = MAP_ROWS.plants;
    const plants = [
      { ...other, Konsesjoner: [{ KdbID: 1, Tittel: 'Ny' }] },
      ...MAP_ROWS.plants.filter((row) => row !== other),
    ];
    await map.fill({ ...MAP_ROWS, plants }, 'sample 2');
    expect(await map.ask('QueryRowCount', { MapName: '', MapTableDescription: tableOf(100) })).toBe(4);
    expect(await map.ask('QueryRowIDs', input)).toEqual(before);
  });

  test('hold certificates and the values of every quarter', async () => {
    const certificates = recordSetOf(
      await map.ask('QueryData', { MapName: '', MapTableDescription: tableOf(101) }),
    );
    expect(namesOf(certificates).slice(0, 2)).toEqual(['OBJECTID', 'Status']);
    expect(valuesOf(certificates)).toHaveLength(2);
    const quarters = recordSetOf(
      await map.ask('QueryData', {
        MapName: '',
        MapTableDescription: tableOf(102, 'Year = 2012 AND Quarter < 3'),
      }),
    );
    expect(valuesOf(quarters).map(([id, year]) => [id, year])).toMatchObject([
      [{ value: 20121 }, { value: 2012 }],
      [{ value: 20122 }, { value: 2012 }],
    ]);
    expect(JSON.stringify(valuesOf(quarters)[0])).toContain('"$xs":"double","value":0.129787');
  });

  test('of other kinds, sources and forms are refused by name', async () => {
    expect(await map.refusal('QueryFeatureCount', { MapName: '', LayerID: 100 })).toBe(
      'map/not-a-feature-layer LayerID 100',
    );
    expect(await map.refusal('QueryFeatureCount', { MapName: '', LayerID: 0 })).toBe(
      'map/not-a-feature-layer LayerID 0',
    );
    expect(await map.refusal('QueryRowCount', { MapName: '', MapTableDescription: tableOf(7) })).toBe(
      'map/unknown-layer MapTableDescription.ID 7',
    );
    const QueryResultOptions = { Format: 'geoQueryResultAmfAsMime' as const };
    expect(
      await map.refusal('QueryData', { MapName: '', MapTableDescription: tableOf(100), QueryResultOptions }),
    ).toBe('map/format-not-supported QueryResultOptions.Format geoQueryResultAmfAsMime');
  });
});

describe('places and times', () => {
  const spatial = (FilterGeometry: MapType<'Geometry'>, more: object = {}) => ({
    QueryFilter: spatialFilter(FilterGeometry, more),
  });
  const southWest = degreesBox(6, 58, 7, 60);

  test('a box in another system takes the plants in it, and never one without a place', async () => {
    expect(await ids(spatial(southWest))).toEqual([3, 60, 222]);
    expect(await ids(spatial(southWest, { WhereClause: 'MaksYtelse > 0' }))).toEqual([3, 222]);
    expect(await ids(spatial(southWest, { SpatialRel: 'geoSpatialRelContains' }))).toEqual([3, 60, 222]);
    expect(await ids(spatial(southWest, { SpatialRel: 'geoSpatialRelTouches' }))).toEqual([]);
  });

  test('a shape without a system is in that of the map', async () => {
    const web = (x: number, y: number) => ({ $type: 'PointN' as const, X: x, Y: y });
    // Web Mercator of 6.5° E 59.4° N to 6.7° E 59.6° N.
    const ring = [
      web(723_577, 8_270_000),
      web(723_577, 8_330_000),
      web(745_842, 8_330_000),
      web(745_842, 8_270_000),
    ];
    const polygon = {
      $type: 'PolygonN' as const,
      HasID: false,
      HasZ: false,
      HasM: false,
      RingArray: [{ $type: 'Ring' as const, PointArray: ring }],
    };
    expect(await ids({ MapName: 'Varde web', ...spatial(polygon) })).toEqual([222]);
    expect(await ids(spatial(polygon))).toEqual([]);
  });

  test('a matrix is read, and what is no relation is refused', async () => {
    const matrix = { SpatialRel: 'geoSpatialRelRelation', SpatialRelDescription: 'T*****FF*' };
    expect(await ids(spatial(southWest, matrix))).toEqual([3, 60, 222]);
    const wrong = { SpatialRel: 'geoSpatialRelRelation', SpatialRelDescription: 'x' };
    expect(await map.refusal('QueryFeatureIDs', { ...PLANTS, ...spatial(southWest, wrong) })).toBe(
      'value/bad QueryFilter.SpatialRelDescription x',
    );
    const undefinedRelation = { SpatialRel: 'geoSpatialRelUndefined' };
    expect(
      await map.refusal('QueryFeatureIDs', { ...PLANTS, ...spatial(southWest, undefinedRelation) }),
    ).toContain('value/bad QueryFilter.SpatialRel');
  });

  test('shapes that cannot be used are refused with their path', async () => {
    const buffer = { $type: 'PointB' as const, Bytes: new Uint8Array([1]) };
    expect(await map.refusal('QueryFeatureIDs', { ...PLANTS, ...spatial(buffer) })).toBe(
      'map/bad-geometry QueryFilter.FilterGeometry',
    );
    const far = { $type: 'PointN' as const, X: 105, Y: 10, SpatialReference: DEGREES };
    expect(await map.refusal('QueryFeatureIDs', { ...PLANTS, ...spatial(far) })).toContain(
      'map/outside-crs QueryFilter.FilterGeometry',
    );
    const onTable = { MapName: '', MapTableDescription: tableOf(100), ...spatial(southWest) };
    expect(await map.refusal('QueryRowIDs', onTable)).toContain('map/not-a-feature-layer');
  });

  test('a geometry in a time filter says nothing where a table is asked, which has no place', async () => {
    const always = {
      $type: 'TimeExtent' as const,
      StartTime: 0,
      EndTime: Date.parse('2100-01-01T00:00:00Z'),
    };
    const ofTable = (QueryFilter?: MapType<'QueryFilter'>) =>
      map.ask('QueryRowIDs', {
        MapName: '',
        MapTableDescription: tableOf(100),
        ...(QueryFilter && { QueryFilter }),
      });
    const whole = await ofTable();
    const nowhere = { $type: 'PointN' as const, X: 105, Y: 0, SpatialReference: DEGREES };
    for (const FilterGeometry of [southWest, nowhere])
      expect(await ofTable(timeFilter(always, { FilterGeometry }))).toEqual(whole);
    // As before where a layer is asked.
    expect(
      await map.refusal('QueryFeatureIDs', {
        ...PLANTS,
        QueryFilter: timeFilter(always, { FilterGeometry: nowhere }),
      }),
    ).toContain('map/outside-crs');
  });

  test('a time takes rows at it and at both its ends, unless one is left out', async () => {
    const first = Date.parse('1981-06-01T00:00:00Z');
    const last = Date.parse('2007-01-01T00:00:00Z');
    const during = (
      TimeValue: MapType<'TimeValue'>,
      TimeRelation: MapType<'geoTimeRelation'> = 'geoTimeRelationOverlaps',
      zone = '',
    ) => ({
      QueryFilter: timeFilter(TimeValue, {
        FilterGeometry: southWest,
        TimeRelation,
        OutputTimeReference: { TimeZoneNameID: zone },
      }),
    });
    const whole = { $type: 'TimeExtent' as const, StartTime: first, EndTime: last };
    expect(await ids(during(whole))).toEqual([3, 222]);
    expect(await ids(during(whole, 'geoTimeRelationOverlapsStartWithinEnd'))).toEqual([222]);
    expect(await ids(during(whole, 'geoTimeRelationAfterStartOverlapsEnd'))).toEqual([3]);
    expect(await ids(during({ $type: 'TimeInstant', Time: first }))).toEqual([222]);
    expect(await ids(during({ ...whole, Empty: true }))).toEqual([]);
    expect(await map.refusal('QueryFeatureIDs', { ...PLANTS, ...during(whole, undefined, 'Mars') })).toBe(
      'value/bad QueryFilter.OutputTimeReference.TimeZoneNameID Mars',
    );
  });
});
