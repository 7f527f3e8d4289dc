// Room for connections. Where there is none left, the one that has been idle for longest makes room: so nobody who opens
// many and says nothing keeps others out, our own windows least of all. Those that became WebSockets do not count.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** More than any client opens by itself. */
const MAX_CONNECTIONS = 2048;

export interface Slots {
  /** Counts the connections of a server from now on. */
  watch(server: Server): void;
  /** A connection that is no longer one of HTTP. */
  free(socket: Duplex): void;
}

export function createSlots(limit = MAX_CONNECTIONS): Slots {
  /** In the order in which they came or became idle. */
  const idle = new Set<Duplex>();
  const busy = new Set<Duplex>();

  function free(socket: Duplex): void {
    idle.delete(socket);
    busy.delete(socket);
  }

  function take(socket: Duplex): void {
    const [oldest] = idle;
    if (idle.size + busy.size >= limit) {
      // All are being answered: then there is no room.
      if (!oldest) return void socket.destroy();
      free(oldest);
      oldest.destroy();
    }
    idle.add(socket);
    socket.once('close', () => free(socket));
  }

  function beBusy({ socket }: IncomingMessage, response: ServerResponse): void {
    if (!idle.delete(socket)) return;
    busy.add(socket);
    response.once('close', () => {
      if (busy.delete(socket) && !socket.destroyed) idle.add(socket);
    });
  }

  return {
    watch: (server) => void server.on('connection', take).on('request', beBusy).on('checkContinue', beBusy),
    free,
  };
}
