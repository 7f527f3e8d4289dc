import { appError } from '../../contracts/errors.ts';
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

type AnyHandler = (input: object, context: MapContext) => unknown;

/** Answers a request that was read by the contract. What is not served gets the fault `map/not-available`. */
export async function answerMapOperation(
  operation: string,
  input: object,
  context: MapContext,
): Promise<unknown> {
  const handlers: { readonly [operation: string]: unknown } = mapHandlers;
  const handler = Object.hasOwn(handlers, operation) ? handlers[operation] : undefined;
  if (typeof handler !== 'function') {
    throw appError('map/not-available', { operation, value: operation });
  }
  // The reader filled the input by the table from which the handler's type is derived.
  return (handler as AnyHandler)(input, context);
}
