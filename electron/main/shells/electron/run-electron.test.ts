import { EventEmitter } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { app } from 'electron';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Host, HostOptions } from '../../host.ts';
import type { ShellSetup } from '../shell.ts';
import { registerAppScheme } from './app-scheme.ts';
import type { ElectronRun } from './electron-start.ts';
import { runElectron } from './run-electron.ts';
import { EventDouble } from './testing/double-state.ts';
import { electronDouble } from './testing/electron-double.ts';
import { createFakeSettings, windowOf } from './testing/start-electron.ts';

let folder: string;
let dataFolder: string;
let setup: ShellSetup | undefined;
let errors: EventEmitter;

beforeEach(() => {
  electronDouble.startAnew();
  errors = new EventEmitter();
  folder = mkdtempSync(join(tmpdir(), 'varde-run-'));
  dataFolder = join(folder, 'data');
  mkdirSync(join(folder, 'dist/app'), { recursive: true });
  writeFileSync(join(folder, 'dist/app/index.html'), '<!doctype html><script nonce="__NONCE__"></script>');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A host that has nothing but its shell. */
function createHost() {
  const heard: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const startHost: ElectronRun['startHost'] = async (options: HostOptions) => {
    heard.push(`started on ${options.folder}`);
    const made = options.createShell({
      listener: { onUiChannel: () => undefined, onLastUiWindowClosed: end },
      port: 40_000,
      settings: createFakeSettings(),
      log: options.log,
    } as never);
    setup = made;
    const { shell } = made;
    const host = { shell, ended, close: async () => void heard.push('closed') };
    if (options.opensUi) await shell.openUiWindow();
    return { host: host as unknown as Host };
  };
  return { heard, startHost };
}

function run(changes: Partial<ElectronRun> = {}): void {
  registerAppScheme();
  app.enableSandbox();
  runElectron({
    argv: ['/electron', '/app', '--data', dataFolder],
    root: folder,
    platform: 'linux',
    isTestBuild: false,
    isPortable: false,
    startHost: createHost().startHost,
    errors,
    focusHolder: async () => true,
    answers: async () => true,
    ...changes,
  });
}

test('the profile is in the data folder and set before Electron is ready', () => {
  run();
  expect(app.getPath('userData')).toBe(join(dataFolder, 'profile-electron'));
  expect(existsSync(app.getPath('userData'))).toBe(true);
  expect(electronDouble.state()).toMatchObject({ isSandboxed: true, isReady: false, hasLock: true });
});

test('the host starts when Electron is ready, with menus, guards and pages with a fresh nonce', async () => {
  const { heard, startHost } = createHost();
  run({ startHost });
  expect(heard).toEqual([]);
  await electronDouble.becomeReady();
  await expect.poll(() => windowOf('ui').isVisible()).toBe(true);
  expect(heard).toEqual([`started on ${dataFolder}`]);
  expect(electronDouble.state().menuTemplate?.[0]?.label).toBe('Fil');
  expect(electronDouble.defaultSession().requestPermission('app://varde/', 'media')).toBe(false);
  expect(windowOf('ui').webContents.tryNavigation('https://example.org/')).toBe(false);

  const load = async () => electronDouble.defaultSession().load('app://varde/');
  const [first, second] = [await load(), await load()];
  const policy = first.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(await first.text()).toContain(`nonce="${nonce}"`);
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:40000");
  expect(second.headers.get('content-security-policy')).not.toBe(policy);
  expect((await electronDouble.defaultSession().load('app://varde/nothing')).status).toBe(404);
});

const profile = () => join(dataFolder, 'profile-electron');

/** Another instance has the lock of the profile, and the lock of the data folder names it. */
function holdFolder(): void {
  mkdirSync(profile(), { recursive: true });
  electronDouble.state().heldLocks.add(profile());
  const holder = { pid: process.pid, url: 'http://127.0.0.1:1', token: 'x', sinceMs: 0 };
  writeFileSync(join(dataFolder, 'lock'), JSON.stringify(holder));
}

test('a second start on the same data ends at once and starts nothing', async () => {
  const { heard, startHost } = createHost();
  holdFolder();
  run({ startHost });
  await electronDouble.becomeReady();
  await expect.poll(() => electronDouble.state().exitCode).toBe(0);
  expect(heard).toEqual([]);
});

test('a lock whose holder does not answer is no running Varde: it is said who has it', async () => {
  holdFolder();
  run({ answers: async () => false });
  await expect.poll(() => electronDouble.state().exitCode).toBe(1);
  expect(electronDouble.state().errorBoxes.join()).toContain('does not answer');

  electronDouble.startAnew();
  rmSync(join(dataFolder, 'lock'));
  symlinkSync(`${hostname()}-${process.pid}`, join(profile(), 'SingletonLock'));
  run();
  await expect.poll(() => electronDouble.state().exitCode).toBe(1);
  expect(electronDouble.state().errorBoxes.join()).toContain(`Process ${process.pid} holds`);
});

test('a lock that was left by a dead process or under another name of the machine is freed', async () => {
  for (const target of [`${hostname()}-999999999`, 'other-machine-7']) {
    electronDouble.startAnew();
    mkdirSync(profile(), { recursive: true });
    symlinkSync(target, join(profile(), 'SingletonLock'));
    symlinkSync('/nowhere', join(profile(), 'SingletonSocket'));
    run();
    await electronDouble.becomeReady();
    await expect.poll(() => windowOf('ui').isVisible()).toBe(true);
    expect(existsSync(join(profile(), 'SingletonSocket'))).toBe(false);
  }
});

test('a packaged Varde lets nobody debug its windows, but a build for tests does', () => {
  for (const name of ['remote-debugging-port', 'remote-debugging-pipe']) {
    electronDouble.startAnew();
    electronDouble.state().isPackaged = true;
    electronDouble.state().switches.set(name, '0');
    run();
    expect(electronDouble.state().exitCode).toBe(1);
    expect(electronDouble.state().errorBoxes.join()).toContain(`--${name} is refused`);
  }
  electronDouble.startAnew();
  electronDouble.state().isPackaged = true;
  electronDouble.state().switches.set('remote-debugging-port', '0');
  run({ isTestBuild: true });
  expect(electronDouble.state().exitCode).toBeUndefined();
});

test('Chromium draws in software where there is no graphics card', () => {
  run();
  expect([...electronDouble.state().switches.keys()]).toEqual([
    'enable-unsafe-swiftshader',
    'ignore-gpu-blocklist',
  ]);
});

test('Windows knows the application by the name that its installer gave', () => {
  const { appId }: { appId: string } = createRequire(import.meta.url)(
    '../../../../build/electron-builder.cjs',
  );
  run({ platform: 'win32' });
  expect(electronDouble.state().userModelId).toBe(appId);
});

test('an installed Varde opens links of views, a portable one leaves nothing behind that would', () => {
  for (const [isPackaged, isPortable, schemes] of [
    [true, false, ['varde']],
    [true, true, []],
    [false, false, []],
  ] as const) {
    electronDouble.startAnew();
    electronDouble.state().isPackaged = isPackaged;
    run({ isPortable });
    expect([...electronDouble.state().protocolClients]).toEqual(schemes);
  }
});

test('a process of Chromium that ends by itself stands in the log', async () => {
  run();
  await electronDouble.becomeReady();
  electronDouble.app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 139 });
  electronDouble.app.emit('child-process-gone', {}, { type: 'Utility', reason: 'clean-exit', exitCode: 0 });
  const log = readFileSync(join(profile(), 'logs/varde.log'), 'utf8');
  expect(log).toContain('The process GPU ended: crashed, 139');
  expect(log).not.toContain('Utility');
});

test('dumps of crashes and the log are kept in the data folder', async () => {
  run({ startHost: () => Promise.reject(new Error('The disk is full')) });
  expect(electronDouble.state().keepsCrashDumps).toBe(true);
  expect(app.getPath('crashDumps')).toBe(join(profile(), 'crashes'));
  await electronDouble.becomeReady();
  await expect.poll(() => electronDouble.state().exitCode).toBe(1);
  expect(readFileSync(join(profile(), 'logs/varde.log'), 'utf8')).toContain('The disk is full');
});

test('what nobody caught stands in the log and ends Varde with a sentence, what nobody waited for only in the log', async () => {
  run();
  await electronDouble.becomeReady();
  const log = () => readFileSync(join(profile(), 'logs/varde.log'), 'utf8');
  errors.emit('unhandledRejection', new Error('a lost promise'));
  expect(log()).toContain('a lost promise');
  expect(electronDouble.state().exitCode).toBeUndefined();
  errors.emit('uncaughtException', new Error('a thrown stone'));
  expect(log()).toMatch(/a thrown stone\n +at /);
  expect(electronDouble.state()).toMatchObject({
    exitCode: 1,
    errorBoxes: [expect.stringMatching(/^[^\n]+$/)],
  });
});

test('the host is told where downloads go and fetches by the network of Chromium', async () => {
  run();
  await electronDouble.becomeReady();
  await expect.poll(() => setup).toBeDefined();
  expect(setup?.downloadsFolder).toBe('/nowhere/downloads');
  expect(setup?.pageOrigin).toBe('app://varde');
  const upstream = electronDouble.sessionOf('upstream');
  const asked: unknown[] = [];
  upstream.network = async (input, init) => {
    asked.push([input, init?.credentials]);
    return new Response('rows');
  };
  expect(await (await setup?.fetch?.(new URL('https://example.org/a')))?.text()).toBe('rows');
  expect(asked).toEqual([['https://example.org/a', 'omit']]);
  expect(upstream.proxyMode).toBe('system');
  expect(upstream.fetchesDictionaries).toBe(false);
  expect(electronDouble.defaultSession().proxyMode).toBe('direct');
});

test('the services go on without a window where that is wanted, and the tray leads back and out', async () => {
  mkdirSync(join(folder, 'assets/icons/tray'), { recursive: true });
  writeFileSync(join(folder, 'assets/icons/tray/tray.png'), '');
  const { heard, startHost } = createHost();
  run({ startHost });
  await electronDouble.becomeReady();
  await expect.poll(() => windowOf('ui').isVisible()).toBe(true);
  const file = electronDouble.state().menuTemplate?.[0]?.submenu;
  const [keepServing] = Array.isArray(file) ? file : [];
  keepServing?.click?.({ checked: true } as never, undefined, {} as never);
  await expect.poll(() => electronDouble.state().trayIcons.size).toBe(1);
  windowOf('ui').close();
  await expect.poll(() => electronDouble.windows()).toHaveLength(0);
  const [tray = expect.fail('no tray')] = electronDouble.state().trayIcons;
  expect(tray.items.map(({ label }) => label)).toContain('Tjenestene svarer på http://127.0.0.1:40000');
  tray.items[0]?.click?.({} as never, undefined, {} as never);
  await expect.poll(() => windowOf('ui').isVisible()).toBe(true);
  expect(heard).not.toContain('closed');
  tray.items.at(-1)?.click?.({} as never, undefined, {} as never);
  await expect.poll(() => electronDouble.state().exitCode).toBe(0);
  expect(heard.at(-1)).toBe('closed');
});

test('a second start fronts the window of the first', async () => {
  run();
  await electronDouble.becomeReady();
  await expect.poll(() => windowOf('ui').isVisible()).toBe(true);
  windowOf('ui').minimize();
  electronDouble.app.emit('second-instance', new EventDouble(), ['/electron', 'varde:plants'], '/', {});
  await expect.poll(() => windowOf('ui').isFocused()).toBe(true);
  expect(windowOf('ui').webContents.getURL()).toBe('app://varde/#varde%3Aplants');
});

test('closing the last window ends the host, then the process', async () => {
  const { heard, startHost } = createHost();
  run({ startHost });
  await electronDouble.becomeReady();
  await expect.poll(() => windowOf('ui').isVisible()).toBe(true);
  windowOf('ui').close();
  await expect.poll(() => electronDouble.state().exitCode).toBe(0);
  expect(heard.at(-1)).toBe('closed');
});

test('a start that is quit before its end is given up, which is no failure', async () => {
  let isStarting = false;
  const startHost: ElectronRun['startHost'] = ({ signal }) => {
    isStarting = true;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
  run({ startHost });
  await electronDouble.becomeReady();
  await expect.poll(() => isStarting).toBe(true);
  app.quit();
  await expect.poll(() => electronDouble.state().exitCode).toBe(0);
  expect(electronDouble.state().errorBoxes).toEqual([]);
});

test('a folder that the browser shell holds: its window is shown and this process ends', async () => {
  const holder = { pid: 7, url: 'http://127.0.0.1:1', token: 'x' };
  run({ startHost: async () => ({ holder }) as never });
  await electronDouble.becomeReady();
  await expect.poll(() => electronDouble.state().exitCode).toBe(0);
});

test('a holder that shows nothing is told of, and the exit code is 1', async () => {
  const holder = { pid: 7, url: 'http://127.0.0.1:1', token: 'x' };
  run({ startHost: async () => ({ holder }) as never, focusHolder: async () => false });
  await electronDouble.becomeReady();
  await expect.poll(() => electronDouble.state().exitCode).toBe(1);
  expect(electronDouble.state().errorBoxes.join()).toContain('process 7');
});

test('wrong options and a host that does not start are told of, and the exit code is 1', async () => {
  run({ argv: ['/electron', '--port', 'many'] });
  expect(electronDouble.state()).toMatchObject({
    exitCode: 1,
    errorBoxes: [expect.stringContaining('many')],
  });

  electronDouble.startAnew();
  run({ startHost: () => Promise.reject(new Error('The disk is full')) });
  await electronDouble.becomeReady();
  await expect.poll(() => electronDouble.state().exitCode).toBe(1);
  expect(electronDouble.state().errorBoxes).toEqual(['The disk is full']);
});

test('a data folder that cannot be made is told of in one sentence, and nothing is started', () => {
  const { heard, startHost } = createHost();
  writeFileSync(join(folder, 'a-file'), '');
  // Node's own way to make folders below /proc never ends.
  const places = [
    join(folder, 'a-file', 'data'),
    ...(process.platform === 'linux' ? ['/proc/a-file/data'] : []),
  ];
  for (const place of places) {
    electronDouble.startAnew();
    run({ argv: ['/electron', '/app', '--data', place], startHost });
    expect(electronDouble.state().exitCode).toBe(1);
    const [told = ''] = electronDouble.state().errorBoxes;
    expect(told).toContain(place);
    expect(told).not.toMatch(/\n|\bat \//);
  }
  expect(heard).toEqual([]);
});
