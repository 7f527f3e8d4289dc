import type { Channel } from '../channel.ts';
import { decodeFrame, encodeFrame } from '../frame-codec.ts';
import { createPartJoiner, partsOf } from './frame-parts.ts';

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

  return {
    post(message) {
      // A large message in one piece would keep both ends from everything else while it is copied.
      for (const part of partsOf(encodeFrame(message))) socket.send(part);
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
