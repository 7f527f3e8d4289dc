// SOAP messages over real sockets: what is refused, what is passed on, and what comes from the cache.

import { afterEach, expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import { ask, sendRaw } from '../testing/http-client.ts';
import { closeListeners, reply, serve } from '../testing/http-host.ts';

afterEach(closeListeners);

test('a SOAP message that breaks a limit is refused with a fault before it is passed on', async () => {
  const { port, forwardedRequests } = await serve(() => reply('<x/>'));
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
  const newer = await ask(port, '/services', {
    method: 'POST',
    headers: { 'content-type': 'application/soap+xml' },
    body: '<!DOCTYPE a><a/>',
  });
  expect([newer.status, newer.headers['content-type']]).toEqual([400, 'application/soap+xml; charset=utf-8']);
  expect(forwardedRequests).toEqual([]);
  expect(await post('<a/>')).toMatchObject({ status: 200, text: '<x/>' });
  expect(new TextDecoder().decode(forwardedRequests[0]?.body)).toBe('<a/>');
});

test('a message without a body, whose length nobody tells, is answered', async () => {
  const { port, forwardedRequests } = await serve(() => reply('<x/>'));
  const answer = await sendRaw(
    port,
    'POST /services/Varde/MapServer HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/xml\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(forwardedRequests.map(({ body }) => body?.length)).toEqual([0]);
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
  const { port, forwardedRequests, requests } = await serve(({ body }) =>
    reply(`<x>${new TextDecoder().decode(body)}</x>`),
  );
  const first = await postMessage(port);
  expect(first).toMatchObject({ status: 200, text: '<x><a/></x>' });
  expect(await postMessage(port, { headers: { soapaction: '"urn:a"' } })).toMatchObject({
    text: '<x><a/></x>',
  });
  expect(first.headers).not.toHaveProperty('etag');
  expect(
    (await postMessage(port, { path: `${MAP.toLowerCase()}/`, headers: { 'if-none-match': '*' } })).status,
  ).toBe(200);
  expect(forwardedRequests).toHaveLength(1);
  expect(requests.recent().map(({ isCached }) => isCached)).toEqual([false, true, true]);
});

test('the request log names the operation of a message, and keeps the message with its answer', async () => {
  const { port, requests } = await serve(() => reply('<answer/>'));
  const body = '<e:Envelope><e:Body><t:GetMapName/></e:Body></e:Envelope>';
  await postMessage(port, { body, headers: { cookie: 'secret' } });
  expect(requests.recent()).toMatchObject([{ operation: 'GetMapName', status: 200 }]);
  const { request, answer } = requests.exchange(0);
  expect([request, answer].map((message) => new TextDecoder().decode(message.body))).toEqual([
    body,
    '<answer/>',
  ]);
  expect(request.headers.map(({ name }) => name)).not.toContain('cookie');
});

test('an answer that does not get smaller is sent as it is', async () => {
  const { port } = await serve(() => ({ ...reply(`<x>${'y'.repeat(2000)}</x>`), isCompressed: true }));
  const { headers, text } = await postMessage(port, { headers: { 'accept-encoding': 'gzip' } });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(text).toHaveLength(2007);
});

test('the answer to a message has no tag, packed or not: what its address holds is another thing', async () => {
  const { port } = await serve(() => reply(`<x>${'y'.repeat(2000)}</x>`));
  const post = (encoding: string) =>
    postMessage(port, { headers: { 'accept-encoding': encoding, 'if-none-match': '*' } });
  const plain = await post('identity');
  const packed = await post('gzip');
  expect(packed).toMatchObject({
    status: 200,
    headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  });
  for (const { headers } of [plain, packed]) expect(headers).not.toHaveProperty('etag');
  const page = await ask(port, MAP);
  expect(page.headers.etag).toMatch(/^"[\w-]+"$/);
  expect(await ask(port, MAP, { headers: { 'if-none-match': String(page.headers.etag) } })).toMatchObject({
    status: 304,
  });
});

test('another body, media type, path, query or host gets an answer of its own', async () => {
  const { port, forwardedRequests } = await serve();
  await postMessage(port);
  const others: Message[] = [
    { body: '<b/>' },
    { headers: { 'content-type': 'text/xml; charset=iso-8859-1' } },
    { path: '/services' },
    { path: `${MAP}?a` },
    { headers: { host: `localhost:${port}` } },
  ];
  for (const other of others) await postMessage(port, other);
  expect(forwardedRequests).toHaveLength(1 + others.length);
  expect(forwardedRequests.at(-1)?.origin).toBe(`http://localhost:${port}`);
});

test('answers hold the address of a proxy that the settings name, and of no other', async () => {
  const { port, forwardedRequests } = await serve(
    undefined,
    [],
    ['https://maps.example', 'http://maps.example:8080'],
  );
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
    expect(forwardedRequests.at(-1)?.origin, JSON.stringify(headers)).toBe(origin);
  }
  // Host is checked all the same, and an answer that holds one address is not given at another.
  expect((await ask(port, MAP, { headers: { host: 'maps.example' } })).status).toBe(421);
  const before = forwardedRequests.length;
  await postMessage(port);
  await postMessage(port, { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'maps.example' } });
  expect(forwardedRequests).toHaveLength(before + 2);
});

test('a SOAP message is passed on again once data changed, and where its answer may not be kept', async () => {
  let isKept = true;
  const { port, forwardedRequests, cache } = await serve(() => {
    const { cacheDay = '', ...fault } = reply('<x/>', { status: 500 });
    return isKept ? { ...fault, status: 200, cacheDay } : fault;
  });
  await postMessage(port);
  cache.drop(['/services']);
  isKept = false;
  await postMessage(port);
  await postMessage(port);
  expect(forwardedRequests).toHaveLength(3);
});

test('a long SOAP message is answered every time anew', async () => {
  const { port, forwardedRequests } = await serve();
  const body = `<a>${'x'.repeat(70_000)}</a>`;
  for (let times = 0; times < 2; times++) await postMessage(port, { body });
  expect(forwardedRequests).toHaveLength(2);
});

test('a SOAP message that breaks a limit is refused although a shorter one like it is kept', async () => {
  const { port, forwardedRequests } = await serve();
  await postMessage(port);
  expect((await postMessage(port, { body: '<!DOCTYPE a><a/>' })).text).toContain('<code>soap/dtd</code>');
  expect(forwardedRequests).toHaveLength(1);
});

test('a SOAP message that nobody can answer gets a fault too', async () => {
  const { port } = await serve(() => {
    throw appError('bridge/closed', { party: 'x' });
  });
  const refused = await ask(port, '/services', { method: 'POST', body: '<a/>' });
  expect(refused.status).toBe(500);
  expect(refused.text).toContain('<faultcode>soap:Server</faultcode>');
  expect(refused.text).toContain('<code>http/data-away</code>');
  expect(refused.headers['retry-after']).toBe('1');
});
