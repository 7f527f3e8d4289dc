// Finding layers, tables and fields in a map by what requests call them.

import { appError } from '../contracts/errors.ts';
import { plainFieldName } from './field-names.ts';
import type { FieldDefinition, LayerDefinition, RowSource } from './layer-definition.ts';
import type { MapDefinition } from './maps.ts';

/** Layers and tables share their numbers. Throws `map/unknown-layer` and `map/restoring`. */
export function findLayer(
  { name, layers, tables, restoring }: MapDefinition,
  id: number,
  path: string,
): LayerDefinition {
  const layer = [...layers, ...tables].find((each) => each.id === id);
  if (restoring?.includes(id)) throw appError('map/restoring', { map: name, value: id, path });
  if (!layer) throw appError('map/unknown-layer', { map: name, value: id, path });
  return layer;
}

/** What has rows: a layer of features or a table. Throws `map/unknown-layer` and `map/not-a-feature-layer`. */
export function findRows(map: MapDefinition, id: number, path: string): RowSource {
  const layer = findLayer(map, id, path);
  if (layer.kind === 'group' || layer.kind === 'raster')
    throw appError('map/not-a-feature-layer', { value: id, path });
  return layer;
}

/** By its name in any case of letters and perhaps in quotes, as the language of filters takes it. Throws `map/unknown-field`. */
export function findField(source: RowSource, name: string, path: string): FieldDefinition {
  const all = nameableFields(source);
  const fieldCalled = (wanted: string) =>
    all.find((each) => each.name.toLowerCase() === wanted.toLowerCase())?.field;
  const field = fieldCalled(name) ?? fieldCalled(plainFieldName(name));
  if (!field) throw appError('map/unknown-field', { layer: source.name, value: name.slice(0, 80), path });
  return field;
}

/**
 * Every name by which a request may mean a field. In a join a field can go without the name of its table where only
 * one has it, and the object id is that of the leftmost table.
 */
export function nameableFields({
  fields,
}: RowSource): { readonly name: string; readonly field: FieldDefinition }[] {
  const plain = fields.filter(
    ({ plainName, type }) =>
      plainName !== undefined &&
      (type === 'geoFieldTypeOID' || fields.filter((other) => other.plainName === plainName).length === 1),
  );
  return [
    ...fields.map((field) => ({ name: field.name, field })),
    ...plain.map((field) => ({ name: field.plainName ?? '', field })),
  ];
}

export function objectIdField({ fields, name }: RowSource): FieldDefinition {
  const field = fields.find(({ type }) => type === 'geoFieldTypeOID');
  if (!field) throw new Error(`${name} has no object ids`);
  return field;
}
