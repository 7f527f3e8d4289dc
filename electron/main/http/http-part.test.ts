// The listener over real sockets: who is let in, and what the services' clients see.

import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import type { HttpReply, HttpRequest } from '../../../shared/http/replies.ts';
import { ask } from '../testing/http-client.ts';
import { createHttpPart } from './http-part.ts';
import { type Listener, openListener } from './listener.ts';
import { createReplyCache, type ReplyCache } from './reply-cache.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';

const PLANTS = '/hydropower/GetHydroPowerPlants';
const BODY = JSON.stringify([{ Navn: 'Åbjøra', text: 'x'.repeat(5000) }]);

interface Served {
  readonly port: number;
  readonly cache: ReplyCache;
  readonly requests: RequestLog;
  readonly passedOn: HttpRequest[];
  today: string;
}

const listeners: Listener[] = [];
afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.close();
});

async function serve(
  answer: (request: HttpRequest) => Promise<HttpReply> | HttpReply = () => reply(BODY),
  allowedOrigins: string[] = [],
  proxyOrigins: string[] = [],
): Promise<Served> {
  const listener = await openListener(0);
  listeners.push(listener);
  const passedOn: HttpRequest[] = [];
  const cache = createReplyCache(() => served.today);
  const requests = createRequestLog(() => 1_000);
  const served: Served = { port: listener.port, cache, requests, passedOn, today: '2026-11-28' };
  listener.serve(
    createHttpPart({
      port: listener.port,
      allowedOrigins: () => allowedOrigins,
      proxyOrigins: () => proxyOrigins,
      data: () => ({
        'http.handle': async ({ request }) => {
          passedOn.push(request);
          return answer(request);
        },
      }),
      cache,
      requests,
      others: [],
      doors: {},
      log: { info: () => undefined, error: () => undefined },
    }),
  );
  return served;
}

/** Sends text as it is, and gives everything that comes until the other end closes. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
  });
}

function reply(body: string, more: Partial<HttpReply> = {}): HttpReply {
  return {
    status: 200,
    headers: [
      { name: 'content-type', value: 'application/json; charset=utf-8' },
      { name: 'last-modified', value: 'Sat, 28 Nov 2026 10:00:00 GMT' },
    ],
    body: new TextEncoder().encode(body),
    cacheDay: '2026-11-28',
    ...more,
  };
}

test('a reply comes with its body, its type and its tags, and the second one from the cache', async () => {
  const { port, passedOn, requests } = await serve();
  const first = await ask(port, PLANTS);
  expect(first).toMatchObject({ status: 200, text: BODY });
  expect(first.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(BODY)),
    'last-modified': 'Sat, 28 Nov 2026 10:00:00 GMT',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  const second = await ask(port, `${PLANTS.toUpperCase()}/`, { headers: { 'user-agent': 'test' } });
  expect(second.text).toBe(BODY);
  expect(passedOn).toHaveLength(1);
  expect(passedOn[0]).toMatchObject({ method: 'GET', path: PLANTS, origin: `http://127.0.0.1:${port}` });
  expect(requests.recent()).toMatchObject([
    { status: 200, isCached: false, bytes: Buffer.byteLength(BODY) },
    { status: 200, isCached: true, client: 'test', path: `${PLANTS.toUpperCase()}/` },
  ]);
});

test('gzip has its own tag, and each tag is good for its own form only', async () => {
  const { port } = await serve();
  const plain = await ask(port, PLANTS);
  const packed = await ask(port, PLANTS, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.body).toString()).toBe(BODY);
  expect(packed.headers.etag).toBe(`${plain.headers.etag?.slice(0, -1)}-gzip"`);
  const askAgain = (etag: string | undefined, encoding: string) =>
    ask(port, PLANTS, { headers: { 'if-none-match': etag ?? '', 'accept-encoding': encoding } });
  expect(await askAgain(packed.headers.etag, 'gzip')).toMatchObject({ status: 304, text: '' });
  expect(await askAgain(plain.headers.etag, 'identity')).toMatchObject({ status: 304, text: '' });
  expect(await askAgain(`"other", W/${plain.headers.etag}`, 'identity')).toMatchObject({ status: 304 });
  expect(await askAgain(plain.headers.etag, 'gzip')).toMatchObject({ status: 200 });
  expect(await askAgain(packed.headers.etag, 'gzip;q=0')).toMatchObject({ status: 200, text: BODY });
});

test('a client that has a copy of the same time gets no second one', async () => {
  const { port } = await serve();
  const since = (time: string) => ask(port, PLANTS, { headers: { 'if-modified-since': time } });
  expect(await since('Sat, 28 Nov 2026 10:00:00 GMT')).toMatchObject({ status: 304 });
  expect(await since('Sat, 28 Nov 2026 09:59:59 GMT')).toMatchObject({ status: 200 });
});

test('HEAD is GET without the body', async () => {
  const { port, passedOn } = await serve();
  const head = await ask(port, PLANTS, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(BODY)));
  expect(passedOn[0]?.method).toBe('GET');
});

test('a request under a foreign name is not answered', async () => {
  const { port, passedOn } = await serve();
  for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', `127.0.0.1:${port + 1}`]) {
    const { status, text } = await ask(port, PLANTS, { headers: { host } });
    expect(status).toBe(421);
    expect(JSON.parse(text).Message).toContain(host);
  }
  for (const host of [`localhost:${port}`, `[::1]:${port}`, 'varde.localhost', `VARDE.localhost:${port}`]) {
    expect(await ask(port, PLANTS, { headers: { host } })).toMatchObject({ status: 200 });
  }
  expect(passedOn).toHaveLength(1);
});

test('a page of another origin gets an answer only when the origin is listed', async () => {
  const { port } = await serve(undefined, ['https://map.example']);
  const from = (origin: string) => ask(port, PLANTS, { headers: { origin } });
  for (const origin of ['https://evil.example', 'null', 'https://map.example.evil.example']) {
    const refused = await from(origin);
    expect(refused.status).toBe(403);
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  }
  const listed = await from('https://map.example');
  expect(listed.status).toBe(200);
  expect(listed.headers['access-control-allow-origin']).toBe('https://map.example');
  expect(listed.headers.vary).toContain('Origin');
  const own = await from(`http://127.0.0.1:${port}`);
  expect(own.status).toBe(200);
  expect(own.headers['access-control-allow-origin']).toBeUndefined();
  expect((await from('http://varde.localhost')).headers['access-control-allow-origin']).toBe(
    'http://varde.localhost',
  );
});

test('what a page of another site embeds is not answered, a link to it is', async () => {
  const { port } = await serve();
  const embedded = (mode: string) =>
    ask(port, PLANTS, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode } });
  expect(await embedded('no-cors')).toMatchObject({ status: 403 });
  expect(await embedded('navigate')).toMatchObject({ status: 200 });
});

test('a preflight of a listed origin is answered without the data window', async () => {
  const { port, passedOn } = await serve(undefined, ['https://map.example']);
  const preflight = (origin: string) =>
    ask(port, PLANTS, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } });
  expect((await preflight('https://map.example')).status).toBe(204);
  expect((await preflight('https://evil.example')).status).toBe(403);
  expect(passedOn).toHaveLength(0);
});

test('no path outside the services is answered, however it is written', async () => {
  const { port } = await serve();
  const paths = [
    '/',
    '/etc/passwd',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/hydropowerx',
    '/data/',
  ];
  for (const path of paths) {
    const { status, text } = await ask(port, path);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toHaveProperty('Message');
  }
});

test('while the data window is away cached replies go on and the others ask to come again', async () => {
  let isAway = false;
  const { port } = await serve(() => {
    if (isAway) throw appError('http/data-away');
    return reply(BODY);
  });
  await ask(port, PLANTS);
  isAway = true;
  expect(await ask(port, PLANTS)).toMatchObject({ status: 200, text: BODY });
  const other = await ask(port, '/certificate/GetApplications');
  expect(other.status).toBe(503);
  expect(other.headers['retry-after']).toBe('1');
  expect(JSON.parse(other.text).Message).toContain('restarted');
});

test('a request that was in flight when the data window went away gets 503 too', async () => {
  const { port } = await serve(() => {
    throw appError('bridge/closed', { party: 'data window' });
  });
  expect(await ask(port, PLANTS)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
});

test('replies are kept until the day in Oslo ends or the data change', async () => {
  const served = await serve(() => reply(BODY, { cacheDay: served.today }));
  await ask(served.port, PLANTS);
  await ask(served.port, PLANTS);
  expect(served.passedOn).toHaveLength(1);
  served.today = '2026-11-29';
  await ask(served.port, PLANTS);
  await ask(served.port, PLANTS);
  expect(served.passedOn).toHaveLength(2);
  served.cache.drop(['/Hydropower']);
  await ask(served.port, PLANTS);
  expect(served.passedOn).toHaveLength(3);
});

test('a reply that was asked for before the data changed is given, and not kept', async () => {
  const waiting: ((reply: HttpReply) => void)[] = [];
  const { port, cache, passedOn } = await serve(() => new Promise((resolve) => waiting.push(resolve)));
  const old = ask(port, PLANTS);
  await expect.poll(() => waiting.length).toBe(1);
  cache.drop(['/hydropower']);
  const fresh = ask(port, PLANTS);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[0]?.(reply('"old"'));
  expect((await old).text).toBe('"old"');
  waiting[1]?.(reply('"new"'));
  expect((await fresh).text).toBe('"new"');
  expect((await ask(port, PLANTS)).text).toBe('"new"');
  expect(passedOn).toHaveLength(2);
});

test('requests for the same thing at the same time are passed on once', async () => {
  const waiting: ((reply: HttpReply) => void)[] = [];
  const { port, passedOn } = await serve(() => new Promise((resolve) => waiting.push(resolve)));
  const replies = [ask(port, PLANTS), ask(port, PLANTS), ask(port, PLANTS)];
  await expect.poll(() => waiting.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  waiting[0]?.(reply(BODY));
  for (const { text } of await Promise.all(replies)) expect(text).toBe(BODY);
  expect(passedOn).toHaveLength(1);
});

test('a body that is too large is refused before it is read', async () => {
  const { port, passedOn } = await serve();
  const { status } = await ask(port, PLANTS, { method: 'POST', body: Buffer.alloc(9 * 1024 * 1024) }).catch(
    // The socket may be closed while the client still writes: that is a refusal too.
    () => ({ status: 413 }),
  );
  expect(status).toBe(413);
  expect(passedOn).toHaveLength(0);
  const small = await ask(port, PLANTS, { method: 'POST', body: 'ø' });
  expect(small.status).toBe(200);
  expect(Buffer.from(passedOn[0]?.body ?? []).toString()).toBe('ø');
});

test('more requests than may wait are told to come again', async () => {
  const { port } = await serve(() => new Promise(() => undefined));
  const pending = Array.from({ length: 64 }, (_, index) =>
    ask(port, `${PLANTS}?n=${index}`).catch(() => undefined),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { status, headers } = await ask(port, `${PLANTS}?n=more`);
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('1');
  await listeners.pop()?.close();
  await Promise.all(pending);
});

test('an unexpected failure is answered without internals', async () => {
  const { port } = await serve(() => {
    throw new TypeError('secret path /x/y');
  });
  const { status, text } = await ask(port, PLANTS);
  expect(status).toBe(500);
  expect(text).not.toContain('secret');
});

test('what is no HTTP request gets an answer in the form of the other failures', async () => {
  const { port } = await serve();
  const answer = await sendRaw(port, 'NONSENSE\r\n\r\n');
  expect(answer).toContain('400 Bad Request');
  expect(answer).toContain('{"Message":"Bad Request"}');
});

test('a SOAP message that breaks a limit is refused with a fault before it is passed on', async () => {
  const { port, passedOn } = await serve(() => reply('<x/>'));
  const post = (body: string) =>
    ask(port, '/Services/varde/MapServer', {
      method: 'POST',
      headers: { 'content-type': 'text/xml', 'transfer-encoding': 'chunked' },
      body,
    });
  const deep = await post('<a>'.repeat(101));
  expect([deep.status, deep.headers['content-type']]).toEqual([500, 'text/xml; charset=utf-8']);
  expect(deep.text).toContain('<code>soap/too-deep</code>');
  expect((await post('<!DOCTYPE a><a/>')).text).toContain('<code>soap/dtd</code>');
  const large = await post(`<a>${'x'.repeat(16 * 1024 * 1024)}</a>`);
  expect(large.text).toContain('<code>soap/too-large</code>');
  expect(passedOn).toEqual([]);
  expect(await post('<a/>')).toMatchObject({ status: 200, text: '<x/>' });
  expect(new TextDecoder().decode(passedOn[0]?.body)).toBe('<a/>');
});

const MAP = '/services/Varde/MapServer';

interface Message {
  readonly path?: string;
  readonly body?: string;
  readonly headers?: { readonly [name: string]: string };
}

function postMessage(port: number, { path = MAP, body = '<a/>', headers = {} }: Message = {}) {
  return ask(port, path, { method: 'POST', body, headers: { 'content-type': 'text/xml', ...headers } });
}

test('the same SOAP message is answered from the cache, whatever its SOAPAction and the case of its path', async () => {
  const { port, passedOn, requests } = await serve(({ body }) =>
    reply(`<x>${new TextDecoder().decode(body)}</x>`),
  );
  const first = await postMessage(port);
  expect(first).toMatchObject({ status: 200, text: '<x><a/></x>' });
  expect(await postMessage(port, { headers: { soapaction: '"urn:a"' } })).toMatchObject({
    text: '<x><a/></x>',
  });
  const tag = String(first.headers.etag);
  expect(
    (await postMessage(port, { path: `${MAP.toLowerCase()}/`, headers: { 'if-none-match': tag } })).status,
  ).toBe(200);
  expect(passedOn).toHaveLength(1);
  expect(requests.recent().map(({ isCached }) => isCached)).toEqual([false, true, true]);
});

test('another body, media type, path, query or host gets an answer of its own', async () => {
  const { port, passedOn } = await serve();
  await postMessage(port);
  const others: Message[] = [
    { body: '<b/>' },
    { headers: { 'content-type': 'text/xml; charset=iso-8859-1' } },
    { path: '/services' },
    { path: `${MAP}?a` },
    { headers: { host: `localhost:${port}` } },
  ];
  for (const other of others) await postMessage(port, other);
  expect(passedOn).toHaveLength(1 + others.length);
  expect(passedOn.at(-1)?.origin).toBe(`http://localhost:${port}`);
});

test('answers hold the address of a proxy that the settings name, and of no other', async () => {
  const { port, passedOn } = await serve(undefined, [], ['https://maps.example', 'http://maps.example:8080']);
  const own = `http://127.0.0.1:${port}`;
  const cases: [headers: Record<string, string>, origin: string][] = [
    [{}, own],
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'maps.example' }, 'https://maps.example'],
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'MAPS.example:443, inner' }, 'https://maps.example'],
    [{ 'x-forwarded-host': 'maps.example', 'x-forwarded-port': '8080' }, 'http://maps.example:8080'],
    // Not in the settings, or not an origin at all.
    [{ 'x-forwarded-host': 'maps.example' }, own],
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }, own],
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'maps.example"/><script>' }, own],
    [{ 'x-forwarded-proto': 'https' }, own],
  ];
  for (const [index, [headers, origin]] of cases.entries()) {
    await postMessage(port, { headers, body: `<n>${index}</n>` });
    expect(passedOn.at(-1)?.origin, JSON.stringify(headers)).toBe(origin);
  }
  // Host is checked all the same, and an answer that holds one address is not given at another.
  expect((await ask(port, MAP, { headers: { host: 'maps.example' } })).status).toBe(421);
  const before = passedOn.length;
  await postMessage(port);
  await postMessage(port, { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'maps.example' } });
  expect(passedOn).toHaveLength(before + 2);
});

test('a SOAP message is passed on again once data changed, and where its answer may not be kept', async () => {
  let isKept = true;
  const { port, passedOn, cache } = await serve(() => {
    const { cacheDay = '', ...fault } = reply('<x/>', { status: 500 });
    return isKept ? { ...fault, status: 200, cacheDay } : fault;
  });
  await postMessage(port);
  cache.drop(['/services']);
  isKept = false;
  await postMessage(port);
  await postMessage(port);
  expect(passedOn).toHaveLength(3);
});

test('a long SOAP message is answered every time anew', async () => {
  const { port, passedOn } = await serve();
  const body = `<a>${'x'.repeat(70_000)}</a>`;
  for (let times = 0; times < 2; times++) await postMessage(port, { body });
  expect(passedOn).toHaveLength(2);
});

test('a SOAP message that breaks a limit is refused although a shorter one like it is kept', async () => {
  const { port, passedOn } = await serve();
  await postMessage(port);
  expect((await postMessage(port, { body: '<!DOCTYPE a><a/>' })).text).toContain('<code>soap/dtd</code>');
  expect(passedOn).toHaveLength(1);
});

test('a SOAP message that nobody can answer gets a fault too', async () => {
  const { port } = await serve(() => {
    throw appError('bridge/closed', { party: 'x' });
  });
  const refused = await ask(port, '/services', { method: 'POST', body: '<a/>' });
  expect(refused.status).toBe(500);
  expect(refused.text).toContain('<faultcode>soap:Server</faultcode>');
  expect(refused.text).toContain('<code>http/data-away</code>');
});

test('gzip that is refused by name is refused whatever the star says', async () => {
  const { port } = await serve();
  for (const accepted of ['*, gzip;q=0', 'gzip;q=0, *']) {
    const answer = await ask(port, PLANTS, { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  }
});

test('a request that names the whole address is answered, under one of our names only', async () => {
  const { port } = await serve();
  const own = `127.0.0.1:${port}`;
  const first = async (target: string) =>
    (await sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: ${own}\r\nConnection: close\r\n\r\n`)).split(
      '\r\n',
    )[0];
  expect(await first(`http://${own}${PLANTS}`)).toBe('HTTP/1.1 200 OK');
  expect(await first(`http://example.org${PLANTS}`)).toBe('HTTP/1.1 421 Misdirected Request');
});

test('a request without a host, and one that expects what is not known, are told why', async () => {
  const { port } = await serve();
  const answerTo = async (headers: string) => {
    const raw = await sendRaw(port, `GET ${PLANTS} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
    const [head = '', body = ''] = raw.split('\r\n\r\n');
    return [head.split('\r\n')[0], JSON.parse(body)];
  };
  expect(await answerTo('')).toEqual([
    'HTTP/1.1 400 Bad Request',
    { Message: 'The request names no host: the header Host is missing.' },
  ]);
  expect(await answerTo(`Host: 127.0.0.1:${port}\r\nExpect: 200-ok\r\n`)).toEqual([
    'HTTP/1.1 417 Expectation Failed',
    { Message: 'The expectation 200-ok cannot be met; 100-continue can.' },
  ]);
});

test('a thousand open connections leave room for the next client', async () => {
  const { port } = await serve();
  const sockets = Array.from({ length: 1000 }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => new Promise((opened) => socket.once('connect', opened))));
  expect((await ask(port, PLANTS)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('a client that does not finish its headers is sent away when their time is over', async () => {
  const listener = await openListener(0, 100);
  listeners.push(listener);
  listener.serve({ onRequest: () => undefined, onUpgrade: () => undefined });
  const answer = await sendRaw(listener.port, 'GET / HTTP/1.1\r\nHost: a\r\nX');
  expect(answer).toContain('408 Request Timeout');
});
