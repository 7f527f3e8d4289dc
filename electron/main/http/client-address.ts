// The address that a client used, which descriptions and answers hold: that of a proxy, where the settings name it.

import type { IncomingHttpHeaders } from 'node:http';

/** The address below which a request was asked for, without a slash at its end. Give it requests whose Host was checked. */
export type ClientOrigin = (headers: IncomingHttpHeaders) => string;

/**
 * `proxyOrigins`: the origins under which proxies pass requests on to us; asked each time, because the settings may
 * change. What Forwarded (RFC 7239) says, or the X-Forwarded headers where there is none, counts only when it names one
 * of them: anybody can send such headers. X-Forwarded-Prefix is the path that such a proxy took away.
 */
export function createClientOrigin(proxyOrigins: () => readonly string[]): ClientOrigin {
  return (headers) => {
    const forwarded = originOf(standardParts(headers) ?? customaryParts(headers));
    if (forwarded === undefined || !proxyOrigins().includes(forwarded)) return `http://${headers.host ?? ''}`;
    return forwarded + prefixOf(headers);
  };
}

interface ForwardedOrigin {
  readonly host: string;
  readonly protocol: string | undefined;
  readonly port?: string | undefined;
}

function originOf(parts: ForwardedOrigin | undefined): string | undefined {
  if (!parts) return undefined;
  const { host, protocol = 'http', port } = parts;
  const hasPort = /:\d+$/.test(host);
  const address = `${protocol}://${host}${port && !hasPort ? `:${port}` : ''}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

const PAIR =
  /(?:^|[;,])\s*(?<name>[\w-]+)=(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<token>[^;,"\s]*))\s*(?=$|[;,])/y;

/** Forwarded, as the proxy next to the client wrote it. */
function standardParts({ forwarded }: IncomingHttpHeaders): ForwardedOrigin | undefined {
  if (forwarded === undefined) return undefined;
  const named = new Map<string, string>();
  PAIR.lastIndex = 0;
  for (let pair = PAIR.exec(forwarded); pair; pair = PAIR.exec(forwarded)) {
    // What the proxies after it wrote stands behind a comma.
    if (pair[0].startsWith(',')) break;
    const { name = '', quoted, token = '' } = pair.groups ?? {};
    named.set(name.toLowerCase(), quoted?.replaceAll(/\\(.)/g, '$1') ?? token);
  }
  const host = named.get('host');
  return host ? { host, protocol: named.get('proto') } : undefined;
}

function customaryParts(headers: IncomingHttpHeaders): ForwardedOrigin | undefined {
  const host = nearestToClient(headers['x-forwarded-host']);
  if (host === undefined) return undefined;
  return {
    host,
    protocol: nearestToClient(headers['x-forwarded-proto']),
    port: nearestToClient(headers['x-forwarded-port']),
  };
}

/** Each proxy on the way adds its value at the end. */
function nearestToClient(header: string | string[] | undefined): string | undefined {
  const [first] = String(header ?? '').split(',');
  return first?.trim() || undefined;
}

const MAX_PREFIX_CHARACTERS = 256;
const PREFIX = /^(?:\/[\w.~-]+)+$/;

function prefixOf(headers: IncomingHttpHeaders): string {
  const prefix = nearestToClient(headers['x-forwarded-prefix'])?.replace(/\/$/, '') ?? '';
  return prefix.length <= MAX_PREFIX_CHARACTERS && PREFIX.test(prefix) && !/\/\.\.?(?:\/|$)/.test(prefix)
    ? prefix
    : '';
}
