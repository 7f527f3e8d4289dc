// Bodies over a real socket, sent by a client that does not wait for an answer.

import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readBody } from './read-body.ts';
import { sendError } from './replies/send.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const close of closers.splice(0)) close();
});

const MAX_BODY_BYTES = 100_000;
const answered: { readonly error: unknown; readonly logged: unknown[] }[] = [];

async function serve(): Promise<number> {
  const server = createServer({ optimizeEmptyRequests: true }, (_, response) => {
    readBody(response, MAX_BODY_BYTES).then(
      (body) => response.end(String(body.length)),
      (error: unknown) => {
        const logged: unknown[] = [];
        sendError(response, error, { log: (each) => logged.push(each) });
        answered.push({ error, logged });
      },
    );
  });
  closers.push(() => server.closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** Sends everything, then reads what came back until the end. A connection that is cut fails. */
function exchange(port: number, headers: string, chunks: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', async () => {
      socket.write(`POST /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n`);
      for (const chunk of chunks) {
        socket.write(chunk);
        await new Promise((next) => setTimeout(next, 1));
      }
    });
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.on('error', reject).on('close', () => resolve(text));
  });
}

const chunk = `${(10_000).toString(16)}\r\n${'x'.repeat(10_000)}\r\n`;

test('a body in chunks that grows too large is answered, although the client sends on', async () => {
  // More than the limit, and few enough that a slow machine sends them before its connection is let go.
  const chunks = [...Array.from({ length: 20 }, () => chunk), '0\r\n\r\n'];
  const answer = await exchange(await serve(), 'Transfer-Encoding: chunked', chunks);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain(`"The body is larger than ${MAX_BODY_BYTES} bytes."`);
});

test('a body that says beforehand that it is too large is answered, although it is sent', async () => {
  const body = Array.from({ length: 200 }, () => 'x'.repeat(10_000));
  expect(await exchange(await serve(), 'Content-Length: 2000000', body)).toMatch(/^HTTP\/1\.1 413 /);
});

test.each(['X-Any: x', 'Content-Length: 0'])(
  'of a request without a body, with %s, it is empty',
  async (header) => {
    expect(await exchange(await serve(), header, [])).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)+\r\n0$/);
  },
);

test('a body up to the limit is read whole', async () => {
  const port = await serve();
  const chunks = [...Array.from({ length: 10 }, () => chunk), '0\r\n\r\n'];
  expect(await exchange(port, 'Transfer-Encoding: chunked', chunks)).toMatch(/^HTTP\/1\.1 200 [\s\S]*100000/);
});

test('a body that breaks the rule is answered at once, although its rest never comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const port = await serve();
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\n\r\nx`);
    });
    closers.push(() => socket.destroy());
    socket.setEncoding('utf8').on('error', reject).once('data', resolve);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"The body is larger/);
});

test('a client that sends on for ever after it was refused is let go of a second later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const port = await serve();
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n');
    // After the head: what is written before the connection stands would go first.
    const sending = setInterval(() => socket.write(chunk), 5);
    closers.push(() => clearInterval(sending));
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('data', resolve));
  vi.advanceTimersByTime(999);
  // Two more pieces reach us: the connection stands.
  for (let count = 0; count < 2; count++) await new Promise((sent) => socket.write(chunk, sent));
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  await closed;
});

test('a client that goes in the middle of its body is not told of as a failure', async () => {
  const port = await serve();
  answered.length = 0;
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nhalf', () =>
      socket.destroy(),
    );
  });
  await expect.poll(() => answered).toMatchObject([{ error: { code: 'ECONNRESET' }, logged: [] }]);
});
