import type { MapService } from '../../contracts/map/operations.ts';
import { mergeHandlers } from '../../schema/handlers.ts';
import { drawingHandlers } from '../drawing/drawing-handlers.ts';
import { legendHandlers } from '../drawing/legend/legend-handlers.ts';
import type { MapContext } from '../map-context.ts';
import { attachmentHandlers } from './attachment-handlers.ts';
import { classesHandlers } from './classes-handlers.ts';
import { measureHandlers } from './measure-handlers.ts';
import { popupHandlers } from './popup-handlers.ts';
import { queryHandlers } from './query-handlers.ts';
import { rasterHandlers } from './raster-handlers.ts';
import { relatedHandlers } from './related-handlers.ts';
import { searchHandlers } from './search-handlers.ts';
import { serviceHandlers } from './service-handlers.ts';
import { statisticsHandlers } from './statistics-handlers.ts';

/** The operations of the contract that answer `map/not-available` so far. */
export const NOT_SERVED = [
  'GetTileCacheInfo',
  'GetMapTile',
  'GetLayerTile',
  'GetVirtualCacheDirectory',
  'GetCacheName',
  'GetTileImageInfo',
  'GetCacheControlInfo',
  'GetCacheDescriptionInfo',
  'GetCacheStorageInfo',
] as const satisfies readonly (keyof MapService<MapContext>)[];

type Served = Omit<MapService<MapContext>, (typeof NOT_SERVED)[number]>;

export const mapHandlers = mergeHandlers(
  serviceHandlers,
  queryHandlers,
  relatedHandlers,
  attachmentHandlers,
  rasterHandlers,
  searchHandlers,
  popupHandlers,
  statisticsHandlers,
  classesHandlers,
  measureHandlers,
  drawingHandlers,
  legendHandlers,
) satisfies Served;
