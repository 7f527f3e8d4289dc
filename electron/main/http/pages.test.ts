// The pages of the browser shell over a real socket: the key, the cookie, the files.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask } from '../testing/http-client.ts';
import { NO_CACHES } from '../testing/http-host.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { createDownloads } from './downloads.ts';
import { createHttpPart } from './http-part.ts';
import { type Listener, openListener } from './listener.ts';
import { createPages } from './pages.ts';
import { createReplyCache } from './reply-cache.ts';
import { createRequestLog } from './request-log.ts';
import { createSession, type Session } from './session.ts';
import { createStaticFiles } from './static-files.ts';

const folders = createTemporaryFolders();
const listeners: Listener[] = [];
afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.close();
  folders.removeAll();
});

const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

async function serve({ hasApp = true, letIn = Promise.resolve('/') } = {}) {
  const dist = folders.create();
  mkdirSync(join(dist, 'app/assets'), { recursive: true });
  mkdirSync(join(dist, 'data'));
  writeFileSync(join(dist, 'secret.txt'), 'outside');
  writeFileSync(
    join(dist, 'app/index.html'),
    '<script nonce="__NONCE__"></script><style nonce="__NONCE__"></style>',
  );
  writeFileSync(join(dist, 'app/assets/map-Ab12.mjs'), 'export {}');
  writeFileSync(join(dist, 'data/index.html'), 'data page');
  const listener = await openListener(0);
  listeners.push(listener);
  const { port } = listener;
  const session = createSession(port);
  const files = createStaticFiles({ '/': join(dist, 'app'), '/data/': join(dist, 'data') });
  const downloads = createDownloads(session, Date.now);
  const sockets: WebSocket[] = [];
  listener.serve(
    createHttpPart({
      port,
      allowedOrigins: () => [],
      proxyOrigins: () => [],
      acceptsToken: () => false,
      data: () => ({ 'http.handle': () => Promise.reject(new Error('not asked')) }),
      cache: createReplyCache(() => ''),
      pictures: { hold: () => '', release: () => undefined },
      outputs: { find: () => undefined },
      requests: createRequestLog(Date.now),
      caches: NO_CACHES,
      others: [
        createPages({
          session,
          files,
          hasApp,
          servicesUrl: `http://127.0.0.1:${port}`,
          isDataWindow: ({ cookie }) => cookie === 'data=yes',
          whenLetIn: () => letIn,
        }),
        downloads.handler,
      ],
      webSocketRoutes: {
        '/bridge/host': {
          isOpenTo: (headers, query) => session.hasCookie(headers) && session.hasProof(query),
          onSocket: (socket) => void sockets.push(socket),
        },
      },
      log: { info: () => undefined, error: () => undefined },
    }),
  );
  return { port, session, downloads, dist, sockets };
}

function cookieOf({ cookie }: Session): string {
  return `other=1; ${cookie.name}=${cookie.value}`;
}

test('the key becomes a cookie and goes from the address, and the cookie opens the page', async () => {
  const { port, session } = await serve();
  const exchanged = await ask(port, `/?key=${session.key}&parts`, { headers: NAVIGATION });
  expect(exchanged.status).toBe(200);
  expect(exchanged.text).toContain(`localStorage.setItem("varde-bridge-proof", "${session.proof}")`);
  expect(exchanged.text).toContain('location.replace("/?parts=")');
  expect(exchanged.headers['cache-control']).toBe('no-store');
  const [cookie = ''] = exchanged.headers['set-cookie'] ?? [];
  expect(cookie).toContain(`varde_${port}=`);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Strict');
  expect(cookie).not.toContain(session.key);
  const page = await ask(port, '/', { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(page.status).toBe(200);
});

test('every page on the way to the app has the opener policy of the app, so that one process shows them all', async () => {
  const { port, session } = await serve();
  const cookie = `${session.cookie.name}=${session.cookie.value}`;
  for (const path of [`/?key=${session.key}`, '/']) {
    const { status, headers } = await ask(port, path, {
      headers: { ...NAVIGATION, ...(path === '/' && { cookie }) },
    });
    expect([status, headers['cross-origin-opener-policy'], headers['cross-origin-embedder-policy']]).toEqual([
      200,
      'same-origin',
      'require-corp',
    ]);
  }
});

test('a window that waits goes on to the app once it has what opens it, in the process that shows the app', async () => {
  let letIn = (_path: string) => {};
  const { port } = await serve({
    letIn: new Promise((resolve) => {
      letIn = resolve;
    }),
  });
  let isAnswered = false;
  const waiting = ask(port, '/start', { headers: NAVIGATION }).then((answer) => {
    isAnswered = true;
    return answer;
  });
  await ask(port, '/', { headers: NAVIGATION });
  expect(isAnswered).toBe(false);
  letIn('/?parts');
  const { status, headers } = await waiting;
  expect([status, headers['location'], headers['cache-control']]).toEqual([303, '/?parts', 'no-store']);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['set-cookie']).toBeUndefined();
});

test('what an address brings stays inside the script that goes on to it', async () => {
  const { port, session } = await serve();
  const query = encodeURIComponent('</script><script>alert(1)</script>');
  const { text } = await ask(port, `/?key=${session.key}&${query}`, { headers: NAVIGATION });
  expect(text.match(/<\/?script/g)).toHaveLength(2);
});

test('the printed address opens the app again in another browser, as long as the host runs', async () => {
  const { port, session } = await serve();
  const open = async () => (await ask(port, `/?key=${session.key}`, { headers: NAVIGATION })).status;
  expect([await open(), await open()]).toEqual([200, 200]);
});

test('the key works on a top-level navigation only, and only the right one', async () => {
  const { port, session } = await serve();
  const right = `/?key=${session.key}`;
  expect(await ask(port, right)).toMatchObject({ status: 401 });
  const inFrame = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
  expect(await ask(port, right, { headers: inFrame })).toMatchObject({ status: 401 });
  const wrong = await ask(port, '/?key=guess', { headers: NAVIGATION });
  expect(wrong.status).toBe(401);
  expect(wrong.headers['content-type']).toContain('text/html');
  expect(wrong.headers['set-cookie']).toBeUndefined();
});

test('only what is there asks for the key: a wrong path is told as such, in the form that its program reads', async () => {
  const { port } = await serve();
  for (const path of ['/', '/index.html', '/assets/map-Ab12.mjs']) {
    expect((await ask(port, path)).status, path).toBe(401);
  }
  for (const path of ['//hydropower/GetHydroPowerPlants', '/hydropowers', '/api/x', '/assets/', '/data']) {
    const wrong = await ask(port, path);
    expect(wrong.status, path).toBe(404);
    expect(JSON.parse(wrong.text)).toEqual({ Message: `There is nothing at ${path}.` });
  }
  const message = { method: 'POST', headers: { 'content-type': 'text/xml; charset=utf-8' }, body: '<a/>' };
  const fault = await ask(port, '//services/Varde/MapServer', message);
  expect(fault.headers['content-type']).toContain('text/xml');
  expect(fault.text).toMatch(/<faultstring[^>]*>There is nothing at/);
});

test('each delivery of the page has a nonce of its own, in the page and in its policy', async () => {
  const { port, session } = await serve();
  const get = () => ask(port, '/', { headers: { cookie: cookieOf(session) } });
  const [first, second] = [await get(), await get()];
  const nonce = /nonce="([^"]+)"/.exec(first.text)?.[1] ?? '';
  expect(nonce).not.toBe('__NONCE__');
  expect(first.text).not.toContain('__NONCE__');
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(second.text).not.toBe(first.text);
});

test('modules have the type that browsers insist on, and hashed names are kept', async () => {
  const { port, session } = await serve();
  const { headers } = await ask(port, '/assets/map-Ab12.mjs', { headers: { cookie: cookieOf(session) } });
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
});

test('no path leads out of the folders', async () => {
  const { port, session } = await serve();
  const paths = [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '//secret.txt',
  ];
  for (const path of paths) {
    const { status, text } = await ask(port, path, { headers: { cookie: cookieOf(session) } });
    expect(status).toBe(404);
    expect(text).not.toContain('outside');
  }
});

test('without the cookie no file is given, and the data page only to the data window', async () => {
  const { port, session } = await serve();
  expect(await ask(port, '/assets/map-Ab12.mjs')).toMatchObject({ status: 401 });
  expect(await ask(port, '/data/', { headers: { cookie: cookieOf(session) } })).toMatchObject({
    status: 404,
  });
  expect(await ask(port, '/data/', { headers: { cookie: 'data=yes' } })).toMatchObject({
    status: 200,
    text: 'data page',
  });
});

test('without the app there is nothing at its address', async () => {
  const { port, session } = await serve({ hasApp: false });
  expect(await ask(port, `/?key=${session.key}`, { headers: NAVIGATION })).toMatchObject({ status: 404 });
  expect(await ask(port, '/', { headers: { cookie: cookieOf(session) } })).toMatchObject({ status: 404 });
});

test('a copy of an export can be had once, by who has the cookie', async () => {
  const { port, session, downloads, dist } = await serve();
  const file = join(dist, 'Kraftverk Åbjøra.csv');
  writeFileSync(file, 'Navn\nÅbjøra\n');
  const url = downloads.offer(file);
  expect(await ask(port, url)).toMatchObject({ status: 404 });
  const copy = await ask(port, url, { headers: { cookie: cookieOf(session) } });
  expect(copy).toMatchObject({ status: 200, text: 'Navn\nÅbjøra\n' });
  expect(copy.headers['content-disposition']).toContain("filename*=UTF-8''Kraftverk%20%C3%85bj%C3%B8ra.csv");
  expect(await ask(port, url, { headers: { cookie: cookieOf(session) } })).toMatchObject({ status: 404 });
});

test('a WebSocket is opened only for a page of ours that has the cookie and what no cookie carries', async () => {
  const { port, session, sockets } = await serve();
  const open = (headers: Record<string, string>, path = `/bridge/host?proof=${session.proof}`) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
      socket.on('open', () => {
        resolve('open');
        socket.close();
      });
      socket.on('error', ({ message }) => resolve(message));
    });
  const origin = `http://127.0.0.1:${port}`;
  const cookie = cookieOf(session);
  expect(await open({ origin, cookie })).toBe('open');
  // Another program on the machine gets the cookie as soon as the browser visits its page.
  expect(await open({ origin, cookie }, '/bridge/host')).toContain('403');
  expect(await open({ origin, cookie }, `/bridge/host?proof=${session.key}`)).toContain('403');
  expect(await open({ cookie })).toContain('403');
  expect(await open({ origin: 'https://evil.example', cookie })).toContain('403');
  expect(await open({ origin, cookie, host: 'evil.example' })).toContain('403');
  expect(await open({ origin, cookie: `${session.cookie.name}=wrong` })).toContain('403');
  expect(await open({ origin, cookie }, '/bridge/other')).toContain('404');
  expect(sockets).toHaveLength(1);
});
