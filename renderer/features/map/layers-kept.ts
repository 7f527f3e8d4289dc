// The layers of the map as one list, the topmost first: in which order they lie, which are shown, how opaque they are.

import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import { kindIndex, LISTED_KINDS } from '../../map/kinds/map-layer-kinds.ts';
import { isCacheKey } from '../../map/kinds/tiles/shown-cache.ts';
import { FULLY_SHOWN, type LayerEntry, type LayerKey } from '../../map/style/layer-look.ts';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';

/** What is kept over restarts. */
export interface KeptLayers {
  readonly entries: readonly LayerEntry[];
  /** Somebody has given the layers an order. Until then they lie as their kinds say. */
  readonly isOrdered: boolean;
  readonly isPanelOpen: boolean;
}

/** Settings are a file that people may edit: what is not understood is as at first. */
export function readKeptLayers(kept: Json | undefined): KeptLayers {
  const { list, ordered, panel, ...older } = isJsonObject(kept) ? kept : {};
  return {
    entries: Array.isArray(list) ? list.flatMap(readEntry) : readOlder(older),
    isOrdered: ordered === true,
    isPanelOpen: panel !== false,
  };
}

function readEntry(value: Json): LayerEntry[] {
  if (!isJsonObject(value)) return [];
  const { layer, isVisible, opacity } = value;
  const isOwn = isLayerId(layer) || isCacheKey(layer);
  const key = isOwn ? layer : LISTED_KINDS.find(({ id }) => id === layer)?.id;
  if (key === undefined) return [];
  const isOpacity = typeof opacity === 'number' && opacity >= 0 && opacity <= 1;
  return [{ key, isVisible: isVisible !== false, opacity: isOpacity ? opacity : 1 }];
}

/** Until the layers were one list, their numbers were kept that were hidden, and whether plants and base map were. */
function readOlder({ hidden, base, plants }: { readonly [member: string]: Json }): LayerEntry[] {
  const ids = Array.isArray(hidden) ? hidden.filter(isLayerId) : [];
  return [
    { key: 'plants', isVisible: plants !== false, opacity: 1 },
    ...ids.toSorted((one, other) => other - one).map((key) => ({ key, isVisible: false, opacity: 1 })),
    { key: 'base', isVisible: base !== false, opacity: 1 },
  ];
}

function isLayerId(value: Json | undefined): value is number {
  return Number.isInteger(value);
}

export function keptLayers({ entries, isOrdered, isPanelOpen }: KeptLayers): Json {
  return {
    list: entries.map(({ key, isVisible, opacity }) => ({ layer: key, isVisible, opacity })),
    ordered: isOrdered,
    panel: isPanelOpen,
  };
}

/** An imported layer as far as its place depends on it. */
export type PlacedLayer = Pick<ImportedLayer, 'layerId' | 'kind'>;

/**
 * Every layer that there is, once: those that are kept, and those that are new, fully shown. Where nobody has ordered
 * them they lie by their kinds, imported ones areas below lines below points and older below newer; a new layer of an
 * ordered list lies over the first that this puts below it. Layers that are gone are forgotten: their numbers never come
 * again. While it is not known which are imported, none is. `caches` are the keys of tile caches, undefined while they are
 * not known.
 */
export function arrangeLayers(
  { entries, isOrdered }: Pick<KeptLayers, 'entries' | 'isOrdered'>,
  imported: readonly PlacedLayer[] | undefined,
  caches?: readonly string[],
): readonly LayerEntry[] {
  const kinds = new Map<LayerKey, PlacedLayer['kind']>(imported?.map(({ layerId, kind }) => [layerId, kind]));
  const compare = (one: LayerKey, other: LayerKey) => comparePlaces(one, other, kinds);
  const isThere = (key: LayerKey) => {
    if (isCacheKey(key)) return !caches || caches.includes(key);
    return typeof key === 'string' || !imported || kinds.has(key);
  };
  const arranged = entries.filter(
    ({ key }, index) => isThere(key) && entries.findIndex((entry) => entry.key === key) === index,
  );
  for (const key of [...LISTED_KINDS.map(({ id }) => id), ...kinds.keys(), ...(caches ?? [])]) {
    if (arranged.some((entry) => entry.key === key)) continue;
    const below = arranged.findIndex((entry) => compare(entry.key, key) > 0);
    arranged.splice(below < 0 ? arranged.length : below, 0, { key, ...FULLY_SHOWN });
  }
  return isOrdered ? arranged : arranged.toSorted((one, other) => compare(one.key, other.key));
}

/** From the topmost down. */
const GEOMETRIES: readonly PlacedLayer['kind'][] = ['point', 'multipoint', 'polyline', 'polygon'];

/** Less than 0 where the first lies over the other. */
function comparePlaces(
  one: LayerKey,
  other: LayerKey,
  kinds: ReadonlyMap<LayerKey, PlacedLayer['kind']>,
): number {
  if (typeof one === 'string' || typeof other === 'string') return kindIndex(one) - kindIndex(other);
  const geometry = (key: LayerKey) => GEOMETRIES.indexOf(kinds.get(key) ?? 'point');
  return geometry(one) - geometry(other) || other - one;
}

/** The list with a layer a place higher (-1) or lower (1). The same list where there is no such place. */
export function moveLayer(entries: readonly LayerEntry[], key: LayerKey, by: -1 | 1): readonly LayerEntry[] {
  const from = entries.findIndex((entry) => entry.key === key);
  const moved = entries[from];
  const to = from + by;
  if (!moved || to < 0 || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, moved);
}
