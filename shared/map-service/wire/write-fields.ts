import type { FieldDefinition, RowSource } from '../../catalog/layer-definition.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { writeSpatialReference } from './spatial-reference.ts';

/** Columns as they are described; `crs` is the system in which shapes are written. */
export function writeFields(
  source: RowSource,
  fields: readonly FieldDefinition[],
  crs: Crs,
): MapType<'Fields'> {
  return { FieldArray: fields.map((field) => writeField(source, field, crs)) };
}

function writeField(source: RowSource, field: FieldDefinition, crs: Crs): MapType<'Field'> {
  const { name, alias, type, isNullable, length, domain } = field;
  return {
    Name: name,
    Type: type,
    IsNullable: isNullable,
    Length: length,
    Precision: 0,
    Scale: 0,
    Required: type === 'geoFieldTypeOID' || type === 'geoFieldTypeGeometry',
    Editable: false,
    ...(type === 'geoFieldTypeGeometry' && source.kind === 'features'
      ? { GeometryDef: writeGeometryDef(source.geometryType, crs) }
      : {}),
    AliasName: alias,
    ModelName: name,
    ...(domain ? { Domain: domain } : {}),
  };
}

function writeGeometryDef(GeometryType: MapType<'geoGeometryType'>, crs: Crs): MapType<'GeometryDef'> {
  return {
    AvgNumPoints: 0,
    GeometryType,
    HasM: false,
    HasZ: false,
    SpatialReference: writeSpatialReference(crs),
  };
}
