// Rows as the vendor's feature-set JSON. Its names keep the vendor's spelling in both dialects: it is a format of its
// own, which other programs read. Times in it are instants, epoch milliseconds, in no zone.

import type { Json, JsonObject } from '../../base/json.ts';
import type { FieldDefinition } from '../../catalog/layer-definition.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { type Coordinates, type Geometry, ordinate } from '../../geo/geometry/geometry.ts';
import { nestRings, orientedRings } from '../../geo/geometry/nest-rings.ts';
import type { ResultColumns } from '../query/result-rows.ts';
import { writeSpatialReference } from './spatial-reference.ts';

const encoder = new TextEncoder();

/** `isCut`: whether there are more rows than these. */
export function featureSetJson(
  columns: ResultColumns,
  rows: readonly number[],
  isCut: boolean,
): Uint8Array<ArrayBuffer> {
  const { source, fields } = columns;
  const readFeature = featureReader(columns);
  const objectId = fields.find(({ type }) => type === 'geoFieldTypeOID');
  return jsonBytes({
    ...(objectId ? { objectIdFieldName: objectId.name } : {}),
    displayFieldName: source.displayField,
    fieldAliases: Object.fromEntries(attributesOf(fields).map(({ name, alias }) => [name, alias])),
    ...placeFacts(columns),
    fields: attributesOf(fields).map(fieldFacts),
    features: rows.map(readFeature),
    ...(isCut ? { exceededTransferLimit: true } : {}),
  });
}

export interface JsonGroup {
  readonly id: number;
  readonly rows: readonly number[];
}

/** Rows in groups, each under the id of the row that it belongs to. */
export function relatedRecordsJson(
  columns: ResultColumns,
  groups: readonly JsonGroup[],
  isCut: boolean,
): Uint8Array<ArrayBuffer> {
  const readFeature = featureReader(columns);
  return jsonBytes({
    ...placeFacts(columns),
    fields: attributesOf(columns.fields).map(fieldFacts),
    relatedRecordGroups: groups.map(({ id, rows }) => ({
      objectId: id,
      relatedRecords: rows.map(readFeature),
    })),
    ...(isCut ? { exceededTransferLimit: true } : {}),
  });
}

function jsonBytes(value: Json): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(value));
}

function attributesOf(fields: readonly FieldDefinition[]): readonly FieldDefinition[] {
  return fields.filter(({ type }) => type !== 'geoFieldTypeGeometry');
}

function vendorName(name: string): string {
  return name.replace(/^geo/, 'esri');
}

function fieldFacts({ name, type, alias, length }: FieldDefinition): JsonObject {
  const size = type === 'geoFieldTypeString' ? { length } : {};
  return { name, type: vendorName(type), alias, ...size };
}

function placeFacts({ source, crs, fields }: ResultColumns): JsonObject {
  if (source.kind !== 'features' || !fields.some(({ type }) => type === 'geoFieldTypeGeometry')) return {};
  return { geometryType: vendorName(source.geometryType), spatialReference: systemFacts(crs) };
}

function systemFacts(crs: Crs): JsonObject {
  const { WKID = crs.wkid, LatestWKID = crs.wkid } = writeSpatialReference(crs);
  return { wkid: WKID, latestWkid: LatestWKID };
}

function featureReader({ table, fields, shape }: ResultColumns): (row: number) => JsonObject {
  const cells = attributesOf(fields).map(({ name }) => ({ name, values: table.values(name) }));
  const hasShape = cells.length < fields.length;
  return (row) => {
    const attributes = Object.fromEntries(cells.map(({ name, values }) => [name, values[row] ?? null]));
    const geometry = hasShape ? shape(row) : undefined;
    return geometry ? { attributes, geometry: geometryJson(geometry) } : { attributes };
  };
}

function geometryJson(geometry: Geometry): JsonObject {
  switch (geometry.kind) {
    case 'point':
      return { x: geometry.x, y: geometry.y };
    case 'multipoint':
      return { points: pairs(geometry.coordinates) };
    case 'polyline':
      return { paths: geometry.paths.map(pairs) };
    case 'polygon':
      return { rings: orientedRings(nestRings(geometry.rings)).map(pairs) };
  }
}

function pairs(coordinates: Coordinates): Json[] {
  const list: Json[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2) {
    list.push([ordinate(coordinates, index), ordinate(coordinates, index + 1)]);
  }
  return list;
}
