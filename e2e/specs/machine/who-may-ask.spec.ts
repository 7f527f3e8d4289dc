import { expect, test } from '../../drivers/app-test.ts';
import { ask } from '../../drivers/http-client.ts';

const PLANTS = '/hydropower/GetHydroPowerPlants';

test('a foreign Host is refused, so that no web site can give itself our address', async ({ varde }) => {
  const { port } = new URL(varde.ready.url);
  for (const host of ['example.org', `example.org:${port}`, '127.0.0.2', 'varde.localhost.example.org']) {
    expect((await ask(`${varde.ready.url}${PLANTS}`, { headers: { Host: host } })).status).toBe(421);
  }
  for (const host of [`localhost:${port}`, `varde.localhost:${port}`, '127.0.0.1:1']) {
    expect((await ask(`${varde.ready.url}${PLANTS}`, { headers: { Host: host } })).status).toBe(200);
  }
});

test('a page of another origin is refused, by its Origin or by what the browser says of it', async ({
  varde,
}) => {
  const url = `${varde.ready.url}${PLANTS}`;
  expect((await ask(url, { headers: { Origin: 'https://example.org' } })).status).toBe(403);
  expect(
    (await ask(url, { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' } })).status,
  ).toBe(403);
});

test('the key opens the app only on a navigation, and leaves the address at once', async ({ varde, app }) => {
  const address = await varde.appAddress();
  expect((await ask(address)).status).toBe(401);
  await app.given.opened();
  expect(app.get.address()).not.toContain('key=');
});

test('nothing of a request reaches the disk', async ({ varde }) => {
  for (const path of [
    '/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/data/%00',
  ]) {
    expect((await ask(`${varde.ready.url}${path}`)).status).toBeGreaterThanOrEqual(400);
  }
});
