import { appError } from '../../../contracts/errors.ts';
import type { MapService } from '../../../contracts/map/operations.ts';
import type { MapContext } from '../map-context.ts';
import { describedSource } from '../query/described-source.ts';
import type { RowSource } from '../registry/layer-definition.ts';
import { findMap } from '../registry/maps.ts';
import { findField, findRows } from '../registry/registry.ts';

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
  QueryAttachmentInfos({ MapName, TableID }) {
    findRows(TableID, findMap(MapName).name, 'TableID');
    return [];
  },
  QueryAttachmentInfos2({ MapName, MapTableDescription }) {
    describedSource(MapTableDescription, findMap(MapName), TABLE_PATH);
    return [];
  },
  QueryAttachmentData({ MapName, TableID, AttachmentIDs }) {
    return noAttachments(findRows(TableID, findMap(MapName).name, 'TableID'), AttachmentIDs);
  },
  QueryAttachmentData2({ MapName, MapTableDescription, AttachmentIDs }) {
    const { source } = describedSource(MapTableDescription, findMap(MapName), TABLE_PATH);
    return noAttachments(source, AttachmentIDs);
  },
  QueryRasterValue({ MapName, SourceTableID, FieldName }) {
    return refuseRaster(findRows(SourceTableID, findMap(MapName).name, 'SourceTableID'), FieldName);
  },
  QueryRasterValue2({ MapName, MapTableDescription, FieldName }) {
    const { source } = describedSource(MapTableDescription, findMap(MapName), TABLE_PATH);
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
