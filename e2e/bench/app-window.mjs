// Asks a page of a browser that somebody else drives, over its debugging port, with as little as that takes: a driver
// that attaches to everything would slow down what is measured.

import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const MAX_WAIT_MS = 60_000;
const LOOK_MS = 200;

export function findFreePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** Evaluates an expression in the app's page again and again until it gives something, and returns that. */
export async function askPage(debugPort, expression) {
  const until = Date.now() + MAX_WAIT_MS;
  while (Date.now() < until) {
    await wait(LOOK_MS);
    const value = await evaluate(debugPort, expression).catch(() => undefined);
    if (value !== undefined) return value;
  }
  throw new Error(`The app's page gave no answer in ${MAX_WAIT_MS} ms`);
}

async function evaluate(debugPort, expression) {
  const targets = await (await fetch(`http://127.0.0.1:${debugPort}/json/list`)).json();
  const page = targets.find(({ type, url }) => type === 'page' && new URL(url).pathname === '/');
  if (!page) return undefined;
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  try {
    return await new Promise((done, fail) => {
      socket.addEventListener('error', () => fail(new Error('The page was gone')));
      socket.addEventListener('close', () => fail(new Error('The page was gone')));
      socket.addEventListener('message', ({ data }) => done(JSON.parse(data).result?.result?.value));
      socket.addEventListener('open', () =>
        socket.send(
          JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }),
        ),
      );
    });
  } finally {
    socket.close();
  }
}
