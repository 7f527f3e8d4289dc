import { appError } from '../../../../shared/contracts/errors.ts';
import type { HttpReply } from '../../../../shared/http/replies.ts';
import { owsException, wmtsCapabilities } from '../../../../shared/tiles/addresses/wmts-capabilities.ts';
import { readWmtsRequest, type WmtsProblem } from '../../../../shared/tiles/addresses/wmts-request.ts';
import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';
import { storeReply } from '../../http/replies/stored-reply.ts';
import type { TileCaches } from '../caches/tile-caches.ts';
import type { FoundTile } from './hot-tiles.ts';

export interface WmtsQuestion {
  readonly path: string;
  readonly query: string;
  readonly origin: string;
}

export interface WmtsDependencies {
  readonly caches: Pick<TileCaches, 'list'>;
  /** A tile with its headers; undefined where there is none. */
  readonly findTile: (cacheId: string, tile: TileAddress) => Promise<FoundTile | undefined>;
}

/** Answers a request below the root of WMTS: a document, a tile, or what is wrong in the form of OGC. */
export async function answerWmts(
  { path, query, origin }: WmtsQuestion,
  { caches, findTile }: WmtsDependencies,
): Promise<FoundTile> {
  const asked = readWmtsRequest(path, query);
  if (!asked) throw appError('http/not-found', { path });
  if ('code' in asked) return fresh(exceptionReply(asked));
  const list = await caches.list();
  if (asked.kind === 'capabilities') {
    const readable = list.flatMap(({ cacheId, facts }) => (facts ? [{ cacheId, facts }] : []));
    return fresh(xmlReply(200, wmtsCapabilities(origin, readable)));
  }
  const { cacheId, tile } = asked;
  if (!list.some((cache) => cache.cacheId === cacheId)) {
    const text = `There is no layer ${cacheId}.`;
    return fresh(exceptionReply({ code: 'InvalidParameterValue', text, locator: 'layer' }));
  }
  const found = await findTile(cacheId, tile);
  if (found) return found;
  const { level, row, column } = tile;
  const text = `There is no tile at matrix ${level}, row ${row}, column ${column}.`;
  return fresh(exceptionReply({ code: 'TileOutOfRange', text }));
}

/** A tile that is not there is nothing at its address; everything else is wrong in what was asked (OGC 07-057r7, 10.2). */
function exceptionReply(problem: WmtsProblem): HttpReply {
  return xmlReply(problem.code === 'TileOutOfRange' ? 404 : 400, owsException(problem));
}

function xmlReply(status: number, xml: string): HttpReply {
  const headers = [{ name: 'content-type', value: 'application/xml; charset=utf-8' }];
  return { status, headers, body: new TextEncoder().encode(xml) };
}

function fresh(reply: HttpReply): FoundTile {
  return { reply: storeReply(reply, reply.status === 200), isHot: false };
}
