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
import { tileHandlers } from './tile-handlers.ts';

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
  tileHandlers,
) satisfies MapService<MapContext>;

type AnyHandler = (input: object, context: MapContext) => unknown;

/** Answers a request that was read by the contract. */
export async function answerMapOperation(
  operation: string,
  input: object,
  context: MapContext,
): Promise<unknown> {
  const handlers: { readonly [operation: string]: unknown } = mapHandlers;
  const handler = Object.hasOwn(handlers, operation) ? handlers[operation] : undefined;
  if (typeof handler !== 'function') {
    throw new Error(`No handler for operation ${operation}`);
  }
  // The reader filled the input by the table from which the handler's type is derived.
  return (handler as AnyHandler)(input, context);
}
