import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mapService } from '../../../shared/contracts/map/service.ts';
import { type OutputFiles, openOutputFiles } from '../files/output-files.ts';
import { ask } from '../testing/http-client.ts';
import { closeListeners, NO_CACHES, serve } from '../testing/http-host.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';

const BYTES = new TextEncoder().encode('<b>Åna</b>');
const FILE = { bytes: BYTES, mediaType: 'text/html; charset=utf-8', extension: 'html' };

const folders = createTemporaryFolders();
let folder: string;
let outputs: OutputFiles;
let nowMs = 0;
beforeEach(async () => {
  folder = join(folders.create(), 'outputs');
  nowMs = Date.parse('2026-11-28T12:00:00Z');
  outputs = await openOutputFiles(folder, () => nowMs);
});
afterEach(async () => {
  await closeListeners();
  folders.removeAll();
});

async function keep(file = FILE): Promise<string> {
  const [name = ''] = await outputs.keep([file]);
  return `${mapService.outputPath}/${name}`;
}

test('a result is given by its address, as what it is and no more, without the data window', async () => {
  const { port, forwardedRequests, requests } = await serve(undefined, [], [], [], NO_CACHES, outputs);
  const path = await keep();
  const answer = await ask(port, path);
  expect(answer).toMatchObject({ status: 200, text: '<b>Åna</b>' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'content-length': String(BYTES.length),
    'cross-origin-resource-policy': 'same-origin',
  });
  const bodiless = await ask(port, path.toUpperCase(), { method: 'HEAD' });
  expect([bodiless.status, bodiless.text, bodiless.headers['content-length']]).toEqual([
    200,
    '',
    String(BYTES.length),
  ]);
  expect(forwardedRequests).toEqual([]);
  expect(requests.recent()).toMatchObject([
    { method: 'GET', path, status: 200, bytes: BYTES.length },
    { method: 'HEAD', status: 200, bytes: 0 },
  ]);
});

test('a result that is gone, or never was, is told in words', async () => {
  const { port } = await serve(undefined, [], [], [], NO_CACHES, outputs);
  const path = await keep();
  nowMs += 10 * 60_000;
  for (const gone of [
    path,
    `${mapService.outputPath}/a.html`,
    `${mapService.outputPath}/..%2f..%2fsettings.json`,
  ]) {
    const { status, text } = await ask(port, gone);
    expect([status, JSON.parse(text).Message]).toEqual([
      404,
      expect.stringContaining('There is no result at'),
    ]);
  }
  const removed = await keep();
  await openOutputFiles(folder, () => nowMs);
  expect((await ask(port, removed)).status).toBe(404);
});

test('a result is read and nothing else', async () => {
  const { port } = await serve(undefined, [], [], [], NO_CACHES, outputs);
  const answer = await ask(port, await keep(), { method: 'POST', body: 'x' });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a file of many megabytes comes whole', async () => {
  const { port } = await serve(undefined, [], [], [], NO_CACHES, outputs);
  const bytes = new Uint8Array(20_000_000).map((_, index) => index * 7);
  const answer = await ask(port, await keep({ bytes, mediaType: 'image/png', extension: 'png' }));
  expect(answer.body.equals(Buffer.from(bytes))).toBe(true);
});
