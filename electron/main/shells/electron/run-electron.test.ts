import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app } from 'electron';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Host, HostOptions } from '../../host.ts';
import { registerAppScheme } from './app-scheme.ts';
import { type ElectronRun, runElectron } from './run-electron.ts';
import { EventDouble } from './testing/double-state.ts';
import { electronDouble } from './testing/electron-double.ts';
import { windowOf } from './testing/start-electron.ts';

let folder: string;
let dataFolder: string;

beforeEach(() => {
  electronDouble.startAnew();
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
    const { shell } = options.createShell({
      listener: { onUiChannel: () => undefined, onLastUiWindowClosed: end },
      port: 40_000,
      settings: { read: () => ({ language: 'nb' }), onChanged: () => undefined },
      log: options.log,
    } as never);
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
    dist: join(folder, 'dist'),
    platform: 'linux',
    startHost: createHost().startHost,
    focusHolder: async () => true,
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

test('a second start on the same data ends at once and starts nothing', async () => {
  const { heard, startHost } = createHost();
  electronDouble.state().heldLocks.add(join(dataFolder, 'profile-electron'));
  run({ startHost });
  await electronDouble.becomeReady();
  expect(electronDouble.state().exitCode).toBe(0);
  expect(heard).toEqual([]);
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
  run({ argv: ['/electron', '/app', '--data', join(folder, 'a-file', 'data')], startHost });
  expect(electronDouble.state().exitCode).toBe(1);
  const [told = ''] = electronDouble.state().errorBoxes;
  expect(told).toContain('a-file');
  expect(told).not.toMatch(/\n|\bat \//);
  expect(heard).toEqual([]);
});
