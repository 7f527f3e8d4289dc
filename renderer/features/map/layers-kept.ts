// The layers of the map as one list, the topmost first: in which order they lie, which are shown, how opaque they are.

import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import { FULLY_SHOWN, type LayerLook } from '../../map/style/layer-look.ts';

/** The plants, the base map, or an imported layer by its number. */
export type LayerKey = 'plants' | 'base' | number;

export interface LayerEntry extends LayerLook {
  readonly key: LayerKey;
}

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
  const key = layer === 'plants' || layer === 'base' || isLayerId(layer) ? layer : undefined;
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
 * Every layer that there is, once: those of the list in its order, then those that it lacks, fully shown. A new layer
 * lies over older ones, below the plants. Layers that are gone are forgotten: their numbers never come again. While it is
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
  if (!isListed('plants')) arranged.unshift({ key: 'plants', ...FULLY_SHOWN });
  if (!isListed('base')) arranged.push({ key: 'base', ...FULLY_SHOWN });
  for (const key of (importedIds ?? []).toSorted((one, other) => other - one)) {
    if (isListed(key)) continue;
    const older = arranged.findIndex((entry) => typeof entry.key === 'number' && entry.key < key);
    const place = older < 0 ? arranged.findIndex((entry) => entry.key === 'base') : older;
    arranged.splice(place, 0, { key, ...FULLY_SHOWN });
  }
  return arranged;
}

/** How a layer of an arranged list is drawn. */
export function lookOf(entries: readonly LayerEntry[], key: LayerKey): LayerLook {
  return entries.find((entry) => entry.key === key) ?? FULLY_SHOWN;
}
