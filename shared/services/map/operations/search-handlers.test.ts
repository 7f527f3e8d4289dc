import { beforeEach, describe, expect, test } from 'vitest';
import type { MapInput } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { MAP_ROWS } from '../../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

type Description = MapType<'MapDescription'>;
type Layer = MapType<'LayerDescription'>;

const layer = (LayerID: number, more: Partial<Layer> = {}): Layer => ({
  $type: 'LayerDescription',
  LayerID,
  DefinitionExpression: '',
  Visible: true,
  ShowLabels: false,
  ScaleSymbols: false,
  SetSelectionSymbol: false,
  SelectionBufferDistance: 0,
  ShowSelectionBuffer: false,
  ...more,
});
const described = (...LayerDescriptions: Layer[]): Description => ({
  Name: '',
  Rotation: 0,
  LayerDescriptions,
});
const MapImageDisplay = { ImageHeight: 400, ImageWidth: 600, ImageDPI: 96 };
const degrees = { $type: 'GeographicCoordinateSystem' as const, WKID: 4326 };
const envelope = (XMin: number, YMin: number, XMax: number, YMax: number) => ({
  $type: 'EnvelopeN' as const,
  XMin,
  YMin,
  XMax,
  YMax,
  SpatialReference: degrees,
});
const propertiesOf = (set: MapType<'PropertySet'> | undefined) =>
  Object.fromEntries((set?.PropertyArray ?? []).map(({ Key, Value }) => [Key, Value]));
const text = (value: string) => ({ $xs: 'string', value });

describe('Find', () => {
  const find = (SearchString: string, more: Partial<MapInput<'Find'>> = {}) =>
    map.ask('Find', {
      MapDescription: described(),
      MapImageDisplay,
      SearchString,
      Contains: true,
      SearchFields: '',
      FindOption: 'geoFindAllLayers',
      LayerIDs: [],
      ...more,
    });
  const met = async (...args: Parameters<typeof find>) =>
    (await find(...args)).map(({ LayerID, FeatureID, FieldName, Value }) => [
      LayerID,
      FeatureID,
      FieldName,
      Value,
    ]);

  test('holds a text in any case, layer by layer, each row once with the first field that has it', async () => {
    expect(await met('ÅN', { LayerIDs: [1, 2, 3] })).toEqual([[1, 3, 'Name', 'Åna']]);
    expect(await met('ned', { LayerIDs: [1, 2, 3] })).toEqual([[3, 80, 'Name', 'Nedlagt']]);
    expect(await met('rog', { LayerIDs: [0] })).toEqual([
      [1, 60, 'County', 'Rogaland'],
      [1, 222, 'County', 'Rogaland'],
      [2, 70, 'County', 'Rogaland'],
      [3, 80, 'County', 'Rogaland'],
    ]);
  });

  test('or equals it to the letter', async () => {
    const whole = { Contains: false, LayerIDs: [1] };
    expect(await met('Åna', whole)).toEqual([[1, 3, 'Name', 'Åna']]);
    expect(await met('åna', whole)).toEqual([]);
    expect(await met('1240', whole)).toEqual([[1, 222, 'Maximum output, MW', '1240']]);
    expect(await met('1981-06-01', whole)).toEqual([[1, 222, 'Commissioned', '1981-06-01']]);
    // By the names of codes, as results show them.
    expect(await met('NO2', whole)).toEqual([[1, 222, 'Spot-price area', 'NO2']]);
    expect(await met('Pump', whole)).toEqual([[1, 60, 'Type number', 'Pump']]);
    expect(await met('Null', whole)).toEqual([]);
    expect(await met('Point', whole)).toEqual([]);
  });

  test('in the fields that are named, in their order', async () => {
    const inFields = (SearchFields: string) => met('a', { SearchFields, LayerIDs: [1] });
    expect((await inFields('Fylke, navn')).at(0)).toEqual([1, 3, 'County', 'Agder']);
    expect((await inFields('"Navn",Fylke')).at(0)).toEqual([1, 3, 'Name', 'Åna']);
    expect(await inFields('Shape')).toEqual([]);
    // A field that one of the layers has is enough.
    expect(await met('drift', { SearchFields: 'ISO3,Kraftverkstatus' })).toEqual([
      [3, 80, 'Status', 'Ute av drift'],
    ]);
    expect(
      await map.refusal('Find', {
        MapDescription: described(),
        MapImageDisplay,
        SearchString: 'a',
        Contains: true,
        SearchFields: 'Navn,Finnes',
        FindOption: 'geoFindAllLayers',
        LayerIDs: [],
      }),
    ).toBe('map/unknown-field SearchFields Finnes');
  });

  test('under the conditions of layers, and of visible ones only where it is asked so', async () => {
    const MapDescription = described(
      layer(1, { DefinitionExpression: 'OBJECTID > 100' }),
      layer(2, { Visible: false }),
    );
    const LayerIDs = [1, 2];
    expect(await met('rogaland', { MapDescription, LayerIDs })).toEqual([
      [1, 222, 'County', 'Rogaland'],
      [2, 70, 'County', 'Rogaland'],
    ]);
    expect(await met('rogaland', { MapDescription, LayerIDs, FindOption: 'geoFindVisibleLayers' })).toEqual([
      [1, 222, 'County', 'Rogaland'],
    ]);
    const noGroup = described(layer(0, { Visible: false }));
    const visible = { LayerIDs, FindOption: 'geoFindVisibleLayers' } as const;
    expect(await met('rogaland', { MapDescription: noGroup, ...visible })).toEqual([]);
  });

  test('gives shapes in the system of the description and properties by alias, as text', async () => {
    const MapDescription = { ...described(), SpatialReference: degrees };
    const [found] = await find('Kvilldal', { MapDescription, LayerIDs: [1] });
    expect(found?.Shape).toMatchObject({
      $type: 'PointN',
      X: expect.closeTo(6.6, 9),
      Y: expect.closeTo(59.5, 9),
      SpatialReference: { WKID: 4326 },
    });
    expect(propertiesOf(found?.Properties)).toMatchObject({
      'Object id': text('222'),
      'Maximum output, MW': text('1240'),
      'In operation': text('Yes'),
      Commissioned: text('1981-06-01'),
      'Closed, year': text('Null'),
      Shape: text('Point'),
    });
    const [nowhere] = await find('Uten sted', { LayerIDs: [1] });
    expect(nowhere).not.toHaveProperty('Shape');
    expect(propertiesOf(nowhere?.Properties)).toMatchObject({ Shape: text('Null') });
  });

  test('or as the options of a layer want them', async () => {
    const LayerResultOptions = {
      IncludeGeometry: false,
      ReturnFieldNamesInResults: true,
      FormatValuesInResults: false,
    };
    const MapDescription = described(layer(1, { LayerResultOptions }));
    const [found] = await find('Kvilldal', { MapDescription, LayerIDs: [1] });
    expect(found).toMatchObject({ FieldName: 'Navn', Value: 'Kvilldal' });
    expect(found).not.toHaveProperty('Shape');
    expect(propertiesOf(found?.Properties)).toMatchObject({
      OBJECTID: { $xs: 'int', value: 222 },
      MaksYtelse: { $xs: 'double', value: 1240 },
      ErIDrift: { $xs: 'short', value: 1 },
      IDriftDato: { $xs: 'dateTime', value: Date.parse('1981-06-01T00:00:00Z') },
      UteAvDrift: null,
      Shape: text('Point'),
    });
  });

  test('looks into tables that are named', async () => {
    expect(await met('felles', { LayerIDs: [100] })).toEqual([[100, expect.any(Number), 'Title', 'Felles']]);
    expect(await met('felles')).toEqual([]);
  });

  test('is cut at the record limit over all layers', async () => {
    const plants = Array.from({ length: 2100 }, (_, index) => ({
      VannKraftverkID: index + 1,
      Navn: 'Alike',
      ErIDrift: index < 1500,
      UnderBygging: index >= 1500,
    }));
    map = await createMapRequests({ plants });
    const layers = (await met('alike')).map(([id]) => id);
    expect(layers).toHaveLength(2000);
    expect(layers.filter((id) => id === 1)).toHaveLength(1500);
  });

  test('refuses layers that the map does not have', async () => {
    const input = {
      MapDescription: described(),
      MapImageDisplay,
      SearchString: 'a',
      Contains: true,
      SearchFields: '',
      FindOption: 'geoFindAllLayers',
    };
    expect(await map.refusal('Find', { ...input, LayerIDs: [1, 7] })).toBe('map/unknown-layer LayerIDs[1] 7');
    expect(await map.refusal('Find', { ...input, LayerIDs: [], MapDescription: described(layer(7)) })).toBe(
      'map/unknown-layer MapDescription.LayerDescriptions[0].LayerID 7',
    );
    const wrong = described(layer(1, { DefinitionExpression: 'x' }));
    expect(await map.refusal('Find', { ...input, LayerIDs: [], MapDescription: wrong })).toContain(
      'map/bad-expression MapDescription.LayerDescriptions[0].DefinitionExpression x',
    );
  });
});

describe('Identify', () => {
  const SearchShape = envelope(6, 58, 7, 60);
  const identify = (more: Partial<MapInput<'Identify'>> = {}) =>
    map.ask('Identify', {
      MapDescription: described(),
      MapImageDisplay,
      SearchShape,
      Tolerance: 0,
      IdentifyOption: 'geoIdentifyAllLayers',
      LayerIDs: [1, 2, 3],
      ...more,
    });
  const met = async (...args: Parameters<typeof identify>) =>
    (await identify(...args)).map(({ LayerID, FeatureID }) => [LayerID, FeatureID]);

  test('gives what is at a shape of any kind and system, with name, values and shape', async () => {
    const results = await identify();
    expect(results.map(({ FeatureID, Name }) => [FeatureID, Name])).toEqual([
      [3, 'Åna'],
      [60, 'Stølsvatn pumpe'],
      [222, 'Kvilldal'],
    ]);
    expect(results[2]).toMatchObject({
      LayerID: 1,
      Shape: { $type: 'PointN', X: expect.closeTo(25_245.607, 3), SpatialReference: { WKID: 25833 } },
    });
    expect(results[2]).not.toHaveProperty('HTMLPopup');
    expect(propertiesOf(results[2]?.Properties)).toMatchObject({
      Name: text('Kvilldal'),
      Shape: text('Point'),
    });
    const line: MapType<'Geometry'> = {
      $type: 'PolylineN',
      HasID: false,
      HasZ: false,
      HasM: false,
      PathArray: [
        {
          $type: 'Path',
          PointArray: [
            { $type: 'PointN', X: 25_245, Y: 6_600_000 },
            { $type: 'PointN', X: 25_245, Y: 6_700_000 },
          ],
        },
      ],
    };
    expect(await met({ SearchShape: line })).toEqual([]);
    expect(await met({ SearchShape: line, Tolerance: 1 })).toEqual([[1, 222]]);
  });

  test('within pixels of the image after it was fitted to the area', async () => {
    // 600 × 400 pixels over 60 × 60 kilometres: 150 m a pixel by the height.
    const MapDescription: Description = {
      ...described(),
      MapArea: {
        $type: 'MapExtent',
        Extent: { $type: 'EnvelopeN', XMin: 0, YMin: 6_600_000, XMax: 60_000, YMax: 6_660_000 },
      },
    };
    const at = (X: number) => ({ $type: 'PointN' as const, X, Y: 6_625_797.021 });
    const near = (X: number, Tolerance: number) => met({ MapDescription, SearchShape: at(X), Tolerance });
    expect(await near(25_245.607 + 449, 3)).toEqual([[1, 222]]);
    expect(await near(25_245.607 + 451, 3)).toEqual([]);
    expect(await near(25_245.607 + 451, 4)).toEqual([[1, 222]]);
    const negative = { MapDescription, MapImageDisplay, SearchShape: at(0), Tolerance: -1 };
    expect(
      await map.refusal('Identify', { ...negative, IdentifyOption: 'geoIdentifyTopmost', LayerIDs: [] }),
    ).toContain('value/bad Tolerance -1');
  });

  test('in the layers that its option means', async () => {
    const everywhere = envelope(4, 58, 25, 70);
    const options = (IdentifyOption: MapType<'geoIdentifyOption'>, ...layers: Layer[]) =>
      met({ SearchShape: everywhere, IdentifyOption, MapDescription: described(...layers) });
    const plants = [3, 40, 60, 222].map((id) => [1, id]);
    expect(await options('geoIdentifyTopmost')).toEqual(plants);
    expect(await options('geoIdentifyTopmost', layer(1, { Visible: false }))).toEqual([[2, 70]]);
    expect(await options('geoIdentifyAllLayers', layer(1, { Visible: false }))).toEqual([...plants, [2, 70]]);
    expect(await options('geoIdentifyVisibleLayers', layer(1, { Visible: false }))).toEqual([[2, 70]]);
    expect(await options('geoIdentifyTopOneWithHTMLPopup')).toEqual(plants);
    expect(await options('geoIdentifyVisibleWithHTMLPopup')).toEqual([...plants, [2, 70]]);
  });

  test('with popups where they are asked for and the layer has them', async () => {
    const results = await identify({
      SearchShape: envelope(4, 58, 25, 70),
      IdentifyOption: 'geoIdentifyVisibleWithHTMLPopup',
    });
    expect(results.at(0)?.HTMLPopup).toContain('<h1>Åna</h1>');
    expect(results.at(-1)).toMatchObject({ LayerID: 2 });
    expect(results.at(-1)).not.toHaveProperty('HTMLPopup');
  });

  test('with the rows that relate to them', async () => {
    const results = await identify();
    const relationships = results.find(({ FeatureID }) => FeatureID === 222)?.Relationships;
    expect(relationships?.map(({ Name, Rows = [] }) => [Name, Rows.map((row) => row.Name)])).toEqual([
      ['Licences', ['Reguleringskonsesjon', 'Fallrettskonsesjon']],
      ['Certificates', ['Åna (oppdiktet)']],
    ]);
    const row = relationships?.[0]?.Rows?.[0];
    expect(row?.FeatureID).toEqual(expect.any(Number));
    expect(propertiesOf(row?.Properties)).toMatchObject({
      'Plant number': text('222'),
      'Licence number': text('7'),
      Title: text('Reguleringskonsesjon'),
    });
    expect(results.find(({ FeatureID }) => FeatureID === 3)?.Relationships).toEqual([
      { Name: 'Licences', Rows: [] },
      { Name: 'Certificates', Rows: [] },
    ]);
  });

  test('under conditions and in the time of the map, where the layer makes use of it', async () => {
    expect(
      await met({ MapDescription: described(layer(1, { DefinitionExpression: 'MaksYtelse > 100' })) }),
    ).toEqual([[1, 222]]);
    const TimeValue = { $type: 'TimeInstant' as const, Time: Date.parse('1981-06-01T00:00:00Z') };
    const during = (more: Partial<Layer>) =>
      met({ MapDescription: { ...described(layer(1, more)), TimeValue } });
    expect(await during({ UseTime: true })).toEqual([[1, 222]]);
    expect(await during({ UseTime: false })).toEqual([
      [1, 3],
      [1, 60],
      [1, 222],
    ]);
    const shifted = { TimeOffset: -9350, TimeOffsetUnits: 'geoTimeUnitsDays' as const };
    expect(await during({ UseTime: true, TimeDataCumulative: true, ...shifted })).toEqual([
      [1, 3],
      [1, 222],
    ]);
    const nowhere = { ...described(), TimeValue, TimeReference: { TimeZoneNameID: 'Mars' } };
    expect(
      await map.refusal('Identify', {
        MapDescription: nowhere,
        MapImageDisplay,
        SearchShape,
        Tolerance: 0,
        IdentifyOption: 'geoIdentifyTopmost',
        LayerIDs: [],
      }),
    ).toBe('value/bad MapDescription.TimeReference.TimeZoneNameID Mars');
  });

  test('of land and borders too, and never of tables', async () => {
    expect((await met({ LayerIDs: [13], SearchShape: envelope(-3, 54, 33, 81) })).length).toBeGreaterThan(0);
    expect(await met({ LayerIDs: [100, 101] })).toEqual([]);
  });
});

describe('QueryHyperlinks', () => {
  const links = (MapDescription: Description, LayerIDs: number[] = []) =>
    map.ask('QueryHyperlinks', { MapDescription, MapImageDisplay, LayerIDs });
  const around = (Extent: MapType<'Envelope'>, more: Partial<Description> = {}): Description => ({
    ...described(),
    MapArea: { $type: 'MapExtent', Extent },
    ...more,
  });

  test('are those of the features that the map shows, at their places in the system of the published map', async () => {
    const LayerResultOptions = { IncludeGeometry: false };
    const found = await links(
      around(envelope(6.5, 59.45, 6.7, 59.55), {
        SpatialReference: degrees,
        LayerDescriptions: [layer(1, { LayerResultOptions })],
      }),
    );
    expect(found).toEqual([
      {
        URL: 'https://www.nve.no/energi/energisystem/vannkraft/vannkraftdatabase/vannkraftverk/?id=222',
        Location: {
          $type: 'PointN',
          X: expect.closeTo(25_245.607, 3),
          Y: expect.closeTo(6_625_797.021, 3),
          SpatialReference: expect.objectContaining({ WKID: 25833 }),
        },
      },
    ]);
  });

  test('follow conditions, visibility, ids and the turn of the map', async () => {
    const idsOf = async (...args: Parameters<typeof links>) =>
      (await links(...args)).map(({ URL: address }) => Number(/id=(\d+)$/.exec(address)?.[1]));
    const all = described();
    expect(await idsOf(all)).toEqual([3, 40, 60, 222]);
    expect(await idsOf(all, [0])).toEqual([3, 40, 60, 222]);
    expect(await idsOf(all, [2])).toEqual([]);
    expect(await idsOf(described(layer(1, { Visible: false })))).toEqual([]);
    expect(await idsOf(described(layer(1, { DefinitionExpression: 'MaksYtelse < 0' })))).toEqual([60]);
    // A wide strip along the parallel of one plant: turned by a quarter it runs along the meridian of it.
    const X = 25_245.607;
    const Y = 6_625_797.021;
    const strip = around({
      $type: 'EnvelopeN',
      XMin: X - 3000,
      YMin: Y - 20_000,
      XMax: X + 57_000,
      YMax: Y + 20_000,
    });
    expect(await idsOf(strip)).toEqual([60, 222]);
    expect(await idsOf({ ...strip, Rotation: 90 })).toEqual([60]);
  });
});

test('the description of the map says which layers can be searched and have links', async () => {
  const { MapLayerInfos } = await map.ask('GetServerInfo', { MapName: '' });
  const flags = MapLayerInfos?.slice(0, 4).map(({ CanFind, CanIdentify, HasHyperlinks }) => [
    CanFind,
    CanIdentify,
    HasHyperlinks,
  ]);
  expect(flags).toEqual([
    [false, false, false],
    [true, true, true],
    [true, true, false],
    [true, true, true],
  ]);
});
