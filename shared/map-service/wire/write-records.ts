import type { FieldDefinition } from '../../catalog/layer-definition.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { FeatureValue } from '../../ports/feature-store.ts';
import type { ResultColumns } from '../query/result-rows.ts';
import { type TimeZone, UTC } from './time-zone.ts';
import { writeGeometry } from './write-geometry.ts';

type WireRecord = MapType<'Record'>;
type WireValue = WireRecord['Values'][number];
type ReadCell = (row: number) => WireValue;

/** Rows as they are written. */
export function writeRecords(columns: ResultColumns, rows: readonly number[]): WireRecord[] {
  const cells = columns.fields.map((field) => cellReader(columns, field));
  return rows.map((row) => ({ Values: cells.map((read) => read(row)) }));
}

function cellReader({ table, shape, crs, zone }: ResultColumns, { type, name }: FieldDefinition): ReadCell {
  if (type === 'geoFieldTypeGeometry') {
    return (row) => {
      const geometry = shape(row);
      return geometry ? writeGeometry(geometry, crs) : null;
    };
  }
  const values = table.values(name);
  return (row) => writeValue(type, values[row] ?? null, zone);
}

/** A value with the type of its column; a time as clocks in the zone show it. */
export function writeValue(
  type: FieldDefinition['type'],
  value: FeatureValue,
  zone: TimeZone = UTC,
): WireValue {
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
      return { $xs: 'dateTime', value: zone.clockTime(value) };
    default:
      return { $xs: 'double', value };
  }
}
