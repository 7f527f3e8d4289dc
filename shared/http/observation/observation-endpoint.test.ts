import { expect, test } from 'vitest';
import type { JsonObject } from '../../base/json.ts';
import type { JsonOperationEntry } from '../../contracts/json-service.ts';
import { observationService } from '../../contracts/observation/service.ts';
import { operationOf } from '../../contracts/services.ts';
import { createObservationService } from '../../testing/observation-service.ts';
import { serviceRequest } from '../../testing/service-request.ts';
import { createObservationEndpoint } from './observation-endpoint.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const minimal = (more: JsonObject = {}) => ({
  Id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  GeoHazardTID: '10',
  ObserverGuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  DtObsTime: '2017-03-01T10:30:32.790Z',
  ObsLocation: { Latitude: '59,9249968', Longitude: '10,7861', Uncertainty: '43.465', UTMSourceTID: '40' },
  DangerObs: [{ DangerSignTID: '2', Comment: 'Ferske skred ved Åbjøra' }],
  ...more,
});

test('what the specification posts is taken in, found, and answered in Norwegian time', async () => {
  const service = await createObservationService();
  const { status, value } = await service.post('v3.2.0/Registration/Insert', minimal());
  expect([status, value]).toEqual([200, { RegId: 1_000_000_000 }]);
  const found = await service.post('Search/All', { TextSearch: ' åBJØRA ', SelectedGeoHazards: [null] });
  expect(found.value).toMatchObject({ Offset: 0, ResultsInPage: 1, TotalMatches: 1 });
  const [item] = JSON.parse(JSON.stringify(found.value['Results']));
  expect(item).toMatchObject({
    RegId: 1_000_000_000,
    DtObsTime: '2017-03-01T11:30:32.79',
    GeoHazardTid: 10,
    GeoHazardName: 'Snø',
    UtmZone: 33,
    UtmEast: 264_532,
    UtmNorth: 6_650_557,
    Latitude: 59.9249968,
    LangKey: 1,
    Pictures: [],
  });
  expect(item.Registrations).toEqual([
    {
      RegistrationTid: 13,
      RegistrationName: 'Faretegn',
      TypicalValue1: 'Ferske skred',
      TypicalValue2: 'Ferske skred ved Åbjøra',
      FullObject: expect.objectContaining({
        DangerSignTID: 2,
        DangerSignTName: 'Ferske skred',
        DangerObsID: 0,
      }),
    },
  ]);
});

test('texts are English where they are asked for', async () => {
  const service = await createObservationService();
  await service.post('Registration/Insert', minimal());
  const { value } = await service.post('Search/All', { LangKey: 2 });
  expect(JSON.stringify(value)).toContain('"DangerSignTName":"Recent avalanches"');
  expect(JSON.stringify(value)).toContain('"LangKey":2');
});

test('a body with a comma behind its last member is read', async () => {
  const service = await createObservationService();
  const text = JSON.stringify(minimal()).replace('"}]', '",}]');
  expect((await service.post('Registration/Insert', text)).status).toBe(200);
});

test('of fifty copies at once one is kept, and the others hear so', async () => {
  const service = await createObservationService();
  const copies = await Promise.all(
    Array.from({ length: 50 }, () => service.post('Registration/Insert', minimal())),
  );
  const statuses = copies.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
  for (const { value } of copies) expect(value['RegId']).toBe(1_000_000_000);
  expect((await service.journal.status()).lastNumber).toBe(1);
});

test('what is wrong is told by path, and nothing is kept', async () => {
  const service = await createObservationService();
  const { status, value } = await service.post(
    'Registration/Insert',
    minimal({
      Id: null,
      DangerObs: [{ DangerSignTID: 2 }, { DangerSignTID: 555, Comment: 'x'.repeat(1025) }],
    }),
  );
  expect(status).toBe(400);
  expect(value).toEqual({
    Message: 'The request is invalid.',
    ModelState: {
      'registration.Id': ['The Id field is required.'],
      'registration.DangerObs[1].DangerSignTID': ['Snow_DangerSignKDV has no element 555.'],
      'registration.DangerObs[1].Comment': [expect.stringContaining('at most 1024 characters')],
    },
  });
  expect((await service.journal.status()).lastNumber).toBe(0);
});

test('of a list what is new is taken in, and what is known is told beside it', async () => {
  const service = await createObservationService();
  const other = minimal({ Id: '1f8fad5b-d9cb-469f-a165-70867728950e' });
  await service.post('Registration/Insert', minimal());
  const list = { Registrations: [minimal(), other] };
  const items = (isNew: boolean) => [
    { Id: minimal()['Id'], RegId: 1_000_000_000, IsNew: false },
    { Id: other['Id'], RegId: 1_000_000_001, IsNew: isNew },
  ];
  expect(await service.post('v3.0.6/registration', list)).toEqual({
    status: 200,
    value: { RegId: 1_000_000_000, Registrations: items(true) },
  });
  expect(await service.post('v3.0.6/registration', list)).toMatchObject({
    status: 409,
    value: { RegId: 1_000_000_000, Registrations: items(false) },
  });
});

test('of a list with a fault nothing is taken in, and every fault is told with its place', async () => {
  const service = await createObservationService();
  const wrong = { ...minimal(), GeoHazardTID: 11 };
  const { status, value } = await service.post('v3.0.6/registration', {
    Registrations: [minimal(), wrong, { ...wrong, DtObsTime: 'i går' }],
  });
  expect([status, Object.keys(value['ModelState'] ?? {})]).toEqual([
    400,
    ['registrations[1].GeoHazardTID', 'registrations[2].GeoHazardTID', 'registrations[2].DtObsTime'],
  ]);
  expect((await service.post('v3.0.6/registration', { Registrations: [] })).status).toBe(400);
  expect((await service.journal.status()).lastNumber).toBe(0);
});

test('a value beyond the limits of its form is kept, a place that is not on earth is refused', async () => {
  const service = await createObservationService();
  const WeatherObservation = { AirTemperature: '-51,4', WindDirection: 360 };
  await service.post('Registration/Insert', minimal({ WeatherObservation }));
  const { value } = await service.post('Search/All', {});
  expect(JSON.stringify(value)).toContain('"AirTemperature":-51.4');
  const ObsLocation = { Latitude: '90,1', Longitude: 10 };
  expect(await service.post('Registration/Insert', minimal({ ObsLocation }))).toMatchObject({
    status: 400,
    value: { ModelState: { 'registration.ObsLocation.Latitude': [expect.stringContaining('-90 to 90')] } },
  });
});

test('what is no picture is told by its path', async () => {
  const service = await createObservationService();
  const Picture = [{ RegistrationTID: 13, PictureImageBase64: 'Ikke et bilde!' }];
  expect(await service.post('Registration/Insert', minimal({ Picture }))).toMatchObject({
    status: 400,
    value: {
      ModelState: { 'registration.Picture[0].PictureImageBase64': ['Expected a picture in base64.'] },
    },
  });
});

test.each([{ DangerObs: [] }, { DangerObs: null }, { DangerObs: {} }])(
  'no form at all is refused: %j',
  async (more) => {
    const service = await createObservationService();
    const { status, value } = await service.post('Registration/Insert', minimal(more));
    expect([status, Object.keys(value['ModelState'] ?? {})]).toEqual([400, ['registration']]);
  },
);

test('the example that the service gives can be posted back, and every form of it is answered', async () => {
  const service = await createObservationService();
  const { value: example } = await service.get('Help/RegistrationObject');
  const { status, value } = await service.post('Registration/Insert', example);
  expect([status, value]).toEqual([200, { RegId: 1_000_000_000 }]);
  const { value: found } = await service.post('Search/All', {});
  const [item] = JSON.parse(JSON.stringify(found['Results']));
  expect(item.Registrations).toHaveLength(25);
  expect(item.Pictures).toHaveLength(1);
  expect(JSON.stringify(item)).not.toContain('PictureImageBase64');
  expect(JSON.stringify(item)).not.toContain('SensitiveText');
});

const operationsWithBody = Object.entries<JsonOperationEntry>(observationService.operations).flatMap(
  ([name, { body, ...entry }]) => (body ? [[name, entry, body.sample] as const] : []),
);

test.each(operationsWithBody)(
  'the body that %s begins with is taken',
  async (_, { method, path, versions }, sample) => {
    const service = await createObservationService();
    const address = versions ? `v${versions[0]}/${path}` : path;
    const ask = method === 'PUT' ? service.put : service.post;
    expect((await ask(address, sample)).status).toBe(200);
  },
);

test('pictures come back byte for byte', async () => {
  const service = await createObservationService();
  const picture = { RegistrationTID: '13', PictureComment: 'Skred', Aspect: -1 };
  await service.post(
    'Registration/Insert',
    minimal({ Picture: [{ ...picture, PictureImageBase64: `data:image/png;base64,${PNG}` }] }),
  );
  const { value } = await service.post('Search/All', {});
  const [item] = JSON.parse(JSON.stringify(value['Results']));
  expect(item.Pictures).toMatchObject([
    { RegistrationTid: 12, TypicalValue1: 'Skred', FullObject: { RegistrationTID: 13, Comment: 'Skred' } },
  ]);
  const bytes = await service.getBytes(`Image/orginal/${item.Pictures[0].TypicalValue2}`);
  expect(Buffer.from(bytes).toString('base64')).toBe(PNG);
});

test('pictures have a large and a medium size, and what cannot be decoded comes as it is', async () => {
  const service = await createObservationService();
  const Picture = [PNG, 'SEVJQw=='].map((text) => ({ RegistrationTID: 13, PictureImageBase64: text }));
  await service.post('Registration/Insert', minimal({ Picture }));
  const image = async (size: string, index: number) =>
    new TextDecoder().decode(await service.getBytes(`Image/${size}/${1_000_000_000 + index}`));
  expect(await image('large', 0)).toBe('1800 px');
  expect(await image('Medium', 0)).toBe('600 px');
  expect(await image('medium', 1)).toBe('HEIC');
  await expect(image('original', 0)).rejects.toMatchObject({ code: 'http/not-found' });
  await expect(image('large', 2)).rejects.toMatchObject({ code: 'http/not-found' });
});

test('after a restart everything is found again, with the same answer', async () => {
  const service = await createObservationService();
  const { value: example } = await service.get('Help/RegistrationObject');
  await service.post('Registration/Insert', example);
  await service.post('Registration/Insert', minimal());
  const again = await createObservationService(service.journal);
  expect(await again.post('Search/All', {})).toEqual(await service.post('Search/All', {}));
  expect((await again.post('Registration/Insert', minimal())).status).toBe(409);
  expect(
    await again.post('Registration/Insert', minimal({ Id: '1f8fad5b-d9cb-469f-a165-70867728950e' })),
  ).toEqual({
    status: 200,
    value: { RegId: 1_000_000_002 },
  });
});

test('older versions answer bare lists, the oldest with pictures among the forms', async () => {
  const service = await createObservationService();
  const body = { Registrations: [minimal({ Picture: [{ RegistrationTID: 13, PictureImageBase64: PNG }] })] };
  expect((await service.post('v3.0.6/registration', body)).status).toBe(200);
  const newer = await service.post('v3.1.0/Search/Rss', { GeoHazardId: 10 });
  expect(newer.value).toMatchObject([
    { RegistrationCount: 1, PictureCount: 1, Pictures: [{ RegistrationTid: 12 }] },
  ]);
  const { value } = await service.post('v3.0.6/Search/WithinRadius', {
    Latitude: 59.9,
    Longitude: 10.8,
    Radius: 9000,
  });
  expect(value).toMatchObject([
    { Registrations: [{ RegistrationTid: 13 }, { RegistrationTid: 12, RegistrationName: 'Faretegn' }] },
  ]);
});

test('pages are cut by offset and count', async () => {
  const service = await createObservationService();
  for (let index = 0; index < 5; index++) {
    await service.post('Registration/Insert', minimal({ Id: `0f8fad5b-d9cb-469f-a165-70867728950${index}` }));
  }
  const page = async (body: object) => {
    const { value } = await service.post('Search/All', body);
    const results: { RegId: number }[] = JSON.parse(JSON.stringify(value['Results']));
    return [value['TotalMatches'], ...results.map(({ RegId }) => RegId - 1_000_000_000)];
  };
  expect(await page({ Offset: 1, NumberOfRecords: '2' })).toEqual([5, 3, 2]);
  expect(await page({ NumberOfRecords: 0 })).toEqual([5]);
  expect(await page({ Offset: 9 })).toEqual([5]);
  expect((await service.post('Search/All', { NumberOfRecords: -1 })).status).toBe(400);
});

test('a place that is only named has no position and is within no radius', async () => {
  const service = await createObservationService();
  await service.post('Registration/Insert', minimal({ ObsLocation: { ObsLocationId: 4711 } }));
  const { value } = await service.post('Search/All', { LocationId: 4711 });
  expect(value).toMatchObject({
    TotalMatches: 1,
    Results: [{ LocationId: 4711, Latitude: null, UtmEast: null }],
  });
  const near = await service.post('Search/WithinRadius', { Latitude: 60, Longitude: 10, Radius: 20_000_000 });
  expect(near.value['TotalMatches']).toBe(0);
});

test('criteria of the times without zone are Norwegian, over the change of the clock', async () => {
  const service = await createObservationService();
  for (const [index, hour] of ['00:30', '01:30'].entries()) {
    const Id = `0f8fad5b-d9cb-469f-a165-70867728950${index}`;
    await service.post('Registration/Insert', minimal({ Id, DtObsTime: `2026-10-25T${hour}:00Z` }));
  }
  const total = async (body: object) => (await service.post('Search/All', body)).value['TotalMatches'];
  expect(await total({ FromDate: '2026-10-25T02:30:00' })).toBe(2);
  expect(await total({ ToDate: '2026-10-25T02:30:00' })).toBe(2);
  expect(await total({ FromDate: '2026-10-25T02:30:01' })).toBe(1);
  expect(await total({ FromDate: '2026-10-25', ToDate: '2026-10-25' })).toBe(2);
  expect(await total({ FromDate: '2026-10-26', ToDate: '2026-10-24' })).toBe(0);
  expect((await service.post('Search/All', { FromDate: 'i går' })).status).toBe(400);
});

test.each(['Search/All', 'Registration/Insert', 'Search/WithinRadius'])(
  '%s asks for patience while registrations are being read',
  async (path) => {
    const { parts } = await createObservationService();
    const registrations = {
      ...parts.registrations,
      progress: { isLoaded: false, hasFailed: false, count: 12 },
    };
    const endpoint = createObservationEndpoint({ ...parts, registrations });
    const request = serviceRequest({ method: 'POST', path: `/observation/${path}` });
    const { status, headers, body } = await endpoint(request, operationOf(request.target));
    expect(new TextDecoder().decode(body)).toContain('12 so far');
    expect([status, headers]).toEqual([503, expect.arrayContaining([{ name: 'retry-after', value: '5' }])]);
  },
);

test('registrations that could not be read are told of, and nobody is asked to wait for them', async () => {
  const { parts } = await createObservationService();
  const registrations = { ...parts.registrations, progress: { isLoaded: false, hasFailed: true, count: 12 } };
  const endpoint = createObservationEndpoint({ ...parts, registrations });
  const request = serviceRequest({ method: 'POST', path: '/observation/Search/All' });
  const { status, headers, body } = await endpoint(request, operationOf(request.target));
  expect(new TextDecoder().decode(body)).toContain('Start Varde again');
  expect(status).toBe(500);
  expect(headers?.map(({ name }) => name)).not.toContain('retry-after');
});
