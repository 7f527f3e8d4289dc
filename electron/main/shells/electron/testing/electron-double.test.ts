import { app, BrowserWindow, dialog, Menu, MessageChannelMain, protocol, screen, session } from 'electron';
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
  expect(window.isDestroyed()).toBe(false);
  window.close();
  expect(heard).toEqual(['close', 'close', 'closed']);
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
    expect(electronDouble.state().exitCode).toBe(0);
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
    expect(heard).toEqual(['before-quit', 'close', 'before-quit', 'will-quit']);
    expect(electronDouble.state().exitCode).toBe(0);
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

test('what the double does not know can not be used', () => {
  expect(() => app.getGPUFeatureStatus()).toThrow('has no app.getGPUFeatureStatus');
});
