// Answers the plain addresses of caches: the host's own, also while the data window is away.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { appError } from '../../../../shared/contracts/errors.ts';
import { jsonBytes, jsonReply, methodNotAllowed } from '../../../../shared/http/replies.ts';
import { tileJson } from '../../../../shared/tiles/addresses/tile-json.ts';
import { readTilePath } from '../../../../shared/tiles/addresses/tile-path.ts';
import { isWmtsPath } from '../../../../shared/tiles/addresses/wmts-request.ts';
import { isAddress } from '../../../../shared/tiles/scheme/tile-grid.ts';
import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';
import { createRecorder } from '../../http/replies/record-request.ts';
import { type Sent, sendError, sendStored } from '../../http/replies/send.ts';
import { type StoredReply, storeReply } from '../../http/replies/stored-reply.ts';
import type { RequestLog } from '../../http/request-log.ts';
import type { TileCaches } from '../caches/tile-caches.ts';
import type { HotTiles } from './hot-tiles.ts';
import { answerWmts, type FoundTile } from './wmts-answers.ts';

export interface TileAddressDependencies {
  readonly caches: Pick<TileCaches, 'facts' | 'read' | 'renew' | 'list'>;
  readonly hotTiles: HotTiles;
  readonly requests: RequestLog;
  readonly log: (error: unknown) => void;
}

export interface TileRequest {
  /** As sent. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** The address that the client used, without a path. */
  readonly origin: string;
  /** Headers that every reply to this request carries: those of CORS. */
  readonly more: readonly string[];
}

export type TileAddressHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: TileRequest,
) => void;

export function createTileAddresses(dependencies: TileAddressDependencies): TileAddressHandler {
  const { requests, log } = dependencies;
  return (request, response, asked) => {
    const recordSent = createRecorder(requests, request);
    const { method = 'GET' } = request;
    let isCached = false;
    const record = (sent: Sent) => recordSent(sent, { operation: '', isCached });
    answer(method, asked, dependencies)
      .then(({ reply, isHot }) => {
        isCached = isHot;
        return sendStored(request, response, reply, asked.more);
      })
      .then(record)
      .catch((error: unknown) => record(sendError(response, error, { log, more: asked.more })));
  };
}

async function answer(
  method: string,
  { path, query, origin }: TileRequest,
  { caches, hotTiles }: TileAddressDependencies,
): Promise<FoundTile> {
  const findTile = async (cacheId: string, tile: TileAddress) => {
    if (!isAddress(tile)) return undefined;
    // A tile in memory may be of a file that is another one now.
    const mark = await caches.renew(cacheId, tile);
    return hotTiles.get(cacheId, tile, { mark, read: () => caches.read(cacheId, tile) });
  };
  if (method !== 'GET' && method !== 'HEAD') {
    return fresh(storeReply(methodNotAllowed(method, ['GET', 'HEAD']), false));
  }
  if (isWmtsPath(path)) return answerWmts({ path, query, origin }, { caches, findTile });
  const asked = readTilePath(path);
  if (!asked) throw appError('http/not-found', { path });
  const { cacheId } = asked;
  if (asked.kind === 'description') {
    const description = tileJson(origin, cacheId, await caches.facts(cacheId));
    return fresh(storeReply(jsonReply(200, jsonBytes(description)), true));
  }
  const { tile } = asked;
  const found = await findTile(cacheId, tile);
  if (!found) throw appError('tiles/no-tile', { cache: cacheId, ...tile });
  return found;
}

function fresh(reply: StoredReply): FoundTile {
  return { reply, isHot: false };
}
