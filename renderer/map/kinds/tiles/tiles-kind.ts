import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { defineMapLayerKind } from '../definition/map-layer-kind.tsx';
import { CacheOverlay } from './cache-overlay.tsx';
import { CACHE_SCHEME } from './cache-protocol.ts';
import { cacheKey, type ShownCache } from './shown-cache.ts';
import { vectorLayers } from './vector/vector-layers.ts';

export interface TilesContent {
  /** Keep the array while nothing changed: a new one is a new style. */
  readonly caches: readonly ShownCache[];
}

/**
 * Tile caches, each a layer of its own. Beyond their last level that is enlarged; other systems are drawn anew, vector
 * tiles in our style.
 */
export const tilesKind = defineMapLayerKind<'tiles', TilesContent>({
  id: 'tiles',
  coversLand: true,
  defaultContent: { caches: [] },
  keys: ({ caches }) => caches.map(({ cacheId }) => cacheKey(cacheId)),
  sources: ({ caches }) =>
    Object.fromEntries(caches.map((cache) => [cacheKey(cache.cacheId), sourceOf(cache)])),
  styleLayers({ caches }, drawing, key) {
    const source = String(key);
    const { schema } = caches.find(({ cacheId }) => cacheKey(cacheId) === key) ?? {};
    return schema ? vectorLayers(source, schema, drawing) : [layerOf(source)];
  },
  styleInput: ({ caches }) => caches,
  Overlay: CacheOverlay,
});

function sourceOf(cache: ShownCache): SourceSpecification {
  const { cacheId, template, tilePx, minZoom, maxZoom, bounds, warp, schema } = cache;
  const type = schema ? ({ type: 'vector' } as const) : ({ type: 'raster', tileSize: tilePx } as const);
  return {
    ...type,
    tiles: [warp || schema ? `${CACHE_SCHEME}://${cacheId}/{z}/{x}/{y}` : template],
    minzoom: minZoom,
    maxzoom: maxZoom,
    ...(bounds && { bounds: [...bounds] }),
  };
}

function layerOf(key: string): LayerSpecification {
  return { id: key, type: 'raster', source: key, paint: { 'raster-fade-duration': 0 } };
}
