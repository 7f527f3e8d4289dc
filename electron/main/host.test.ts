// The whole host over a fake data window: what comes up, what goes down, who is let in.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createLink } from '../../shared/bridge/link.ts';
import {
  type HostEvents,
  type HostForUiOperations,
  hostEvents,
  hostForUiOperations,
} from '../../shared/contracts/bridge/host-api.ts';
import type { OperationTable } from '../../shared/schema/notation.ts';
import type { LockHolder } from './data-folder/folder-lock.ts';
import { nameOfRows, writePicture } from './first-picture/picture-file.ts';
import { type Host, type HostOptions, startHost } from './host.ts';
import { focusHolder } from './lifecycle/instance.ts';
import { VERSION } from './reporting/version.ts';
import type { ShellContext } from './shells/shell.ts';
import { channelPair, createFakeDataWindow, type FakeDataWindow } from './testing/fake-data-window.ts';
import { ask } from './testing/http-client.ts';
import { createTemporaryFolders } from './testing/temporary-folder.ts';

const folders = createTemporaryFolders();
const hosts: Host[] = [];
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close();
  folders.removeAll();
});

interface Trial {
  readonly options: HostOptions;
  readonly windows: FakeDataWindow[];
  readonly shellCalls: string[];
  context?: ShellContext;
}

function trial(change: Partial<HostOptions> = {}): Trial {
  const windows: FakeDataWindow[] = [];
  const shellCalls: string[] = [];
  const made: Trial = {
    windows,
    shellCalls,
    options: {
      folder: folders.create(),
      seed: 'sample',
      port: { number: 0, isFixed: true },
      opensUi: false,
      log: { info: () => undefined, error: () => undefined },
      createShell(context) {
        made.context = context;
        return {
          shell: {
            name: 'browser',
            async openDataWindow() {
              const body = new TextEncoder().encode('[]');
              const fake = createFakeDataWindow({
                'http.handle': () => ({ status: 200, headers: [], body, cacheDay: '' }),
              });
              windows.push(fake);
              return fake.window;
            },
            openUiWindow: async () => void shellCalls.push('openUiWindow'),
            chooseSavePath: async ({ folder, proposedName }) => join(folder, proposedName),
            openExternal: async (url) => void shellCalls.push(url),
            close: async () => void shellCalls.push('close'),
          },
        };
      },
      ...change,
    },
  };
  return made;
}

async function start({ options }: Trial): Promise<Host> {
  const outcome = await startHost(options);
  if ('holder' in outcome) throw new Error('The folder is held');
  hosts.push(outcome.host);
  return outcome.host;
}

const portOf = ({ url }: Host) => Number(new URL(url).port);
const nothing = {} as const satisfies OperationTable;

function joinUi({ context }: Trial) {
  const [hostEnd, uiEnd] = channelPair();
  context?.listener.onUiChannel(hostEnd);
  return createLink<typeof nothing, typeof nothing, HostForUiOperations, HostEvents>({
    channel: uiEnd,
    party: 'host',
    local: nothing,
    handlers: {},
    remote: hostForUiOperations,
    remoteEvents: hostEvents,
    log: () => undefined,
  });
}

test('a start answers the services, and an end leaves neither lock nor listener', async () => {
  const run = trial();
  const host = await start(run);
  expect(host.services).toEqual([
    { service: 'certificate', url: `${host.url}/certificate` },
    { service: 'hydropower', url: `${host.url}/hydropower` },
    { service: 'observation', url: `${host.url}/observation` },
    { service: 'map', url: `${host.url}/services/Varde/MapServer` },
  ]);
  expect(await ask(portOf(host), '/hydropower/GetHydroPowerPlants')).toMatchObject({
    status: 200,
    text: '[]',
  });
  await host.close();
  await expect(ask(portOf(host), '/hydropower')).rejects.toThrow();
  expect(existsSync(join(run.options.folder, 'lock'))).toBe(false);
  expect(run.shellCalls).toEqual(['close']);
});

test('a second start on the same folder learns who holds it and can bring it to the front', async () => {
  const run = trial();
  const host = await start(run);
  const second = await startHost(run.options);
  expect(second).toMatchObject({ holder: { pid: process.pid, url: host.url } });
  const { holder } = second as { holder: LockHolder };
  expect(await focusHolder(holder)).toBe(true);
  expect(run.shellCalls).toEqual(['openUiWindow']);
  expect(await focusHolder({ ...holder, token: 'guess' })).toBe(false);
  expect(await ask(portOf(host), '/instance/focus', { method: 'POST' })).toMatchObject({ status: 401 });
});

/** A folder in which a start left the picture of what an empty one holds. */
async function folderWithPicture(settings: object = {}): Promise<string> {
  const folder = folders.create();
  writeFileSync(join(folder, 'seed'), 'sample\n');
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  const rows = nameOfRows({
    version: VERSION,
    seed: 'sample',
    kept: { files: [], present: [], removedLayerIds: [] },
  });
  const status = {
    register: 'plants',
    origin: 'sample',
    source: '',
    changedAtMs: 1,
    rows: 1,
    version: '1',
  } as const;
  const columns = [{ register: 'plants', version: '1', table: new Uint8Array([1]) }] as const;
  await writePicture(join(folder, 'first-picture.json'), rows ?? '', {
    statuses: [status],
    columns: [...columns],
  });
  return folder;
}

test('a window that can be drawn comes before the data window, and gets its picture while there is none', async () => {
  const run = trial({ folder: await folderWithPicture(), opensUi: true });
  const starting = start(run);
  await expect.poll(() => run.shellCalls).toEqual(['openUiWindow']);
  const { remote } = joinUi(run);
  expect((await remote['start.picture']({})).statuses).toHaveLength(1);
  expect(run.windows).toEqual([]);
  await remote['start.drawn']({});
  await starting;
  expect(run.windows).toHaveLength(1);
  expect(await remote['start.picture']({})).toEqual({ statuses: [], columns: [] });
});

test('a service that is asked has the data window started: its client is told to come again', async () => {
  const run = trial({ folder: await folderWithPicture(), opensUi: true });
  const starting = start(run);
  await expect.poll(() => run.shellCalls).toEqual(['openUiWindow']);
  const address = '/hydropower/GetHydroPowerPlants';
  const first = await ask(run.context?.port ?? 0, address);
  expect(first).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  const host = await starting;
  expect(await ask(portOf(host), address)).toMatchObject({ status: 200 });
});

test('the data window starts at once where the window opens another place, and where no window opens', async () => {
  const other = trial({ folder: await folderWithPicture({ ui: { place: 'services' } }), opensUi: true });
  await start(other);
  const none = trial({ folder: await folderWithPicture() });
  await start(none);
  expect([other.windows.length, none.windows.length]).toEqual([1, 1]);
});

async function takePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, free: () => server.close() };
}

test('a port that is taken: another one and a notice, or a failure where it was asked for', async () => {
  const taken = await takePort();
  const run = trial({ port: { number: taken.port, isFixed: false } });
  const host = await start(run);
  expect(portOf(host)).not.toBe(taken.port);
  expect((await joinUi(run).remote['app.info']({})).notices).toEqual([{ code: 'port-taken', details: {} }]);
  const fixed = trial({ port: { number: taken.port, isFixed: true } });
  await expect(startHost(fixed.options)).rejects.toMatchObject({ code: 'http/port-taken' });
  expect(existsSync(join(fixed.options.folder, 'lock'))).toBe(false);
  taken.free();
});

test('a host whose data window never comes up gives everything back', async () => {
  const run = trial();
  const { createShell } = run.options;
  const broken: HostOptions = {
    ...run.options,
    createShell(context) {
      const setup = createShell(context);
      const openDataWindow = () => Promise.reject(new Error('no browser'));
      return { ...setup, shell: { ...setup.shell, openDataWindow } };
    },
  };
  await expect(startHost(broken)).rejects.toThrow('no browser');
  expect(existsSync(join(run.options.folder, 'lock'))).toBe(false);
  await start(run);
});

test('a start that hangs is given up at once, and gives everything back', async () => {
  const stopping = new AbortController();
  const run = trial({ signal: stopping.signal });
  const { createShell } = run.options;
  const hanging = new Promise<never>(() => undefined);
  const starting = startHost({
    ...run.options,
    createShell(context) {
      const setup = createShell(context);
      setTimeout(() => stopping.abort(), 0);
      return { ...setup, shell: { ...setup.shell, openDataWindow: () => hanging } };
    },
  });
  await expect(starting).rejects.toMatchObject({ name: 'AbortError' });
  expect(existsSync(join(run.options.folder, 'lock'))).toBe(false);
  expect(run.shellCalls).toEqual(['close']);
});

test('a host that has started does not heed the signal of its start any more', async () => {
  const stopping = new AbortController();
  const host = await start(trial({ signal: stopping.signal }));
  stopping.abort();
  expect((await ask(portOf(host), '/hydropower/GetHydroPowerPlants')).status).toBe(200);
});

test('the user interface learns of the app, of requests, of settings and of the data window', async () => {
  const run = trial();
  const host = await start(run);
  const ui = joinUi(run);
  const heard: string[] = [];
  ui.on('requests.logged', ({ requests }) => heard.push(...requests.map(({ path }) => path)));
  ui.on('settings.changed', ({ settings }) => heard.push(settings.theme));
  ui.on('data.away', ({ isAway }) => heard.push(`away ${isAway}`));
  expect(await ui.remote['app.info']({})).toMatchObject({
    shell: 'browser',
    dataFolder: run.options.folder,
    services: ['certificate', 'hydropower', 'observation', 'map'].map((service) => ({ service })),
  });
  await ask(portOf(host), '/hydropower/GetHydroPowerPlants?x=1');
  await expect.poll(() => heard).toContain('/hydropower/GetHydroPowerPlants?x=1');
  await ui.remote['settings.write']({ change: { name: 'theme', value: 'sun' } });
  run.windows[0]?.kill();
  await expect.poll(() => heard).toEqual(expect.arrayContaining(['sun', 'away true', 'away false']));
  expect(await ui.remote['requests.recent']({})).toHaveLength(1);
});

test('only web addresses are opened outside', async () => {
  const run = trial();
  await start(run);
  const ui = joinUi(run);
  await ui.remote['app.openExternal']({ url: 'https://example.org/' });
  for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'nonsense']) {
    await expect(ui.remote['app.openExternal']({ url })).rejects.toMatchObject({ code: 'bridge/bad-input' });
  }
  expect(run.shellCalls).toEqual(['https://example.org/']);
});

test('the end of the last window is the end of the host', async () => {
  const run = trial();
  const host = await start(run);
  run.context?.listener.onLastUiWindowClosed();
  await host.ended;
});

test('damage in the files of a user is told of', async () => {
  const run = trial();
  mkdirSync(join(run.options.folder, 'journal'));
  writeFileSync(join(run.options.folder, 'journal/journal.jsonl'), 'broken\n');
  writeFileSync(join(run.options.folder, 'settings.json'), 'broken');
  await start(run);
  const { notices } = await joinUi(run).remote['app.info']({});
  expect(notices.map(({ code }) => code)).toEqual(['settings-damaged', 'journal-damaged']);
});

test('an origin of the settings may read the services as soon as it is listed', async () => {
  const run = trial();
  const host = await start(run);
  const headers = { origin: 'https://map.example' };
  expect(await ask(portOf(host), '/hydropower/GetHydroPowerPlants', { headers })).toMatchObject({
    status: 403,
  });
  const change = { name: 'allowedOrigins', value: ['https://map.example'] };
  await joinUi(run).remote['settings.write']({ change });
  expect(await ask(portOf(host), '/hydropower/GetHydroPowerPlants', { headers })).toMatchObject({
    status: 200,
  });
});
