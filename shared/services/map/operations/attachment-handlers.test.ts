import { expect, test } from 'vitest';
import { MAP_ROWS } from '../../../testing/map-rows.ts';
import { createMapRequests } from '../../../testing/map-service.ts';

const MapTableDescription = { $type: 'StandaloneTableDescription' as const, ID: 100 };

test('rows have no attachments, and an attachment that is named is not there', async () => {
  const map = await createMapRequests(MAP_ROWS);
  expect(await map.ask('QueryAttachmentInfos', { MapName: '', TableID: 1, RowIDs: [222] })).toEqual([]);
  expect(await map.ask('QueryAttachmentInfos2', { MapName: '', MapTableDescription, RowIDs: [1] })).toEqual(
    [],
  );
  const data = { MapName: '', TransportType: 'geoTransportTypeEmbedded' as const, AttachmentIDs: [] };
  expect(await map.ask('QueryAttachmentData', { ...data, TableID: 1 })).toEqual([]);
  expect(await map.ask('QueryAttachmentData2', { ...data, MapTableDescription })).toEqual([]);
  const named = { ...data, AttachmentIDs: [4], TableID: 1 };
  expect(await map.refusal('QueryAttachmentData', named)).toBe('map/unknown-attachment AttachmentIDs[0] 4');
  expect(await map.refusal('QueryAttachmentInfos', { MapName: '', TableID: 5, RowIDs: [] })).toBe(
    'map/unknown-layer TableID 5',
  );
});

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
