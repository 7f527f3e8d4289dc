import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  app,
  BrowserWindow,
  crashReporter,
  dialog,
  Menu,
  MessageChannelMain,
  nativeTheme,
  protocol,
  screen,
  session,
  shell,
  Tray,
} from 'electron';
import { beforeEach, describe, expect, test } from 'vitest';
import { electronDouble } from './electron-double.ts';

const privileged = [{ scheme: 'app', privileges: { standard: true, secure: true } }];
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });

beforeEach(() => electronDouble.startAnew());

async function startWithPages(): Promise<void> {
  protocol.registerSchemesAsPrivileged(privileged);
  await electronDouble.becomeReady();
  session.defaultSession.protocol.handle('app', page);
}

describe('before ready', () => {
  test('a window can not be made', () => {
    expect(() => new BrowserWindow()).toThrow('before app is ready');
  });

  test('there is no session', () => {
    expect(() => session.defaultSession).toThrow('when app is ready');
    expect(() => session.fromPartition('persist:x')).toThrow('when app is ready');
  });

  test('displays, dialogs and protocol handlers can not be used', () => {
    expect(() => screen.getAllDisplays()).toThrow('ready');
    expect(() => dialog.showSaveDialog({})).toThrow('ready');
    expect(() => protocol.handle('app', page)).toThrow('ready');
  });
});

describe('after ready', () => {
  test('schemes can not be registered any more', async () => {
    await electronDouble.becomeReady();
    expect(() => protocol.registerSchemesAsPrivileged(privileged)).toThrow('before app is ready');
  });

  test('the sandbox can not be switched on for all any more', async () => {
    await electronDouble.becomeReady();
    expect(() => app.enableSandbox()).toThrow('before app is ready');
  });

  test('the folder of user data can not be moved any more', async () => {
    await electronDouble.becomeReady();
    expect(() => app.setPath('userData', import.meta.dirname)).toThrow('after app is ready');
  });
});

test('schemes can be registered only once', () => {
  protocol.registerSchemesAsPrivileged(privileged);
  expect(() => protocol.registerSchemesAsPrivileged(privileged)).toThrow('only once');
});

test('a path must be absolute and exist', () => {
  expect(() => app.setPath('userData', 'relative')).toThrow('absolute');
  expect(() => app.setPath('userData', `${import.meta.dirname}/missing`)).toThrow('does not exist');
});

test('a scheme is handled once per session and only on its session', async () => {
  await startWithPages();
  expect(() => session.defaultSession.protocol.handle('app', page)).toThrow('Failed to register protocol');
  const other = new BrowserWindow({ webPreferences: { partition: 'other' } });
  await expect(other.loadURL('app://varde/')).rejects.toThrow('ERR_UNKNOWN_URL_SCHEME');
});

test('a page of a scheme that is not standard has no origin, so loading it fails', async () => {
  await electronDouble.becomeReady();
  session.defaultSession.protocol.handle('app', page);
  await expect(new BrowserWindow().loadURL('app://varde/')).rejects.toThrow('not registered as standard');
});

test('windows of one partition share a session, others do not', async () => {
  await electronDouble.becomeReady();
  expect(session.fromPartition('a')).toBe(session.fromPartition('a'));
  expect(session.fromPartition('a')).not.toBe(session.fromPartition('b'));
  const webContents = new BrowserWindow({ webPreferences: { partition: 'a' } }).webContents;
  expect(webContents.session).toBe(session.fromPartition('a'));
});

test('a sandboxed preload must be a .cjs file with an absolute path', async () => {
  await electronDouble.becomeReady();
  const open = (preload: string) => () => new BrowserWindow({ webPreferences: { preload, sandbox: true } });
  expect(open('/x/preload.mjs')).toThrow('must be .cjs');
  expect(open('/x/preload.js')).toThrow('must be .cjs');
  expect(open('preload.cjs')).toThrow('absolute');
  expect(open('/x/preload.cjs')).not.toThrow();
});

test('a destroyed window throws at every use, and so does its page', async () => {
  await startWithPages();
  const window = new BrowserWindow();
  const { webContents } = window;
  window.destroy();
  expect(window.isDestroyed()).toBe(true);
  for (const use of [
    () => window.show(),
    () => window.getNormalBounds(),
    () => window.webContents,
    () => webContents.getURL(),
    () => webContents.postMessage('x', null),
  ]) {
    expect(use).toThrow('Object has been destroyed');
  }
});

test('a message to a window without a page is lost, which is an error here', async () => {
  await startWithPages();
  expect(() => new BrowserWindow().webContents.postMessage('x', null)).toThrow('it is lost');
});

test('close asks and can be prevented, destroy does not ask', async () => {
  await startWithPages();
  const window = new BrowserWindow();
  const heard: string[] = [];
  window.on('close', (event) => {
    heard.push('close');
    if (heard.length === 1) event.preventDefault();
  });
  window.on('closed', () => heard.push('closed'));
  window.close();
  window.close();
  // The page is told first, and the window is there until it is gone.
  expect(window.isDestroyed()).toBe(false);
  await expect.poll(() => heard).toEqual(['close', 'close', 'closed']);
  expect(electronDouble.windows()).toEqual([]);
});

describe('loads', () => {
  test('are rejected with ERR_ABORTED when another overtakes them', async () => {
    await startWithPages();
    const window = new BrowserWindow();
    const first = expect(window.loadURL('app://varde/a')).rejects.toMatchObject({
      code: 'ERR_ABORTED',
      errno: -3,
      url: 'app://varde/b',
    });
    await window.loadURL('app://varde/b');
    await first;
  });

  test('are rejected when the window is destroyed meanwhile', async () => {
    await startWithPages();
    const window = new BrowserWindow();
    const load = expect(window.loadURL('app://varde/')).rejects.toMatchObject({
      code: 'ERR_FAILED',
      errno: -2,
    });
    window.destroy();
    await load;
  });

  test('are rejected when the handler fails, and the page says so', async () => {
    protocol.registerSchemesAsPrivileged(privileged);
    await electronDouble.becomeReady();
    session.defaultSession.protocol.handle('app', () => Promise.reject(new Error('no page')));
    const window = new BrowserWindow();
    const heard: string[] = [];
    window.webContents.on('did-fail-load', () => heard.push('did-fail-load'));
    await expect(window.loadURL('app://varde/')).rejects.toThrow('no page');
    expect(heard).toEqual(['did-fail-load']);
  });

  test('of hidden windows make nothing ready to show where they do not paint', async () => {
    await startWithPages();
    electronDouble.state().paintsHidden = false;
    const window = new BrowserWindow({ show: false });
    const heard: string[] = [];
    window.on('ready-to-show', () => heard.push('ready-to-show'));
    await window.loadURL('app://varde/');
    expect(heard).toEqual([]);
  });
});

test('switches are appended before ready only', async () => {
  app.commandLine.appendSwitch('ignore-gpu-blocklist');
  expect(app.commandLine.hasSwitch('ignore-gpu-blocklist')).toBe(true);
  await electronDouble.becomeReady();
  expect(() => app.commandLine.appendSwitch('x')).toThrow('has no effect');
});

test('a theme of the system is one of three words', () => {
  expect(() => Object.assign(nativeTheme, { themeSource: 'sun' })).toThrow('sun');
});

test('dumps are kept before ready, and sent nowhere without an address', async () => {
  expect(() => crashReporter.start({})).toThrow('submitURL');
  await electronDouble.becomeReady();
  expect(() => crashReporter.start({ uploadToServer: false })).toThrow('after app is ready');
});

test('an icon of the tray needs ready and its image, and is gone when it was destroyed', async () => {
  const image = import.meta.filename;
  expect(() => new Tray(image)).toThrow('before app is ready');
  await electronDouble.becomeReady();
  expect(() => new Tray(`${image}.missing`)).toThrow('Failed to load image');
  const tray = new Tray(image);
  tray.destroy();
  expect(() => tray.setToolTip('x')).toThrow('Tray is destroyed');
});

test('a menu is not opened over a window that is gone', async () => {
  await electronDouble.becomeReady();
  const window = new BrowserWindow();
  const menu = Menu.buildFromTemplate([{ role: 'copy' }]);
  menu.popup({ window });
  window.destroy();
  expect(() => menu.popup({ window })).toThrow('Object has been destroyed');
});

test('a folder that can not be opened is told by a sentence, not by a rejection', async () => {
  expect(await shell.openPath('/nowhere/at/all')).toBe('Failed to open path');
});

describe('ports', () => {
  test('hold messages back until they are started, then deliver in order', async () => {
    const { port1, port2 } = new MessageChannelMain();
    const heard: unknown[] = [];
    port2.on('message', ({ data }) => heard.push(data));
    port1.postMessage(1);
    port1.postMessage(2);
    await new Promise(setImmediate);
    expect(heard).toEqual([]);
    port2.start();
    await expect.poll(() => heard).toEqual([1, 2]);
  });

  test('clone what they carry, and refuse what can not be cloned', async () => {
    const { port1, port2 } = new MessageChannelMain();
    const sent = { bytes: new Uint8Array([1]) };
    const heard = new Promise((resolve) => port2.on('message', ({ data }) => resolve(data)));
    port2.start();
    port1.postMessage(sent);
    sent.bytes[0] = 9;
    expect(await heard).toEqual({ bytes: new Uint8Array([1]) });
    expect(() => port1.postMessage(() => 1)).toThrow('could not be cloned');
  });

  test('tell the other end that they closed, not their own', async () => {
    const { port1, port2 } = new MessageChannelMain();
    const heard: string[] = [];
    port1.on('close', () => heard.push('own'));
    port2.on('close', () => heard.push('other'));
    port1.close();
    await expect.poll(() => heard).toEqual(['other']);
  });

  test('can not be used here after they were handed on', async () => {
    await startWithPages();
    const window = new BrowserWindow();
    await window.loadURL('app://varde/');
    const { port1, port2 } = new MessageChannelMain();
    expect(() => port1.postMessage(null, [port1])).toThrow();
    const channel = new MessageChannelMain();
    channel.port1.postMessage(null, [port2]);
    expect(() => port2.start()).toThrow('neutered');
    expect(() => window.webContents.postMessage('x', null, [port2])).toThrow('neutered');
  });
});

describe('the end', () => {
  test('without a listener the last window takes the application with it', async () => {
    await startWithPages();
    new BrowserWindow().close();
    await expect.poll(() => electronDouble.state().exitCode).toBe(0);
  });

  test('with a listener it goes on', async () => {
    await startWithPages();
    app.on('window-all-closed', () => undefined);
    new BrowserWindow().close();
    expect(electronDouble.state().exitCode).toBeUndefined();
  });

  test('quit asks the application, then every window', async () => {
    await startWithPages();
    const heard: string[] = [];
    app.on('before-quit', () => heard.push('before-quit'));
    app.on('will-quit', () => heard.push('will-quit'));
    const window = new BrowserWindow();
    window.once('close', (event) => {
      heard.push('close');
      event.preventDefault();
    });
    app.quit();
    expect(electronDouble.state().exitCode).toBeUndefined();
    app.quit();
    await expect.poll(() => electronDouble.state().exitCode).toBe(0);
    expect(heard).toEqual(['before-quit', 'close', 'before-quit', 'will-quit']);
  });

  test('exit asks nobody', async () => {
    await startWithPages();
    const heard: string[] = [];
    app.on('before-quit', () => heard.push('before-quit'));
    app.on('window-all-closed', () => heard.push('window-all-closed'));
    new BrowserWindow().on('close', () => heard.push('close'));
    app.exit(3);
    expect(heard).toEqual([]);
    expect(electronDouble.state().exitCode).toBe(3);
  });
});

test('an unguarded page may go anywhere, open windows, attach webviews and use every permission', async () => {
  await startWithPages();
  const window = new BrowserWindow();
  await window.loadURL('app://varde/');
  const [{ webContents } = expect.fail()] = electronDouble.windows();
  expect(webContents.tryNavigation('https://example.org/')).toBe(true);
  expect(webContents.tryOpen('https://example.org/')).toBe(true);
  expect(webContents.tryWebview()).toBe(true);
  expect(electronDouble.defaultSession().requestPermission('app://varde/', 'media')).toBe(true);
  expect(electronDouble.defaultSession().checkPermission('app://varde', 'media')).toBe(true);
  expect(electronDouble.defaultSession().wouldRequest('https://example.org/')).toBe(true);
});

test('a menu item says what it is', () => {
  expect(() => Menu.buildFromTemplate([{ label: 'File', submenu: [{ accelerator: 'F1' }] }])).toThrow(
    'must have at least one of label, role or type',
  );
});

test('the lock belongs to the folder of user data', () => {
  app.setPath('userData', import.meta.dirname);
  electronDouble.state().heldLocks.add(import.meta.dirname);
  expect(app.requestSingleInstanceLock()).toBe(false);
});

test('a lock that was left is told as one that is held', () => {
  const folder = mkdtempSync(join(tmpdir(), 'varde-lock-'));
  try {
    app.setPath('userData', folder);
    symlinkSync('elsewhere-7', join(folder, 'SingletonLock'));
    expect(app.requestSingleInstanceLock()).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what the double does not know can not be used', () => {
  expect(() => app.getGPUFeatureStatus()).toThrow('has no app.getGPUFeatureStatus');
});
