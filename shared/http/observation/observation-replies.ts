import type { Json, JsonObject } from '../../base/json.ts';
import { type HttpHeader, type HttpReply, jsonBytes, jsonReply } from '../replies.ts';
import type { ModelState } from './model-state.ts';

/** An answer that is made of data: nobody keeps it. */
export function observationReply(
  status: number,
  body: JsonObject | Json[],
  headers: readonly HttpHeader[] = [],
): HttpReply {
  return jsonReply(status, jsonBytes(body), [{ name: 'cache-control', value: 'no-store' }, ...headers]);
}

/** As the parser of the public service tells what is wrong. */
export function refusal(ModelState: ModelState): HttpReply {
  return observationReply(400, { Message: 'The request is invalid.', ModelState });
}
