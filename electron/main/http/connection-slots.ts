// Room for connections. Where there is none left, the idle one that asked longest ago makes room: so nobody who opens
// many and says nothing keeps others out, our own windows least of all. Those that became WebSockets do not count.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** More than any client opens by itself. */
const MAX_CONNECTIONS = 2048;

export interface Slots {
  /** Counts the connections of a server from now on. */
  watch(server: Server): void;
  /** A connection that is no longer one of HTTP. */
  free(socket: Duplex): void;
  /** Whether a connection waits for an answer, or for the rest of one. */
  isBusy(socket: Duplex): boolean;
  /** Those that do, each with the answer that was asked for last. */
  busy(): Iterable<{ readonly socket: Socket; readonly answer: ServerResponse }>;
}

/** Looked at when it matters: to listen to the end of each answer would take longer than anything else that is done here. */
interface Connection {
  readonly socket: Socket;
  /** To what was asked last; undefined before the first request. */
  answer: ServerResponse | undefined;
  /** In which order they came or asked. */
  turn: number;
}

export function createSlots(limit = MAX_CONNECTIONS): Slots {
  const connections = new Map<Duplex, Connection>();
  let turns = 0;

  function free(socket: Duplex): void {
    connections.delete(socket);
  }

  function findIdle(): Duplex | undefined {
    let oldest: Duplex | undefined;
    let oldestTurn = Number.POSITIVE_INFINITY;
    for (const [socket, connection] of connections) {
      if (connection.turn >= oldestTurn || openAnswer(connection)) continue;
      oldest = socket;
      oldestTurn = connection.turn;
    }
    return oldest;
  }

  function take(socket: Socket): void {
    if (connections.size >= limit) {
      const oldest = findIdle();
      // All are being answered: then there is no room.
      if (!oldest) return void socket.destroy();
      free(oldest);
      oldest.destroy();
    }
    connections.set(socket, { socket, answer: undefined, turn: ++turns });
    socket.once('close', () => free(socket));
  }

  function beBusy({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.answer = response;
    connection.turn = ++turns;
  }

  return {
    watch: (server) => void server.on('connection', take).on('request', beBusy).on('checkContinue', beBusy),
    free,
    isBusy: (socket) => openAnswer(connections.get(socket)) !== undefined,
    *busy() {
      for (const connection of connections.values()) {
        const answer = openAnswer(connection);
        if (answer) yield { socket: connection.socket, answer };
      }
    },
  };
}

/** Answers of a connection go out one after the other: where the last one is done, all are. */
function openAnswer(connection: Connection | undefined): ServerResponse | undefined {
  return connection?.answer?.closed ? undefined : connection?.answer;
}
