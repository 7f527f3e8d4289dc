// Joins user interfaces with the data window. In the browser shell neither can reach the other: both open WebSockets
// to the host, which passes the frames on as they are.

import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';

export interface DataRelay {
  /** The data window is there: text frames on its control socket tell it of user interfaces. */
  attach(control: WebSocket): void;
  /** A user interface wants to be joined. It waits while there is no data window. */
  join(ui: WebSocket): void;
  /** The data window opened the channel of an id that it was told. */
  answer(id: string, socket: WebSocket): void;
}

export function createDataRelay(): DataRelay {
  const waiting = new Map<string, WebSocket>();
  let control: WebSocket | undefined;

  return {
    attach(socket) {
      control = socket;
      socket.once('close', () => {
        if (control === socket) control = undefined;
      });
      for (const id of waiting.keys()) socket.send(id);
    },
    join(ui) {
      const id = randomUUID();
      waiting.set(id, ui);
      // Until the other end is there, frames stay with the sender.
      ui.pause();
      ui.once('close', () => waiting.delete(id));
      control?.send(id);
    },
    answer(id, socket) {
      const ui = waiting.get(id);
      waiting.delete(id);
      if (!ui) return socket.close();
      connect(ui, socket);
      ui.resume();
    },
  };
}

function connect(left: WebSocket, right: WebSocket): void {
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    from.on('message', (data, isBinary) => to.send(data, { binary: isBinary }));
    from.once('close', () => to.close());
  }
}
