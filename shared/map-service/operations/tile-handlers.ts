import { findLayer } from '../../catalog/find-layer.ts';
import { findMap, type MapDefinition } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { TileOperation } from '../../contracts/map/operations/tiles.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import { DRAWN_CACHES, DRAWN_TILE_PX, type DrawnCache } from '../../tiles/drawn/drawn-caches.ts';
import { metatileOf, tilesOf } from '../../tiles/drawn/metatile.ts';
import { boxOfTiles, isWithin, tilesOfBox } from '../../tiles/scheme/tile-grid.ts';
import type { TileAddress } from '../../tiles/tile-store.ts';
import type { MapContext } from '../map-context.ts';
import { cacheHandlers, type MapCache } from '../tiles/cache-handlers.ts';
import { drawTiles } from '../tiles/draw-tiles.ts';

type TileService = Pick<MapService<MapContext>, TileOperation>;
type Named = { readonly MapName: string };

/**
 * Tiles. What the host recognises it answers itself, from its caches; the rest comes here, as do the requests on the pages
 * of the manual: published maps are drawn anew, and of caches that were taken in only the host has the tiles.
 */
export const tileHandlers: TileService = {
  IsFixedScaleMap: (input, context) =>
    ofDrawn(input, context, cacheHandlers.IsFixedScaleMap) ?? hasCache(input, context),
  HasSingleFusedMapCache: (input, context) =>
    ofDrawn(input, context, cacheHandlers.HasSingleFusedMapCache) ?? hasCache(input, context),
  HasLayerCache({ MapName, LayerID }, { catalog }) {
    findLayer(findMap(catalog, MapName), LayerID, 'LayerID');
    return false;
  },
  GetVirtualCacheDirectory: (input, context) =>
    ofDrawn(input, context, cacheHandlers.GetVirtualCacheDirectory) ?? noName(input, context),
  GetCacheName: (input, context) =>
    ofDrawn(input, context, cacheHandlers.GetCacheName) ?? noName(input, context),
  GetTileCacheInfo: (input, context) =>
    ofDrawn(input, context, cacheHandlers.GetTileCacheInfo) ?? refuse(input, context),
  GetMapTile: (input, context) => ofDrawn(input, context, cacheHandlers.GetMapTile) ?? refuse(input, context),
  GetLayerTile(input, context) {
    findLayer(findMap(context.catalog, input.MapName), input.LayerID, 'LayerID');
    return ofDrawn(input, context, cacheHandlers.GetLayerTile) ?? refuse(input, context);
  },
  GetTileImageInfo: (input, context) =>
    ofDrawn(input, context, cacheHandlers.GetTileImageInfo) ?? refuse(input, context),
  GetCacheControlInfo: (input, context) =>
    ofDrawn(input, context, cacheHandlers.GetCacheControlInfo) ?? refuse(input, context),
  GetCacheDescriptionInfo: (input, context) =>
    ofDrawn(input, context, cacheHandlers.GetCacheDescriptionInfo) ?? refuse(input, context),
  GetCacheStorageInfo: (input, context) =>
    ofDrawn(input, context, cacheHandlers.GetCacheStorageInfo) ?? refuse(input, context),
};

/** What a published map answers; undefined of any other. */
function ofDrawn<Input extends Named, Output>(
  input: Input,
  context: MapContext,
  handler: (input: Input, cache: MapCache) => Output,
): Output | undefined {
  const map = findMap(context.catalog, input.MapName);
  const drawn = DRAWN_CACHES.find(({ cacheId }) => cacheId === map.cacheId);
  return drawn && handler(input, cacheOf(drawn, map, context));
}

function cacheOf(drawn: DrawnCache, { layers }: MapDefinition, context: MapContext): MapCache {
  const { mapName, cacheId, facts } = drawn;
  return {
    mapName,
    cacheId,
    facts,
    layerIds: layers.map(({ id }) => id),
    origin: context.origin,
    read: (tile) => drawTile(drawn, tile, context),
  };
}

/** Undefined outside of what the cache covers. */
async function drawTile(
  { mapName, facts: { scheme, box } }: DrawnCache,
  tile: TileAddress,
  context: MapContext,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const covered = tilesOfBox(scheme, tile.level, box);
  const metatile = metatileOf(tile, scheme);
  const around = boxOfTiles(scheme, tile.level, metatile);
  if (!covered || !around || !isWithin(covered, tile)) return undefined;
  const rows = metatile.maxRow - metatile.minRow + 1;
  const columns = metatile.maxColumn - metatile.minColumn + 1;
  const block = { mapName, box: around, rows, columns, sidePx: DRAWN_TILE_PX };
  const drawn = await drawTiles(block, context, context.scheduler());
  const place = tilesOf(metatile).findIndex(({ row, column }) => row === tile.row && column === tile.column);
  const bytes = drawn[place];
  return bytes && new Uint8Array(bytes);
}

function hasCache({ MapName }: Named, { catalog }: MapContext): boolean {
  return findMap(catalog, MapName).cacheId !== undefined;
}

/** Clients ask for them before they know whether there is a cache. */
function noName({ MapName, LayerID }: Named & { readonly LayerID: number }, { catalog }: MapContext): string {
  const map = findMap(catalog, MapName);
  if (map.cacheId !== undefined) throw notRecognised(map);
  if (LayerID !== FUSED) findLayer(map, LayerID, 'LayerID');
  return '';
}

/** Stands for the cache of all layers. */
const FUSED = -1;

function refuse({ MapName }: Named, { catalog }: MapContext): never {
  const map = findMap(catalog, MapName);
  throw map.cacheId === undefined
    ? appError('map/no-cache', { map: map.name, path: 'MapName' })
    : notRecognised(map);
}

function notRecognised({ name }: MapDefinition) {
  return appError('map/tiles-in-host', { map: name });
}
