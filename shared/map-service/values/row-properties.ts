import type { FieldDefinition } from '../../catalog/layer-definition.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { ResultColumns } from '../query/result-rows.ts';
import { writeValue } from '../wire/write-records.ts';
import { textReader } from './value-text.ts';

/** How a layer wants its results, by LayerResultOptions. */
export interface PropertyStyle {
  /** Keys are names of fields, not their aliases. */
  readonly usesNames: boolean;
  /** Values are text; else they have the types of their fields. */
  readonly isText: boolean;
}

export function propertyStyle(options: MapType<'LayerResultOptions'> | undefined): PropertyStyle {
  return {
    usesNames: options?.ReturnFieldNamesInResults ?? false,
    isText: options?.FormatValuesInResults ?? true,
  };
}

export function propertyKey({ name, alias }: FieldDefinition, { usesNames }: PropertyStyle): string {
  return usesNames ? name : alias;
}

type Property = MapType<'PropertySetProperty'>;

/** Every field of a row; a shape is named by its kind only. */
export function propertyReader(
  { source, table, fields, zone }: ResultColumns,
  style: PropertyStyle,
): (row: number) => MapType<'PropertySet'> {
  const readers = fields.map((field): ((row: number) => Property) => {
    const Key = propertyKey(field, style);
    if (style.isText || field.type === 'geoFieldTypeGeometry') {
      const read = textReader(source, table, field, zone);
      return (row) => ({ Key, Value: { $xs: 'string', value: read(row) } });
    }
    const values = table.values(field.name);
    return (row) => ({ Key, Value: writeValue(field.type, values[row] ?? null, zone) });
  });
  return (row) => ({ PropertyArray: readers.map((read) => read(row)) });
}
