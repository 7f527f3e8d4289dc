import type { MapType } from '../../../contracts/map/types.ts';
import type { FeatureTable } from '../../../ports/feature-store.ts';
import type { FieldDefinition, RowSource } from '../registry/layer-definition.ts';
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

/** All fields of a row of a table that has their columns loaded; a shape is named by its kind only. */
export function propertyReader(
  source: RowSource,
  table: FeatureTable,
  style: PropertyStyle,
): (row: number) => MapType<'PropertySet'> {
  const readers = source.fields.map((field): ((row: number) => Property) => {
    const Key = propertyKey(field, style);
    if (style.isText || field.type === 'geoFieldTypeGeometry') {
      const read = textReader(source, table, field);
      return (row) => ({ Key, Value: { $xs: 'string', value: read(row) } });
    }
    const values = table.values(field.name);
    return (row) => ({ Key, Value: writeValue(field.type, values[row] ?? null) });
  });
  return (row) => ({ PropertyArray: readers.map((read) => read(row)) });
}
