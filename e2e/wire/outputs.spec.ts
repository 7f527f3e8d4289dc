// Results that are fetched by their address, through the host.

import { ask } from '../drivers/http-client.ts';
import { expect, test } from '../drivers/wire-test.ts';

const BY_ADDRESS =
  '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><QueryFeatureData2><MapName/>' +
  '<LayerDescription><LayerID>1</LayerID></LayerDescription>' +
  '<QueryResultOptions><Format>geoQueryResultJsonAsURL</Format></QueryResultOptions>' +
  '</QueryFeatureData2></e:Body></e:Envelope>';

test('a result answers at the address in the answer, in a sandbox and kept by nobody', async ({ varde }) => {
  const message = { method: 'POST', headers: { 'content-type': 'text/xml' }, body: BY_ADDRESS };
  const addressOf = async () => {
    const { text } = await ask(`${varde.ready.services['map']}`, message);
    return /<URL>([^<]+)<\/URL>/.exec(text)?.[1] ?? text;
  };
  const [first, second] = [await addressOf(), await addressOf()];
  expect(first).not.toBe(second);
  expect(first.startsWith(`${varde.ready.services['map']}/output/`)).toBe(true);
  const { status, headers, text } = await ask(first);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(JSON.parse(text).features.length).toBeGreaterThan(0);
  const head = await ask(first, { method: 'HEAD' });
  expect([head.status, head.text, head.headers['content-length']]).toEqual([
    200,
    '',
    headers['content-length'],
  ]);
});

test('an address that nobody was given is told in words', async ({ varde }) => {
  const { status, text } = await ask(`${varde.ready.services['map']}/output/abc.json`);
  expect(status).toBe(404);
  expect(JSON.parse(text).Message).toContain('results are kept for ten minutes');
});
