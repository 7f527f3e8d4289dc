import { beforeEach, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import {
  AS_RECORDS,
  degreesBox,
  layerDescription,
  queryFilter,
  spatialFilter,
} from '../../testing/map-descriptions.ts';
import { fieldNames, plainRows, recordSetOf } from '../../testing/map-results.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

type Source = MapType<'MapServerSourceDescription'>;
type Join = Extract<Source, { $type: 'JoinTableSourceDescription' }>;

const tableOf = (MapTableID: number): Source => ({ $type: 'MapTableSourceDescription', MapTableID });
const join = (left: Source, right: Source, keys: [string, string], more: Partial<Join> = {}): Join => ({
  $type: 'JoinTableSourceDescription',
  LeftSourceDescription: left,
  RightSourceDescription: right,
  LeftTableKey: keys[0],
  RightTableKey: keys[1],
  ...more,
});
const INNER = { JoinType: 'geoLeftInnerJoin' as const };
/** Plants in operation, each with the first of its licences. */
const withLicence = (more: Partial<Join> = {}) =>
  join(tableOf(1), tableOf(100), ['VannKraftverkID', 'VannKraftverkID'], more);
const layer = (Source: Source, more: object = {}) => layerDescription(3, { Source, ...more });
const onLayer = (Source: Source, more: object = {}) => ({
  MapName: '',
  LayerDescription: layer(Source),
  ...more,
});
const onTable = (Source: Source, more: object = {}) => ({
  MapName: '',
  MapTableDescription: layer(Source),
  ...more,
});
const where = (WhereClause: string, more: object = {}) => ({
  QueryFilter: queryFilter(WhereClause, more),
});

async function rowsOf(source: Source, more: object = {}) {
  const wanted = onTable(source, { QueryResultOptions: AS_RECORDS, ...more });
  const { Fields, Records } = recordSetOf(await map.ask('QueryData', wanted));
  return {
    fields: Fields.FieldArray,
    rows: plainRows(Records).map((values) =>
      Object.fromEntries(values.map((value, index) => [fieldNames(Fields)[index], value])),
    ),
  };
}

describe('another table of the map in the place of a layer', () => {
  test('gives its rows, and its fields by their plain names', async () => {
    expect(await map.ask('QueryFeatureIDs2', onLayer(tableOf(1)))).toEqual({
      FIDArray: [3, 40, 51, 60, 222],
    });
    expect(await map.ask('QueryRowCount', onTable(tableOf(100), where('KdbID = 7')))).toBe(2);
    const { fields } = await rowsOf(tableOf(100));
    expect(fields.map(({ Name }) => Name)).toEqual(['OBJECTID', 'VannKraftverkID', 'KdbID', 'Tittel']);
  });

  test('has no features where it is a table', async () => {
    expect(await map.refusal('QueryFeatureCount2', onLayer(tableOf(100)))).toBe(
      'map/not-a-feature-layer LayerDescription.Source 100',
    );
  });

  test('works for a table too, and the condition of the description holds for it', async () => {
    const MapTableDescription = {
      $type: 'StandaloneTableDescription' as const,
      ID: 100,
      DefinitionExpression: "Fylke = 'Agder'",
      Source: tableOf(1),
    };
    expect(await map.ask('QueryRowIDs', { MapName: '', MapTableDescription })).toEqual([3, 51]);
  });
});

describe('a join', () => {
  test('gives one row for each on the left, with the first match by object id or none', async () => {
    const { fields, rows } = await rowsOf(withLicence());
    expect(fields.map(({ Name }) => Name)).toEqual(
      expect.arrayContaining(['Plants_in_operation.OBJECTID', 'Plants_in_operation.Shape', 'Licences.KdbID']),
    );
    expect(rows.map((row) => [row['Plants_in_operation.OBJECTID'], row['Licences.Tittel']])).toEqual([
      [3, null],
      [40, 'Felles'],
      [51, null],
      [60, null],
      [222, 'Reguleringskonsesjon'],
    ]);
    const ids = fields.filter(({ Type }) => Type === 'geoFieldTypeOID').map(({ Name }) => Name);
    const shapes = fields.filter(({ Type }) => Type === 'geoFieldTypeGeometry').map(({ Name }) => Name);
    expect([ids, shapes]).toEqual([['Plants_in_operation.OBJECTID'], ['Plants_in_operation.Shape']]);
  });

  test('leaves rows without a match out where it is an inner one', async () => {
    expect(await map.ask('QueryFeatureIDs2', onLayer(withLicence(INNER)))).toEqual({ FIDArray: [40, 222] });
    expect(await map.ask('QueryRowCount', onTable(withLicence(INNER)))).toBe(2);
  });

  test('never matches where there is no key', async () => {
    const byOwner = join(tableOf(1), tableOf(101), ['HovedEier_OrgNr', 'KraftverkEierOrgNr'], INNER);
    expect(await map.ask('QueryRowIDs', onTable(byOwner))).toEqual([60, 222]);
  });

  test.each([
    ['Licences.KdbID = 7', [40, 222]],
    ['"Licences.KdbID" = 7', [40, 222]],
    ['KdbID IS NULL', [3, 51, 60]],
    ['"Licences"."KdbID" = 7 AND [plants_in_operation].[navn] IS NOT NULL', [40, 222]],
    ['"Licences".KdbID = 7 AND Plants_in_operation."Navn" = \'Bøvra\'', [40]],
    ["Navn LIKE 'B%' AND [Licences.Tittel] = 'Felles'", [40]],
    ['OBJECTID = 222', [222]],
  ])('is filtered by %s', async (condition, expected) => {
    expect(await map.ask('QueryRowIDs', onTable(withLicence(), where(condition)))).toEqual(expected);
  });

  test('is not filtered by a name that both sides have', async () => {
    const { MapName, MapTableDescription } = onTable(withLicence());
    const input = { MapName, MapTableDescription, ...where('VannKraftverkID = 222') };
    expect(await map.refusal('QueryRowIDs', input)).toBe(
      'map/bad-expression QueryFilter.WhereClause VannKraftverkID = 222 0',
    );
    expect(await map.exchange('QueryRowIDs', input)).toContain(
      'more than one table has a field VannKraftverkID',
    );
  });

  test('is ordered, cut to fields and made distinct by fields of both sides', async () => {
    const filter = {
      SubFields: 'Tittel, Plants_in_operation.Navn',
      PostfixClause: 'ORDER BY Licences.KdbID DESC, Navn',
    };
    const { fields, rows } = await rowsOf(withLicence(INNER), where('', filter));
    expect(fields.map(({ Name }) => Name)).toEqual([
      'Plants_in_operation.OBJECTID',
      'Licences.Tittel',
      'Plants_in_operation.Navn',
    ]);
    expect(rows.map((row) => row['Plants_in_operation.Navn'])).toEqual(['Bøvra', 'Kvilldal']);
    const distinct = { SubFields: 'Licences.KdbID', PrefixClause: 'DISTINCT' };
    expect((await rowsOf(withLicence(), where('', distinct))).rows).toEqual([
      { 'Licences.KdbID': null },
      { 'Licences.KdbID': 7 },
    ]);
  });

  test('has fields that go by their names in two quotes, wherever a request names them', async () => {
    const quoted = '"Licences"."Tittel"';
    const filter = { SubFields: `${quoted}, "Navn"`, PostfixClause: `ORDER BY ${quoted} DESC, "Navn"` };
    const { rows } = await rowsOf(withLicence(INNER), where(`${quoted} LIKE '%e%'`, filter));
    expect(rows.map((row) => row['Licences.Tittel'])).toEqual(['Reguleringskonsesjon', 'Felles']);
    const statistics = await map.ask('QueryDataStatistics', {
      ...onTable(withLicence(INNER)),
      StatisticsRequest: {
        StatisticDescriptions: [
          {
            StatisticFieldName: '"Plants_in_operation"."MaksYtelse"',
            StatisticType: 'geoDataStatTypeMax',
            ResultFieldName: 'Largest',
          },
        ],
        GroupByFields: quoted,
        OrderByFields: `${quoted} DESC`,
      },
    });
    expect(statistics.Records.map(({ Values }) => Values)).toMatchObject([
      [{ value: 'Reguleringskonsesjon' }, { value: 1240 }],
      [{ value: 'Felles' }, null],
    ]);
    const again = join(withLicence(INNER), tableOf(101), [
      '"Plants_in_operation"."HovedEier_OrgNr"',
      '[KraftverkEierOrgNr]',
    ]);
    expect(await map.ask('QueryRowCount', onTable(again))).toBe(2);
  });

  test('is found by place through the leftmost table, inner or outer', async () => {
    const filter = spatialFilter(degreesBox(6, 59, 7, 60), {
      GeometryFieldName: 'Plants_in_operation.Shape',
    });
    const found = (source: Source) => map.ask('QueryRowIDs', onTable(source, { QueryFilter: filter }));
    expect(await found(withLicence())).toEqual([60, 222]);
    expect(await found(withLicence(INNER))).toEqual([222]);
  });

  test('has statistics by groups of the one side over fields of the other', async () => {
    const rows = await map.ask('QueryDataStatistics', {
      ...onTable(withLicence()),
      StatisticsRequest: {
        StatisticDescriptions: [
          { StatisticFieldName: 'Plants_in_operation.MaksYtelse', StatisticType: 'geoDataStatTypeSum' },
          { StatisticFieldName: 'Licences.OBJECTID', StatisticType: 'geoDataStatTypeCount' },
        ],
        GroupByFields: 'Licences.KdbID',
        OrderByFields: 'SUM_MaksYtelse DESC',
      },
    });
    expect(rows.Fields.FieldArray.map(({ Name }) => Name)).toEqual([
      'Licences.KdbID',
      'SUM_MaksYtelse',
      'COUNT_OBJECTID',
    ]);
    expect(
      rows.Records.map(({ Values }) => Values.map((value) => value && 'value' in value && value.value)),
    ).toEqual([
      [7, 1240, 2],
      [null, -15, 0],
    ]);
  });

  test('relates as its leftmost table does', async () => {
    const { Object: rows } = await map.ask('QueryRelatedRecords2', {
      ...onTable(withLicence(INNER)),
      SourceFIDSet: { FIDArray: [222, 60] },
      RelateDescription: { RelationshipID: 2, ResultFormat: 'geoRelateResultRelatedRecordSetAsObject' },
    });
    expect(rows).toMatchObject({ RelatedRecordGroups: [{ SourceRowID: 222 }] });
  });

  test('has the attachments and rasters of none', async () => {
    expect(await map.ask('QueryAttachmentInfos2', { ...onTable(withLicence()), RowIDs: [222] })).toEqual([]);
    const raster = { RowIDs: [222], FieldName: 'Licences.Tittel' };
    expect(await map.refusal('QueryRasterValue2', { ...onTable(withLicence()), ...raster })).toContain(
      'map/no-raster FieldName',
    );
  });

  test('has the subtypes of its leftmost table, under the number of the layer that it stands for', async () => {
    const infos = await map.ask('GetMapTableSubtypeInfos2', {
      MapName: '',
      LayerDescriptions: [layer(withLicence()), { ...layer(tableOf(100)), LayerID: 2 }],
    });
    expect(infos).toMatchObject([
      { TableID: 3, SubtypeFieldName: 'Plants_in_operation.VannKVTypeKode', SubtypeInfos: [{}, {}, {}] },
    ]);
    expect(infos[0]?.SubtypeInfos[2]?.FieldDomainInfos).toContainEqual(
      expect.objectContaining({ FieldName: 'Plants_in_operation.MaksYtelse', IsInherited: false }),
    );
  });

  test('is joined anew when rows of either side change', async () => {
    const joined = onTable(withLicence(INNER));
    expect(await map.ask('QueryRowIDs', joined)).toEqual([40, 222]);
    expect(await map.ask('QueryRowIDs', joined)).toEqual([40, 222]);
    const plants = MAP_ROWS.plants.map((row) =>
      row['VannKraftverkID'] === 3 ? { ...row, Konsesjoner: [{ KdbID: 1, Tittel: 'Ny' }] } : row,
    );
    await map.fill({ ...MAP_ROWS, plants }, 'sample 2');
    expect(await map.ask('QueryRowIDs', joined)).toEqual([3, 40, 222]);
    expect(await map.ask('QueryRowIDs', onTable(withLicence(INNER), where("Tittel = 'Ny'")))).toEqual([3]);
  });

  test('nests on both sides, a table in it twice gets a number', async () => {
    const twice = join(tableOf(100), tableOf(100), ['KdbID', 'KdbID']);
    const nested = join(tableOf(1), twice, ['VannKraftverkID', 'Licences.VannKraftverkID'], INNER);
    const { rows } = await rowsOf(
      nested,
      where('', { SubFields: 'Licences.Tittel,Licences_1.Tittel,Licences_1.OBJECTID' }),
    );
    // The first licence 7 by its number is that of plant 222.
    expect(rows.map((row) => [row['Licences.Tittel'], row['Licences_1.Tittel']])).toEqual([
      ['Felles', 'Reguleringskonsesjon'],
      ['Reguleringskonsesjon', 'Reguleringskonsesjon'],
    ]);
  });

  test('nests to eight levels and no deeper', async () => {
    const key: [string, string] = ['Licences.OBJECTID', 'OBJECTID'];
    let deep: Source = join(tableOf(100), tableOf(100), ['OBJECTID', 'OBJECTID']);
    for (let level = 2; level <= 8; level++) deep = join(deep, tableOf(100), key);
    expect(await map.ask('QueryRowCount', onTable(deep))).toBe(3);
    const refusal = await map.refusal('QueryRowCount', onTable(join(deep, tableOf(100), key)));
    expect(refusal).toMatch(/^map\/source-not-supported MapTableDescription\.Source.* a join deeper than 8$/);
  });
});

describe('what cannot be a source is refused by name', () => {
  const workspace: Source = {
    $type: 'TableDataSourceDescription',
    WorkspaceID: 'w',
    TableName: 't',
    VersionName: '',
  };
  test.each<[string, Source, string]>([
    ['a workspace', workspace, 'map/source-not-supported Source TableDataSourceDescription'],
    [
      'a workspace inside a join',
      join(tableOf(1), workspace, ['a', 'b']),
      'map/source-not-supported Source.RightSourceDescription TableDataSourceDescription',
    ],
    [
      'a version',
      { $type: 'MapTableSourceDescription', MapTableID: 1, VersionName: 'old' },
      'map/source-not-supported Source.VersionName version old',
    ],
    ['a table that is not there', tableOf(77), 'map/unknown-layer Source.MapTableID 77'],
    ['a group', tableOf(0), 'map/not-a-feature-layer Source.MapTableID 0'],
    [
      'a key that is not there',
      join(tableOf(1), tableOf(100), ['Finnes', 'KdbID']),
      'map/unknown-field Source.LeftTableKey Finnes',
    ],
    [
      'keys of two types',
      join(tableOf(1), tableOf(100), ['Navn', 'KdbID']),
      'value/bad Source.RightTableKey KdbID',
    ],
    [
      'a shape as a key',
      join(tableOf(1), tableOf(1), ['Shape', 'Shape']),
      'value/bad Source.LeftTableKey Shape',
    ],
  ])('%s', async (_, source, told) => {
    const refusal = await map.refusal('QueryRowCount', onTable(source));
    expect(refusal.replace('MapTableDescription.', '')).toContain(told);
  });

  test('a result of geoprocessing', async () => {
    const input = { MapName: '', LayerDescription: layer(tableOf(1), { SourceID: 'j42' }) };
    expect(await map.refusal('QueryFeatureCount2', input)).toBe(
      'map/source-not-supported LayerDescription.SourceID j42',
    );
  });
});
