// Passes requests to the services on to the data window: as many at a time as it can bear, and each question once.

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { appError } from '../../../shared/contracts/errors.ts';
import { mapService } from '../../../shared/contracts/map/service.ts';
import type { RequestTarget } from '../../../shared/contracts/resolve-target.ts';
import { operationOf } from '../../../shared/contracts/services.ts';
import { cutPictures } from '../../../shared/http/observation/cut-pictures.ts';
import { type HttpReply, type HttpRequest, wantsPage } from '../../../shared/http/replies.ts';
import { answerWithoutData } from '../../../shared/http/routing/answer-without-data.ts';
import type { AnswerTileMessage, TileMessage } from '../tiles/messages/tile-messages.ts';
import { readBody, scanBody } from './read-body.ts';
import { NO_BODY } from './replies/send.ts';
import { messageKey, type StoredReply, storeReply } from './replies/stored-reply.ts';
import type { ReplyCache } from './reply-cache.ts';

export interface ForwardingDependencies {
  readonly cache: ReplyCache;
  /** Asks the data window. Fails with `http/data-away` or `bridge/closed` while there is none. */
  readonly ask: (request: HttpRequest, signal: AbortSignal | undefined) => Promise<HttpReply>;
  /** Whether a request brings a token that the app issued. */
  readonly acceptsToken: (headers: IncomingHttpHeaders) => boolean;
  readonly pictures: HeldPictures;
  /** Answers messages that ask for tiles, without the data window. */
  readonly answerTileMessage: AnswerTileMessage;
  /** How many requests may wait for the data window at a time. */
  readonly limitWaiting?: number;
}

/** Pictures of the requests that are under way. */
export interface HeldPictures {
  /** Gives the name of the picture. */
  hold(bytes: Uint8Array): string;
  release(names: readonly string[]): void;
}

export interface ServiceRequest {
  readonly target: RequestTarget;
  /** As sent, percent-encoded. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** The address that the client used, without a path. */
  readonly origin: string;
  /** Headers that every reply to this request carries: those of CORS. */
  readonly more: readonly string[];
}

export interface Forwarded {
  readonly reply: StoredReply;
  readonly isCached: boolean;
}

export interface Forwarding {
  /** What may be kept: requests for the same thing at the same time are passed on once, and the cache gets the reply. */
  share(request: IncomingMessage, target: ServiceRequest, key: string): Promise<StoredReply>;
  /**
   * All others: with their body, and given up when the client goes away. Replies to SOAP messages are looked for in the
   * cache and kept there. `onBody` hears of the body as soon as it has come in.
   */
  pass(
    request: IncomingMessage,
    response: ServerResponse,
    target: ServiceRequest,
    onBody: (body: Uint8Array) => void,
  ): Promise<Forwarded>;
}

/** Where the table of operations gives no other. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const MAX_WAITING_REQUESTS = 64;

export function createForwarding({
  cache,
  ask,
  acceptsToken,
  pictures: held,
  answerTileMessage,
  limitWaiting = MAX_WAITING_REQUESTS,
}: ForwardingDependencies): Forwarding {
  const filling = new Map<string, Promise<StoredReply>>();
  let waiting = 0;

  async function askInTurn(envelope: HttpRequest, signal?: AbortSignal): Promise<StoredReply> {
    if (waiting >= limitWaiting) throw appError('http/too-busy', { limit: limitWaiting });
    waiting++;
    try {
      return storeReply(await ask(envelope, signal), envelope.method === 'GET');
    } finally {
      waiting--;
    }
  }

  async function passBody(
    request: IncomingMessage,
    response: ServerResponse,
    target: ServiceRequest,
    body: Buffer<ArrayBuffer>,
  ): Promise<StoredReply> {
    const cut = holdsPictures(target)
      ? await cutPictures(body, { hold: held.hold, pause: () => nextTurn() })
      : undefined;
    const gone = new AbortController();
    const giveUp = () => gone.abort();
    response.once('close', giveUp);
    try {
      const envelope = envelopeOf(request, target, cut?.body ?? body);
      return await askInTurn(cut ? { ...envelope, pictures: [...cut.pictures] } : envelope, gone.signal);
    } finally {
      // It closes after every reply, and there is nothing to give up then.
      response.off('close', giveUp);
      held.release(cut?.pictures ?? []);
    }
  }

  return {
    share(request, target, key) {
      // A page for browsers and a description for programs stand at the same address.
      const ticket = `${cache.generation} ${target.origin} ${wantsPage(request.headers.accept)} ${key}`;
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
    },
    async pass(request, response, target, onBody) {
      const told = answerAtOnce(request, target);
      if (told) return { reply: storeReply(told, false), isCached: false };
      // Before the body: what is not taken in is not read either.
      if (needsToken(target) && !acceptsToken(request.headers)) throw appError('http/token-needed');
      const isOfSoap = isMessage(request, target);
      const body = isOfSoap ? await scanBody(response) : await readBody(response, bodyLimit(target));
      onBody(body);
      const key = isOfSoap ? messageKey(request, target, body) : undefined;
      const kept = key === undefined ? undefined : cache.find(key);
      if (kept) return { reply: kept, isCached: true };
      const tiles = isOfSoap ? await answerTileMessage(tileMessage(request, target, body)) : undefined;
      if (tiles) return { reply: storeReply(tiles, false), isCached: false };
      const keep = cache.beginFill();
      const reply = await passBody(request, response, target, body);
      if (key !== undefined) keep(key, reply);
      return { reply, isCached: false };
    },
  };
}

/** Messages are asked too often for an envelope that tells nothing of them. */
function answerAtOnce(request: IncomingMessage, asked: ServiceRequest): HttpReply | undefined {
  return asked.target.kind === 'soap' ? undefined : answerWithoutData(envelopeOf(request, asked, NO_BODY));
}

function tileMessage(
  { headers }: IncomingMessage,
  { origin }: ServiceRequest,
  body: Uint8Array,
): TileMessage {
  const charset = /charset\s*=\s*["']?([^"';\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  return { body, charset, origin };
}

/** Whether a request is a SOAP message: what fails then is told as a fault. */
export function isMessage({ method }: IncomingMessage, { target }: ServiceRequest): boolean {
  return method === 'POST' && target.service === mapService.id;
}

function needsToken({ target }: ServiceRequest): boolean {
  return target.kind === 'operation' && operationOf(target).entry.needsToken === true;
}

function holdsPictures({ target }: ServiceRequest): boolean {
  return target.kind === 'operation' && operationOf(target).entry.body?.holdsPictures === true;
}

function bodyLimit({ target }: ServiceRequest): number {
  const entry = target.kind === 'operation' ? operationOf(target).entry : undefined;
  return entry?.body?.limitBytes ?? MAX_BODY_BYTES;
}

/** Headers that are between the client and us. */
const KEPT_BACK = new Set(['cookie', 'authorization', 'connection', 'host']);

/** Of those that are kept back the ones that the operation itself asks for. */
function isPassedOn(name: string, { target }: ServiceRequest): boolean {
  if (!KEPT_BACK.has(name)) return true;
  return target.kind === 'operation' && operationOf(target).entry.headers?.[name] !== undefined;
}

function envelopeOf(
  request: IncomingMessage,
  asked: ServiceRequest,
  body: Uint8Array<ArrayBuffer>,
): HttpRequest {
  const { method = 'GET' } = request;
  const { target, path, query, origin } = asked;
  return {
    target,
    // HEAD shares the reply of GET; only its body is not sent.
    method: method === 'HEAD' ? 'GET' : method,
    path,
    query,
    headers: Object.entries(request.headers)
      .filter(([name]) => isPassedOn(name, asked))
      .map(([name, value]) => ({ name, value: String(value ?? '') })),
    body,
    origin,
  };
}

/** Whether the answer may be kept, and then be shared by those who ask for the same thing at the same time. */
export function isShared({ method }: IncomingMessage, { target }: ServiceRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (target.kind === 'operation') return operationOf(target).entry.isCached ?? false;
  return target.kind === 'soap';
}
