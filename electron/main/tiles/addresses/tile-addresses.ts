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
import { sendError, sendStored } from '../../http/replies/send.ts';
import { type StoredReply, storeReply } from '../../http/replies/stored-reply.ts';
import type { RequestLog } from '../../http/request-log.ts';
import type { TileCaches } from '../caches/tile-caches.ts';
import type { FoundTile, HotTiles } from './hot-tiles.ts';
import type { TileSlab } from './tile-memory.ts';
import { answerWmts } from './wmts-answers.ts';

export interface TileAddressDependencies {
  readonly caches: Pick<TileCaches, 'facts' | 'read' | 'renew' | 'ready' | 'list'>;
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
  readonly origin: () => string;
  /** Headers that every reply to this request carries: those of CORS. */
  readonly more: readonly string[];
}

export type TileAddressHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: TileRequest,
) => void;

export function createTileAddresses(dependencies: TileAddressDependencies): TileAddressHandler {
  const { hotTiles, requests, log } = dependencies;
  return (request, response, asked) => {
    const recordSent = createRecorder(requests, request);
    const { method = 'GET' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const fail = (error: unknown) =>
      recordSent(sendError(response, error, { log, more: asked.more }), TILE_READ);
    const deliver = ({ reply, isHot, memory }: FoundTile): void => {
      const facts = { operation: '', isCached: isHot, isAnswerLent: memory !== undefined };
      const release = () => memory && releaseWhenSent(response, memory);
      const sent = sendStored(request, response, reply, asked.more);
      if (sent instanceof Promise) {
        // Also of a client that leaves meanwhile: what is packed and recorded is the tile, and not what follows it.
        sent
          .then((each) => recordSent(each, facts))
          .catch(fail)
          .finally(release);
        return;
      }
      recordSent(sent, facts);
      release();
    };
    // Most tiles are asked again and again: what is in memory needs no promise.
    const hot = isRead ? hotTiles.find(urlOf(asked)) : undefined;
    if (hot) deliver(hot);
    else if (isRead) answer(asked, dependencies).then(deliver).catch(fail);
    else deliver(fresh(storeReply(methodNotAllowed(method, ['GET', 'HEAD']), false)));
  };
}

/** What the system has not taken yet is still read. */
function releaseWhenSent(response: ServerResponse, memory: TileSlab): void {
  const isTaken = response.writableEnded && response.writableLength === 0;
  if (isTaken || response.closed) memory.users--;
  else response.once('close', () => void memory.users--);
}

const TILE_READ = { operation: '', isCached: false };

function urlOf({ path, query }: TileRequest): string {
  return query === '' ? path : `${path}?${query}`;
}

async function answer(asked: TileRequest, { caches, hotTiles }: TileAddressDependencies): Promise<FoundTile> {
  const { path, query, origin } = asked;
  const findTile = async (cacheId: string, tile: TileAddress) => {
    if (!isAddress(tile)) return undefined;
    const wanted = { cacheId, tile, url: urlOf(asked) };
    const ready = caches.ready(cacheId, tile);
    if (ready) return hotTiles.get(wanted, ready);
    // A tile in memory may be of a file that is another one now.
    const look = await caches.renew(cacheId, tile);
    return hotTiles.get(wanted, { look, read: (room) => caches.read(cacheId, tile, room) });
  };
  if (isWmtsPath(path)) return answerWmts({ path, query, origin: origin() }, { caches, findTile });
  const meant = readTilePath(path);
  if (!meant) throw appError('http/not-found', { path });
  const { cacheId } = meant;
  if (meant.kind === 'description') {
    const description = tileJson(origin(), cacheId, await caches.facts(cacheId));
    return fresh(storeReply(jsonReply(200, jsonBytes(description)), true));
  }
  const { tile } = meant;
  const found = await findTile(cacheId, tile);
  if (!found) throw appError('tiles/no-tile', { cache: cacheId, ...tile });
  return found;
}

function fresh(reply: StoredReply): FoundTile {
  return { reply, isHot: false };
}
