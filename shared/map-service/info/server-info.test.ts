import { expect, test } from 'vitest';
import { mapTypes } from '../../contracts/map/types.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests } from '../../testing/map-service.ts';

test('a published map says everything that the contract has words for', async () => {
  const map = await createMapRequests(MAP_ROWS);
  const info = await map.ask('GetServerInfo', { MapName: '' });
  expect(Object.keys(info)).toEqual(Object.keys(mapTypes.MapServerInfo.fields));
  expect(info).toMatchObject({
    DefaultTimeStepInterval: 1,
    DefaultTimeStepIntervalUnits: 'geoTimeUnitsYears',
    DefaultTimeWindow: 1,
  });
});
