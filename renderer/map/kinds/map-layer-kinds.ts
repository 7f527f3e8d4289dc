import type { LayerKey } from '../style/layer-look.ts';
import { areaKind } from './area/area-kind.tsx';
import { baseKind } from './base/base-kind.tsx';
import type { KindOnMap, MapLayerKind } from './definition/map-layer-kind.tsx';
import { importedKind } from './imported/imported-kind.tsx';
import { observationsKind } from './observations/observations-kind.tsx';
import { pinKind } from './pin/pin-kind.ts';
import { plantsKind } from './plants/plants-kind.tsx';
import { isCacheKey } from './tiles/shown-cache.ts';
import { tilesKind } from './tiles/tiles-kind.ts';

/** What can lie on the map, the topmost first. */
export const MAP_LAYER_KINDS = [
  areaKind,
  pinKind,
  observationsKind,
  plantsKind,
  importedKind,
  tilesKind,
  baseKind,
] as const;

/** The kinds that are a layer of their own in the list of layers, with its name. */
export const LISTED_KINDS = MAP_LAYER_KINDS.flatMap(({ id, labelKey }) =>
  labelKey ? [{ id, labelKey }] : [],
);

/** The place of a layer's kind in the list: the higher, the lower it lies. */
export function kindIndex(key: LayerKey): number {
  const kindId = typeof key === 'number' ? importedKind.id : isCacheKey(key) ? tilesKind.id : key;
  return MAP_LAYER_KINDS.findIndex(({ id }) => id === kindId);
}

type Kind = (typeof MAP_LAYER_KINDS)[number];
type ContentOf<Of> = Of extends MapLayerKind<infer _Id, infer Content> ? Content : never;

/** What a screen puts on the map, by the ids of the kinds. What it leaves out is not there, or as its kind has it. */
export type MapContents = { readonly [Each in Kind as Each['id']]?: ContentOf<Each> };

/** The kinds that have content, the topmost first. */
export function kindsOnMap(contents: MapContents): readonly KindOnMap[] {
  return MAP_LAYER_KINDS.flatMap((kind) => kind.onMap(contents) ?? []);
}
