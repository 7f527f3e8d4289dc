import { findMap, type MapDefinition } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { Attachment, AttachmentFacts } from '../../ports/feature-store.ts';
import { MAP_LIMITS } from '../limits.ts';
import type { MapContext } from '../map-context.ts';
import { keepAtAddress } from '../outputs.ts';
import { type DescribedSource, describedSource, publishedRows } from '../query/described-source.ts';
import { rowsById } from '../query/rows-by-id.ts';

type Operation =
  | 'QueryAttachmentInfos'
  | 'QueryAttachmentInfos2'
  | 'QueryAttachmentData'
  | 'QueryAttachmentData2';

/** Rows in the state that a request describes, and the map that they are asked of. */
interface Described extends DescribedSource {
  readonly map: MapDefinition;
}

/** First what a row has, then the files themselves. A layer or table without attachments has an empty list of them. */
export const attachmentHandlers: Pick<MapService<MapContext>, Operation> = {
  async QueryAttachmentInfos({ MapName, TableID, RowIDs }, context) {
    return attachmentInfos(await asPublished(MapName, TableID, context), RowIDs, context);
  },
  async QueryAttachmentInfos2({ MapName, MapTableDescription, RowIDs }, context) {
    return attachmentInfos(await asDescribed(MapName, MapTableDescription, context), RowIDs, context);
  },
  async QueryAttachmentData({ MapName, TableID, AttachmentIDs, TransportType }, context) {
    return attachmentData(
      await asPublished(MapName, TableID, context),
      AttachmentIDs,
      TransportType,
      context,
    );
  },
  async QueryAttachmentData2({ MapName, MapTableDescription, AttachmentIDs, TransportType }, context) {
    const described = await asDescribed(MapName, MapTableDescription, context);
    return attachmentData(described, AttachmentIDs, TransportType, context);
  },
};

async function asPublished(
  mapName: string,
  tableId: number,
  { catalog, features }: MapContext,
): Promise<Described> {
  const map = findMap(catalog, mapName);
  return { ...(await publishedRows(tableId, map, 'TableID', features)), map };
}

async function asDescribed(
  mapName: string,
  description: MapType<'MapTableDescription'>,
  { catalog, features }: MapContext,
): Promise<Described> {
  const map = findMap(catalog, mapName);
  return { ...(await describedSource(description, map, 'MapTableDescription', features)), map };
}

async function attachmentInfos(
  described: Described,
  rowIds: readonly number[],
  context: MapContext,
): Promise<MapType<'AttachmentInfo'>[]> {
  const ids = await idsInSight(described, rowIds.slice(0, MAP_LIMITS.maximumRecordCount), context);
  const facts = await described.table.attachments?.ofRows(ids);
  return (facts ?? []).map(attachmentInfo);
}

/** Throws `map/unknown-attachment`, also for one whose row the description hides. */
async function attachmentData(
  described: Described,
  ids: readonly number[],
  transport: MapType<'geoTransportType'>,
  context: MapContext,
): Promise<MapType<'AttachmentData'>[]> {
  const found: MapType<'AttachmentData'>[] = [];
  for (const [index, id] of ids.entries()) {
    const attachment = await described.table.attachments?.read(id);
    const inSight = attachment ? await idsInSight(described, [attachment.rowId], context) : [];
    if (!attachment || inSight.length === 0) {
      const path = `AttachmentIDs[${index}]`;
      throw appError('map/unknown-attachment', { layer: described.source.name, value: id, path });
    }
    found.push(await deliver(attachment, transport, context));
  }
  return found;
}

async function idsInSight(
  described: Described,
  objectIds: readonly number[],
  { clock, createScheduler }: MapContext,
): Promise<number[]> {
  const rows = await rowsById(objectIds, described, { map: described.map, clock, createScheduler });
  return rows.flatMap((row) => described.table.objectIds[row] ?? []);
}

function attachmentInfo(facts: AttachmentFacts): MapType<'AttachmentInfo'> {
  return {
    AttachmentID: facts.attachmentId,
    ParentID: facts.rowId,
    Name: facts.fileName,
    ContentType: facts.mediaType,
    Size: facts.sizeBytes,
  };
}

/** Bytes or an address: the other one is there and empty. */
async function deliver(
  attachment: Attachment,
  TransportType: MapType<'geoTransportType'>,
  context: MapContext,
): Promise<MapType<'AttachmentData'>> {
  const { bytes, mediaType, fileName } = attachment;
  const AttachmentInfo = attachmentInfo(attachment);
  if (TransportType === 'geoTransportTypeEmbedded') {
    return { Data: bytes, AttachmentInfo, URL: '', TransportType };
  }
  const URL = await keepAtAddress({ bytes, mediaType, extension: extensionOf(fileName) }, context);
  return { Data: new Uint8Array(), AttachmentInfo, URL, TransportType };
}

function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? 'bin';
}
