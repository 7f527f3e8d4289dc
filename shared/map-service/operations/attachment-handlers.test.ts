import { expect, test } from 'vitest';
import type { Attachment } from '../../ports/feature-store.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests } from '../../testing/map-service.ts';

const LICENCES = 100;
const MapTableDescription = { $type: 'StandaloneTableDescription' as const, ID: LICENCES };

test('a layer without attachments has an empty list, and an attachment that is named is not there', async () => {
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

/** Two pictures of the first licence, one of the second. */
const PICTURES: readonly Attachment[] = [
  picture(7, 1, 'dam.JPG', 'image/jpeg', 3),
  picture(8, 1, 'gate', 'image/png', 1),
  picture(9, 2, 'weir.png', 'image/png', 2),
];

function picture(
  attachmentId: number,
  rowId: number,
  fileName: string,
  mediaType: string,
  sizeBytes: number,
) {
  return { attachmentId, rowId, fileName, mediaType, sizeBytes, bytes: new Uint8Array(sizeBytes).fill(255) };
}

/** The map with pictures beside the licences, as a store that has some gives them. */
function requestsWithPictures() {
  return createMapRequests(MAP_ROWS, ({ readTable }) => ({
    async readTable(id) {
      const table = await readTable(id);
      if (id !== LICENCES) return table;
      return {
        ...table,
        attachments: {
          ofRows: async (ids) => ids.flatMap((id) => PICTURES.filter(({ rowId }) => rowId === id)),
          read: async (id) => PICTURES.find(({ attachmentId }) => attachmentId === id),
        },
      };
    },
  }));
}

const DAM = { AttachmentID: 7, ParentID: 1, Name: 'dam.JPG', ContentType: 'image/jpeg', Size: 3 };
const GATE = { AttachmentID: 8, ParentID: 1, Name: 'gate', ContentType: 'image/png', Size: 1 };
const WEIR = { AttachmentID: 9, ParentID: 2, Name: 'weir.png', ContentType: 'image/png', Size: 2 };

test('attachments are told row after row, and a layer says that it has some', async () => {
  const map = await requestsWithPictures();
  const infos = await map.ask('QueryAttachmentInfos', { MapName: '', TableID: LICENCES, RowIDs: [1, 2, 99] });
  expect(infos).toMatchObject([DAM, GATE, WEIR]);
  const { StandaloneTableInfos } = await map.ask('GetServerInfo', { MapName: '' });
  expect(StandaloneTableInfos?.map(({ ID, HasAttachments }) => [ID, HasAttachments])).toEqual([
    [LICENCES, true],
    [101, false],
    [102, false],
  ]);
});

test('attachments come as bytes or at an address, with the other one empty', async () => {
  const map = await requestsWithPictures();
  const wanted = { MapName: '', TableID: LICENCES, AttachmentIDs: [9, 7] };
  const embedded = await map.ask('QueryAttachmentData', {
    ...wanted,
    TransportType: 'geoTransportTypeEmbedded',
  });
  expect(embedded).toMatchObject([
    { AttachmentInfo: WEIR, Data: new Uint8Array([255, 255]), URL: '' },
    { AttachmentInfo: DAM, Data: new Uint8Array([255, 255, 255]), URL: '' },
  ]);
  const [, byAddress] = await map.ask('QueryAttachmentData', {
    ...wanted,
    TransportType: 'geoTransportTypeUrl',
  });
  expect(byAddress).toMatchObject({ AttachmentInfo: DAM, Data: new Uint8Array() });
  const { pathname } = new URL(byAddress?.URL ?? '');
  expect(pathname).toMatch(/\.jpg$/);
  const reply = await map.send({ path: pathname });
  expect(reply.status).toBe(200);
  expect(reply.headers).toContainEqual({ name: 'content-type', value: 'image/jpeg' });
  expect(reply.body).toEqual(new Uint8Array([255, 255, 255]));
});

test('attachments of rows that a description hides are not there', async () => {
  const map = await requestsWithPictures();
  const first = { ...MapTableDescription, DefinitionExpression: 'OBJECTID = 1' };
  const request = { MapName: '', MapTableDescription: first };
  expect(await map.ask('QueryAttachmentInfos2', { ...request, RowIDs: [2, 1] })).toMatchObject([DAM, GATE]);
  const data = { ...request, TransportType: 'geoTransportTypeEmbedded' };
  expect(await map.refusal('QueryAttachmentData2', { ...data, AttachmentIDs: [7, 9] })).toBe(
    'map/unknown-attachment AttachmentIDs[1] 9',
  );
});
