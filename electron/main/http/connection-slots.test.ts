import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { createSlots } from './connection-slots.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(limit: number): Promise<number> {
  const server = createServer((request, response) => {
    if (request.url !== '/slow') response.end('here');
  });
  createSlots(limit).watch(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function open(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  closers.push(() => socket.destroy());
  await new Promise((resolve) => socket.once('connect', resolve));
  if (text) socket.write(text);
  return socket;
}

test('where all connections are taken the one that has been idle for longest makes room', async () => {
  const port = await serve(3);
  const sockets = [await open(port), await open(port), await open(port)];
  const closed = new Promise((resolve) => sockets[0]?.once('close', resolve));
  expect(await ask(port, '/')).toMatchObject({ status: 200, text: 'here' });
  await closed;
  expect(sockets.slice(1).map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test('nobody is cut who waits for an answer', async () => {
  const port = await serve(2);
  const waiting = await open(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await open(port);
  for (let count = 0; count < 3; count++) expect(await ask(port, '/')).toMatchObject({ status: 200 });
  expect(waiting.destroyed).toBe(false);
});
