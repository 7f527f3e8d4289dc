import { appError } from '../../contracts/errors.ts';
import type { MapContext } from '../map-context.ts';
import { mapHandlers } from './map-handlers.ts';

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
