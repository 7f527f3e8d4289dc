import { expect, test } from 'vitest';
import { mapService } from './map/service.ts';
import { resolveTarget, targetKey } from './resolve-target.ts';

test.each(['/', '/hydropowerGetHydroPowerPlants', '/app', '/web', '/%E0%A4%A'])(
  '%s is no service',
  (path) => {
    expect(resolveTarget('GET', path)).toBeUndefined();
  },
);

test.each([
  '/web/powerplant/gethydropowerplants',
  '/WEB/PowerPlant/GetHydroPowerPlants//',
  '/web/Powerplant/Get%48ydroPowerPlants',
])('%s is the operation below the alias, as the contracts write both', (path) => {
  expect(resolveTarget('GET', path)).toMatchObject({
    kind: 'operation',
    service: 'hydropower',
    base: '/web/Powerplant',
    name: 'GetHydroPowerPlants',
  });
});

test('an encoded slash divides nothing', () => {
  expect(resolveTarget('GET', '/hydropower%2FGetHydroPowerPlants')).toBeUndefined();
});

test('a wrong method tells the right ones', () => {
  expect(resolveTarget('POST', '/hydropower')).toMatchObject({
    kind: 'wrong-method',
    methods: ['GET', 'HEAD'],
  });
});

test('SOAP answers at the catalog and at the service, and results below it', () => {
  expect(resolveTarget('POST', '/Services/')).toMatchObject({ kind: 'soap', base: '/services' });
  expect(resolveTarget('POST', '/services/varde/mapserver')).toMatchObject({
    kind: 'soap',
    base: '/services/Varde/MapServer',
  });
  expect(resolveTarget('GET', '/services/varde/mapserver/OUTPUT/A.html')).toMatchObject({
    kind: 'output',
    name: 'a.html',
  });
  expect(resolveTarget('POST', '/services/Other')).toMatchObject({ kind: 'nothing', service: 'map' });
});

test('keys of one operation begin with its own path and differ by the address that was used', () => {
  const keys = ['/hydropower', '/web/Powerplant'].map((base) => {
    const target = resolveTarget('GET', `${base}/GetHydroPowerPlants`);
    return target && targetKey(target);
  });
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^\/hydropower\/gethydropowerplants /);
});

test('keys of the map service begin with its own path too, so that no alias keeps what was dropped', () => {
  const aliases = ['/services', mapService.path, mapService.vendorPath, `${mapService.vendorPath}/10.7`];
  const keys = aliases.map((alias) => {
    const target = resolveTarget('POST', alias);
    return target && targetKey(target);
  });
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^\/services\//);
});
