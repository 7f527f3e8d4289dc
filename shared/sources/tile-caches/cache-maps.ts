// Tile caches as maps: each is one layer, of which the host answers the tiles.

import { TOP_LEVEL } from '../../catalog/layer-definition.ts';
import type { MapTiles } from '../../catalog/map-tiles.ts';
import type { MapCatalog, MapDefinition } from '../../catalog/maps.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { crsOf } from '../../tiles/scheme/scheme-crs.ts';

type TileCache = BridgeType<'TileCache'>;

/** Reads a tile of a cache by its id; undefined where there is none. */
export type ReadTilePixels = (
  cacheId: string,
  tile: Parameters<MapTiles['read']>[0],
) => ReturnType<MapTiles['read']>;

/** The maps of caches that can be read. Vector tiles are no map, and neither is a cache in a system that nobody knows. */
export function mapsOfCaches(
  caches: readonly TileCache[],
  readTile: ReadTilePixels,
): readonly MapDefinition[] {
  return caches.flatMap((cache) => mapOf(cache, readTile) ?? []);
}

/** They come last. A map of the same name that was there before stays the one that has the name. */
export function withCacheMaps(catalog: MapCatalog, maps: readonly MapDefinition[]): MapCatalog {
  const [first, ...others] = catalog;
  const names = new Set(catalog.map(({ name }) => name));
  return [first, ...others, ...maps.filter(({ name }) => !names.has(name))];
}

function mapOf(
  { cacheId, name, mapName, facts }: TileCache,
  readTile: ReadTilePixels,
): MapDefinition | undefined {
  const crs = facts && facts.format !== 'PBF' ? crsOf(facts.scheme) : undefined;
  if (!facts || !crs) return undefined;
  const { box } = facts;
  const description = `Tiles of the cache ${name}.`;
  return {
    name: mapName,
    description,
    crs,
    ...(box && { home: box }),
    layers: [{ kind: 'raster', id: 0, name, description, parentId: TOP_LEVEL, ...(box && { extent: box }) }],
    tables: [],
    cacheId,
    tiles: { facts, read: (tile) => readTile(cacheId, tile) },
  };
}
