// The WebSocket routes for WebSockets: each path has its own rule for who may come in.

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Access } from './access.ts';

interface WebSocketRoute {
  isOpenTo(headers: IncomingHttpHeaders, query: URLSearchParams): boolean;
  onSocket(socket: WebSocket, query: URLSearchParams): void;
}

export type WebSocketRoutes = { readonly [path: string]: WebSocketRoute };

/** Room for a whole register or a large file in one message. */
const MAX_MESSAGE_BYTES = 512 * 1024 * 1024;

export function createUpgradeHandler(
  access: Access,
  webSocketRoutes: WebSocketRoutes,
  log: (error: unknown) => void,
): (request: IncomingMessage, socket: Duplex, firstBytes: Buffer) => void {
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
  });

  return (request, socket, firstBytes) => {
    // Connections that break are told of by their close.
    socket.on('error', () => undefined);
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    const webSocketRoute = Object.hasOwn(webSocketRoutes, path) ? webSocketRoutes[path] : undefined;
    if (!webSocketRoute) return refuse(socket, '404 Not Found');
    const parameters = new URLSearchParams(query);
    if (!isOurPage(access, request.headers) || !webSocketRoute.isOpenTo(request.headers, parameters)) {
      return refuse(socket, '403 Forbidden');
    }
    server.handleUpgrade(request, socket, firstBytes, (webSocket) => {
      webSocket.on('error', (error) => isReset(error) || log(error));
      webSocketRoute.onSocket(webSocket, parameters);
    });
  };
}

/** Browsers name the page that opens a WebSocket, and let any page open one anywhere. */
function isOurPage(access: Access, headers: IncomingHttpHeaders): boolean {
  try {
    access.checkHost(headers.host);
  } catch {
    return false; // Refused like any other stranger.
  }
  return headers.origin !== undefined && access.isOwnOrigin(headers.origin);
}

function isReset(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
