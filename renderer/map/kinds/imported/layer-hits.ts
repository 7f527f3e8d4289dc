import type { MapGeoJSONFeature } from 'maplibre-gl';
import { layerSourceId } from './layer-style.ts';
import type { LayerHit, ShownLayer } from './shown-layer.ts';

/** The features of layers, in their order, each once: those on an edge lie in several tiles. */
export function layerHits(
  features: readonly MapGeoJSONFeature[],
  layers: readonly ShownLayer[],
): readonly LayerHit[] {
  const bySource = new Map(layers.map(({ layerId }) => [layerSourceId(layerId), layerId]));
  const hits = new Map<string, LayerHit>();
  for (const { source, id, properties } of features) {
    const layerId = bySource.get(source);
    if (layerId === undefined || typeof id !== 'number') continue;
    const key = `${layerId} ${id}`;
    if (!hits.has(key)) hits.set(key, { layerId, objectId: id, count: Number(properties['count'] ?? 1) });
  }
  return [...hits.values()];
}
