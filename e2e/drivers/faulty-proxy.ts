// Stands before an observation service, and does to registrations what networks and the machines in them do.

import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as openRequest,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `cutWithin`: the line ends in the middle of the body, which for five pictures of one size is the third of them;
 * `answerLost`: it ends before the answer; `busy`: nothing is passed on; `gateway`: the answer is another's; `twice`: it
 * arrives two times.
 */
export const PROXY_FAULTS = ['cutWithin', 'answerLost', 'busy', 'gateway', 'twice'] as const;
export type ProxyFault = (typeof PROXY_FAULTS)[number];

export interface FaultyProxy {
  readonly url: string;
  /** How many registrations met it so far. */
  readonly met: { readonly [Fault in ProxyFault]: number };
  close(): void;
}

/** `faultOf`: what becomes of a registration that comes with this Id; undefined lets it pass. */
export async function startFaultyProxy(
  service: string,
  faultOf: (id: string) => ProxyFault | undefined,
): Promise<FaultyProxy> {
  const met = { cutWithin: 0, answerLost: 0, busy: 0, gateway: 0, twice: 0 };
  const server = createServer((request, response) => {
    const passage = { service, request, response };
    if (!request.url?.endsWith('/Registration/Insert')) {
      passOn({ ...passage, first: Buffer.alloc(0), fault: undefined });
      return;
    }
    // The Id stands in front of all else, and the body shall be on its way before its end is there.
    request.once('data', (first: Buffer) => {
      const [, id] = /"Id":"([^"]+)"/.exec(first.toString('latin1')) ?? [];
      const fault = id === undefined ? undefined : faultOf(id);
      if (fault) met[fault] += 1;
      passOn({ ...passage, first, fault });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    met,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Passage {
  readonly service: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What was read of the body. */
  readonly first: Buffer;
  readonly fault: ProxyFault | undefined;
}

function passOn(passage: Passage): void {
  const { request, response, first, fault } = passage;
  const end = () => request.socket.destroy();
  if (fault === 'busy') {
    request.resume();
    request.on('end', () => response.writeHead(503).end());
    return;
  }
  const upstream = openUpstream(passage, end);
  request.on('error', () => upstream.destroy());
  const half =
    fault === 'cutWithin' ? Number(request.headers['content-length']) / 2 : Number.POSITIVE_INFINITY;
  const kept: Buffer[] = [];
  let passed = 0;
  function pass(chunk: Buffer): void {
    if (passed < half) upstream.write(chunk.subarray(0, half - passed));
    passed += chunk.length;
    if (fault === 'twice') kept.push(chunk);
    // What was passed on is on its way before the line ends.
    if (passed >= half) setImmediate(cut);
  }
  function cut(): void {
    upstream.destroy();
    end();
  }
  pass(first);
  request.on('data', pass);
  request.on('end', () => upstream.end());
  upstream.on('response', (answer) => {
    if (fault) answer.resume();
    if (fault === 'twice') {
      const again = openUpstream(passage, end);
      again.on('response', (second) => answerWith(response, second));
      again.end(Buffer.concat(kept));
    } else if (fault === 'answerLost') end();
    else if (fault === 'gateway') response.writeHead(504, { 'content-type': 'text/html' }).end('<html>');
    else answerWith(response, answer);
  });
}

function openUpstream(
  { service, request: { method = 'GET', url = '/', headers } }: Passage,
  end: () => void,
) {
  const upstream = openRequest(`${service}${url}`, { method, headers: withoutHost(headers) });
  upstream.on('error', end);
  return upstream;
}

function withoutHost({ host: _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

function answerWith(response: ServerResponse, answer: IncomingMessage): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}
