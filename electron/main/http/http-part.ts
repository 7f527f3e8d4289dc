// Everything that answers on the sockets, put together.

import type { IncomingHttpHeaders } from 'node:http';
import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import type { Log } from '../../../shared/ports/log.ts';
import { createHotTiles } from '../tiles/addresses/hot-tiles.ts';
import { createTileAddresses } from '../tiles/addresses/tile-addresses.ts';
import { createTileMessages } from '../tiles/messages/tile-messages.ts';
import type { ServedTiles } from '../tiles/served-tiles.ts';
import { createAccess } from './access.ts';
import { createClientOrigin } from './client-address.ts';
import type { HeldPictures } from './forward-to-data-window.ts';
import type { ListenerHandlers } from './listener.ts';
import type { ReplyCache } from './reply-cache.ts';
import type { RequestLog } from './request-log.ts';
import { createRouter, type OtherHandler } from './router.ts';
import { createServedOutputs, type ServedOutputsDependencies } from './served-outputs.ts';
import { createServiceHandler } from './service-handler.ts';
import { createUpgradeHandler, type WebSocketRoutes } from './web-sockets.ts';

export interface HttpPartOptions {
  readonly port: number;
  readonly allowedOrigins: () => readonly string[];
  /** The origins of proxies whose X-Forwarded headers count. */
  readonly proxyOrigins: () => readonly string[];
  readonly data: () => Pick<RemoteData, 'http.handle'>;
  readonly cache: ReplyCache;
  readonly acceptsToken: (headers: IncomingHttpHeaders) => boolean;
  readonly pictures: HeldPictures;
  readonly outputs: ServedOutputsDependencies['outputs'];
  readonly requests: RequestLog;
  readonly caches: ServedTiles;
  readonly others: readonly OtherHandler[];
  readonly webSocketRoutes: WebSocketRoutes;
  readonly log: Log;
}

export function createHttpPart(options: HttpPartOptions): ListenerHandlers {
  const {
    port,
    allowedOrigins,
    proxyOrigins,
    data,
    cache,
    acceptsToken,
    pictures,
    outputs,
    requests,
    caches,
    others,
    webSocketRoutes,
  } = options;
  const log = (error: unknown) => options.log.error('A request failed', error);
  const access = createAccess(port, allowedOrigins);
  const services = createServiceHandler({
    cache,
    acceptsToken,
    pictures,
    requests,
    answerTileMessage: createTileMessages(caches, log),
    ask: async (request, signal) => data()['http.handle']({ request }, signal ? { signal } : {}),
    log,
  });
  const hotTiles = createHotTiles({ takeBack: requests.takeBack });
  caches.onChanged((cacheId) => hotTiles.drop(cacheId));
  return {
    onRequest: createRouter({
      access,
      clientOrigin: createClientOrigin(proxyOrigins),
      services,
      outputs: createServedOutputs({ outputs, requests, log }),
      tiles: createTileAddresses({ caches, hotTiles, requests, log }),
      others,
      log,
    }),
    onUpgrade: createUpgradeHandler(access, webSocketRoutes, log),
  };
}
