// The address that a client used, which descriptions and answers hold: that of a proxy, where the settings name it.

import type { IncomingHttpHeaders } from 'node:http';

/** The origin at which a request was asked for. Give it requests whose Host was checked. */
export type ClientOrigin = (headers: IncomingHttpHeaders) => string;

/**
 * `proxyOrigins`: the origins under which proxies pass requests on to us; asked each time, because the settings may
 * change. What X-Forwarded headers say counts only when it is one of them: anybody can send such headers.
 */
export function createClientOrigin(proxyOrigins: () => readonly string[]): ClientOrigin {
  return (headers) => {
    const forwarded = forwardedOrigin(headers);
    if (forwarded !== undefined && proxyOrigins().includes(forwarded)) return forwarded;
    return `http://${headers.host ?? ''}`;
  };
}

function forwardedOrigin(headers: IncomingHttpHeaders): string | undefined {
  const host = nearestToClient(headers['x-forwarded-host']);
  if (host === undefined) return undefined;
  const port = nearestToClient(headers['x-forwarded-port']);
  const hasPort = /:\d+$/.test(host);
  const address = `${nearestToClient(headers['x-forwarded-proto']) ?? 'http'}://${host}${port && !hasPort ? `:${port}` : ''}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Each proxy on the way adds its value at the end. */
function nearestToClient(header: string | string[] | undefined): string | undefined {
  const [first] = String(header ?? '').split(',');
  return first?.trim() || undefined;
}
