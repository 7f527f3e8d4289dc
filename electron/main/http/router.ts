// The way of a request: who asks, then what for.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { appError } from '../../../shared/contracts/errors.ts';
import { resolveTarget } from '../../../shared/contracts/resolve-target.ts';
import { isTilePath } from '../../../shared/tiles/addresses/tile-path.ts';
import type { TileAddressHandler } from '../tiles/addresses/tile-addresses.ts';
import type { Access } from './access.ts';
import type { ClientOrigin } from './client-address.ts';
import { corsHeaders, isPreflight, sendPreflight } from './cors.ts';
import { sendError } from './replies/send.ts';
import type { ServiceHandler } from './service-handler.ts';
import { faultReplyTo } from './unread-message.ts';

/** Answers what is not a service; false when it has nothing there. */
export type OtherHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  target: { readonly path: string; readonly query: string },
) => boolean | Promise<boolean>;

export interface RouterDependencies {
  readonly access: Access;
  readonly clientOrigin: ClientOrigin;
  readonly services: ServiceHandler;
  /** Results that are kept for their clients. */
  readonly outputs: ServiceHandler;
  readonly tiles: TileAddressHandler;
  /** Asked in turn. They are for our own pages and programs: no other origin gets an answer from them. */
  readonly others: readonly OtherHandler[];
  readonly log: (error: unknown) => void;
}

export function createRouter({
  access,
  clientOrigin,
  services,
  outputs,
  tiles,
  others,
  log,
}: RouterDependencies) {
  async function answerOther(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ) {
    const isForeign = access.foreignOrigin(request.headers) !== undefined;
    if (isForeign) throw appError('http/origin-not-allowed', { origin: request.headers.origin ?? '' });
    for (const other of others) if (await other(request, response, { path, query })) return;
    throw appError('http/not-found', { path });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { headers } = request;
    const { host, url } = readTarget(request.url ?? '/');
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const query = mark < 0 ? '' : url.slice(mark + 1);
    try {
      checkFraming(request);
      access.checkHost(headers.host);
      if (host !== undefined) access.checkHost(host);
      const isOfTiles = isTilePath(path);
      const target = isOfTiles ? undefined : resolveTarget(request.method ?? 'GET', path);
      if (!target && !isOfTiles) {
        const makeReply = isSoapMessage(request) ? faultReplyTo(request) : undefined;
        answerOther(request, response, path, query).catch((error) =>
          sendError(response, error, { log, makeReply }),
        );
        return;
      }
      const more = corsHeaders(access.foreignOrigin(headers));
      const origin = () => clientOrigin(headers);
      if (isPreflight(request)) sendPreflight(request, response, more);
      else if (!target) tiles(request, response, { path, query, origin, more });
      else {
        const answer = target.kind === 'output' ? outputs : services;
        answer(request, response, { target, path, query, origin: origin(), more });
      }
    } catch (error) {
      sendError(response, error, { log });
    }
  };
}

const HOST = 'host';

/** What two readers of one request could understand in two ways (RFC 9112, 3.2 and 6.1) is not answered. */
function checkFraming({ headers, rawHeaders }: IncomingMessage): void {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts++;
  }
  if (hosts > 1) throw appError('http/two-hosts');
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') {
    throw appError('http/unknown-coding', { coding });
  }
}

/** Whether a client that took a wrong path reads faults and nothing else. */
function isSoapMessage({ method, headers }: IncomingMessage): boolean {
  const isXml = /^(?:text\/xml|application\/soap\+xml)\b/i.test(headers['content-type'] ?? '');
  return method === 'POST' && (isXml || headers['soapaction'] !== undefined);
}

/** Clients that think us a proxy name the whole address, which a server must understand (RFC 9112, 3.2.2). */
function readTarget(target: string): { readonly host: string | undefined; readonly url: string } {
  if (target.startsWith('/')) return { host: undefined, url: target };
  const whole = /^http:\/\/(?<host>[^/?]*)(?<rest>.*)$/i.exec(target)?.groups;
  if (!whole) return { host: undefined, url: target };
  const { host, rest = '' } = whole;
  return { host, url: rest.startsWith('/') ? rest : `/${rest}` };
}
