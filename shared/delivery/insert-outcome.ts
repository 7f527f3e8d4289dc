import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import { jsonOf, type TargetAnswer, type TargetReply } from './target-reply.ts';

/** What an answer to Insert means for what was sent. */
export type InsertOutcome =
  /** The target says that it has it: from now (200), or from before (409). */
  | { readonly kind: 'answered'; readonly regId: number | null }
  | { readonly kind: 'refused'; readonly faults: JsonObject }
  | { readonly kind: 'tokenRefused' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'badAddress'; readonly status: number }
  | {
      readonly kind: 'failed';
      readonly isNeverSent: boolean;
      readonly problem: string | null;
      readonly status: number | null;
      readonly retryAfterMs: number;
    };

export function insertOutcome(reply: TargetReply): InsertOutcome {
  if ('problem' in reply) {
    const { problem, isNeverSent } = reply;
    return { kind: 'failed', isNeverSent, problem, status: null, retryAfterMs: 0 };
  }
  const { status, retryAfterMs = 0 } = reply;
  const value = jsonOf(reply);
  if (status === 409) return { kind: 'answered', regId: regIdOf(value) };
  // A page instead of JSON comes from a network that wants a login first.
  if (status >= 200 && status < 300 && value !== undefined)
    return { kind: 'answered', regId: regIdOf(value) };
  switch (status) {
    case 400:
      return { kind: 'refused', faults: faultsOf(reply) };
    case 401:
    case 403:
      return { kind: 'tokenRefused' };
    case 413:
      return { kind: 'tooLarge' };
    default:
      break;
  }
  const isTransient = status === 429 || status === 408 || status >= 500 || (status >= 200 && status < 300);
  if (!isTransient) return { kind: 'badAddress', status };
  return { kind: 'failed', isNeverSent: status === 429, problem: null, status, retryAfterMs };
}

/** An early build of 3.1 answered the bare number. */
function regIdOf(value: Json | undefined): number | null {
  const regId = isJsonObject(value) ? value['RegId'] : value;
  return typeof regId === 'number' && Number.isSafeInteger(regId) && regId > 0 ? regId : null;
}

/** By path, as forms name their fields: ASP.NET puts the name of the parameter before it. */
function faultsOf(reply: TargetAnswer): JsonObject {
  const value = jsonOf(reply);
  const { ModelState, Message } = isJsonObject(value) ? value : {};
  if (isJsonObject(ModelState) && Object.keys(ModelState).length > 0) return ModelState;
  return { registration: [typeof Message === 'string' ? Message : `HTTP ${reply.status}`] };
}
