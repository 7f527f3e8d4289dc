import type { MapType } from '../../../contracts/map/types.ts';
import { createTransform } from '../../../geo/crs/create-transform.ts';
import type { Crs } from '../../../geo/crs/find-crs.ts';
import { projectVertices } from '../../../geo/geometry/project-geometry.ts';
import type { FeatureTable, FeatureValue } from '../../../ports/feature-store.ts';
import type { FieldDefinition } from '../registry/layer-definition.ts';
import { writeGeometry } from './write-geometry.ts';

type WireRecord = MapType<'Record'>;
type WireValue = WireRecord['Values'][number];
type ReadCell = (row: number) => WireValue;

/** Rows as they are written, shapes in `crs`. */
export function writeRecords(
  table: FeatureTable,
  rows: readonly number[],
  fields: readonly FieldDefinition[],
  crs: Crs,
): WireRecord[] {
  const cells = fields.map((field) => cellReader(table, field, crs));
  return rows.map((row) => ({ Values: cells.map((read) => read(row)) }));
}

function cellReader(table: FeatureTable, field: FieldDefinition, crs: Crs): ReadCell {
  if (field.type === 'geoFieldTypeGeometry') return shapeReader(table, crs);
  const values = table.values(field.name);
  return (row) => writeValue(field.type, values[row] ?? null);
}

function shapeReader(table: FeatureTable, crs: Crs): ReadCell {
  if (!table.crs) return () => null;
  const transform = createTransform(table.crs, crs);
  return (row) => {
    const shape = table.shape(row);
    return shape ? writeGeometry(projectVertices(shape, transform), crs) : null;
  };
}

/** A value with the type of its column. */
export function writeValue(type: FieldDefinition['type'], value: FeatureValue): WireValue {
  if (value === null) return null;
  if (typeof value === 'string') return { $xs: 'string', value };
  switch (type) {
    case 'geoFieldTypeSmallInteger':
      return { $xs: 'short', value };
    case 'geoFieldTypeInteger':
    case 'geoFieldTypeOID':
      return { $xs: 'int', value };
    case 'geoFieldTypeSingle':
      return { $xs: 'float', value };
    case 'geoFieldTypeDate':
      return { $xs: 'dateTime', value };
    default:
      return { $xs: 'double', value };
  }
}
