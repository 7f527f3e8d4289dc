// Whoever asks and then does not take the answer would hold it in memory for ever.

import type { Server, ServerResponse } from 'node:http';
import type { Slots } from './connection-slots.ts';

/**
 * Cuts connections of which nothing of an answer is taken for so long, or for twice as long. Node's own watch over a socket
 * knows how much of one long write is taken, so that a slow reader is let be. One look for all: most answers are taken long
 * before it comes.
 */
export function cutStalledReaders(servers: readonly Server[], slots: Slots, stallMs: number): void {
  const watched = new WeakSet<ServerResponse>();
  const looking = setInterval(() => {
    for (const { socket, answer } of slots.busy()) {
      // Each look would begin the time anew.
      if (watched.has(answer)) continue;
      watched.add(answer);
      socket.setTimeout(stallMs);
    }
  }, stallMs).unref();
  for (const server of servers) {
    server.on('timeout', (socket) => {
      const isBeingMade = slots.isBusy(socket) && socket.writableLength === 0;
      // What is idle has been so for as long as connections are kept.
      if (isBeingMade) socket.setTimeout(stallMs);
      else socket.destroy();
    });
    server.once('close', () => clearInterval(looking));
  }
}
