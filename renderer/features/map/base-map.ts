// Which layer is the base map: of the embedded one and the tile caches the lowest that is shown. What lies over it is a
// layer like others.

import { baseKind } from '../../map/kinds/base/base-kind.tsx';
import { isCacheKey } from '../../map/kinds/tiles/shown-cache.ts';
import type { LayerEntry, LayerKey } from '../../map/style/layer-look.ts';

export const OWN_BASE_MAP = baseKind.id;

const canBeBase = ({ key }: LayerEntry) => key === OWN_BASE_MAP || isCacheKey(key);

/** Undefined where there is none. `entries`: the topmost first. */
export function baseMapOf(entries: readonly LayerEntry[]): LayerKey | undefined {
  return entries.findLast((entry) => canBeBase(entry) && entry.isVisible)?.key;
}

/**
 * Another base map: it is shown; the one before goes, and so does what lies below the new one. Undefined: no base map, so all
 * of them go.
 */
export function withBaseMap(entries: readonly LayerEntry[], key: LayerKey | undefined): LayerEntry[] {
  const before = baseMapOf(entries);
  const place = entries.findIndex((entry) => entry.key === key);
  return entries.map((entry, index) => {
    if (!canBeBase(entry)) return entry;
    if (entry.key === key) return { ...entry, isVisible: true };
    return key === undefined || entry.key === before || index > place
      ? { ...entry, isVisible: false }
      : entry;
  });
}
