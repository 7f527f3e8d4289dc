import type { LayerSpecification, RasterSourceSpecification } from 'maplibre-gl';
import { defineMapLayerKind } from '../definition/map-layer-kind.tsx';
import { cacheKey, type ShownCache } from './shown-cache.ts';

export interface TilesContent {
  /** Keep the array while nothing changed: a new one is a new style. */
  readonly caches: readonly ShownCache[];
}

/** Tile caches in the scheme of web maps, each a layer of its own. Beyond their last level that is enlarged. */
export const tilesKind = defineMapLayerKind<'tiles', TilesContent>({
  id: 'tiles',
  coversLand: true,
  defaultContent: { caches: [] },
  keys: ({ caches }) => caches.map(({ cacheId }) => cacheKey(cacheId)),
  sources: ({ caches }) =>
    Object.fromEntries(caches.map((cache) => [cacheKey(cache.cacheId), sourceOf(cache)])),
  styleLayers: (_content, _drawing, key) => [layerOf(String(key))],
  styleInput: ({ caches }) => caches,
});

function sourceOf({ template, tilePx, minLevel, maxLevel, bounds }: ShownCache): RasterSourceSpecification {
  return {
    type: 'raster',
    tiles: [template],
    tileSize: tilePx,
    minzoom: minLevel,
    maxzoom: maxLevel,
    ...(bounds && { bounds: [...bounds] }),
  };
}

function layerOf(key: string): LayerSpecification {
  return { id: key, type: 'raster', source: key, paint: { 'raster-fade-duration': 0 } };
}
