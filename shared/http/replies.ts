import { AppError } from '../base/app-error.ts';
import type { BridgeType } from '../contracts/bridge/types.ts';
import { appError, errorCatalogue, isErrorCode } from '../contracts/errors.ts';

export type HttpRequest = BridgeType<'HttpRequest'>;
export type HttpReply = BridgeType<'HttpReply'>;
export type HttpHeader = BridgeType<'HttpHeader'>;

const encoder = new TextEncoder();
/** For all but the longest answers. */
const SCRATCH_BYTES = 1024 * 1024;
/** A letter takes no more. */
const MAX_LETTER_BYTES = 3;
let scratch: Uint8Array<ArrayBuffer> | undefined;

/** JSON as it goes over the wire: UTF-8, letters unescaped. */
export function jsonBytes(value: unknown): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify(value);
  if (text.length * MAX_LETTER_BYTES > SCRATCH_BYTES) return encoder.encode(text);
  // Where the memory is there already browsers take half the time.
  scratch ??= new Uint8Array(SCRATCH_BYTES);
  return scratch.slice(0, encoder.encodeInto(text, scratch).written);
}

/** A reply with a body that is JSON already. */
export function jsonReply(status: number, body: Uint8Array, headers: readonly HttpHeader[] = []): HttpReply {
  const contentType = { name: 'content-type', value: 'application/json; charset=utf-8' };
  return { status, headers: [contentType, ...headers], body };
}

/**
 * The reply to a request that failed: `{"Message": …}`. What is not of the catalogue goes to the log and is answered
 * without internals.
 */
export function errorReply(error: unknown, log: (error: unknown) => void): HttpReply {
  const isKnown = error instanceof AppError && isErrorCode(error.code);
  if (!isKnown) log(error);
  const known = isKnown ? error : appError('internal');
  const status = isErrorCode(known.code) ? errorCatalogue[known.code].status : 500;
  return jsonReply(status, jsonBytes({ Message: known.message }));
}

/** The reply to a method that a path does not take. */
export function methodNotAllowed(method: string, allowedMethods: readonly string[]): HttpReply {
  const allowed = allowedMethods.join(', ');
  const { message } = appError('http/method-not-allowed', { method, allowed });
  return jsonReply(405, jsonBytes({ Message: message }), [{ name: 'allow', value: allowed }]);
}

/** Whether who asks is a browser: toolkits send `text/html` and any type too, but none XHTML. */
export function wantsPage(accept: string | undefined): boolean {
  return accept?.toLowerCase().includes('application/xhtml+xml') ?? false;
}
