// What the maps show: every layer and table, in one list. A new store adds its group here.

import { appError } from '../../../contracts/errors.ts';
import { energyLayers, energyTables } from './energy-layers.ts';
import type { FieldDefinition, LayerDefinition, RowSource, TableDefinition } from './layer-definition.ts';

/** In drawing order, top first. */
export const layers: readonly Exclude<LayerDefinition, TableDefinition>[] = energyLayers.filter(
  (layer) => layer.kind !== 'table',
);
export const tables: readonly TableDefinition[] = energyTables.filter((layer) => layer.kind === 'table');

const byId = new Map<number, LayerDefinition>([...layers, ...tables].map((layer) => [layer.id, layer]));

/** Throws `map/unknown-layer`. */
export function findLayer(id: number, map: string, path: string): LayerDefinition {
  const layer = byId.get(id);
  if (!layer) throw appError('map/unknown-layer', { map, value: id, path });
  return layer;
}

/** What has rows: a layer of features or a table. Throws `map/unknown-layer` and `map/not-a-feature-layer`. */
export function findRows(id: number, map: string, path: string): RowSource {
  const layer = findLayer(id, map, path);
  if (layer.kind === 'group') throw appError('map/not-a-feature-layer', { value: id, path });
  return layer;
}

/** By its name in any case of letters, as the language of filters takes it. Throws `map/unknown-field`. */
export function findField(source: RowSource, name: string, path: string): FieldDefinition {
  const wanted = name.toLowerCase();
  const field = source.fields.find((each) => each.name.toLowerCase() === wanted);
  if (!field) throw appError('map/unknown-field', { layer: source.name, value: name.slice(0, 80), path });
  return field;
}
