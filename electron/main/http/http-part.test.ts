// The listener over real sockets: who is let in, and what the services' clients see.

import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import { mapService } from '../../../shared/contracts/map/service.ts';
import type { HttpReply } from '../../../shared/http/replies.ts';
import { ask, sendRaw } from '../testing/http-client.ts';
import { BODY, closeListeners, GOOD_TOKEN, listeners, reply, serve } from '../testing/http-host.ts';

const PLANTS = '/hydropower/GetHydroPowerPlants';

afterEach(closeListeners);

test('a reply comes with its body, its type and its tags, and the second one from the cache', async () => {
  const { port, forwardedRequests, requests } = await serve();
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
  expect(forwardedRequests).toHaveLength(1);
  expect(forwardedRequests[0]).toMatchObject({
    method: 'GET',
    path: PLANTS,
    origin: `http://127.0.0.1:${port}`,
  });
  expect(requests.recent()).toMatchObject([
    { operation: 'GetHydroPowerPlants', status: 200, isCached: false, bytes: Buffer.byteLength(BODY) },
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

test('a time proves nothing: two imports may have one second, and clocks are set back', async () => {
  const { port } = await serve();
  const headers = { 'if-modified-since': 'Sat, 28 Nov 2026 10:00:00 GMT' };
  expect(await ask(port, PLANTS, { headers })).toMatchObject({ status: 200, text: BODY });
});

test('two Host lines are refused, and so is a transfer coding that nobody knows', async () => {
  const { port, forwardedRequests } = await serve();
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const end = 'Connection: close\r\n\r\n';
  expect(await sendRaw(port, `GET ${PLANTS} HTTP/1.1\r\n${host}${host}${end}`)).toMatch(/^HTTP\/1\.1 400 /);
  for (const coding of ['gzip, chunked', 'snappy', 'gzip']) {
    const replyStart = `POST ${PLANTS} HTTP/1.1\r\n${host}Transfer-Encoding: ${coding}\r\n${end}`;
    expect(await sendRaw(port, `${replyStart}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 501 /);
  }
  expect(forwardedRequests).toEqual([]);
});

test('a client that asks before it sends is told to go on only where its body will be read', async () => {
  const { port } = await serve();
  const asking = (path: string, bytes: number) =>
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nExpect: 100-continue\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n`;
  expect(await sendRaw(port, `${asking(mapService.path, 2)}[]`)).toMatch(
    /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /,
  );
  const tooLarge = await sendRaw(port, asking(mapService.path, 90_000_000));
  // Clients of SOAP read faults and nothing else.
  expect(tooLarge).toMatch(/^HTTP\/1\.1 500 [\s\S]*soap\/too-large/);
  expect(await sendRaw(port, asking('/nowhere', 2))).toMatch(/^HTTP\/1\.1 404 /);
});

test('a page of a service is never shown inside another page', async () => {
  const html = reply('<html>', { headers: [{ name: 'content-type', value: 'text/html; charset=utf-8' }] });
  const { port } = await serve(() => html);
  expect((await ask(port, PLANTS)).headers['x-frame-options']).toBe('DENY');
});

test('HEAD is GET without the body', async () => {
  const { port, forwardedRequests } = await serve();
  const replyStart = await ask(port, PLANTS, { method: 'HEAD' });
  expect(replyStart).toMatchObject({ status: 200, text: '' });
  expect(replyStart.headers['content-length']).toBe(String(Buffer.byteLength(BODY)));
  expect(forwardedRequests[0]?.method).toBe('GET');
});

test('a request under a foreign name is not answered', async () => {
  const { port, forwardedRequests } = await serve();
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    '127.0.0.2',
  ]) {
    const { status, text } = await ask(port, PLANTS, { headers: { host } });
    expect(status).toBe(421);
    expect(JSON.parse(text).Message).toContain(host);
  }
  // With the port of whoever forwards to ours, too.
  const forwarded = ['127.0.0.1', `127.0.0.1:${port + 1}`, 'localhost:8080', '[::1]:1'];
  const own = [`localhost:${port}`, `[::1]:${port}`, 'varde.localhost', `VARDE.localhost:${port}`];
  for (const host of [...own, ...forwarded]) {
    expect(await ask(port, PLANTS, { headers: { host } })).toMatchObject({ status: 200 });
  }
  expect(forwardedRequests).toHaveLength(1);
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
  const { port, forwardedRequests } = await serve(undefined, ['https://map.example']);
  const preflight = (origin: string) =>
    ask(port, PLANTS, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } });
  expect((await preflight('https://map.example')).status).toBe(204);
  expect((await preflight('https://evil.example')).status).toBe(403);
  expect(forwardedRequests).toHaveLength(0);
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
  expect(served.forwardedRequests).toHaveLength(1);
  served.today = '2026-11-29';
  await ask(served.port, PLANTS);
  await ask(served.port, PLANTS);
  expect(served.forwardedRequests).toHaveLength(2);
  served.cache.drop(['/Hydropower']);
  await ask(served.port, PLANTS);
  expect(served.forwardedRequests).toHaveLength(3);
});

test('a reply that was asked for before the data changed is given, and not kept', async () => {
  const waiting: ((reply: HttpReply) => void)[] = [];
  const { port, cache, forwardedRequests } = await serve(
    () => new Promise((resolve) => waiting.push(resolve)),
  );
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
  expect(forwardedRequests).toHaveLength(2);
});

test('requests for the same thing at the same time are passed on once', async () => {
  const waiting: ((reply: HttpReply) => void)[] = [];
  const { port, forwardedRequests } = await serve(() => new Promise((resolve) => waiting.push(resolve)));
  const replies = [ask(port, PLANTS), ask(port, PLANTS), ask(port, PLANTS)];
  await expect.poll(() => waiting.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  waiting[0]?.(reply(BODY));
  for (const { text } of await Promise.all(replies)) expect(text).toBe(BODY);
  expect(forwardedRequests).toHaveLength(1);
});

test('a body that nothing takes is refused before it is read', async () => {
  const { port, forwardedRequests } = await serve();
  const { status } = await ask(port, PLANTS, { method: 'POST', body: Buffer.alloc(9 * 1024 * 1024) }).catch(
    // The socket may be closed while the client still writes: that is a refusal too.
    () => ({ status: 405 }),
  );
  expect(status).toBe(405);
  expect(forwardedRequests).toHaveLength(0);
});

const INSERT = '/observation/v3.2.0/Registration/Insert';

test('a registration without a good token is refused before its body is read', async () => {
  const { port, forwardedRequests } = await serve();
  for (const headers of [{}, { obs_apptoken: '' }, { obs_apptoken: 'x' }]) {
    const body = Buffer.alloc(20 * 1024 * 1024);
    const { status, text } = await ask(port, INSERT, { method: 'POST', headers, body });
    expect([status, text]).toEqual([401, expect.stringContaining('obs_apptoken')]);
  }
  expect(forwardedRequests).toHaveLength(0);
});

test('a body has the limit of its operation', async () => {
  const { port, forwardedRequests } = await serve();
  const headers = { obs_apptoken: GOOD_TOKEN };
  const send = (path: string, megabytes: number) =>
    ask(port, path, { method: 'POST', headers, body: Buffer.alloc(megabytes * 1024 * 1024) }).catch(
      // The socket may be closed while the client still writes: that is a refusal too.
      () => ({ status: 413 }),
    );
  expect((await send(INSERT, 20)).status).toBe(200);
  expect(forwardedRequests[0]?.body).toHaveLength(20 * 1024 * 1024);
  expect((await send(INSERT, 65)).status).toBe(413);
  expect((await send('/observation/Search/All', 2)).status).toBe(413);
  expect(forwardedRequests).toHaveLength(1);
});

test('pictures are cut out of a registration, and held until it is answered', async () => {
  const { port, forwardedRequests, heldPictures } = await serve(() => reply(String(heldPictures)));
  const picture = Buffer.alloc(3 * 1024 * 1024, 1);
  const body = `{"Picture":[{"PictureImageBase64":"${picture.toString('base64')}"}]}`;
  const headers = { obs_apptoken: GOOD_TOKEN };
  const { text } = await ask(port, INSERT, { method: 'POST', headers, body: Buffer.from(body) });
  expect(forwardedRequests[0]?.pictures).toEqual(['3145728 bytes']);
  expect(new TextDecoder().decode(forwardedRequests[0]?.body)).toBe(
    '{"Picture":[{"PictureImageBase64":"3145728 bytes"}]}',
  );
  expect([text, heldPictures]).toEqual(['3145728', []]);
});

test('lookup tables need no data window', async () => {
  const { port, forwardedRequests } = await serve(() => {
    throw new Error('not asked');
  });
  const { status, text } = await ask(port, '/hydrology/regobs/WEBAPI_latest/kdvelements/getkdvs?langkey=2');
  expect([status, JSON.parse(text).KdvRepositories.GeoHazardKDV[1]]).toEqual([
    200,
    { Id: 10, Name: 'Snow', Description: null },
  ]);
  expect(forwardedRequests).toHaveLength(0);
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
    const [replyStart = '', body = ''] = raw.split('\r\n\r\n');
    return [replyStart.split('\r\n')[0], JSON.parse(body)];
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
