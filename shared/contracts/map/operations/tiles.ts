// Tile caches.

import type { OperationTable } from '../../../schema/notation.ts';

export const tileOperations = {
  IsFixedScaleMap: {
    doc: 'Whether the map has a cache with fixed levels.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
    },
    output: 'boolean',
  },
  HasSingleFusedMapCache: {
    doc: 'Whether one cache holds the whole map.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
    },
    output: 'boolean',
  },
  GetTileCacheInfo: {
    doc: 'Tiling scheme of the cache.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
    },
    output: 'TileCacheInfo',
  },
  GetMapTile: {
    doc: 'One tile of the map.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      Level: ['int', 'Number of the level.'],
      Row: ['int', 'Row, from 0 at the top.'],
      Column: ['int', 'Column, from 0 at the left.'],
      Format: ['string?', 'Format that is hoped for; a hint.'],
    },
    output: 'base64Binary',
  },
  HasLayerCache: {
    doc: 'Whether a layer has a cache of its own.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerID: ['int', 'Id of the layer.'],
    },
    output: 'boolean',
  },
  GetLayerTile: {
    doc: 'One tile of a layer.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerID: ['int', 'Id of the layer.'],
      Level: ['int', 'Number of the level.'],
      Row: ['int', 'Row, from 0 at the top.'],
      Column: ['int', 'Column, from 0 at the left.'],
      Format: ['string?', 'Format that is hoped for; a hint.'],
    },
    output: 'base64Binary',
  },
  GetVirtualCacheDirectory: {
    doc: 'Address of the folder of a cache.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerID: ['int', 'Id of the layer; -1: the cache of the map.'],
    },
    output: 'string',
  },
  GetCacheName: {
    doc: 'Name of the folder of a cache.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerID: ['int', 'Id of the layer; -1: the cache of the map.'],
    },
    output: 'string',
  },
  GetTileImageInfo: {
    doc: 'Images of the cache.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
    },
    output: 'TileImageInfo',
  },
  GetCacheControlInfo: {
    doc: 'What clients may do with tiles.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
    },
    output: 'CacheControlInfo',
  },
  GetCacheDescriptionInfo: {
    doc: 'Tiling, images and layers of the caches.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
    },
    output: 'CacheDescriptionInfo',
  },
  GetCacheStorageInfo: {
    doc: 'How the cache lies on disk.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
    },
    output: 'CacheStorageInfo',
  },
} as const satisfies OperationTable;

/** Of a map that is a tile cache the host answers them itself, also while the data window is away. */
export type TileOperation = keyof typeof tileOperations;
