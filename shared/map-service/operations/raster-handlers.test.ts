import { expect, test } from 'vitest';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests } from '../../testing/map-service.ts';

const MapTableDescription = { $type: 'StandaloneTableDescription' as const, ID: 100 };

test('no table has a raster column, and one that is named is told apart from one that is not', async () => {
  const map = await createMapRequests(MAP_ROWS);
  const input = { MapName: '', SourceTableID: 1, RowIDs: [222] };
  expect(await map.refusal('QueryRasterValue', input)).toBe('map/no-raster FieldName');
  expect(await map.refusal('QueryRasterValue', { ...input, FieldName: 'Navn' })).toBe(
    'map/no-raster FieldName Navn',
  );
  expect(
    await map.refusal('QueryRasterValue2', { MapName: '', MapTableDescription, RowIDs: [], FieldName: 'x' }),
  ).toBe('map/unknown-field FieldName x');
});
