import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '../../drivers/app-test.ts';
import { ask } from '../../drivers/http-client.ts';
import { exitOf, spawnVarde, startVarde } from '../../drivers/varde-program.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

test('the ready line is the only line on stdout and names everything', async ({ dataFolder }) => {
  const varde = await startVarde({ dataFolder, seed: 'sample' });
  expect(varde.stdoutLines).toHaveLength(1);
  expect(varde.ready).toEqual({
    event: 'ready',
    url: expect.stringMatching(/^http:\/\/127[.]0[.]0[.]1:\d+$/),
    pid: expect.any(Number),
    services: expect.objectContaining({
      certificate: `${varde.ready.url}/certificate`,
      hydropower: `${varde.ready.url}/hydropower`,
      observation: `${varde.ready.url}/observation`,
    }),
    appToken: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  await varde.stop();
});

test('SIGTERM to the pid of the ready line ends it with exit code 0', async ({ varde }) => {
  expect(await varde.stop()).toEqual({ exitCode: 0, signal: null });
});

test('it ends under npm as well, and npm with it, without an error', async ({ dataFolder }) => {
  const npm = spawn('npm', ['run', 'serve', '--', '--port', '0', '--data', dataFolder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = exitOf(npm);
  const pid = await new Promise<number>((done) => {
    let text = '';
    npm.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      const match = /"pid":(?<pid>\d+)/.exec(text)?.groups?.['pid'];
      if (match) done(Number(match));
    });
  });
  process.kill(pid, 'SIGTERM');
  expect(await ended).toEqual({ exitCode: 0, signal: null });
});

test('a second one on the same data says who holds it and ends with exit code 1', async ({
  varde,
  dataFolder,
}) => {
  const second = spawnVarde({ dataFolder });
  let said = '';
  second.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  expect((await exitOf(second)).exitCode).toBe(1);
  expect(said).toContain(String(varde.ready.pid));
});

test('a second one beside one that is still starting says so, and names no address', async ({
  dataFolder,
}) => {
  mkdirSync(dataFolder, { recursive: true });
  const starting = { pid: process.pid, url: '', token: 'of the other', sinceMs: Date.now() };
  writeFileSync(join(dataFolder, 'lock'), JSON.stringify(starting));
  const second = spawnVarde({ dataFolder });
  const said = listenTo(second);
  expect((await exitOf(second)).exitCode).toBe(1);
  expect(said()).toContain(`held by process ${process.pid}, which is still starting.`);
});

test('a lock that a killed one left behind is taken over', async ({ dataFolder }) => {
  const first = await startVarde({ dataFolder, seed: 'sample' });
  await first.kill();
  const second = await startVarde({ dataFolder });
  const { status } = await ask(`${second.ready.services['hydropower']}/GetHydroPowerPlants`);
  expect(status).toBe(200);
  await second.stop();
});

test('without a seed the services answer empty lists, and the seed acts on an empty folder only', async ({
  dataFolder,
}) => {
  const plants = async (seed: 'none' | 'sample') => {
    const varde = await startVarde({ dataFolder, seed });
    const answer = await ask(`${varde.ready.services['hydropower']}/GetHydroPowerPlants`);
    await varde.stop();
    return JSON.parse(answer.text) as unknown[];
  };
  expect(await plants('none')).toEqual([]);
  expect(await plants('sample')).toEqual([]);
});

/** A program in the place of the browser. */
function standIn(folder: string, script: string): { VARDE_CHROMIUM: string } {
  const file = join(folder, 'stand-in.sh');
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { VARDE_CHROMIUM: file };
}

function listenTo(child: ChildProcess): () => string {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  return () => said;
}

test('SIGTERM ends a start whose data window never comes up, with exit code 0 and without its lock', async ({
  dataFolder,
}) => {
  mkdirSync(dataFolder, { recursive: true });
  const varde = spawnVarde({ dataFolder, environment: standIn(dataFolder, 'sleep 300') });
  const ended = exitOf(varde);
  await expect.poll(() => existsSync(join(dataFolder, 'profile-data')), { timeout: 20_000 }).toBe(true);
  const askedAt = Date.now();
  varde.kill('SIGTERM');
  expect(await ended).toEqual({ exitCode: 0, signal: null });
  expect(Date.now() - askedAt).toBeLessThan(5_000);
  expect(existsSync(join(dataFolder, 'lock'))).toBe(false);
});

test('a browser that ends at once, and a folder in the place of the lock, are told in a sentence', async ({
  dataFolder,
}) => {
  mkdirSync(dataFolder, { recursive: true });
  const environment = standIn(dataFolder, 'exit 3');
  const first = spawnVarde({ dataFolder, environment });
  const firstSaid = listenTo(first);
  expect((await exitOf(first)).exitCode).toBe(1);
  expect(firstSaid()).toContain('stand-in.sh did not come up: it ended by itself.');
  expect(firstSaid()).not.toMatch(/^ +at /m);

  mkdirSync(join(dataFolder, 'lock'));
  const second = spawnVarde({ dataFolder });
  const secondSaid = listenTo(second);
  expect((await exitOf(second)).exitCode).toBe(1);
  expect(secondSaid()).toContain('cannot be taken: it is a folder.');
});

test('a data folder that cannot be made is told at once', async () => {
  test.skip(process.platform !== 'linux', 'There is no /proc here.');
  const varde = spawnVarde({ dataFolder: '/proc/varde' });
  const said = listenTo(varde);
  expect((await exitOf(varde)).exitCode).toBe(1);
  expect(said()).toContain('/proc/varde cannot be used');
});
