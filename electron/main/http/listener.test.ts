// Clients that keep a connection and do not get on.

import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { sendRaw } from '../testing/http-client.ts';
import { closeListeners, listeners } from '../testing/http-host.ts';
import { openListener } from './listener.ts';

afterEach(closeListeners);

test('a client that does not finish its headers is sent away when their time is over', async () => {
  const listener = await openListener(0, { headersMs: 100 });
  listeners.push(listener);
  listener.serve({ onRequest: () => undefined, onUpgrade: () => undefined });
  const answer = await sendRaw(listener.port, 'GET / HTTP/1.1\r\nHost: a\r\nX');
  expect(answer).toContain('408 Request Timeout');
});

test('a connection over which nothing is asked any more is closed', async () => {
  const listener = await openListener(0, { idleMs: 50 });
  listeners.push(listener);
  listener.serve({ onRequest: (_, response) => void response.end('here'), onUpgrade: () => undefined });
  const answer = await sendRaw(listener.port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*here/);
});

test('a client waits for an answer that takes long to make, also behind another one', async () => {
  const listener = await openListener(0, { stallMs: 20 });
  listeners.push(listener);
  listener.serve({
    onRequest: (request, response) => {
      if (request.url === '/slow') setTimeout(() => response.end('at last'), 300);
      else response.end('at once');
    },
    onUpgrade: () => undefined,
  });
  const ask = (path: string, end = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${end}\r\n`;
  const answers = await sendRaw(listener.port, ask('/slow') + ask('/quick', 'Connection: close\r\n'));
  expect(answers).toMatch(/at last[\s\S]*at once/);
});

describe('a client that asks for a long answer', () => {
  const LONG_BYTES = 24 * 1024 * 1024;

  /** A connection that takes nothing by itself, and the promise of the end of its answer: whether all of it went out. */
  async function askPaused(stallMs: number): Promise<{ client: Socket; isWhole: Promise<boolean> }> {
    const listener = await openListener(0, { stallMs });
    listeners.push(listener);
    const isWhole = new Promise<boolean>((resolve) => {
      listener.serve({
        onRequest: (_, response) => {
          response.once('close', () => resolve(response.writableFinished));
          response.end(Buffer.alloc(LONG_BYTES));
        },
        onUpgrade: () => undefined,
      });
    });
    const client = connect(listener.port, '127.0.0.1').pause();
    client.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    return { client, isWhole };
  }

  test('and takes nothing of it is cut', async () => {
    const { client, isWhole } = await askPaused(100);
    expect(await isWhole).toBe(false);
    client.destroy();
  });

  test('and takes it slowly gets all of it', async () => {
    const { client, isWhole } = await askPaused(3_000);
    const pacing = setInterval(() => client.read(), 10);
    expect(await isWhole).toBe(true);
    clearInterval(pacing);
    client.destroy();
  });
});
