import type { WebSocket } from 'ws';
import type { Channel } from '../../../../shared/bridge/channel.ts';
import { type WebSocketLike, webSocketChannel } from '../../../../shared/bridge/transports/websocket.ts';

/** A channel over the server's end of a WebSocket. Until somebody listens, frames stay with the sender: none is lost. */
export function socketChannel(socket: WebSocket): Channel {
  socket.pause();
  const like: WebSocketLike = {
    set binaryType(_: string) {
      socket.binaryType = 'arraybuffer';
    },
    send: (data) => socket.send(data),
    close: () => socket.close(),
    addEventListener(type: 'message' | 'close', listener: (event: { data: unknown }) => void) {
      if (type === 'message') {
        socket.on('message', (data, isBinary) => listener({ data: isBinary ? data : '' }));
        socket.resume();
      } else socket.once('close', () => listener({ data: undefined }));
    },
  };
  return webSocketChannel(like);
}
