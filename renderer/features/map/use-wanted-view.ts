import { useEffect } from 'react';
import { boxAroundBoxes } from '../../../shared/geo/geometry/box.ts';
import type { MapHandle } from '../../map/camera/map-handle.ts';
import { useWantedLayerActions, useWantedLayers } from '../../state/use-stores.ts';
import type { MapLayers } from './use-map-layers.ts';

/**
 * Shows layers that somebody asked to see, here or in another place, and takes the map to them when it is known where
 * they lie. Gives what asks for one.
 */
export function useWantedView(map: MapHandle | null, layers: MapLayers): (layerId: number) => void {
  const wantedIds = useWantedLayers(({ layerIds }) => layerIds);
  const { show, arrive } = useWantedLayerActions();
  const { list, setVisible } = layers;
  useEffect(() => {
    if (!map || wantedIds.length === 0) return;
    const wanted = list.filter(({ layer }) => wantedIds.includes(layer.layerId));
    const hidden = wanted.filter(({ isVisible }) => !isVisible);
    if (hidden.length > 0) {
      setVisible(wantedIds, true);
      return;
    }
    const boxes = wanted.flatMap(({ bounds }) =>
      bounds ? [{ xMin: bounds.west, yMin: bounds.south, xMax: bounds.east, yMax: bounds.north }] : [],
    );
    const around = boxAroundBoxes(boxes);
    if (!around || boxes.length < wantedIds.length) return;
    map.fitArea({ west: around.xMin, south: around.yMin, east: around.xMax, north: around.yMax });
    arrive();
  }, [map, wantedIds, list, setVisible, arrive]);
  return (layerId) => show([layerId]);
}
