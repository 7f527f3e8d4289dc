// What a map with a tile cache answers of its tiles (decision 0810): one cache for all layers.

import { appError } from '../../contracts/errors.ts';
import type { TileOperation } from '../../contracts/map/operations/tiles.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { FUSED_CACHE, TILES_ROOT } from '../../tiles/addresses/tile-path.ts';
import { crsOf } from '../../tiles/scheme/scheme-crs.ts';
import { isAddress } from '../../tiles/scheme/tile-grid.ts';
import type { TileAddress, TileFacts, TileScheme } from '../../tiles/tile-store.ts';
import { writeSpatialReference } from '../wire/spatial-reference.ts';

/** A cache under the name of its map. */
export interface MapCache {
  readonly mapName: string;
  readonly cacheId: string;
  readonly facts: TileFacts;
  /** Of the layers of the map. */
  readonly layerIds: readonly number[];
  /** The address that the client used. */
  readonly origin: string;
  /** Undefined where there is no tile. */
  read(tile: TileAddress): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Stands for the cache of all layers. */
const FUSED = -1;
/** Tiles along the side of a bundle, told of both versions: the specification knows one kind of compact storage. */
const PACKET_SIZE = 128;

/** Each takes its input and the cache of the map that it names. */
export const cacheHandlers: Pick<MapService<MapCache>, TileOperation> = {
  IsFixedScaleMap: () => true,
  HasSingleFusedMapCache: () => true,
  HasLayerCache({ LayerID }, cache) {
    checkLayer(LayerID, cache);
    return false;
  },
  GetTileCacheInfo: (_, { facts }) => tileCacheInfo(facts.scheme),
  async GetMapTile({ Level, Row, Column }, { mapName, read }) {
    const tile = { level: Level, row: Row, column: Column };
    const bytes = isAddress(tile) ? await read(tile) : undefined;
    if (!bytes) throw appError('map/no-tile', { map: mapName, ...tile });
    return bytes;
  },
  GetLayerTile({ LayerID }, cache) {
    checkLayer(LayerID, cache);
    throw appError('map/no-layer-cache', { map: cache.mapName, value: LayerID, path: 'LayerID' });
  },
  GetVirtualCacheDirectory({ LayerID }, cache) {
    if (LayerID !== FUSED) checkLayer(LayerID, cache);
    return LayerID === FUSED ? `${cache.origin}${TILES_ROOT}/${cache.cacheId}/${FUSED_CACHE}` : '';
  },
  GetCacheName({ LayerID }, cache) {
    if (LayerID !== FUSED) checkLayer(LayerID, cache);
    return LayerID === FUSED ? FUSED_CACHE : '';
  },
  GetTileImageInfo: (_, { facts }) => tileImageInfo(facts),
  GetCacheControlInfo: () => ({ ClientCachingAllowed: true }),
  GetCacheDescriptionInfo: (_, { facts, layerIds }) => ({
    TileCacheInfo: tileCacheInfo(facts.scheme),
    TileImageInfo: tileImageInfo(facts),
    LayerCacheInfos: layerIds.map((LayerID) => ({ LayerID, HasCache: false })),
    CacheControlInfo: { ClientCachingAllowed: true },
    ServiceType: 'geoSingleFusedMapCache',
  }),
  GetCacheStorageInfo: (_, { facts }) => storageInfo(facts),
};

function checkLayer(layerId: number, { mapName, layerIds }: MapCache): void {
  if (layerIds.includes(layerId)) return;
  throw appError('map/unknown-layer', { map: mapName, value: layerId, path: 'LayerID' });
}

function tileCacheInfo(scheme: TileScheme): MapType<'TileCacheInfo'> {
  const { originX, originY, widthPx, heightPx, dpi, levels } = scheme;
  const crs = crsOf(scheme);
  const reference = crs && { SpatialReference: writeSpatialReference(crs) };
  return {
    ...reference,
    TileOrigin: { $type: 'PointN', X: originX, Y: originY, ...reference },
    TileCols: widthPx,
    TileRows: heightPx,
    DPI: Math.round(dpi),
    LODInfos: levels.map(({ levelId, scale, resolution }) => ({
      LevelID: levelId,
      Scale: scale,
      Resolution: resolution,
    })),
    ...(Number.isInteger(dpi) ? {} : { PreciseDPI: dpi }),
  };
}

function tileImageInfo({ format, quality, isAntialiased = false }: TileFacts): MapType<'TileImageInfo'> {
  return { CacheTileFormat: format, CompressionQuality: quality, Antialiasing: String(isAntialiased) };
}

/** Files of one piece are told as compact, as version 2 of that is. */
function storageInfo({ storage }: TileFacts): MapType<'CacheStorageInfo'> {
  return storage === 'exploded'
    ? { StorageFormat: 'geoMapCacheStorageModeExploded', PacketSize: 0 }
    : { StorageFormat: 'geoMapCacheStorageModeCompact', PacketSize: PACKET_SIZE };
}
