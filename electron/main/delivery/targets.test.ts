import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { createTargetClient } from './target-client.ts';
import { openTargets } from './targets.ts';
import { logIn, tryTarget } from './try-target.ts';

const folders = createTemporaryFolders();
afterEach(folders.removeAll);

const TOKEN = '0a1b2c3d-0000-4000-8000-000000000001';
const WORK = {
  name: 'Work',
  address: 'https://example.org/observation/',
  version: '3.2.0',
  observerGuid: '{0A1B2C3D-0000-4000-8000-000000000002}',
  token: TOKEN,
} as const;

test('a target is there after a restart, in a file that only its owner reads, and its token is told to nobody', async () => {
  const file = join(folders.create(), 'targets.json');
  const target = await (await openTargets(file)).write(WORK);
  expect(target).toMatchObject({ name: 'Work', address: 'https://example.org/observation', hasToken: true });
  expect(target.observerGuid).toBe('0a1b2c3d-0000-4000-8000-000000000002');
  const again = await openTargets(file);
  expect(JSON.stringify(again.list())).not.toContain(TOKEN);
  expect(again.get(target.targetId).token).toBe(TOKEN);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a change without a token keeps the one that is known', async () => {
  const targets = await openTargets(join(folders.create(), 'targets.json'));
  const { targetId } = await targets.write(WORK);
  const { token: _, ...named } = WORK;
  await targets.write({ ...named, targetId, name: 'Home' });
  expect(targets.get(targetId)).toMatchObject({ name: 'Home', token: TOKEN });
  expect(targets.list()).toHaveLength(1);
});

test.each([
  ['address', { address: 'ftp://example.org' }],
  ['address', { address: 'example.org' }],
  ['name', { name: ' ' }],
  ['observerGuid', { observerGuid: 'Kari' }],
  ['observerGuid', { observerGuid: '00000000-0000-0000-0000-000000000000' }],
])('a wrong %s is refused by name, and nothing is kept', async (field, wrong) => {
  const targets = await openTargets(join(folders.create(), 'targets.json'));
  await expect(targets.write({ ...WORK, ...wrong })).rejects.toMatchObject({
    code: 'targets/bad-value',
    details: { field },
  });
  expect(targets.list()).toEqual([]);
});

test('a file that is no list is put aside, and told', async () => {
  const file = join(folders.create(), 'targets.json');
  writeFileSync(file, '[{');
  expect((await openTargets(file)).wasDamaged).toBe(true);
  expect(existsSync(file)).toBe(false);
  expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('[{');
});

async function serve(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('No port');
  return {
    target: { ...WORK, address: `http://127.0.0.1:${at.port}`, targetId: 'a', isHalted: false },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const call = createTargetClient({ fetch: globalThis.fetch });

test.each([
  [400, 'taken'],
  [401, 'refused'],
  [403, 'refused'],
  [200, 'unknown'],
  [500, 'unknown'],
] as const)('a target that answers %i to nothing has its token %s', async (status, token) => {
  const { target, close } = await serve((request, response) => {
    response.setHeader('date', 'Sat, 28 Nov 2026 12:00:05 GMT');
    if (request.method === 'GET') response.end('{"KdvRepositories":{"GeoHazardKDV":[]}}');
    else response.writeHead(request.headers['obs_apptoken'] === TOKEN ? status : 418).end();
  });
  const told = await tryTarget(call, target, () => Date.parse('2026-11-28T12:00:00Z'));
  expect(told).toEqual({ lookups: 1, token, clockAheadMs: 5_000 });
  await close();
});

test('an address at which something else answers, or nobody, is told', async () => {
  const { target, close } = await serve((_, response) => void response.end('<html>'));
  await expect(tryTarget(call, target, Date.now)).rejects.toMatchObject({ code: 'upstream/bad-status' });
  await close();
  await expect(tryTarget(call, target, Date.now)).rejects.toMatchObject({
    code: 'upstream/unreachable',
    details: { problem: 'refused' },
  });
});

test('a login gives the GUID of the observer', async () => {
  const credentials = `Basic ${Buffer.from('Kåre:hemmelig').toString('base64')}`;
  const { target, close } = await serve((request, response) => {
    const isRight = request.headers.authorization === credentials && request.url === '/Account/Login';
    response.writeHead(isRight ? 200 : 401).end('{"Guid":"0A1B2C3D-0000-4000-8000-000000000002"}');
  });
  const { address } = target;
  expect(await logIn(call, { address, name: 'Kåre', password: 'hemmelig' })).toBe(
    '0a1b2c3d-0000-4000-8000-000000000002',
  );
  await expect(logIn(call, { address, name: 'Kåre', password: '?' })).rejects.toMatchObject({
    code: 'targets/no-login',
  });
  await close();
});
