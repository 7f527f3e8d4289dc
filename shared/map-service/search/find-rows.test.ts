import { beforeEach, expect, test } from 'vitest';
import { appError } from '../../contracts/errors.ts';
import type { MapInput } from '../../contracts/map/operations.ts';
import { NEVER_YIELDING } from '../../ports/scheduler.ts';
import {
  DEGREES,
  IMAGE_DISPLAY,
  layerDescription,
  mapDescription,
  propertiesOf,
  textValue,
  withoutDisplay,
} from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';
import { findRows } from './find-rows.ts';
import { readSearch } from './search-context.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

const find = (SearchString: string, more: Partial<MapInput<'Find'>> = {}) =>
  map.ask('Find', {
    MapDescription: mapDescription(),
    MapImageDisplay: IMAGE_DISPLAY,
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
      MapDescription: mapDescription(),
      MapImageDisplay: IMAGE_DISPLAY,
      SearchString: 'a',
      Contains: true,
      SearchFields: 'Navn,Finnes',
      FindOption: 'geoFindAllLayers',
      LayerIDs: [],
    }),
  ).toBe('map/unknown-field SearchFields Finnes');
});

test('under the conditions of layers, and of visible ones only where it is asked so', async () => {
  const MapDescription = mapDescription(
    layerDescription(1, { DefinitionExpression: 'OBJECTID > 100' }),
    layerDescription(2, { Visible: false }),
  );
  const LayerIDs = [1, 2];
  expect(await met('rogaland', { MapDescription, LayerIDs })).toEqual([
    [1, 222, 'County', 'Rogaland'],
    [2, 70, 'County', 'Rogaland'],
  ]);
  expect(await met('rogaland', { MapDescription, LayerIDs, FindOption: 'geoFindVisibleLayers' })).toEqual([
    [1, 222, 'County', 'Rogaland'],
  ]);
  const noGroup = mapDescription(layerDescription(0, { Visible: false }));
  const visible = { LayerIDs, FindOption: 'geoFindVisibleLayers' } as const;
  expect(await met('rogaland', { MapDescription: noGroup, ...visible })).toEqual([]);
});

test('gives shapes in the system of the description and properties by alias, as text', async () => {
  const MapDescription = { ...mapDescription(), SpatialReference: DEGREES };
  const [found] = await find('Kvilldal', { MapDescription, LayerIDs: [1] });
  expect(found?.Shape).toMatchObject({
    $type: 'PointN',
    X: expect.closeTo(6.6, 9),
    Y: expect.closeTo(59.5, 9),
    SpatialReference: { WKID: 4326 },
  });
  expect(propertiesOf(found?.Properties)).toMatchObject({
    'Object id': textValue('222'),
    'Maximum output, MW': textValue('1240'),
    'In operation': textValue('Yes'),
    Commissioned: textValue('1981-06-01'),
    'Closed, year': textValue('Null'),
    Shape: textValue('Point'),
  });
  const [nowhere] = await find('Uten sted', { LayerIDs: [1] });
  expect(nowhere).not.toHaveProperty('Shape');
  expect(propertiesOf(nowhere?.Properties)).toMatchObject({ Shape: textValue('Null') });
});

test('and dates as clocks show them in the zone of the map, with their time where it is not midnight', async () => {
  const MapDescription = { ...mapDescription(), TimeReference: { TimeZoneNameID: 'Europe/Oslo' } };
  const [found] = await find('Kvilldal', { MapDescription, LayerIDs: [1] });
  expect(propertiesOf(found?.Properties)).toMatchObject({ Commissioned: textValue('1981-06-01 02:00:00') });
  expect(await met('1981-06-01 02:00:00', { MapDescription, LayerIDs: [1], Contains: false })).toEqual([
    [1, 222, 'Commissioned', '1981-06-01 02:00:00'],
  ]);
});

test('with no character that means another', async () => {
  for (const text of ['%', '_', '*', '?', 'Kv_lldal', '.']) {
    expect(await met(text, { LayerIDs: [1], SearchFields: 'Navn' })).toEqual([]);
  }
});

test('or as the options of a layer want them', async () => {
  const LayerResultOptions = {
    IncludeGeometry: false,
    ReturnFieldNamesInResults: true,
    FormatValuesInResults: false,
  };
  const MapDescription = mapDescription(layerDescription(1, { LayerResultOptions }));
  const [found] = await find('Kvilldal', { MapDescription, LayerIDs: [1] });
  expect(found).toMatchObject({ FieldName: 'Navn', Value: 'Kvilldal' });
  expect(found).not.toHaveProperty('Shape');
  expect(propertiesOf(found?.Properties)).toMatchObject({
    OBJECTID: { $xs: 'int', value: 222 },
    MaksYtelse: { $xs: 'double', value: 1240 },
    ErIDrift: { $xs: 'short', value: 1 },
    IDriftDato: { $xs: 'dateTime', value: Date.parse('1981-06-01T00:00:00Z') },
    UteAvDrift: null,
    Shape: textValue('Point'),
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
    MapDescription: mapDescription(),
    MapImageDisplay: IMAGE_DISPLAY,
    SearchString: 'a',
    Contains: true,
    SearchFields: '',
    FindOption: 'geoFindAllLayers',
  };
  expect(await map.refusal('Find', { ...input, LayerIDs: [1, 7] })).toBe('map/unknown-layer LayerIDs[1] 7');
  expect(
    await map.refusal('Find', {
      ...input,
      LayerIDs: [],
      MapDescription: mapDescription(layerDescription(7)),
    }),
  ).toBe('map/unknown-layer MapDescription.LayerDescriptions[0].LayerID 7');
  const wrong = mapDescription(layerDescription(1, { DefinitionExpression: 'x' }));
  expect(await map.refusal('Find', { ...input, LayerIDs: [], MapDescription: wrong })).toContain(
    'map/bad-expression MapDescription.LayerDescriptions[0].DefinitionExpression x',
  );
});

test('needs no pixels to look in all layers, and refuses an image without them for visible ones', async () => {
  const bare = {
    MapDescription: mapDescription(),
    MapImageDisplay: { ImageHeight: 0, ImageWidth: 0, ImageDPI: 0 },
    SearchString: 'Åna',
    Contains: true,
    SearchFields: '',
    LayerIDs: [],
  };
  const expected = await find('Åna');
  for (const edit of [undefined, withoutDisplay]) {
    expect(await map.ask('Find', { ...bare, FindOption: 'geoFindAllLayers' }, edit)).toEqual(expected);
  }
  const visible = { ...bare, FindOption: 'geoFindVisibleLayers' } as const;
  expect(await map.refusal('Find', visible)).toBe('value/bad MapImageDisplay.ImageWidth 0');
  expect(await map.refusal('Find', visible, withoutDisplay)).toBe('value/missing MapImageDisplay');
});

test('a text that no row has is looked for in steps, a row at most, and no longer than somebody waits', async () => {
  let steps = 0;
  let lastStep = Infinity;
  const { dependencies } = map;
  const scheduler = {
    ...NEVER_YIELDING,
    isDue: () => true,
    async pause() {
      if (++steps === lastStep) throw appError('job/cancelled');
    },
  };
  const search = await readSearch(mapDescription(), IMAGE_DISPLAY, {
    ...dependencies,
    origin: '',
    scheduler: () => scheduler,
  });
  const plants = search.layers.filter(({ layer }) => layer.id === 1);
  const wish = { text: 'no such text', isContained: true, fieldNames: '' };
  const { rowCount } = await dependencies.features.readTable(1);
  expect(await findRows(plants, wish, search)).toEqual([]);
  expect(steps).toBeGreaterThan(rowCount);
  lastStep = steps + 2;
  await expect(findRows(plants, wish, search)).rejects.toMatchObject({ code: 'job/cancelled' });
});
