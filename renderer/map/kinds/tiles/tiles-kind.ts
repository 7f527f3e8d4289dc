import type { LayerSpecification, RasterSourceSpecification } from 'maplibre-gl';
import { defineMapLayerKind } from '../definition/map-layer-kind.tsx';
import { CacheOverlay } from './cache-overlay.tsx';
import { CACHE_SCHEME } from './cache-protocol.ts';
import { cacheKey, type ShownCache } from './shown-cache.ts';

export interface TilesContent {
  /** Keep the array while nothing changed: a new one is a new style. */
  readonly caches: readonly ShownCache[];
}

/** Tile caches, each a layer of its own. Beyond their last level that is enlarged; other systems are drawn anew. */
export const tilesKind = defineMapLayerKind<'tiles', TilesContent>({
  id: 'tiles',
  coversLand: true,
  defaultContent: { caches: [] },
  keys: ({ caches }) => caches.map(({ cacheId }) => cacheKey(cacheId)),
  sources: ({ caches }) =>
    Object.fromEntries(caches.map((cache) => [cacheKey(cache.cacheId), sourceOf(cache)])),
  styleLayers: (_content, _drawing, key) => [layerOf(String(key))],
  styleInput: ({ caches }) => caches,
  Overlay: CacheOverlay,
});

function sourceOf(cache: ShownCache): RasterSourceSpecification {
  const { cacheId, template, tilePx, minZoom, maxZoom, bounds, warp } = cache;
  return {
    type: 'raster',
    tiles: [warp ? `${CACHE_SCHEME}://${cacheId}/{z}/{x}/{y}` : template],
    tileSize: tilePx,
    minzoom: minZoom,
    maxzoom: maxZoom,
    ...(bounds && { bounds: [...bounds] }),
  };
}

function layerOf(key: string): LayerSpecification {
  return { id: key, type: 'raster', source: key, paint: { 'raster-fade-duration': 0 } };
}
