// Pages of the origins that the user listed may read the services; nobody else's may.

import type { IncomingMessage, ServerResponse } from 'node:http';

const EXPOSED = 'Allow, Content-Encoding, Content-Length, ETag, Last-Modified, Retry-After, Vary, Varde-Data';

const NO_HEADERS: readonly string[] = ['cross-origin-resource-policy', 'same-origin'];

/** What a reply says to the page of another origin; without one, only that no page may embed it. */
export function corsHeaders(origin: string | undefined): readonly string[] {
  if (origin === undefined) return NO_HEADERS;
  return [
    ...['access-control-allow-origin', origin, 'vary', 'Origin'],
    ...['access-control-expose-headers', EXPOSED],
    ...['cross-origin-resource-policy', 'cross-origin'],
  ];
}

export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && 'access-control-request-method' in headers;
}

export function sendPreflight(
  { headers }: IncomingMessage,
  response: ServerResponse,
  more: readonly string[],
): void {
  const wanted = headers['access-control-request-headers'];
  response
    .writeHead(204, [
      ...more,
      ...['access-control-allow-methods', 'GET, HEAD, POST, PUT', 'access-control-max-age', '600'],
      ...(wanted ? ['access-control-allow-headers', wanted] : []),
      // Chromium asks before it lets a public page reach a loopback address.
      ...(headers['access-control-request-private-network']
        ? ['access-control-allow-private-network', 'true']
        : []),
    ])
    .end();
}
