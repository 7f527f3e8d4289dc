import { expect, test } from 'vitest';
import { observationService } from '../../contracts/observation/service.ts';
import { openApiDocument } from './open-api.ts';

const test320 = observationService.bases.find(({ path }) => path === '/observation/test');
if (!test320) throw new Error('The service has no test address');
const document = JSON.parse(
  JSON.stringify(openApiDocument(observationService, test320, 'http://127.0.0.1:36036')),
);

test('every operation of the version is described at its path and method', () => {
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.entries<{ operationId: string }>(JSON.parse(JSON.stringify(methods))).map(
      ([method, { operationId }]) => `${operationId} ${method} ${path}`,
    ),
  );
  const wanted = Object.entries(observationService.operations)
    .filter(([, entry]) => !('versions' in entry))
    .map(([name, { method, path }]) => `${name} ${method.toLowerCase()} /${path}`);
  expect(described.toSorted()).toEqual(wanted.toSorted());
  expect(document.servers).toEqual([{ url: 'http://127.0.0.1:36036/observation/test' }]);
});

test('every reference leads to a schema, and every schema is led to', () => {
  const text = JSON.stringify(document);
  const refs = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
  );
  expect([...refs].toSorted()).toEqual(Object.keys(document.components.schemas));
});

test('members are described by their facts', () => {
  const { Registration, ObsLocation, WeatherObservation, SearchCriteria } = document.components.schemas;
  expect(Registration.required).toEqual(['Id', 'GeoHazardTID', 'DtObsTime', 'ObserverGuid']);
  expect(Registration.properties.Id).toMatchObject({ type: 'string', format: 'uuid' });
  expect(ObsLocation.properties.Latitude).toMatchObject({ type: 'number', minimum: -90, maximum: 90 });
  expect(WeatherObservation.properties.AirTemperature).toEqual({
    type: 'number',
    format: 'double',
    description: expect.stringContaining('Forms take -50 to 50.'),
  });
  expect(SearchCriteria.properties.SelectedRegions).toMatchObject({
    type: 'array',
    items: { type: 'integer', nullable: true },
  });
});

test('what needs a token or a login says so, lists are lists, and pictures are bytes', () => {
  expect(document.paths['/Registration/Insert'].post.security).toEqual([{ token: [] }]);
  expect(document.paths['/Account/Login'].get.security).toEqual([{ login: [] }]);
  expect(document.paths['/Helptext'].get.responses[200].content['application/json'].schema.type).toBe(
    'array',
  );
  const image = document.paths['/Image/{size}/{pictureId}'].get;
  expect(image.parameters.map(({ name }: { name: string }) => name)).toEqual(['size', 'pictureId']);
  expect(Object.keys(image.responses[200].content)).toEqual(['image/*']);
});
