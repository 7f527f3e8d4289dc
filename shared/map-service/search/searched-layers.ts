// Which layers a search over a map goes to, and in what state: the layers of the map in drawing order.

import { findLayer } from '../../catalog/find-layer.ts';
import type { FeatureLayerDefinition, TableDefinition } from '../../catalog/layer-definition.ts';
import { checkWhole, type MapDefinition } from '../../catalog/maps.ts';
import type { MapType } from '../../contracts/map/types.ts';

type MapDescription = MapType<'MapDescription'>;
type LayerDescription = MapType<'LayerDescription'>;
type AnyLayer = MapDefinition['layers'][number];

/** A layer or table that a search goes to. */
export interface SearchedLayer<Layer = FeatureLayerDefinition> {
  readonly layer: Layer;
  /** As the request describes it, else as it is published. */
  readonly description: MapType<'MapTableDescription'>;
  readonly path: string;
  /** It and the groups that it is in are switched on and in their range of scales. */
  readonly isVisible: boolean;
}

const PATH = 'MapDescription.LayerDescriptions';
/** A scale that was asked for comes back from the size of a pixel with its last digits changed. */
const SLACK = 1e-9;

/**
 * The layers of features in drawing order, top first; `scale` is the N of 1 : N. Where a request orders the layers
 * itself its order counts, and what it does not name is not drawn. Throws `map/unknown-layer`.
 */
export function searchedLayers(
  map: MapDefinition,
  { LayerDescriptions = [], HonorLayerReordering = false }: MapDescription,
  scale: number,
): SearchedLayer[] {
  const described = new Map<number, { readonly description: LayerDescription; readonly path: string }>();
  for (const [index, description] of LayerDescriptions.entries()) {
    const path = `${PATH}[${index}]`;
    findLayer(map, description.LayerID, `${path}.LayerID`);
    if (!described.has(description.LayerID)) described.set(description.LayerID, { description, path });
  }
  const layerById = new Map(map.layers.map((layer) => [layer.id, layer]));
  const isShown = ({ id, minScale = Infinity, maxScale = 0, parentId }: AnyLayer): boolean => {
    const parent = layerById.get(parentId);
    const isOn = described.get(id)?.description.Visible ?? true;
    const isInRange = scale <= (minScale || Infinity) * (1 + SLACK) && scale >= maxScale * (1 - SLACK);
    return isOn && isInRange && (!parent || isShown(parent));
  };
  const ordered = HonorLayerReordering ? reordered(map.layers, [...described.keys()]) : map.layers;
  return ordered
    .filter((layer) => layer.kind === 'features')
    .map((layer) => ({
      layer,
      ...(described.get(layer.id) ?? {
        description: { $type: 'LayerDescription', LayerID: layer.id },
        path: PATH,
      }),
      isVisible: isShown(layer) && (!HonorLayerReordering || described.has(layer.id)),
    }));
}

function reordered(layers: readonly AnyLayer[], ids: readonly number[]): AnyLayer[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: AnyLayer) => place.get(id) ?? ids.length;
  return layers.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The ids that LayerIDs means: of a group all layers in it; undefined where it names none and means all. Throws
 * `map/unknown-layer` and `map/restoring`.
 */
export function wantedIds(map: MapDefinition, ids: readonly number[]): ReadonlySet<number> | undefined {
  if (ids.length === 0) {
    checkWhole(map, 'LayerIDs');
    return undefined;
  }
  const wanted = new Set<number>();
  for (const [index, id] of ids.entries()) {
    findLayer(map, id, `LayerIDs[${index}]`);
    wanted.add(id);
  }
  // A group stands before its children.
  for (const { id, parentId } of map.layers) if (wanted.has(parentId)) wanted.add(id);
  return wanted;
}

/** The tables that LayerIDs names, as they are published. */
export function wantedTables(
  { tables }: MapDefinition,
  wanted: ReadonlySet<number> | undefined,
): SearchedLayer<TableDefinition>[] {
  return tables
    .filter(({ id }) => wanted?.has(id))
    .map((layer) => ({
      layer,
      description: { $type: 'StandaloneTableDescription', ID: layer.id },
      path: 'LayerIDs',
      isVisible: false,
    }));
}
