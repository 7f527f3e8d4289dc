import { ask } from '../drivers/http-client.ts';
import { expect, test } from '../drivers/wire-test.ts';

const PLANTS = '/hydropower/GetHydroPowerPlants';

test('each representation has its own ETag, and each is found again by it', async ({ varde }) => {
  const url = `${varde.ready.url}${PLANTS}`;
  const plain = await ask(url);
  const packed = await ask(url, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(packed.text).toBe(plain.text);
  expect(packed.body.length).toBeLessThan(plain.body.length);
  expect(packed.headers['etag']).toBe(String(plain.headers['etag']).replace(/"$/, '-gzip"'));

  for (const [answer, encoding] of [
    [plain, 'identity'],
    [packed, 'gzip'],
  ] as const) {
    const headers = { 'Accept-Encoding': encoding, 'If-None-Match': String(answer.headers['etag']) };
    const again = await ask(url, { headers });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers['etag']).toBe(answer.headers['etag']);
  }
  expect((await ask(url, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200);
});

test('an answer says when its data came, and a time alone is no proof that nothing changed', async ({
  varde,
}) => {
  const url = `${varde.ready.url}${PLANTS}`;
  const lastModified = String((await ask(url)).headers['last-modified']);
  expect(Date.parse(lastModified)).not.toBeNaN();
  expect((await ask(url, { headers: { 'If-Modified-Since': lastModified } })).status).toBe(200);
});

test('HEAD tells the length that GET would send, packed and not', async ({ varde }) => {
  const url = `${varde.ready.url}${PLANTS}`;
  for (const encoding of ['identity', 'gzip']) {
    const headers = { 'Accept-Encoding': encoding };
    const [head, get] = [await ask(url, { method: 'HEAD', headers }), await ask(url, { headers })];
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.headers['etag']).toBe(get.headers['etag']);
  }
});

test('gzip with quality 0 is no wish for gzip', async ({ varde }) => {
  const answer = await ask(`${varde.ready.url}${PLANTS}`, { headers: { 'Accept-Encoding': 'gzip;q=0' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
});
