// Answers requests to the services: from the cache of replies where it can, else through the data window.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { appError } from '../../../shared/contracts/errors.ts';
import { mapService } from '../../../shared/contracts/map/service.ts';
import type { HttpReply, HttpRequest } from '../../../shared/http/replies.ts';
import { soapFaultReply } from '../../../shared/http/soap/soap-fault-reply.ts';
import { readBody } from './read-body.ts';
import { type ReplyCache, replyKey } from './reply-cache.ts';
import type { RequestLog } from './request-log.ts';
import { scanBody } from './scan-body.ts';
import { type Sent, sendError, sendStored } from './send.ts';
import { type StoredReply, storeReply } from './stored-reply.ts';

export interface ServiceParts {
  readonly cache: ReplyCache;
  readonly requests: RequestLog;
  /** Asks the data window. Fails with `http/data-away` or `bridge/closed` while there is none. */
  readonly ask: (request: HttpRequest, signal: AbortSignal | undefined) => Promise<HttpReply>;
  readonly log: (error: unknown) => void;
  readonly limitBytes?: number;
  /** How many requests may wait for the data window at a time. */
  readonly limitWaiting?: number;
}

interface ServiceRequest {
  /** As sent, percent-encoded. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Headers that every reply to this request carries: those of CORS. */
  readonly more: readonly string[];
}

export type ServiceHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  target: ServiceRequest,
) => void;

const LIMIT_BYTES = 8 * 1024 * 1024;
const LIMIT_WAITING = 64;
const NO_BODY = new Uint8Array(0);

export function createServiceHandler(parts: ServiceParts): ServiceHandler {
  const { cache, requests, ask, log } = parts;
  const limitWaiting = parts.limitWaiting ?? LIMIT_WAITING;
  const filling = new Map<string, Promise<StoredReply>>();
  let waiting = 0;

  async function askInTurn(envelope: HttpRequest, signal?: AbortSignal): Promise<StoredReply> {
    if (waiting >= limitWaiting) throw appError('http/too-busy', { limit: limitWaiting });
    waiting++;
    try {
      return storeReply(await ask(envelope, signal));
    } finally {
      waiting--;
    }
  }

  /** Requests for the same thing at the same time are passed on once. */
  function read(request: IncomingMessage, target: ServiceRequest, key: string): Promise<StoredReply> {
    const ticket = `${cache.generation} ${request.headers.host} ${key}`;
    const known = filling.get(ticket);
    if (known) return known;
    const keep = cache.beginFill();
    const reply = askInTurn(envelopeOf(request, target, NO_BODY));
    filling.set(ticket, reply);
    reply
      .then((stored) => keep(key, stored))
      // Who waits for the reply hears of the failure there.
      .catch(() => undefined)
      .finally(() => filling.delete(ticket));
    return reply;
  }

  async function write(
    request: IncomingMessage,
    response: ServerResponse,
    target: ServiceRequest,
  ): Promise<StoredReply> {
    const body = isMessage(request, target)
      ? await scanBody(request)
      : await readBody(request, parts.limitBytes ?? LIMIT_BYTES);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    return askInTurn(envelopeOf(request, target, body), gone.signal);
  }

  return (request, response, target) => {
    const startedAt = performance.now();
    const { method = 'GET' } = request;
    let isCached = false;

    const record = ({ status, bytes }: Sent) =>
      requests.record({
        method,
        path: request.url ?? '',
        status,
        bytes,
        durationMs: performance.now() - startedAt,
        isCached,
        client: request.headers['user-agent'] ?? '',
      });
    const makeReply = isMessage(request, target) ? soapFaultReply : undefined;
    const fail = (error: unknown) =>
      record(sendError(response, error, { log, more: target.more, makeReply }));
    const deliver = (stored: StoredReply) => {
      const sent = sendStored(request, response, stored, target.more);
      if (sent instanceof Promise) sent.then(record).catch(fail);
      else record(sent);
    };

    if (method !== 'GET' && method !== 'HEAD') {
      write(request, response, target).then(deliver).catch(fail);
      return;
    }
    const key = replyKey(method, target.path, target.query);
    const stored = cache.find(key);
    if (stored) {
      isCached = true;
      deliver(stored);
    } else read(request, target, key).then(deliver).catch(fail);
  };
}

/** Whether a request is a SOAP message: what fails then is told as a fault. */
function isMessage({ method }: IncomingMessage, { path }: ServiceRequest): boolean {
  return method === 'POST' && path.toLowerCase().startsWith(mapService.catalogPath);
}

/** Headers that are between the client and us. */
const KEPT_BACK = new Set(['cookie', 'authorization', 'connection', 'host']);

function envelopeOf(
  request: IncomingMessage,
  { path, query }: ServiceRequest,
  body: Uint8Array<ArrayBuffer>,
): HttpRequest {
  const { method = 'GET' } = request;
  return {
    // HEAD shares the reply of GET; only its body is not sent.
    method: method === 'HEAD' ? 'GET' : method,
    path,
    query,
    headers: Object.entries(request.headers)
      .filter(([name]) => !KEPT_BACK.has(name))
      .map(([name, value]) => ({ name, value: String(value ?? '') })),
    body,
    origin: `http://${request.headers.host ?? ''}`,
  };
}
