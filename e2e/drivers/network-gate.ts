// A network that is away until it is opened: nothing listens before. Behind it stands an observation service.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './pass-on.ts';

export interface NetworkGate {
  /** Answers nobody until the gate is open. */
  readonly url: string;
  /** The registrations that came through, in their order. */
  readonly arrived: string[];
  open(): Promise<void>;
  close(): void;
}

export async function createNetworkGate(service: string): Promise<NetworkGate> {
  const arrived: string[] = [];
  const server = createServer(async (request, response) => {
    const { url = '/' } = request;
    const body = Buffer.concat(await request.toArray());
    if (url.endsWith('/Registration/Insert')) arrived.push(body.toString('utf8'));
    await passOn(service, request, body, response);
  });
  const port = await freePort();
  return {
    url: `http://127.0.0.1:${port}`,
    arrived,
    open: () => listen(server, port),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server, 0);
  const address: AddressInfo | string | null = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done) => server.listen(port, '127.0.0.1', done));
}
