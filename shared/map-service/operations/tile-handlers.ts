import { findLayer } from '../../catalog/find-layer.ts';
import { findMap, type MapDefinition } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { TileOperation } from '../../contracts/map/operations/tiles.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import type { MapContext } from '../map-context.ts';

/**
 * Tiles, of maps that have none: of those that are caches the host answers all of it before anybody else is asked. What
 * it did not recognise, such as a message that is longer than any real one, is refused here.
 */
export const tileHandlers: Pick<MapService<MapContext>, TileOperation> = {
  IsFixedScaleMap: ({ MapName }, context) => hasCache(MapName, context),
  HasSingleFusedMapCache: ({ MapName }, context) => hasCache(MapName, context),
  HasLayerCache({ MapName, LayerID }, { catalog }) {
    findLayer(findMap(catalog, MapName), LayerID, 'LayerID');
    return false;
  },
  GetVirtualCacheDirectory: ({ MapName, LayerID }, context) => noName(MapName, LayerID, context),
  GetCacheName: ({ MapName, LayerID }, context) => noName(MapName, LayerID, context),
  GetTileCacheInfo: ({ MapName }, context) => refuse(MapName, context),
  GetMapTile: ({ MapName }, context) => refuse(MapName, context),
  GetLayerTile({ MapName, LayerID }, context) {
    findLayer(findMap(context.catalog, MapName), LayerID, 'LayerID');
    return refuse(MapName, context);
  },
  GetTileImageInfo: ({ MapName }, context) => refuse(MapName, context),
  GetCacheControlInfo: ({ MapName }, context) => refuse(MapName, context),
  GetCacheDescriptionInfo: ({ MapName }, context) => refuse(MapName, context),
  GetCacheStorageInfo: ({ MapName }, context) => refuse(MapName, context),
};

function hasCache(mapName: string, { catalog }: MapContext): boolean {
  return findMap(catalog, mapName).cacheId !== undefined;
}

/** Clients ask for them before they know whether there is a cache. */
function noName(mapName: string, layerId: number, { catalog }: MapContext): string {
  const map = findMap(catalog, mapName);
  if (map.cacheId !== undefined) throw notRecognised(map);
  if (layerId !== FUSED) findLayer(map, layerId, 'LayerID');
  return '';
}

/** Stands for the cache of all layers. */
const FUSED = -1;

function refuse(mapName: string, { catalog }: MapContext): never {
  const map = findMap(catalog, mapName);
  throw map.cacheId === undefined
    ? appError('map/no-cache', { map: map.name, path: 'MapName' })
    : notRecognised(map);
}

function notRecognised({ name }: MapDefinition) {
  return appError('map/tiles-in-host', { map: name });
}
