// The layers of the map as one list, the topmost first: in which order they lie, which are shown, how opaque they are.

import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import { kindIndex, LISTED_KINDS } from '../../map/kinds/map-layer-kinds.ts';
import { FULLY_SHOWN, type LayerEntry, type LayerKey } from '../../map/style/layer-look.ts';

/** What is kept over restarts. */
export interface KeptLayers {
  readonly entries: readonly LayerEntry[];
  readonly isPanelOpen: boolean;
}

/** Settings are a file that people may edit: what is not understood is as at first. */
export function readKeptLayers(kept: Json | undefined): KeptLayers {
  const { list, panel, ...older } = isJsonObject(kept) ? kept : {};
  return {
    entries: Array.isArray(list) ? list.flatMap(readEntry) : readOlder(older),
    isPanelOpen: panel !== false,
  };
}

function readEntry(value: Json): LayerEntry[] {
  if (!isJsonObject(value)) return [];
  const { layer, isVisible, opacity } = value;
  const key = isLayerId(layer) ? layer : LISTED_KINDS.find(({ id }) => id === layer)?.id;
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

export function keptLayers({ entries, isPanelOpen }: KeptLayers): Json {
  return {
    list: entries.map(({ key, isVisible, opacity }) => ({ layer: key, isVisible, opacity })),
    panel: isPanelOpen,
  };
}

/**
 * Every layer that there is, once: those of the list in its order, and those that it lacks, fully shown. A new layer
 * lies where its kind does, over older ones of the same. Layers that are gone are forgotten: their numbers never come again. While it is
 * not known which are imported, none is.
 */
export function arrangeLayers(
  entries: readonly LayerEntry[],
  importedIds: readonly number[] | undefined,
): readonly LayerEntry[] {
  const isThere = (key: LayerKey) => typeof key === 'string' || (importedIds?.includes(key) ?? true);
  const arranged = entries.filter(
    ({ key }, index) => isThere(key) && entries.findIndex((entry) => entry.key === key) === index,
  );
  const isListed = (key: LayerKey) => arranged.some((entry) => entry.key === key);
  const ids = (importedIds ?? []).toSorted((one, other) => other - one);
  for (const key of [...LISTED_KINDS.map(({ id }) => id), ...ids]) {
    if (isListed(key)) continue;
    const below = arranged.findIndex((entry) => liesBelow(entry.key, key));
    arranged.splice(below < 0 ? arranged.length : below, 0, { key, ...FULLY_SHOWN });
  }
  return arranged;
}

/** Whether a layer is put below a new one: an older one of the imported, else one of a lower kind. */
function liesBelow(one: LayerKey, other: LayerKey): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other;
  return kindIndex(one) > kindIndex(other);
}
