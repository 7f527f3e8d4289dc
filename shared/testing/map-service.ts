// The map service with its sockets cut off: requests in, replies out, over ports in memory.

import { createRequestHandler } from '../http/handle-request.ts';
import type { HttpReply, HttpRequest } from '../http/replies.ts';
import type { MapContext } from '../services/map/map-context.ts';
import { openRegisters } from '../services/registers/registers.ts';
import { createMemoryLog, createSetClock } from './ports/fixed-ports.ts';
import { createMemoryRegisterStore } from './ports/memory-register-store.ts';

export interface MapRequests {
  send(request: {
    path: string;
    query?: string;
    method?: string;
    headers?: HttpRequest['headers'];
    body?: Uint8Array | string;
  }): Promise<HttpReply>;
  readonly log: ReturnType<typeof createMemoryLog>;
}

export async function createMapRequests(map: MapContext = {}): Promise<MapRequests> {
  const registers = await openRegisters(createMemoryRegisterStore());
  const log = createMemoryLog();
  const handle = createRequestHandler({
    context: { registers, readSeries: async () => [] },
    map,
    state: registers.state,
    clock: createSetClock('2026-11-28T12:00:00Z'),
    log,
  });
  return {
    log,
    send: ({ path, query = '', method = 'GET', headers = [], body = '' }) =>
      handle({
        method,
        path,
        query,
        headers,
        body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
        origin: 'http://localhost:36036',
      }),
  };
}
