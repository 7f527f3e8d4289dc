import { beforeEach, expect, test } from 'vitest';
import type { MapInput } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import {
  degreesBox,
  IMAGE_DISPLAY,
  layerDescription,
  mapDescription,
  propertiesOf,
  textValue,
  withoutDisplay,
} from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

type Layer = MapType<'LayerDescription'>;
type Description = MapType<'MapDescription'>;

const SearchShape = degreesBox(6, 58, 7, 60);
const identify = (more: Partial<MapInput<'Identify'>> = {}) =>
  map.ask('Identify', {
    MapDescription: mapDescription(),
    MapImageDisplay: IMAGE_DISPLAY,
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
    Name: textValue('Kvilldal'),
    Shape: textValue('Point'),
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

test('also at a shape that reaches farther than the system of the map', async () => {
  const everywhere = [
    [1, 3],
    [1, 40],
    [1, 60],
    [1, 222],
    [2, 70],
  ];
  expect(await met({ SearchShape: degreesBox(-180, -90, 180, 90) })).toEqual(everywhere);
  expect(await met({ SearchShape: degreesBox(110, -45, 155, -10) })).toEqual([]);
});

test('within pixels of the image after it was fitted to the area', async () => {
  // 600 × 400 pixels over 60 × 60 kilometres: 150 m a pixel by the height.
  const MapDescription: Description = {
    ...mapDescription(),
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
  const negative = { MapDescription, MapImageDisplay: IMAGE_DISPLAY, SearchShape: at(0), Tolerance: -1 };
  expect(
    await map.refusal('Identify', { ...negative, IdentifyOption: 'geoIdentifyTopmost', LayerIDs: [] }),
  ).toContain('value/bad Tolerance -1');
});

test('in the layers that its option means', async () => {
  const everywhere = degreesBox(4, 58, 25, 70);
  const options = (IdentifyOption: MapType<'geoIdentifyOption'>, ...layers: Layer[]) =>
    met({ SearchShape: everywhere, IdentifyOption, MapDescription: mapDescription(...layers) });
  const plants = [3, 40, 60, 222].map((id) => [1, id]);
  expect(await options('geoIdentifyTopmost')).toEqual(plants);
  expect(await options('geoIdentifyTopmost', layerDescription(1, { Visible: false }))).toEqual([[2, 70]]);
  expect(await options('geoIdentifyAllLayers', layerDescription(1, { Visible: false }))).toEqual([
    ...plants,
    [2, 70],
  ]);
  expect(await options('geoIdentifyVisibleLayers', layerDescription(1, { Visible: false }))).toEqual([
    [2, 70],
  ]);
  expect(await options('geoIdentifyTopOneWithHTMLPopup')).toEqual(plants);
  expect(await options('geoIdentifyVisibleWithHTMLPopup')).toEqual([...plants, [2, 70]]);
});

test('with popups where they are asked for and the layer has them', async () => {
  const results = await identify({
    SearchShape: degreesBox(4, 58, 25, 70),
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
    'Plant number': textValue('222'),
    'Licence number': textValue('7'),
    Title: textValue('Reguleringskonsesjon'),
  });
  expect(results.find(({ FeatureID }) => FeatureID === 3)?.Relationships).toEqual([
    { Name: 'Licences', Rows: [] },
    { Name: 'Certificates', Rows: [] },
  ]);
});

test('under conditions and in the time of the map, where the layer makes use of it', async () => {
  expect(
    await met({
      MapDescription: mapDescription(layerDescription(1, { DefinitionExpression: 'MaksYtelse > 100' })),
    }),
  ).toEqual([[1, 222]]);
  const TimeValue = { $type: 'TimeInstant' as const, Time: Date.parse('1981-06-01T00:00:00Z') };
  const during = (more: Partial<Layer>) =>
    met({ MapDescription: { ...mapDescription(layerDescription(1, more)), TimeValue } });
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
  const nowhere = { ...mapDescription(), TimeValue, TimeReference: { TimeZoneNameID: 'Mars' } };
  expect(
    await map.refusal('Identify', {
      MapDescription: nowhere,
      MapImageDisplay: IMAGE_DISPLAY,
      SearchShape,
      Tolerance: 0,
      IdentifyOption: 'geoIdentifyTopmost',
      LayerIDs: [],
    }),
  ).toBe('value/bad MapDescription.TimeReference.TimeZoneNameID Mars');
});

test('of land and borders too, and never of tables', async () => {
  expect((await met({ LayerIDs: [13], SearchShape: degreesBox(-3, 54, 33, 81) })).length).toBeGreaterThan(0);
  expect(await met({ LayerIDs: [100, 101] })).toEqual([]);
});

const BARE: MapInput<'Identify'> = {
  MapDescription: mapDescription(),
  MapImageDisplay: { ImageHeight: 0, ImageWidth: 0, ImageDPI: 0 },
  SearchShape,
  Tolerance: 0,
  IdentifyOption: 'geoIdentifyAllLayers',
  LayerIDs: [1, 2, 3],
};
const withoutSize = (text: string) => text.replaceAll(/<(Image(?:Width|Height))[^>]*>[^<]*<\/\1>/g, '');

test('needs no pixels where neither a tolerance nor visibility asks for them', async () => {
  const expected = await identify();
  for (const edit of [undefined, withoutDisplay, withoutSize]) {
    expect(await map.ask('Identify', BARE, edit)).toEqual(expected);
  }
  expect(await met({ MapImageDisplay: { ImageHeight: 400, ImageWidth: 0, ImageDPI: 96 } })).toEqual(
    await met(),
  );
});

test('refuses an image without pixels where a tolerance or visibility asks for them', async () => {
  const near = { ...BARE, Tolerance: 1 };
  expect(await map.refusal('Identify', near, withoutDisplay)).toBe('value/missing MapImageDisplay');
  expect(await map.refusal('Identify', near, withoutSize)).toBe('value/missing MapImageDisplay.ImageWidth');
  const zero = 'value/bad MapImageDisplay.ImageWidth 0';
  expect(await map.refusal('Identify', near)).toBe(zero);
  for (const IdentifyOption of ['geoIdentifyTopmost', 'geoIdentifyVisibleLayers'] as const) {
    expect(await map.refusal('Identify', { ...BARE, IdentifyOption })).toBe(zero);
  }
  const negative = { ImageHeight: 400, ImageWidth: -1, ImageDPI: 96 };
  expect(await map.refusal('Identify', { ...BARE, MapImageDisplay: negative })).toBe(
    'value/bad MapImageDisplay.ImageWidth -1',
  );
});
