import { createTaskQueue } from '../../base/task-queue.ts';
import type { Channel } from '../channel.ts';
import { decodeFrame, encodeFrame } from '../frame-codec.ts';
import { createPartJoiner, PART_BYTES, partsOf } from './frame-parts.ts';

/** The part of a WebSocket that browsers and the package `ws` have in common. */
export interface WebSocketLike {
  binaryType: string;
  send(data: Uint8Array<ArrayBuffer>): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: () => void): void;
}

/** A channel over an open WebSocket: its binary frames. Text frames are no messages of the channel. */
export function webSocketChannel(socket: WebSocketLike): Channel {
  socket.binaryType = 'arraybuffer';
  const join = createPartJoiner();
  const inTurn = createTaskQueue();
  let unsent = 0;

  function read(data: ArrayBuffer): { message: unknown } | undefined {
    try {
      const frame = join(new Uint8Array(data));
      return frame && { message: decodeFrame(frame) };
    } catch {
      // Not a frame of ours: whoever sends such does not speak our language, so the connection ends.
      socket.close();
      return undefined;
    }
  }

  /** A large message in one piece would keep both ends from everything else while it is copied. */
  async function sendInParts(frame: Uint8Array<ArrayBuffer>): Promise<void> {
    for (const part of partsOf(frame)) {
      socket.send(part);
      if (frame.length > PART_BYTES) await nextTurn();
    }
  }

  return {
    post(message) {
      const frame = encodeFrame(message);
      if (unsent === 0 && frame.length < PART_BYTES) {
        socket.send(frame);
        return;
      }
      unsent += 1;
      const settle = () => {
        unsent -= 1;
      };
      // A socket that is closed takes nothing more; whoever waits for an answer hears of the close.
      void inTurn(() => sendInParts(frame)).then(settle, settle);
    },
    onMessage: (listener) =>
      socket.addEventListener('message', ({ data }) => {
        const frame = data instanceof ArrayBuffer ? read(data) : undefined;
        if (frame) listener(frame.message);
      }),
    onClose: (listener) => socket.addEventListener('close', listener),
    close: () => socket.close(),
  };
}

/** Comes behind the messages that wait already; a timer would wait a second in a hidden window. */
function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
