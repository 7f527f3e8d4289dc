import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { MapCamera } from '../../map/camera/home.ts';
import { isCacheKey } from '../../map/kinds/tiles/shown-cache.ts';
import type { LayerEntry } from '../../map/style/layer-look.ts';
import { useShownMapActions } from '../../state/use-stores.ts';
import type { MapLayers } from './use-map-layers.ts';

interface ShownMapTeller {
  /** Of what holds the map and what is beside it. */
  readonly placeRef: RefObject<HTMLDivElement | null>;
  readonly tellCamera: (camera: MapCamera) => void;
}

/** Lets others know what the map shows: who exports it wants the same layers and the same view. */
export function useTellShownMap({ entries, isOnMap }: MapLayers): ShownMapTeller {
  const { show } = useShownMapActions();
  const placeRef = useRef<HTMLDivElement>(null);
  useEffect(() => show(shownLayers(entries, isOnMap)), [show, entries, isOnMap]);
  const tellCamera = useCallback(
    (camera: MapCamera) => {
      const canvas = placeRef.current?.querySelector('canvas');
      const size = canvas ? { widthPx: canvas.clientWidth, heightPx: canvas.clientHeight } : {};
      show({ ...camera, ...size });
    },
    [show],
  );
  return { placeRef, tellCamera };
}

function shownLayers(entries: readonly LayerEntry[], isOnMap: (layerId: number) => boolean) {
  const visible = entries.filter(({ isVisible }) => isVisible);
  return {
    layers: visible.flatMap(({ key, opacity }): BridgeType<'MapExportLayer'>[] => {
      if (key === 'plants' || key === 'base') return [{ kind: key, opacity }];
      return typeof key === 'number' && isOnMap(key) ? [{ kind: 'imported', layerId: key, opacity }] : [];
    }),
    hasTiles: visible.some(({ key }) => isCacheKey(key)),
    hasObservations: visible.some(({ key }) => key === 'observations'),
  };
}
