import { beforeEach, expect, test } from 'vitest';
import { createObservationService, type ObservationService } from '../../testing/observation-service.ts';

const BERGEN = { Latitude: 60.393, Longitude: 5.3242 };
const OWN = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

let service: ObservationService;
beforeEach(async () => {
  service = await createObservationService();
});

function basic(nameAndPassword: string) {
  return { authorization: `Basic ${Buffer.from(nameAndPassword).toString('base64')}` };
}

let count = 0;
async function insert(more: object) {
  count += 1;
  const registration = {
    Id: `0f8fad5b-d9cb-469f-a165-${String(count).padStart(12, '0')}`,
    GeoHazardTID: 10,
    ObserverGuid: OWN,
    DtObsTime: '2017-03-01T10:30:00Z',
    ObsLocation: BERGEN,
    GeneralObservation: { ObsComment: 'Notat' },
    ...more,
  };
  expect(await service.post('Registration/Insert', registration)).toMatchObject({ status: 200 });
}

test('a name that logs in is the same observer again, also after a restart', async () => {
  const first = await service.get('v3.2.0/account/login', '', basic('Kåre Æ:hemmelig'));
  expect(first).toEqual({
    status: 200,
    value: {
      Guid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      Id: 1,
      Nick: 'Kåre Æ',
      ObserverGroup: [],
    },
  });
  await insert({ ObserverGuid: first.value['Guid'], ObserverGroupID: 145 });
  await insert({});
  const again = await createObservationService(service.journal);
  const second = await again.get('Account/Login', '', basic('KÅRE æ:another'));
  expect(second.value).toEqual({ ...first.value, ObserverGroup: [{ Id: 145, Name: '' }] });
  const found = await again.post('Search/All', { ObserverNickName: 'kåre' });
  expect(found.value).toMatchObject({ TotalMatches: 1, Results: [{ NickName: 'Kåre Æ', ObserverId: 1 }] });
  expect((await again.post('Search/All', { ObserverId: 2 })).value['TotalMatches']).toBe(1);
});

test('who registered before the first login is called by the name from then on', async () => {
  const { value } = await service.get('Account/Login', '', basic('Kari:x'));
  const other = await createObservationService();
  service = other;
  await insert({ ObserverGuid: value['Guid'] });
  await other.get('Account/Login', '', basic('Kari:x'));
  const found = await other.post('Search/All', { ObserverNickName: 'Kari' });
  expect(found.value).toMatchObject({ TotalMatches: 1, Results: [{ ObserverId: 1 }] });
});

test.each([
  '',
  'Bearer x',
  'Basic ????',
  `Basic ${btoa('Kari')}`,
  `Basic ${btoa(':x')}`,
  `Basic ${btoa('Kari:')}`,
])('nobody logs in without a name and a password: %s', async (authorization) => {
  const { status, value } = await service.get('Account/Login', '', { authorization });
  expect([status, Object.keys(value)]).toEqual([401, ['Message']]);
});

test('groups of an observer are those of the registrations', async () => {
  await insert({ ObserverGroupID: 145 });
  await insert({ ObserverGroupID: 127 });
  await insert({ ObserverGuid: '1f8fad5b-d9cb-469f-a165-70867728950e', ObserverGroupID: 146 });
  const { value } = await service.get('Account/GetObserverGroups', `GUID={${OWN.toUpperCase()}}`);
  expect(value).toEqual({ Data: { 127: '', 145: '' } });
  expect((await service.get('Account/GetObserverGroups')).status).toBe(400);
});

test('places near a point are told nearest first, of ice those of everybody', async () => {
  const other = '1f8fad5b-d9cb-469f-a165-70867728950e';
  await insert({ ObsLocation: { Latitude: 60.4, Longitude: 5.33, LocationName: 'Fløyen' } });
  await insert({ ObsLocation: { Latitude: 60.4, Longitude: 5.33, LocationName: 'Fløyen' } });
  await insert({ GeoHazardTID: 70, ObserverGuid: other, ObsLocation: BERGEN });
  await insert({ ObserverGuid: other, ObsLocation: { Latitude: 60.394, Longitude: 5.3242 } });
  await insert({ ObsLocation: { Latitude: 61, Longitude: 5.33 } });
  const query = `latitude=60,393&longitude=5.3242&radius=5000`;
  const near = async (more: string) =>
    JSON.parse(JSON.stringify((await service.get('Location/WithinRadius', query + more)).value));
  expect(await near(`&observerGuid=${OWN}`)).toEqual([
    {
      Id: expect.any(Number),
      Name: null,
      Distance: 0,
      LatLngObject: BERGEN,
      GeoHazardId: 70,
      ObserverNickName: 'Ukjent observatør',
      ObserverGroupName: null,
      ObserverGroupId: 0,
    },
    expect.objectContaining({ Name: 'Fløyen', Distance: expect.closeTo(841, -1), GeoHazardId: 10 }),
  ]);
  expect(await near('')).toHaveLength(3);
  expect(await near('&geoHazardTypeIds=70,60')).toHaveLength(1);
  expect(await near('&returnCount=1')).toHaveLength(1);
  const { value } = await service.get('Location/WithinRadius', 'latitude=95&longitude=x');
  expect(Object.keys(value['ModelState'] ?? {})).toEqual(['latitude', 'longitude', 'radius']);
});

test.each([
  [60.393, 5.3242, 'Bergen', 'Vestland'],
  [59.55, 11.2, 'Oslo', 'Oslo'],
  [61.2, 7.9, null, 'Vestland'],
  [48, 2, null, null],
])('the position %s, %s is called by town and county', async (latitude, longitude, Navn, Fylke) => {
  const { value } = await service.get('Location/GetName', `latitude=${latitude}&longitude=${longitude}`);
  expect(value).toEqual({ Data: { Navn, Fylke } });
});

test('a trip is kept until its device ends it, also after a restart', async () => {
  const DeviceGuid = '2f8fad5b-d9cb-469f-a165-70867728950e';
  const trip = {
    GeoHazardID: '10',
    ObserverGuid: OWN,
    DeviceGuid,
    Comment: 'Til toppen',
    Lat: '60,4',
    Lng: 5,
  };
  expect(await service.post('trip', trip)).toEqual({
    status: 200,
    value: { DeviceGuid, IsUnderWay: true },
  });
  const again = await createObservationService(service.journal);
  expect(await again.put('trip', { DeviceGuid })).toEqual({
    status: 200,
    value: { DeviceGuid, IsUnderWay: false },
  });
  const { things } = await service.journal.read('trip', 0);
  expect(things.at(-1)).toMatchObject({
    id: DeviceGuid,
    value: { Comment: 'Til toppen', Lat: 60.4, beganAtMs: expect.any(Number), endedAtMs: expect.any(Number) },
  });
  expect(await service.post('trip', { Lat: 91 })).toMatchObject({
    status: 400,
    value: { ModelState: { 'trip.DeviceGuid': [expect.any(String)], 'trip.Lat': [expect.any(String)] } },
  });
});

test('ice and soil get the region of their county, snow and water none', async () => {
  for (const hazard of [20, 30, 70, 10, 60]) await insert({ GeoHazardTID: hazard });
  await insert({ GeoHazardTID: 70, ObsLocation: { Latitude: 55, Longitude: -10 } });
  const { value } = await service.post('Search/All', {});
  const items: { ForecastRegionTid: number; ForecastRegionName: string }[] = JSON.parse(
    JSON.stringify(value['Results']),
  );
  expect(
    items.map(({ ForecastRegionTid, ForecastRegionName }) => [ForecastRegionTid, ForecastRegionName]),
  ).toEqual([
    [700, 'Ikke gitt'],
    [2000, 'Ikke gitt'],
    [3000, expect.any(String)],
    [712, 'Hordaland'],
    [212, 'Hordaland'],
    [212, 'Hordaland'],
  ]);
  expect((await service.post('Search/All', { SelectedRegions: [712] })).value['TotalMatches']).toBe(1);
});

test('where an avalanche began and ended is told in UTM 33 too', async () => {
  const AvalancheObs = {
    DtAvalancheTime: '2017-03-01T10:00:00Z',
    StartLat: BERGEN.Latitude,
    StartLong: BERGEN.Longitude,
    UTMZoneStart: 32,
  };
  await insert({ AvalancheObs });
  const { value } = await service.post('Search/All', {});
  const [item] = JSON.parse(JSON.stringify(value['Results']));
  expect(item.Registrations[0].FullObject).toMatchObject({
    UTMZoneStart: 33,
    UTMEastStart: item.UtmEast,
    UTMNorthStart: item.UtmNorth,
    UTMZoneStop: null,
  });
});
