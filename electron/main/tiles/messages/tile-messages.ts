// Answers messages of the map service that ask for tiles of a map that is a cache, without the data window.

import { AppError } from '../../../../shared/base/app-error.ts';
import { readMapRequest, writeMapAnswer } from '../../../../shared/codec/soap/map-codec.ts';
import { readBody } from '../../../../shared/codec/soap/read-body.ts';
import { CONTENT_TYPES } from '../../../../shared/codec/soap/soap-versions.ts';
import { isErrorCode } from '../../../../shared/contracts/errors.ts';
import { tileOperations } from '../../../../shared/contracts/map/operations/tiles.ts';
import type { HttpReply } from '../../../../shared/http/replies.ts';
import { soapFaultReply } from '../../../../shared/http/soap/soap-fault-reply.ts';
import { cacheHandlers, type MapCache } from '../../../../shared/map-service/tiles/cache-handlers.ts';
import type { ServedTiles } from '../served-tiles.ts';

export interface TileMessage {
  readonly body: Uint8Array;
  /** Of the header; undefined where it says none. */
  readonly charset: string | undefined;
  /** The address that the client used. */
  readonly origin: string;
}

/** Undefined of a message that is somebody else's to answer. */
export type AnswerTileMessage = (message: TileMessage) => Promise<HttpReply | undefined>;

/** Real ones have less than one kilobyte. */
const MAX_BODY_BYTES = 64 * 1024;
const NAMES = new RegExp(Object.keys(tileOperations).join('|'));

type AnyHandler = (input: object, cache: MapCache) => unknown;

export function createTileMessages(
  caches: Pick<ServedTiles, 'cacheOfMap' | 'facts' | 'read' | 'layerIds'>,
  log: (error: unknown) => void,
): AnswerTileMessage {
  return async ({ body, charset, origin }) => {
    if (body.length > MAX_BODY_BYTES || !mayName(body)) return undefined;
    const read = readBody(body, charset, readMapRequest);
    if (!read.ok) return undefined;
    const { operation, input, ...style } = read.value;
    const handlers: { readonly [operation: string]: unknown } = cacheHandlers;
    const handler = Object.hasOwn(handlers, operation) ? handlers[operation] : undefined;
    const found = caches.cacheOfMap(nameIn(input));
    if (typeof handler !== 'function' || !found) return undefined;
    const { cacheId, mapName } = found;
    try {
      const cache: MapCache = {
        mapName,
        cacheId,
        origin,
        facts: await caches.facts(cacheId),
        layerIds: caches.layerIds(cacheId),
        read: async (tile) => (await caches.read(cacheId, tile))?.bytes,
      };
      // The reader filled the input by the table from which the handler's type is derived.
      const output = await (handler as AnyHandler)(input, cache);
      return {
        status: 200,
        headers: [{ name: 'content-type', value: CONTENT_TYPES[style.version] }],
        body: writeMapAnswer(operation, output, style),
        isCompressed: operation === 'GetMapTile',
      };
    } catch (error) {
      if (!(error instanceof AppError && isErrorCode(error.code))) log(error);
      return soapFaultReply(error, style.version);
    }
  };
}

/** All of these operations name their map. */
function nameIn({ MapName = '' }: { readonly MapName?: unknown }): string {
  return String(MapName);
}

/** Whether the bytes may hold the name of one of these operations, in UTF-8 or UTF-16. */
function mayName(body: Uint8Array): boolean {
  return NAMES.test(Buffer.from(body).toString('latin1').replaceAll('\0', ''));
}
