// Opens the sockets: on both loopback addresses, so that `localhost` reaches us whatever it is resolved to.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { appError } from '../../../shared/contracts/errors.ts';
import { createSlots } from './connection-slots.ts';
import { sendError } from './replies/send.ts';
import { cutStalledReaders } from './stalled-readers.ts';

/** An import would read all members of the module, and load Node's whole client of HTTP with them: a fifth of a start. */
const { createServer } = process.getBuiltinModule('node:http');

export interface ListenerHandlers {
  onRequest(request: IncomingMessage, response: ServerResponse): void;
  onUpgrade(request: IncomingMessage, socket: Duplex, firstBytes: Buffer): void;
}

export interface Listener {
  readonly port: number;
  /** To be called at once after opening, before anything is awaited. */
  serve(handlers: ListenerHandlers): void;
  /** Refuses new connections and ends the open ones; those in the middle of a reply get a moment, WebSockets none. */
  close(): Promise<void>;
}

const LIMITS = {
  headersTimeout: 10_000,
  /** As long as clients of the observation service wait for a registration with its pictures to be sent. */
  requestTimeout: 120_000,
  maxHeaderSize: 16 * 1024,
} as const;
/** A client that takes nothing of an answer for so long is cut. */
const MAX_STALL_MS = 30_000;
/** A connection over which nothing is asked for so long is closed. */
const MAX_IDLE_MS = 30_000;
/** Node looks for connections that take too long only so often; by itself every 30 seconds. */
const LOOKS_PER_TIMEOUT = 10;
const CLOSE_GRACE_MS = 500;
const FREE_PORT_TRIES = 5;
const IPV4 = '127.0.0.1';
const IPV6 = '::1';

export interface Patience {
  /** How long the headers of a request may take. */
  readonly headersMs: number;
  /** How long nothing of an answer may be taken. */
  readonly stallMs: number;
  /** How long a connection is kept on which nothing is asked. */
  readonly idleMs: number;
}

const PATIENCE: Patience = {
  headersMs: LIMITS.headersTimeout,
  stallMs: MAX_STALL_MS,
  idleMs: MAX_IDLE_MS,
};

/** Opens a port; 0 finds a free one. Fails with `http/port-taken`. */
export async function openListener(port: number, patience: Partial<Patience> = {}): Promise<Listener> {
  for (let tries = 1; ; tries++) {
    try {
      return await openOnce(port, { ...PATIENCE, ...patience });
    } catch (error) {
      if (port === 0 && tries < FREE_PORT_TRIES) continue;
      const reason = error instanceof Error ? error.message : String(error);
      throw appError('http/port-taken', { port, reason }, { cause: error });
    }
  }
}

export interface WantedPort {
  readonly number: number;
  /** Whether it was asked for by number: then no other will do. */
  readonly isFixed: boolean;
}

/** Opens the wanted port, or a free one where it is taken and another will do. */
export async function openWantedPort({
  number,
  isFixed,
}: WantedPort): Promise<{ listener: Listener; isOther: boolean }> {
  try {
    return { listener: await openListener(number), isOther: false };
  } catch (error) {
    if (isFixed) throw error;
    return { listener: await openListener(0), isOther: true };
  }
}

async function openOnce(wanted: number, patience: Patience): Promise<Listener> {
  const first = await listen(IPV4, wanted, patience);
  const { port } = first.address() as AddressInfo;
  const servers = [first];
  try {
    const second = await listen(IPV6, port, patience).catch(unlessMissing);
    if (second) servers.push(second);
  } catch (error) {
    first.close();
    throw error;
  }
  // Node's server forgets connections that became WebSockets, and yet waits for their end.
  const upgraded = new Set<Duplex>();
  const slots = createSlots();
  for (const server of servers) slots.watch(server);
  cutStalledReaders(servers, slots, patience.stallMs);
  return {
    port,
    serve({ onRequest, onUpgrade }) {
      for (const server of servers) {
        // What is to come of a body is asked for when it is read: nobody sends what will be refused.
        server
          .on('request', onRequest)
          .on('checkContinue', onRequest)
          .on('upgrade', (request, socket, firstBytes) => {
            slots.free(socket);
            upgraded.add(socket);
            socket.once('close', () => upgraded.delete(socket));
            onUpgrade(request, socket, firstBytes);
          });
      }
    },
    async close() {
      for (const socket of upgraded) socket.destroy();
      await Promise.all(servers.map(closeServer));
    },
  };
}

function listen(host: string, port: number, { headersMs, idleMs }: Patience): Promise<Server> {
  const server = createServer({
    ...LIMITS,
    headersTimeout: headersMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: headersMs / LOOKS_PER_TIMEOUT,
    noDelay: true,
    // What has no body is not read: a stream that ends would take a tenth of the time of a tile.
    optimizeEmptyRequests: true,
    // We say ourselves what is missing; Node would answer without a word.
    requireHostHeader: false,
  });
  server.on('clientError', refuseNonsense);
  server.on('checkExpectation', refuseExpectation);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/** A machine without IPv6 is served on IPv4 alone. */
function unlessMissing(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return undefined;
  throw error;
}

const NONSENSE_STATUS: { readonly [code: string]: string } = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_INVALID_TRANSFER_ENCODING: '501 Not Implemented',
};

/** Answers what is no HTTP request, in the form of our other failures. */
function refuseNonsense(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = NONSENSE_STATUS[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify({ Message: status.slice(4) });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\n` +
      `Connection: close\r\n\r\n${body}`,
  );
}

/** Node meets `100-continue` by itself; what else a client may expect, nobody has defined. */
function refuseExpectation({ headers }: IncomingMessage, response: ServerResponse): void {
  const error = appError('http/expectation-failed', { value: headers.expect ?? '' });
  sendError(response, error, { log: () => undefined, more: ['connection', 'close'] });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
