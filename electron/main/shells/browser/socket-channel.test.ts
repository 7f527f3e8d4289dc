import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { encodeFrame } from '../../../../shared/bridge/frame-codec.ts';
import { socketChannel } from './socket-channel.ts';

test('what is sent before anybody listens is heard, in its order', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [socket] = (await once(server, 'connection')) as [WebSocket];
  const channel = socketChannel(socket);
  if (client.readyState !== WebSocket.OPEN) await once(client, 'open');
  client.send(encodeFrame('first'));
  client.send(encodeFrame('second'));
  await new Promise((resolve) => client.ping(resolve));
  await new Promise((resolve) => setTimeout(resolve, 20));

  const heard: unknown[] = [];
  channel.onMessage((message) => heard.push(message));
  await expect.poll(() => heard).toEqual(['first', 'second']);
  client.close();
  server.close();
});
