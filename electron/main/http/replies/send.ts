// Writes replies to the socket.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../../../shared/base/app-error.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import { errorReply, type HttpReply } from '../../../../shared/http/replies.ts';
import type { Representation, StoredReply } from './stored-reply.ts';

/** What was sent, for the request log. */
export interface Sent {
  readonly status: number;
  readonly bytes: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** Before packing; empty where none was sent. */
  readonly body: Uint8Array;
}

/** Of what was sent or asked without one. */
export const NO_BODY = new Uint8Array(0);

/**
 * Sends a reply in the form that the client takes best, or says that it has it already. `more` are headers of this
 * one delivery. Answers at once, without a promise, when nothing has to be compressed first.
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredReply,
  more: readonly string[],
): Sent | Promise<Sent> {
  const packed = acceptsGzip(request.headers['accept-encoding']) ? stored.compressed() : undefined;
  const write = (form: Representation) => writeForm(request, response, { stored, form, more });
  return packed ? packed.then(write) : write(stored.plain);
}

interface Delivery {
  readonly stored: StoredReply;
  readonly form: Representation;
  readonly more: readonly string[];
}

function writeForm(request: IncomingMessage, response: ServerResponse, delivery: Delivery): Sent {
  const { stored, form, more } = delivery;
  // A copy that a client has is of what it read: the answer to a message is always sent.
  if (stored.status === 200 && request.method !== 'POST' && isKnownToClient(request, form)) {
    const headers = withMore(form.notModifiedHeaders(), more);
    response.writeHead(304, headers).end();
    return { status: 304, bytes: 0, headers, body: NO_BODY };
  }
  const { status } = stored;
  const headers = form.headersWith(more);
  response.writeHead(status, headers);
  if (request.method === 'HEAD') {
    response.end();
    return { status, bytes: 0, headers, body: NO_BODY };
  }
  response.end(form.body);
  return { status, bytes: form.body.length, headers, body: stored.plain.body };
}

function withMore(headers: string[], more: readonly string[]): string[] {
  return more.length === 0 ? headers : [...headers, ...more];
}

function isKnownToClient(request: IncomingMessage, { etag }: Representation): boolean {
  const match = request.headers['if-none-match'];
  if (match !== undefined && etag !== undefined) {
    return match === etag || match.split(',').some((tag) => isSameTag(tag.trim(), etag));
  }
  // A date is no proof: two imports may have one second, and clocks are set back.
  return false;
}

function isSameTag(tag: string, etag: string): boolean {
  return tag === '*' || (tag.startsWith('W/') ? tag.slice(2) : tag) === etag;
}

/** Whether an Accept-Encoding takes gzip: by its name, else by the star, and not with the weight 0. */
function acceptsGzip(header: string | string[] | undefined): boolean {
  if (header === undefined) return false;
  const parts = String(header)
    .split(',')
    .map((part) => part.split(';'));
  const named = (wanted: string) => parts.find(([name = '']) => name.trim().toLowerCase() === wanted);
  const [, ...parameters] = named('gzip') ?? named('*') ?? ['', 'q=0'];
  return !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(parameter));
}

const RETRY_AFTER_S = '1';

interface ErrorDelivery {
  readonly log: (error: unknown) => void;
  readonly more?: readonly string[];
  /** The form in which the service tells failures, where it is not `{"Message": …}`. */
  readonly makeReply?: ((error: unknown) => HttpReply) | undefined;
}

/** Sends a failure in the form of the service, with what a client should do about it in the headers. */
export function sendError(
  response: ServerResponse,
  error: unknown,
  { log, more = [], makeReply }: ErrorDelivery,
): Sent {
  const told = errorReply(outwardError(error), isLeaving(error) ? () => undefined : log);
  const { status, body, headers: own } = makeReply ? makeReply(outwardError(error)) : told;
  const headers = [
    ...own.flatMap(({ name, value }) => [name, value]),
    ...['cache-control', 'no-store', 'x-content-type-options', 'nosniff'],
    ...(status === 503 ? ['retry-after', RETRY_AFTER_S] : []),
    ...['content-length', String(body.length)],
    ...more,
  ];
  if (response.headersSent) {
    // Half a body is out: only an end that the client notices tells it.
    response.destroy();
    return { status, bytes: 0, headers, body: NO_BODY };
  }
  response.writeHead(status, headers);
  endAfterRest(response, response.req.method === 'HEAD' ? NO_BODY : body);
  return { status, bytes: body.length, headers, body };
}

/** So long the rest of a refused request may come in before its connection is let go. */
const MAX_REST_MS = 1_000;

/**
 * Answers at once, and ends the answer when the request has come in, or has had its time: a client that is cut off while
 * it sends does not read what it was answered.
 */
function endAfterRest(response: ServerResponse, body: Uint8Array): void {
  const { req: request } = response;
  if (request.readableEnded) {
    response.end(body);
    return;
  }
  if (body.length > 0) response.write(body);
  else response.flushHeaders();
  const timer = setTimeout(end, MAX_REST_MS);
  function end(): void {
    clearTimeout(timer);
    // Whoever sends on although it was answered would otherwise be listened to for as long as it likes.
    response.end(() => request.readableEnded || response.socket?.destroy());
  }
  request.once('end', end).once('close', end).resume();
}

/** A client that goes in the middle of its request is no failure of ours. */
function isLeaving(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** To a client a closed bridge means: the data window is being restarted. */
function outwardError(error: unknown): unknown {
  const isClosed = error instanceof AppError && error.code === 'bridge/closed';
  return isClosed ? appError('http/data-away') : error;
}
