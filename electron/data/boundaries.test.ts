// Layers as boundaries, from the file to what the observation service answers.

import { expect, test } from 'vitest';
import type { JsonObject } from '../../shared/base/json.ts';
import { serviceRequest } from '../../shared/testing/service-request.ts';
import { createDataFolder, type StartedWindow } from './testing/data-folder.ts';
import { collection, feature, importLayers } from './testing/layer-questions.ts';

const ring = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** Two that share the meridian of 8°, the second with a hole and with an island far off. */
const MUNICIPALITIES = collection([
  feature(
    { type: 'Polygon', coordinates: [ring(7, 60, 8, 61)] },
    { kommunenavn: 'Aurland', kommunenummer: '4641' },
  ),
  feature(
    {
      type: 'MultiPolygon',
      coordinates: [[ring(8, 60, 9, 61), ring(8.4, 60.4, 8.6, 60.6)], [ring(20, 70, 21, 71)]],
    },
    { kommunenavn: 'Hol', kommunenummer: '3330' },
  ),
  feature(
    { type: 'Polygon', coordinates: [ring(8.4, 60.4, 8.6, 60.6)] },
    { kommunenavn: 'Uten nummer', kommunenummer: '' },
  ),
]);

const REGIONS = collection([
  feature({ type: 'Polygon', coordinates: [ring(6, 60, 9, 61)] }, { navn: 'Indre Sogn', regionID: 3029 }),
  feature({ type: 'Polygon', coordinates: [ring(6, 60, 9, 61)] }, { navn: 'Eldre fjell', regionID: 3999 }),
  feature({ type: 'Polygon', coordinates: [ring(6, 60, 9, 61)] }, { navn: 'Vannområde', regionID: 2072 }),
]);

let count = 0;

async function post(window: StartedWindow, path: string, value: JsonObject): Promise<JsonObject> {
  const body = new TextEncoder().encode(JSON.stringify(value));
  const request = serviceRequest({ method: 'POST', path: `/observation/${path}`, body });
  return JSON.parse(new TextDecoder().decode((await window.call('http.handle', { request })).body));
}

async function insert(window: StartedWindow, longitude: number, latitude: number, more: JsonObject = {}) {
  const { place, ...members } = { place: {}, ...more };
  const { RegId } = await post(window, 'Registration/Insert', {
    Id: `0f8fad5b-d9cb-469f-a165-${String(count++).padStart(12, '0')}`,
    GeoHazardTID: 10,
    ObserverGuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    DtObsTime: '2026-03-01T10:30:32Z',
    ObsLocation: { Latitude: latitude, Longitude: longitude, ...Object(place) },
    GeneralObservation: { ObsComment: 'Mye vann' },
    ...members,
  });
  expect(RegId).toBeTypeOf('number');
  return Number(RegId);
}

async function answered(window: StartedWindow, RegId: number) {
  const { Results } = await post(window, 'Search/All', { RegId });
  const [item] = JSON.parse(JSON.stringify(Results));
  const { MunicipalNo, MunicipalName, ForecastRegionTid, ForecastRegionName } = item;
  return [MunicipalNo, MunicipalName, ForecastRegionTid, ForecastRegionName];
}

async function withMunicipalities() {
  const folder = createDataFolder();
  const window = await folder.start();
  await importLayers(folder, window, MUNICIPALITIES, 'kommuner.geojson');
  const { number } = await window.call('boundaries.use', { wish: { layerId: 1000, kind: 'municipality' } });
  return { folder, window, number };
}

const NOTHING = [null, null, 3000, 'Ikke gitt'];

test('a layer is used with the fields that its values show, and says what it gives', async () => {
  const { window } = await withMunicipalities();
  expect(await window.call('boundaries.list', {})).toEqual([
    {
      layerId: 1000,
      kind: 'municipality',
      numberField: 'kommunenummer',
      nameField: 'kommunenavn',
      fields: ['kommunenavn', 'kommunenummer'],
      areas: 2,
      withoutNumber: 1,
      example: '4641 Aurland',
    },
  ]);
});

test('what is inserted has the municipality that it lies in: not that around a hole, and of two at a border the lower number', async () => {
  const { window } = await withMunicipalities();
  const at = async (longitude: number, latitude: number) =>
    (await answered(window, await insert(window, longitude, latitude))).slice(0, 2);
  expect(await at(7.5, 60.5)).toEqual(['4641', 'Aurland']);
  expect(await at(8.2, 60.5)).toEqual(['3330', 'Hol']);
  expect(await at(8.5, 60.5)).toEqual([null, null]);
  expect(await at(20.5, 70.5)).toEqual(['3330', 'Hol']);
  expect(await at(8, 60.5)).toEqual(['3330', 'Hol']);
  expect(await at(10, 60.5)).toEqual([null, null]);
});

test('what is posted counts before boundaries', async () => {
  const { window } = await withMunicipalities();
  const regId = await insert(window, 7.5, 60.5, { place: { MunicipalNo: '0301', ForecastRegionTID: 3010 } });
  expect(await answered(window, regId)).toEqual(['0301', null, 3010, 'Lyngen']);
});

test('regions are those of the hazard, found by searches, also where only the layer knows their name', async () => {
  const folder = createDataFolder();
  const window = await folder.start();
  await importLayers(folder, window, REGIONS, 'regioner.geojson');
  await window.call('boundaries.use', { wish: { layerId: 1000, kind: 'region' } });
  const snow = await insert(window, 7.5, 60.5);
  const water = await insert(window, 7.5, 60.5, { GeoHazardTID: 60 });
  expect(await answered(window, snow)).toEqual([null, null, 3029, 'Indre Sogn']);
  expect(await answered(window, water)).toEqual([null, null, 2072, 'Vannområde']);
  const found = await post(window, 'Search/All', { SelectedRegions: [3029, 2072] });
  expect(found['TotalMatches']).toBe(2);
});

test('what was inserted before stays as it was, and what was found stays when the layer goes', async () => {
  const folder = createDataFolder();
  const window = await folder.start();
  await importLayers(folder, window, MUNICIPALITIES, 'kommuner.geojson');
  const before = await insert(window, 7.5, 60.5);
  await window.call('boundaries.use', { wish: { layerId: 1000, kind: 'municipality' } });
  const during = await insert(window, 7.5, 60.5);
  const { number } = await window.call('layers.remove', { layerId: 1000 });
  const after = await insert(window, 7.5, 60.5);
  expect(await answered(window, before)).toEqual(NOTHING);
  expect(await answered(window, during)).toEqual(['4641', 'Aurland', 3000, 'Ikke gitt']);
  expect(await answered(window, after)).toEqual(NOTHING);
  expect(await window.call('boundaries.list', {})).toEqual([]);
  await window.call('changes.undo', { number });
  expect((await answered(window, await insert(window, 7.5, 60.5)))[0]).toBe('4641');
});

test('another start knows the boundaries and what they gave, and so does one without its database', async () => {
  const { folder, window } = await withMunicipalities();
  const regId = await insert(window, 7.5, 60.5);
  window.kill();
  const second = await folder.start();
  await expect.poll(() => answered(second, regId)).toEqual(['4641', 'Aurland', 3000, 'Ikke gitt']);
  expect((await answered(second, await insert(second, 8.2, 60.5)))[0]).toBe('3330');
  second.kill();
  folder.loseDatabase();
  const third = await folder.start();
  await expect.poll(async () => (await third.call('boundaries.list', {})).length).toBe(1);
  expect((await answered(third, await insert(third, 8.2, 60.5)))[0]).toBe('3330');
});

test('the use of a layer is left, and both are taken back', async () => {
  const { window, number } = await withMunicipalities();
  const kinds = async () => (await window.call('boundaries.list', {})).map(({ kind }) => kind);
  const left = await window.call('boundaries.leave', { layerId: 1000 });
  expect(await kinds()).toEqual([]);
  await expect(window.call('boundaries.leave', { layerId: 1000 })).rejects.toMatchObject({
    code: 'boundaries/unused',
  });
  const back = await window.call('changes.undo', { number: left.number });
  expect(await kinds()).toEqual(['municipality']);
  await window.call('changes.undo', { number: back.number });
  await expect(window.call('changes.undo', { number })).rejects.toMatchObject({
    code: 'change/not-undoable',
  });
});

test('a layer that cannot be boundaries says why', async () => {
  const { folder, window } = await withMunicipalities();
  const use = (wish: { layerId: number; kind: 'municipality' | 'region'; numberField?: string }) =>
    window.call('boundaries.use', { wish });
  await importLayers(
    folder,
    window,
    collection([feature({ type: 'Point', coordinates: [7, 60] })]),
    'p.json',
  );
  await expect(use({ layerId: 1001, kind: 'region' })).rejects.toMatchObject({
    code: 'boundaries/not-areas',
  });
  await expect(use({ layerId: 1000, kind: 'region' })).rejects.toMatchObject({
    code: 'boundaries/no-numbers',
    details: { layer: 'kommuner', example: '3010' },
  });
  await expect(use({ layerId: 1000, kind: 'municipality', numberField: 'x' })).rejects.toMatchObject({
    code: 'boundaries/unknown-field',
  });
  await expect(
    use({ layerId: 1000, kind: 'municipality', numberField: 'kommunenavn' }),
  ).rejects.toMatchObject({ code: 'boundaries/field-without-numbers', details: { field: 'kommunenavn' } });
  await expect(use({ layerId: 1005, kind: 'region' })).rejects.toMatchObject({
    code: 'layer-import/unknown-layer',
  });
});

test('the app asks for what a position would get', async () => {
  const { window } = await withMunicipalities();
  const found = await window.call('boundaries.find', { latitude: 60.5, longitude: 7.5, hazardId: 10 });
  expect(found).toEqual({ municipalNo: '4641', municipalName: 'Aurland', regionId: null, regionName: null });
});

test('what was inserted before is found where somebody asks, stays over a start, and is taken back', async () => {
  const folder = createDataFolder();
  const window = await folder.start();
  const [inside, outside] = [await insert(window, 7.5, 60.5), await insert(window, 15, 65)];
  await importLayers(folder, window, MUNICIPALITIES, 'kommuner.geojson');
  await window.call('boundaries.use', { wish: { layerId: 1000, kind: 'municipality' } });
  await importLayers(folder, window, REGIONS, 'regioner.geojson');
  await window.call('boundaries.use', { wish: { layerId: 1001, kind: 'region' } });

  const { count: found, number } = await window.call('boundaries.findAgain', {});
  expect(found).toBe(1);
  const everything = ['4641', 'Aurland', 3029, 'Indre Sogn'];
  expect(await answered(window, inside)).toEqual(everything);
  expect(await answered(window, outside)).toEqual(NOTHING);
  expect((await post(window, 'Search/All', { SelectedRegions: [3029] }))['TotalMatches']).toBe(1);
  expect(await window.call('boundaries.findAgain', {})).toEqual({ count: 0, number: null });

  const undone = await window.call('changes.undo', { number: number ?? 0 });
  expect(await answered(window, inside)).toEqual(NOTHING);
  expect((await post(window, 'Search/All', {}))['TotalMatches']).toBe(2);
  await window.call('changes.undo', { number: undone.number });
  window.kill();
  const second = await folder.start();
  await expect.poll(() => answered(second, inside)).toEqual(everything);
  expect(await answered(second, outside)).toEqual(NOTHING);
});

test('what boundaries found before stays where others that are asked later do not tell it', async () => {
  const { folder, window } = await withMunicipalities();
  const regId = await insert(window, 7.5, 60.5);
  await window.call('layers.remove', { layerId: 1000 });
  await importLayers(folder, window, REGIONS, 'regioner.geojson');
  await window.call('boundaries.use', { wish: { layerId: 1001, kind: 'region' } });
  await window.call('boundaries.findAgain', {});
  expect(await answered(window, regId)).toEqual(['4641', 'Aurland', 3029, 'Indre Sogn']);
});
