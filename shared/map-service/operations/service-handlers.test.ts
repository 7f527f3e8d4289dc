import { beforeEach, describe, expect, test } from 'vitest';
import { energyTypes } from '../../contracts/energy/types.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { compileWhere } from '../../query/where/compile-where.ts';
import { SQL_FUNCTIONS } from '../../query/where/functions.ts';
import { degreesBox, IMAGE_DISPLAY, queryFilter } from '../../testing/map-descriptions.ts';
import { fieldNames } from '../../testing/map-results.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

const properties = (set: { PropertyArray: { Key: string; Value?: unknown }[] }) =>
  Object.fromEntries(set.PropertyArray.map(({ Key, Value }) => [Key, Value]));

test('the document has all its keys, as text', async () => {
  const info = properties(await map.ask('GetDocumentInfo', {}));
  expect(Object.keys(info)).toEqual(['Title', 'Subject', 'Author', 'Category', 'Keywords', 'Comments']);
  expect(info['Author']).toEqual({ $xs: 'string', value: '' });
});

test('maps are counted and named, and an index beyond them is refused', async () => {
  expect(await map.ask('GetMapCount', {})).toBe(2);
  expect(await map.ask('GetMapName', { Index: 1 })).toBe('Varde web');
  expect(await map.ask('GetDefaultMapName', {})).toBe(await map.ask('GetMapName', { Index: 0 }));
  expect(await map.refusal('GetMapName', { Index: 2 })).toBe('map/index-out-of-range Index 2');
  expect(await map.refusal('GetMapName', { Index: -1 })).toBe('map/index-out-of-range Index -1');
});

test('limits are told with their types', async () => {
  expect(properties(await map.ask('GetServiceConfigurationInfo', {}))).toMatchObject({
    MaximumRecordCount: { $xs: 'int', value: 2000 },
    MaximumImageWidth: { $xs: 'int', value: 10_000 },
    SupportedImageFormatTypes: {
      $xs: 'string',
      value: 'PNG,PNG24,PNG32,JPG,JPGPNG,GIF,BMP,DIB,TIFF,SVG,PDF,AI,PS,EMF',
    },
    UseStandardizedQueries: { $xs: 'boolean', value: true },
  });
  expect(await map.ask('GetSupportedImageReturnTypes', {})).toBe('geoImageReturnURL');
});

test('every function that is told of can be called', async () => {
  const syntax = await map.ask('GetSQLSyntaxInfo', { MapName: '', LayerID: 100 });
  const told = Object.values(properties(syntax.FunctionNames ?? { PropertyArray: [] }))
    .flatMap((value) => String((value as { value: unknown }).value).split(','))
    .toSorted();
  expect(told).toEqual(SQL_FUNCTIONS.map(({ name }) => name).toSorted());
  const calls: { [name: string]: string } = {
    EXTRACT: "EXTRACT(YEAR FROM DATE '2020-01-01')",
    CAST: "CAST('1' AS INTEGER)",
    CURRENT_DATE: 'CURRENT_DATE',
    CURRENT_TIMESTAMP: 'CURRENT_TIMESTAMP',
  };
  for (const name of told) {
    const { operands = [], required = 0 } = SQL_FUNCTIONS.find((each) => each.name === name) ?? {};
    const values = operands.slice(0, required).map((type) => (type === 'text' ? "'a'" : '1'));
    const call = calls[name] ?? `${name}(${values.join(',')})`;
    expect(() => compileWhere(`${call} IS NOT NULL`, []), call).not.toThrow();
  }
  expect(await map.refusal('GetSQLSyntaxInfo', { MapName: '', LayerID: 0 })).toBe(
    'map/not-a-feature-layer LayerID 0',
  );
});

test('a client is told how to write conditions', async () => {
  const syntax = await map.ask('GetSQLSyntaxInfo', { MapName: '', LayerID: 1 });
  const text = (value: string) => ({ $xs: 'string', value });
  expect(properties(syntax.SpecialCharacters ?? { PropertyArray: [] })).toEqual({
    SQL_WildcardManyMatch: text('%'),
    SQL_WildcardSingleMatch: text('_'),
    SQL_DelimitedIdentifierPrefix: text('"'),
    SQL_DelimitedIdentifierSuffix: text('"'),
    SQL_EscapeKeyPrefix: text("ESCAPE '"),
    SQL_EscapeKeySuffix: text("'"),
  });
  expect(syntax).toMatchObject({
    IdentifierCase: false,
    DelimitedIdentifierCase: false,
    StringComparisonCase: true,
  });
  // As it is told: quoted in any case of letters, a wildcard escaped, text to the letter.
  const count = (WhereClause: string) =>
    map.ask('QueryFeatureCount', { MapName: '', LayerID: 1, QueryFilter: queryFilter(WhereClause) });
  expect(await count(`"NAVN" LIKE 'Kv_l%'`)).toBe(1);
  expect(await count(`"NAVN" LIKE 'Kv!_l%' ESCAPE '!'`)).toBe(0);
  expect(await count(`"NAVN" LIKE 'kv_l%'`)).toBe(0);
});

test('subtypes come with the domains that hold for each, and tables without are left out', async () => {
  const infos = await map.ask('GetMapTableSubtypeInfos', { MapName: '' });
  expect(infos.map(({ TableID }) => TableID)).toEqual([1, 2, 3]);
  const pump = infos[0]?.SubtypeInfos.find(({ SubtypeCode }) => SubtypeCode === 3);
  const domain = (field: string) => pump?.FieldDomainInfos.find(({ FieldName }) => FieldName === field);
  expect(domain('MaksYtelse')).toMatchObject({
    IsInherited: false,
    Domain: { $type: 'RangeDomain', MaxValue: { $xs: 'double', value: 0 } },
  });
  expect(domain('ErIDrift')).toMatchObject({ IsInherited: true, Domain: { $type: 'CodedValueDomain' } });
  expect(await map.ask('GetMapTableSubtypeInfos', { MapName: '', TableIDs: [100, 3] })).toHaveLength(1);
  expect(await map.refusal('GetMapTableSubtypeInfos', { MapName: '', TableIDs: [1, 9] })).toBe(
    'map/unknown-layer TableIDs[1] 9',
  );
});

test('layers are drawn as published, each told by its id, groups left out', async () => {
  const input = { MapName: '', LayerIDs: [3, 0, 1], SymbolOutputOptions: {} };
  const drawn = await map.ask('GetDefaultLayerDrawingDescriptions', input);
  expect(drawn).toMatchObject([
    { $type: 'FeatureLayerDrawingDescription', SourceLayerID: 3 },
    { SourceLayerID: 1, FeatureRenderer: { $type: 'ClassBreaksRenderer', Field: 'MaksYtelse' } },
  ]);
});

test('lines and areas are drawn with symbols of their kinds', async () => {
  const input = { MapName: '', LayerIDs: [11, 13], SymbolOutputOptions: {} };
  expect(await map.ask('GetDefaultLayerDrawingDescriptions', input)).toMatchObject([
    { SourceLayerID: 11, FeatureRenderer: { Symbol: { $type: 'SimpleLineSymbol' } } },
    {
      SourceLayerID: 13,
      FeatureRenderer: {
        Symbol: { $type: 'SimpleFillSymbol', Outline: { $type: 'SimpleLineSymbol', Style: 'geoSLSSolid' } },
      },
    },
  ]);
});

describe('the description of a map', () => {
  const infoOf = (MapName: string) => map.ask('GetServerInfo', { MapName });

  test('lists layers in drawing order with the tree, and tables apart', async () => {
    const { MapLayerInfos = [], StandaloneTableInfos = [] } = await infoOf('');
    expect(MapLayerInfos.map(({ LayerID, ParentLayerID }) => [LayerID, ParentLayerID])).toEqual([
      [20, -1],
      [21, 20],
      [22, 20],
      [23, 20],
      [24, 20],
      [0, -1],
      [1, 0],
      [2, 0],
      [3, 0],
      [10, -1],
      [16, 10],
      [17, 10],
      [18, 10],
      [19, 10],
      [11, 10],
      [15, 10],
      [12, 10],
      [14, 10],
      [13, 10],
    ]);
    expect(MapLayerInfos[0]).toMatchObject({ LayerType: 'Group Layer', SubLayerIDs: [21, 22, 23, 24] });
    expect(MapLayerInfos[5]).toMatchObject({ LayerType: 'Group Layer', SubLayerIDs: [1, 2, 3] });
    expect(MapLayerInfos[9]).toMatchObject({
      LayerType: 'Group Layer',
      SubLayerIDs: [16, 17, 18, 19, 11, 15, 12, 14, 13],
    });
    expect(StandaloneTableInfos.map(({ ID }) => ID)).toEqual([100, 101, 102]);
  });

  test('holds what clients read without looking: a complete description to send back', async () => {
    const info = await infoOf('');
    const description = info.DefaultMapDescription;
    expect(description).toMatchObject({
      Name: 'Varde',
      MapArea: {
        $type: 'MapExtent',
        Extent: {
          $type: 'EnvelopeN',
          SpatialReference: { WKID: 25833, WKT: expect.stringContaining('PROJCS') },
        },
      },
      SelectionColor: { Red: 0, Green: 255, Blue: 255, AlphaValue: 255 },
      BackgroundSymbol: { Color: { Red: 219, Green: 232, Blue: 238 } },
    });
    expect(description?.LayerDescriptions?.map(({ LayerID }) => LayerID)).toEqual([
      20, 21, 22, 23, 24, 0, 1, 2, 3, 10, 16, 17, 18, 19, 11, 15, 12, 14, 13,
    ]);
    expect(info).toMatchObject({ Units: 'geoMeters', HasLiveData: true });
    expect(info.Bookmarks?.map(({ Name }) => Name)).toEqual(['Norge', 'Nord-Norge', 'Vestlandet']);
  });

  test('says of the whole map what clients ask before they ask for more', async () => {
    const info = await infoOf('Varde web');
    expect(info).toMatchObject({
      Name: 'Varde web',
      BackgroundColor: { Red: 219, Green: 232, Blue: 238 },
      BackgroundSymbol: { Color: { Red: 219, Green: 232, Blue: 238 } },
      SupportsDynamicLayers: true,
      MinScale: 0,
      MaxScale: 0,
      SupportedImageReturnTypes: 'geoImageReturnURL',
      StandaloneTableDescriptions: [
        { $type: 'StandaloneTableDescription', ID: 100 },
        { ID: 101 },
        { ID: 102 },
      ],
    });
    // Symbols can grow with the map and do not by themselves; conditions are added to none that is published.
    for (const { ScaleSymbols, DefinitionExpression } of info.DefaultMapDescription?.LayerDescriptions ??
      []) {
      expect([ScaleSymbols, DefinitionExpression]).toEqual([false, '']);
    }
    expect(info.MapLayerInfos?.map(({ CanScaleSymbols }) => CanScaleSymbols)).not.toContain(false);
  });

  test('tells which layers have labels and may be drawn otherwise: those that are drawn so', async () => {
    const { MapLayerInfos = [], DefaultMapDescription } = await infoOf('');
    const labelled = MapLayerInfos.filter(({ HasLabels }) => HasLabels).map(({ LayerID }) => LayerID);
    // Plants in operation, the names, and the three layers of towns.
    expect(labelled).toEqual([1, 16, 17, 18, 19]);
    const shown = (DefaultMapDescription?.LayerDescriptions ?? []).filter(({ ShowLabels }) => ShowLabels);
    expect(shown.map(({ LayerID }) => LayerID)).toEqual(labelled);
    const drawn = MapLayerInfos.filter(({ HasLayerDrawingDescription }) => HasLayerDrawingDescription);
    expect(drawn.map(({ CanModifyDrawingDescription }) => CanModifyDrawingDescription)).not.toContain(false);
    expect(drawn.length).toBeGreaterThan(labelled.length);
  });

  test('credits those who made the data, each once', async () => {
    const { CopyrightText, MapLayerInfos = [] } = await infoOf('');
    const layer = (id: number) => MapLayerInfos.find(({ LayerID }) => LayerID === id);
    const [group, plants, snow] = [0, 1, 21].map(layer);
    expect(group?.CopyrightText).toBe('');
    expect(plants?.CopyrightText).toMatch(/NLOD.*CC BY 4\.0$/);
    expect(CopyrightText).toBe(
      `${snow?.CopyrightText}. ${plants?.CopyrightText}. GeoNames, CC BY 4.0. Made with Natural Earth. GSHHG, LGPL 3 or later`,
    );
  });

  test('sent back whole gives what a description that says nothing gives', async () => {
    const { DefaultMapDescription } = await infoOf('');
    if (!DefaultMapDescription) throw new Error('No description');
    const whole = { MapDescription: DefaultMapDescription, MapImageDisplay: IMAGE_DISPLAY };
    const short = { MapDescription: { Name: '', Rotation: 0 }, MapImageDisplay: IMAGE_DISPLAY };
    const place = { SearchShape: degreesBox(6, 58, 7, 60), Tolerance: 3, LayerIDs: [] };
    const text = { SearchString: 'a', Contains: true, SearchFields: '', LayerIDs: [] };
    const pixels = { ScreenXValues: [0, 7], ScreenYValues: [3, 400] };
    const IdentifyOption = 'geoIdentifyVisibleWithHTMLPopup';
    const FindOption = 'geoFindVisibleLayers';
    const answers = (view: typeof whole | typeof short) =>
      Promise.all([
        map.ask('Identify', { ...view, ...place, IdentifyOption }),
        map.ask('Find', { ...view, ...text, FindOption }),
        map.ask('QueryHyperlinks', { ...view, LayerIDs: [] }),
        map.ask('ComputeScale', view),
        map.ask('ToMapPoints', { ...view, ...pixels }),
      ]);
    const [identified, found, ...others] = await answers(whole);
    expect(identified.length).toBeGreaterThan(3);
    expect(found.length).toBeGreaterThan(3);
    expect([identified, found, ...others]).toEqual(await answers(short));
    const LayerDescription = DefaultMapDescription.LayerDescriptions?.find(({ LayerID }) => LayerID === 1);
    if (!LayerDescription) throw new Error('No layer');
    expect(await map.ask('QueryFeatureCount2', { MapName: '', LayerDescription })).toBe(5);
  });

  test('has the fields of the register in its order, licences apart', async () => {
    const { MapLayerInfos = [], StandaloneTableInfos = [] } = await infoOf('');
    const ofRegister = (type: 'HydropowerPlant' | 'CertificateApplication') =>
      Object.keys(energyTypes[type].fields).filter((name) => name !== 'Konsesjoner');
    const names = (fields: MapType<'Fields'> | undefined) => fieldNames(fields ?? { FieldArray: [] });
    for (const { Fields } of MapLayerInfos.filter(({ LayerID }) => [1, 2, 3].includes(LayerID))) {
      expect(names(Fields)).toEqual([
        'OBJECTID',
        ...ofRegister('HydropowerPlant'),
        'VannKVTypeKode',
        'Shape',
      ]);
    }
    expect(names(StandaloneTableInfos[1]?.Fields)).toEqual([
      'OBJECTID',
      ...ofRegister('CertificateApplication'),
    ]);
  });

  test('has ids first, shapes last, and the system of the map', async () => {
    const { MapLayerInfos = [] } = await infoOf('Varde web');
    const plants = MapLayerInfos.find(({ LayerID }) => LayerID === 1);
    const fields = plants?.Fields?.FieldArray ?? [];
    expect(fields[0]).toMatchObject({ Name: 'OBJECTID', Type: 'geoFieldTypeOID', IsNullable: false });
    expect(fields.at(-1)).toMatchObject({
      Name: 'Shape',
      GeometryDef: { GeometryType: 'geoGeometryPoint', SpatialReference: { WKID: 102100, LatestWKID: 3857 } },
    });
    expect(plants?.FieldAliases).toHaveLength(fields.length);
  });

  test('has extents of layers whose box reaches farther than their system does', async () => {
    const { MapLayerInfos = [], FullExtent } = await infoOf('Varde web');
    // 3° W 54° N and 33° E 81° N by PROJ; the corner of the box in UTM 33 would lie at 52° W.
    for (const box of [MapLayerInfos.find(({ LayerID }) => LayerID === 12)?.Extent, FullExtent]) {
      if (box?.$type !== 'EnvelopeN') throw new Error('No extent');
      const sides = [
        [box.XMin, -333_958.472],
        [box.YMin, 7_170_156.294],
        [box.XMax, 3_673_543.196],
        [box.YMax, 16_213_801.068],
      ] as const;
      // Within the metre that the graticule keeps to, which Web Mercator stretches to 6.4 at 81° N.
      for (const [side, truth] of sides) expect(Math.abs(side - truth)).toBeLessThan(6.4);
    }
  });

  test('has extents of the rows and not of the box around them in their own system', async () => {
    const { MapLayerInfos = [] } = await infoOf('Varde web');
    const degree = 6_378_137 * (Math.PI / 180);
    // From 6.6° to 8.3° E: the corners of the box in UTM 33 lie wider apart.
    expect(MapLayerInfos.find(({ LayerID }) => LayerID === 1)?.Extent).toMatchObject({
      XMin: expect.closeTo(6.6 * degree, 2),
      XMax: expect.closeTo(8.3 * degree, 2),
    });
  });

  test('has extents and times of the rows as they stand', async () => {
    const before = await infoOf('');
    expect(before.FullTimeExtent).toMatchObject({
      StartTime: Date.parse('1981-06-01T00:00:00Z'),
      EndTime: Date.parse('2026-10-01T00:00:00Z'),
    });
    const [inOperation, closed] = [1, 3].map((id) =>
      before.MapLayerInfos?.find(({ LayerID }) => LayerID === id),
    );
    expect(closed?.Extent).toBeUndefined();
    // The southernmost plant, by PROJ: 6.9° E 58.3° N.
    expect(inOperation?.Extent).toMatchObject({
      YMin: expect.closeTo(6_490_695.15, 2),
    });
    await map.fill({ ...MAP_ROWS, points: [] }, 'sample 2');
    const { MapLayerInfos: later } = await infoOf('');
    expect(later?.find(({ LayerID }) => LayerID === 1)).toMatchObject({ Name: 'Plants in operation' });
    expect(later?.find(({ LayerID }) => LayerID === 1)?.Extent).toBeUndefined();
  });
});
