// Tile caches.

import type { TypeTable } from '../../../schema/notation.ts';

export const cachesTypes = {
  TileCacheInfo: {
    doc: 'The tiling scheme of a cache.',
    fields: {
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
      TileOrigin: ['Point?', 'Upper left corner of tile 0,0.'],
      TileCols: ['int', 'Pixels wide.'],
      TileRows: ['int', 'Pixels high.'],
      DPI: ['int', 'Resolution of the tiling scheme, dots per inch.'],
      LODInfos: ['LODInfo[]?', 'Levels, level 0 smallest scale.'],
      PreciseDPI: ['double?', 'Resolution with a fraction.'],
    },
  },
  LODInfo: {
    doc: 'One level of detail.',
    fields: {
      LevelID: ['int', 'Number of the level, from 0.'],
      Scale: ['double', 'Denominator of the scale.'],
      Resolution: ['double', 'Map units per pixel.'],
    },
  },
  TileImageInfo: {
    doc: 'The images of a cache.',
    fields: {
      CacheTileFormat: ['string', 'Format as text: PNG8, PNG24, PNG32, PNG, JPEG, MIXED or LERC.'],
      CompressionQuality: ['int', '0..100, JPEG/MIXED only.'],
      Antialiasing: ['string', 'Text, "true" or "false".'],
      BandCount: ['int?=1', 'Bands of a raster cache.'],
      LERCError: ['double?', 'Largest error of LERC tiles.'],
    },
  },
  CacheStorageInfo: {
    doc: 'How a cache lies on disk.',
    fields: {
      StorageFormat: ['geoMapCacheStorageFormat', 'Compact or exploded.'],
      PacketSize: ['int', 'Bundle side in tiles: 128 compact, 0 exploded.'],
    },
  },
  CacheControlInfo: {
    doc: 'What clients may do with tiles.',
    fields: {
      ClientCachingAllowed: ['boolean', 'Whether clients may keep tiles.'],
    },
  },
  CacheDescriptionInfo: {
    doc: 'All that there is to say about the caches of a map, but how they are stored.',
    fields: {
      TileCacheInfo: ['TileCacheInfo', 'Tiling scheme.'],
      TileImageInfo: ['TileImageInfo', 'Images of the cache.'],
      LayerCacheInfos: ['LayerCacheInfo[]', 'Per-layer caches.'],
      CacheControlInfo: ['CacheControlInfo', 'Client caching.'],
      ServiceType: ['geoCachedMapServiceType', 'Fused or per layer.'],
    },
  },
  LayerCacheInfo: {
    doc: 'Whether one layer has tiles of its own.',
    fields: {
      LayerID: ['int', 'Layer id in this map.'],
      HasCache: ['boolean', 'Layer has own tiles.'],
    },
  },
  geoCachedMapServiceType: {
    doc: 'Whether one cache holds the whole map.',
    values: {
      geoSingleFusedMapCache: 'One cache for all layers.',
      geoIndividualLayerCaches: 'One cache for each layer.',
    },
  },
  geoMapCacheStorageFormat: {
    doc: 'How tiles lie on disk.',
    values: {
      geoMapCacheStorageModeCompact: 'Many tiles in one file.',
      geoMapCacheStorageModeExploded: 'One file for each tile.',
    },
  },
} as const satisfies TypeTable;
