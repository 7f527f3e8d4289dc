// The host's listener with a data window that answers as a test wishes.

import { appError } from '../../../shared/contracts/errors.ts';
import type { HttpReply, HttpRequest } from '../../../shared/http/replies.ts';
import type { OutputFiles } from '../files/output-files.ts';
import { createHttpPart } from '../http/http-part.ts';
import { type Listener, openListener } from '../http/listener.ts';
import { createReplyCache, type ReplyCache } from '../http/reply-cache.ts';
import { createRequestLog, type RequestLog } from '../http/request-log.ts';
import type { OtherHandler } from '../http/router.ts';
import { OF_OURS, type ServedTiles } from '../tiles/served-tiles.ts';

/** The one token that opens anything. */
export const GOOD_TOKEN = '11111111-1111-4111-8111-111111111111';

export const BODY = JSON.stringify([{ Navn: 'Åbjøra', text: 'x'.repeat(5000) }]);

export interface Served {
  readonly port: number;
  readonly cache: ReplyCache;
  readonly requests: RequestLog;
  readonly forwardedRequests: HttpRequest[];
  /** The sizes of the pictures that are held now. */
  readonly heldPictures: readonly number[];
  today: string;
}

/** Where nobody took in a cache of tiles. */
export const NO_CACHES: ServedTiles = {
  list: async () => [],
  facts: (cache) => Promise.reject(appError('tiles/unknown-cache', { cache })),
  read: (cache) => Promise.reject(appError('tiles/unknown-cache', { cache })),
  renew: async () => OF_OURS,
  ready: () => undefined,
  cacheOfMap: () => undefined,
  layerIds: () => [],
  onChanged: () => undefined,
};

/** Those that are open. */
export const listeners: Listener[] = [];

export async function closeListeners(): Promise<void> {
  for (const listener of listeners.splice(0)) await listener.close();
}

export async function serve(
  answer: (request: HttpRequest) => Promise<HttpReply> | HttpReply = () => reply(BODY),
  allowedOrigins: string[] = [],
  proxyOrigins: string[] = [],
  others: readonly OtherHandler[] = [],
  caches = NO_CACHES,
  outputs: Pick<OutputFiles, 'find'> = { find: () => undefined },
): Promise<Served> {
  const listener = await openListener(0);
  listeners.push(listener);
  const forwardedRequests: HttpRequest[] = [];
  const heldPictures: number[] = [];
  const cache = createReplyCache(() => served.today);
  const requests = createRequestLog(() => 1_000);
  const served: Served = {
    port: listener.port,
    cache,
    requests,
    forwardedRequests,
    heldPictures,
    today: '2026-11-28',
  };
  listener.serve(
    createHttpPart({
      port: listener.port,
      allowedOrigins: () => allowedOrigins,
      proxyOrigins: () => proxyOrigins,
      data: () => ({
        'http.handle': async ({ request }) => {
          forwardedRequests.push(request);
          return answer(request);
        },
      }),
      cache,
      acceptsToken: ({ obs_apptoken }) => obs_apptoken === GOOD_TOKEN,
      pictures: {
        hold: ({ length }) => {
          heldPictures.push(length);
          return `${length} bytes`;
        },
        release: (names) => void heldPictures.splice(0, names.length),
      },
      outputs,
      requests,
      caches,
      others,
      webSocketRoutes: {},
      log: { info: () => undefined, error: () => undefined },
    }),
  );
  return served;
}

export function reply(body: string, more: Partial<HttpReply> = {}): HttpReply {
  return {
    status: 200,
    headers: [
      { name: 'content-type', value: 'application/json; charset=utf-8' },
      { name: 'last-modified', value: 'Sat, 28 Nov 2026 10:00:00 GMT' },
    ],
    body: new TextEncoder().encode(body),
    cacheDay: '2026-11-28',
    ...more,
  };
}
