import type { Channel } from '../channel.ts';
import { decodeFrame, encodeFrame } from '../frame-codec.ts';

/** The part of a WebSocket that browsers and the package `ws` have in common. */
export interface WebSocketLike {
  binaryType: string;
  send(data: Uint8Array<ArrayBuffer>): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: () => void): void;
}

/** A channel over an open WebSocket. */
export function webSocketChannel(socket: WebSocketLike): Channel {
  socket.binaryType = 'arraybuffer';
  return {
    post: (message) => socket.send(encodeFrame(message)),
    onMessage: (listener) =>
      socket.addEventListener('message', ({ data }) =>
        listener(decodeFrame(new Uint8Array(data as ArrayBuffer))),
      ),
    onClose: (listener) => socket.addEventListener('close', listener),
    close: () => socket.close(),
  };
}
