import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answers } from './instance.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The address of something that treats each connection so. */
async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer(onConnection);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const holder = (url: string) => ({ url, pid: 1, token: 'a', sinceMs: 0 });

test('a holder that cuts the connection is there', async () => {
  expect(await answers(holder(await listen((socket) => socket.destroy())))).toBe(true);
  expect(await answers(holder(await listen((socket) => socket.resetAndDestroy())))).toBe(true);
});

test('a holder is gone where nobody listens, and where another program answers', async () => {
  const url = await listen(() => undefined);
  servers.pop()?.close();
  expect(await answers(holder(url))).toBe(false);
  const other = 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
  expect(await answers(holder(await listen((socket) => socket.end(other))))).toBe(false);
});
