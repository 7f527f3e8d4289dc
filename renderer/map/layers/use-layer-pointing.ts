import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { POINTABLE_LAYERS } from '../marks/mark-layers.ts';
import { layerSourceId, pointableLayers } from './layer-style.ts';
import type { LayerHit, ShownLayer } from './shown-layer.ts';

/** What of imported layers the pointer is on. */
export interface PointedLayers {
  readonly hits: readonly LayerHit[];
  readonly longitude: number;
  readonly latitude: number;
}

/** Half the side of the box that a click looks in, and that of Enter, which has no pointer to aim with. */
const REACH_PX = 4;
const KEY_REACH_PX = 16;

/**
 * Follows the pointer over imported layers. A click tells what lies there, and so does Enter for the middle of the map;
 * where a plant is, the plant has it.
 */
export function useLayerPointing(
  map: MapLibreMap | undefined,
  layers: readonly ShownLayer[],
  onHits: ((hits: readonly LayerHit[], isByKey: boolean) => void) | undefined,
): PointedLayers | undefined {
  const [pointed, setPointed] = useState<PointedLayers>();

  const point = useEffectEvent((opened: MapLibreMap, { point: place, lngLat }: MapMouseEvent) => {
    const hits = findHits(opened, layers, place, REACH_PX);
    if (hits.length > 0) opened.getCanvas().style.cursor = 'pointer';
    setPointed(hits.length > 0 ? { hits, longitude: lngLat.lng, latitude: lngLat.lat } : undefined);
  });
  const click = useEffectEvent((opened: MapLibreMap, { point: place }: MapMouseEvent) => {
    if (layers.length > 0) onHits?.(findHits(opened, layers, place, REACH_PX), false);
  });
  const press = useEffectEvent((opened: MapLibreMap, { key }: KeyboardEvent) => {
    if (key !== 'Enter' || layers.length === 0) return;
    const { clientWidth, clientHeight } = opened.getContainer();
    onHits?.(findHits(opened, layers, { x: clientWidth / 2, y: clientHeight / 2 }, KEY_REACH_PX), true);
  });

  useEffect(() => {
    if (!map) return undefined;
    const canvas = map.getCanvas();
    const onKey = (event: KeyboardEvent) => press(map, event);
    canvas.addEventListener('keydown', onKey);
    const subscriptions = [
      map.on('mousemove', (event) => point(map, event)),
      map.on('mouseout', () => setPointed(undefined)),
      map.on('click', (event) => click(map, event)),
    ];
    return () => {
      canvas.removeEventListener('keydown', onKey);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [map]);
  return layers.length > 0 ? pointed : undefined;
}

/** The features at a place, the topmost first, each once: those on an edge lie in several tiles. */
function findHits(
  map: MapLibreMap,
  layers: readonly ShownLayer[],
  { x, y }: { readonly x: number; readonly y: number },
  tolerancePx: number,
): LayerHit[] {
  const box: [[number, number], [number, number]] = [
    [x - tolerancePx, y - tolerancePx],
    [x + tolerancePx, y + tolerancePx],
  ];
  const there = pointableLayers(layers).filter((id) => map.getLayer(id));
  if (there.length === 0 || map.queryRenderedFeatures(box, { layers: POINTABLE_LAYERS }).length > 0)
    return [];
  const bySource = new Map(layers.map(({ layerId }) => [layerSourceId(layerId), layerId]));
  const hits = new Map<string, LayerHit>();
  for (const { source, id, properties } of map.queryRenderedFeatures(box, { layers: there })) {
    const layerId = bySource.get(source);
    if (layerId === undefined || typeof id !== 'number') continue;
    const key = `${layerId} ${id}`;
    if (!hits.has(key)) hits.set(key, { layerId, objectId: id, count: Number(properties['count'] ?? 1) });
  }
  return [...hits.values()];
}
