// The last requests to the services, for the screen that shows them live. A busy client makes hundreds a second, so
// they are told of in batches, and only when somebody listens.

import type { IncomingHttpHeaders } from 'node:http';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { NO_BODY } from './replies/send.ts';
import { messageOperation } from './unread-message.ts';

export type LoggedRequest = BridgeType<'LoggedRequest'>;
type LoggedMessage = BridgeType<'LoggedMessage'>;

const KEPT_REQUESTS = 200;
const BATCH_MS = 250;
const NAME_LENGTH = 80;
const PATH_LENGTH = 500;
/** Of each body: its beginning shows its form, and a register has megabytes. */
const KEPT_BODY_BYTES = 16 * 1024;
/** By these a client proves who it is. */
const SECRET_HEADERS = new Set([
  'authorization',
  'cookie',
  'proxy-authorization',
  'obs_apptoken',
  'set-cookie',
]);

/** A request and its answer as they passed, before packing. */
export interface Exchange {
  readonly requestHeaders: IncomingHttpHeaders;
  readonly requestBody: Uint8Array;
  /** Names and values in turn. */
  readonly answerHeaders: readonly string[];
  readonly answerBody: Uint8Array;
  /** Whether somebody holds its memory anyway, who calls `takeBack` before it is used again: then it is not copied. */
  readonly isAnswerLent?: boolean;
}

/** Without its operation where the message names it: most requests are gone before somebody looks. */
type NotedRequest = Omit<LoggedRequest, 'operation'> & { readonly operation: string | undefined };

export interface RequestLog {
  record(request: Omit<NotedRequest, 'id' | 'atMs' | 'unpackedBytes'>, exchange: Exchange): void;
  /** Copies what is to be shown of bodies in this memory, and holds it no longer. */
  takeBack(memory: ArrayBufferLike): void;
  /** Oldest first. */
  recent(): LoggedRequest[];
  /** Fails with `http/request-gone` when newer requests took its place. */
  exchange(id: number): BridgeType<'LoggedExchange'>;
  /** Hears of requests at most four times a second; of the newest 200 when there were more. */
  listen(listener: (requests: LoggedRequest[]) => void): () => void;
}

interface KeptExchange extends Exchange {
  readonly requestBytes: number;
  readonly answerBytes: number;
}

export function createRequestLog(nowMs: () => number): RequestLog {
  const ring: NotedRequest[] = [];
  const exchanges: KeptExchange[] = [];
  const places: PlaceBodies[] = [];
  const listeners = new Set<(requests: LoggedRequest[]) => void>();
  let count = 0;
  let toldCount = 0;
  let isTelling = false;

  function oldestFirst(): NotedRequest[] {
    const oldest = count % KEPT_REQUESTS;
    return count <= KEPT_REQUESTS ? ring.slice() : [...ring.slice(oldest), ...ring.slice(0, oldest)];
  }

  function named(request: NotedRequest): LoggedRequest {
    const { requestBody } = exchanges[request.id % KEPT_REQUESTS] ?? { requestBody: NO_BODY };
    return { ...request, operation: cut(request.operation ?? messageOperation(requestBody), NAME_LENGTH) };
  }

  function tell(): void {
    isTelling = false;
    if (toldCount === count) return;
    const requests = oldestFirst()
      .slice(toldCount - count)
      .map(named);
    toldCount = count;
    for (const listener of listeners) listener(requests);
  }

  return {
    record({ method, path, operation, status, bytes, durationMs, isCached, client }, exchange) {
      const place = count % KEPT_REQUESTS;
      ring[place] = {
        id: count,
        atMs: nowMs(),
        method,
        path: cut(path, PATH_LENGTH),
        operation,
        status,
        bytes,
        unpackedBytes: unpackedSize(exchange, bytes),
        durationMs,
        isCached,
        client: cut(client, NAME_LENGTH),
      };
      places[place] ??= { request: undefined, answer: undefined };
      exchanges[place] = keptOf(exchange, places[place]);
      count++;
      if (listeners.size === 0) toldCount = count;
      else if (!isTelling) {
        isTelling = true;
        setTimeout(tell, BATCH_MS).unref();
      }
    },
    takeBack(memory) {
      for (const [place, kept] of exchanges.entries()) {
        if (kept.answerBody.buffer !== memory) continue;
        exchanges[place] = {
          ...kept,
          answerBody: new Uint8Array(kept.answerBody.subarray(0, KEPT_BODY_BYTES)),
        };
      }
    },
    recent: () => oldestFirst().map(named),
    exchange(id) {
      const place = id % KEPT_REQUESTS;
      const kept = ring[place]?.id === id ? exchanges[place] : undefined;
      if (!kept) throw appError('http/request-gone', { count: KEPT_REQUESTS });
      const { requestHeaders, requestBody, requestBytes, answerHeaders, answerBody, answerBytes } = kept;
      return {
        request: messageOf(namedHeaders(requestHeaders), requestBody, requestBytes),
        answer: messageOf(pairedHeaders(answerHeaders), answerBody, answerBytes),
      };
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What is kept of an answer is not packed; nothing is kept of one that goes from the disk as it is. */
function unpackedSize({ answerBody }: Exchange, sentBytes: number): number {
  return answerBody.length || sentBytes;
}

function cut(text: string, length: number): string {
  return text.length > length ? text.slice(0, length) : text;
}

/** Memory of a place of the log for the bodies of whatever stands there: to find some each time would take longer than to copy. */
interface PlaceBodies {
  request: Uint8Array | undefined;
  answer: Uint8Array | undefined;
}

/** Copies of the beginnings, where what they are cut from has more: not more than 32 kB of each request. */
function keptOf(exchange: Exchange, bodies: PlaceBodies): KeptExchange {
  const { requestHeaders, requestBody, answerHeaders, answerBody, isAnswerLent = false } = exchange;
  if (isCopied(requestBody)) bodies.request ??= new Uint8Array(KEPT_BODY_BYTES);
  if (!isAnswerLent && isCopied(answerBody)) bodies.answer ??= new Uint8Array(KEPT_BODY_BYTES);
  return {
    requestHeaders,
    requestBody: beginningOf(requestBody, bodies.request),
    requestBytes: requestBody.length,
    answerHeaders,
    answerBody: isAnswerLent ? answerBody : beginningOf(answerBody, bodies.answer),
    answerBytes: answerBody.length,
  };
}

/** What holds more than would be kept of it. */
function isCopied({ length, buffer }: Uint8Array): boolean {
  return length > 0 && buffer.byteLength > KEPT_BODY_BYTES;
}

function beginningOf(body: Uint8Array, room: Uint8Array | undefined): Uint8Array {
  if (body.length === 0) return NO_BODY;
  if (!room || !isCopied(body)) return body;
  const length = Math.min(body.length, KEPT_BODY_BYTES);
  room.set(length < body.length ? body.subarray(0, length) : body);
  return room.subarray(0, length);
}

type Header = LoggedMessage['headers'][number];

/** With a body of its own: of what it is cut from the rest would go along. A Buffer's `slice` is no copy. */
function messageOf(headers: Header[], body: Uint8Array, bytes: number): LoggedMessage {
  return {
    headers: headers.filter(({ name }) => !SECRET_HEADERS.has(name.toLowerCase())),
    body: new Uint8Array(body.subarray(0, KEPT_BODY_BYTES)),
    bytes,
  };
}

function namedHeaders(headers: IncomingHttpHeaders): Header[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value: String(value ?? '') }));
}

function pairedHeaders(headers: readonly string[]): Header[] {
  return headers.flatMap((name, index) =>
    index % 2 === 0 ? [{ name, value: headers[index + 1] ?? '' }] : [],
  );
}
