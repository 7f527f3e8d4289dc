// The parts of the browser shell that need no browser.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, symlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { appArguments, commonArguments } from './chromium-arguments.ts';
import { createDataRelay } from './data-relay.ts';
import { freeProfile } from './free-profile.ts';

const folders = createTemporaryFolders();
const servers: WebSocketServer[] = [];
afterEach(() => {
  folders.removeAll();
  for (const server of servers.splice(0)) server.close();
});

test('the browsers know one name only, and no argument holds a secret', () => {
  const args = commonArguments({ port: 4000, isRoot: false });
  expect(args).toContain(
    '--host-resolver-rules=MAP varde.localhost 127.0.0.1:4000,MAP * ~NOTFOUND,EXCLUDE 127.0.0.1',
  );
  for (const quiet of [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-pings',
    '--disable-sync',
  ]) {
    expect(args).toContain(quiet);
  }
  expect(args).not.toContain('--no-sandbox');
  expect(commonArguments({ port: 4000, isRoot: true })).toContain('--no-sandbox');
  const app = appArguments(
    { port: 4000, isRoot: false },
    { waitingUrl: 'http://varde.localhost/start', asksPosition: false },
  );
  expect(app).toContain('--app=http://varde.localhost/start');
  expect(app.join(' ')).not.toContain('key=');
  expect(app).toEqual(expect.arrayContaining(args));
});

test('the window of the app knows the service of positions by name while the person lets it ask, and no other', () => {
  const [rules] = appArguments(
    { port: 4000, isRoot: false },
    { waitingUrl: 'http://varde.localhost/start', asksPosition: true },
  ).filter((argument) => argument.startsWith('--host-resolver-rules='));
  expect(rules).toBe(
    '--host-resolver-rules=MAP varde.localhost 127.0.0.1:4000,MAP * ~NOTFOUND,EXCLUDE 127.0.0.1,EXCLUDE www.googleapis.com',
  );
});

test('a profile lock of a process that is gone, or of another machine, is removed', async () => {
  for (const target of [`${hostname()}-999999999`, `other-machine-${process.pid}`]) {
    const profile = folders.create();
    symlinkSync(target, join(profile, 'SingletonLock'));
    await freeProfile(profile);
    expect(() => symlinkSync(target, join(profile, 'SingletonLock'))).not.toThrow();
  }
  await freeProfile(folders.create());
});

test('a profile is waited for while its browser still ends', async () => {
  const profile = folders.create();
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  symlinkSync(`${hostname()}-${child.pid}`, join(profile, 'SingletonLock'));
  let isFree = false;
  const free = freeProfile(profile).then(() => {
    isFree = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(isFree).toBe(false);
  child.kill('SIGKILL');
  await free;
  expect(existsSync(join(profile, 'SingletonLock'))).toBe(false);
});

/** A socket pair: the server's end and the client's. */
async function socketPair(): Promise<{ server: WebSocket; client: WebSocket }> {
  const listening = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  servers.push(listening);
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [[server]] = await Promise.all([once(listening, 'connection'), once(client, 'open')]);
  return { server, client };
}

function textsOf(socket: WebSocket): string[] {
  const texts: string[] = [];
  socket.on('message', (data) => texts.push(String(data)));
  return texts;
}

test('a user interface is joined with the data window, and what it said meanwhile arrives', async () => {
  const relay = createDataRelay();
  const control = await socketPair();
  const ids = textsOf(control.client);
  const ui = await socketPair();
  relay.join(ui.server);
  ui.client.send('early');
  relay.attach(control.server);
  await expect.poll(() => ids.length).toBe(1);
  const channel = await socketPair();
  const heardByData = textsOf(channel.client);
  const heardByUi = textsOf(ui.client);
  relay.answer(ids[0] ?? '', channel.server);
  await expect.poll(() => heardByData).toEqual(['early']);
  channel.client.send('answer');
  await expect.poll(() => heardByUi).toEqual(['answer']);
  channel.client.terminate();
  await once(ui.client, 'close');
});

test('a channel that nobody waits for is closed', async () => {
  const relay = createDataRelay();
  const channel = await socketPair();
  relay.answer('unknown', channel.server);
  await once(channel.client, 'close');
});
