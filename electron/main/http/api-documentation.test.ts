import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { closeListeners, serve } from '../testing/http-host.ts';
import { createApiDocumentation } from './api-documentation.ts';

let folder: string;
let port: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'varde-swagger-'));
  writeFileSync(join(folder, 'swagger-ui.css'), 'body {}');
  const documentation = createApiDocumentation(folder, ({ host }) => `http://${host}`);
  ({ port } = await serve(undefined, [], [], [documentation]));
});
afterEach(async () => {
  await closeListeners();
  rmSync(folder, { recursive: true });
});

const ROOT = '/observation/test/swagger';

test.each([ROOT, `${ROOT}/ui/`, '/Observation/TEST/swagger/ui/index/'])(
  '%s leads to the page',
  async (path) => {
    const { status, headers } = await ask(port, path);
    expect([status, headers['location']]).toEqual([302, `http://127.0.0.1:${port}${ROOT}/ui/index`]);
  },
);

test('the page and its files come from here alone', async () => {
  const page = await ask(port, `${ROOT}/ui/index`);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  for (const [, file = ''] of page.text.matchAll(/(?:href|src)="([^"]+)"/g)) {
    expect(file).not.toContain(':');
  }
  expect((await ask(port, `${ROOT}/ui/swagger-ui.css`)).text).toBe('body {}');
  expect((await ask(port, `${ROOT}/ui/start.js`)).text).toContain('../docs/v3.2.0');
});

test('the document names the address that was used, and what is not there is not found', async () => {
  const { text } = await ask(port, `${ROOT}/docs/v3.2.0`);
  expect(JSON.parse(text).servers).toEqual([{ url: `http://127.0.0.1:${port}/observation/test` }]);
  expect((await ask(port, `${ROOT}/ui/../../package.json`)).status).toBe(404);
  expect((await ask(port, `${ROOT}/nothing`)).status).toBe(404);
});
