import { appError } from '../../../contracts/errors.ts';
import type { MapService } from '../../../contracts/map/operations.ts';
import type { MapContext } from '../map-context.ts';
import { describedSource } from '../query/described-source.ts';
import { findField, findRows } from '../registry/find-layer.ts';
import type { RowSource } from '../registry/layer-definition.ts';
import { findMap } from '../registry/maps.ts';

type Operation =
  | 'QueryAttachmentInfos'
  | 'QueryAttachmentInfos2'
  | 'QueryAttachmentData'
  | 'QueryAttachmentData2'
  | 'QueryRasterValue'
  | 'QueryRasterValue2';

const TABLE_PATH = 'MapTableDescription';

/** No layer or table of the registry has attachments or a raster column: lists are empty, and what is named is not there. */
export const attachmentHandlers: Pick<MapService<MapContext>, Operation> = {
  QueryAttachmentInfos({ MapName, TableID }, { catalog }) {
    findRows(findMap(catalog, MapName), TableID, 'TableID');
    return [];
  },
  async QueryAttachmentInfos2({ MapName, MapTableDescription }, { catalog, features }) {
    await describedSource(MapTableDescription, findMap(catalog, MapName), TABLE_PATH, features);
    return [];
  },
  QueryAttachmentData({ MapName, TableID, AttachmentIDs }, { catalog }) {
    return noAttachments(findRows(findMap(catalog, MapName), TableID, 'TableID'), AttachmentIDs);
  },
  async QueryAttachmentData2({ MapName, MapTableDescription, AttachmentIDs }, { catalog, features }) {
    const map = findMap(catalog, MapName);
    const { source } = await describedSource(MapTableDescription, map, TABLE_PATH, features);
    return noAttachments(source, AttachmentIDs);
  },
  QueryRasterValue({ MapName, SourceTableID, FieldName }, { catalog }) {
    return refuseRaster(findRows(findMap(catalog, MapName), SourceTableID, 'SourceTableID'), FieldName);
  },
  async QueryRasterValue2({ MapName, MapTableDescription, FieldName }, { catalog, features }) {
    const map = findMap(catalog, MapName);
    const { source } = await describedSource(MapTableDescription, map, TABLE_PATH, features);
    return refuseRaster(source, FieldName);
  },
};

function noAttachments({ name }: RowSource, ids: readonly number[]): [] {
  const [first] = ids;
  if (first === undefined) return [];
  throw appError('map/unknown-attachment', { layer: name, value: first, path: 'AttachmentIDs[0]' });
}

/** Throws `map/unknown-field` or `map/no-raster`. */
function refuseRaster(source: RowSource, fieldName = ''): never {
  if (fieldName !== '') findField(source, fieldName, 'FieldName');
  throw appError('map/no-raster', { layer: source.name, value: fieldName.slice(0, 80), path: 'FieldName' });
}
