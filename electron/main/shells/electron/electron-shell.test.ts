import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { electronDouble } from './testing/electron-double.ts';
import {
  answerPages,
  askForPorts,
  openDataWindow,
  openUiWindow,
  portOf,
  type StartedShell,
  startElectron,
  windowOf,
} from './testing/start-electron.ts';

let started: StartedShell;
beforeEach(async () => {
  started = await startElectron();
});
afterEach(() => started.dispose());

const CRASH = { reason: 'crashed', exitCode: 5 } as const;

describe('windows', () => {
  test('both are sandboxed, isolated, without Node and without dictionaries', async () => {
    await openDataWindow(started.shell);
    await openUiWindow(started.shell);
    expect(electronDouble.windows()).toHaveLength(2);
    for (const { options } of electronDouble.windows()) {
      expect(options.webPreferences).toMatchObject({
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        nodeIntegrationInWorker: false,
        nodeIntegrationInSubFrames: false,
        webSecurity: true,
        allowRunningInsecureContent: false,
        webviewTag: false,
        spellcheck: false,
      });
      for (const feature of ['experimentalFeatures', 'enableBlinkFeatures', 'disableBlinkFeatures'])
        expect(options.webPreferences).not.toHaveProperty(feature);
    }
  });

  test('the data window is hidden and never slowed down', async () => {
    await openDataWindow(started.shell);
    const window = windowOf('data');
    expect(window.isVisible()).toBe(false);
    expect(window.options.webPreferences?.backgroundThrottling).toBe(false);
    expect(window.webContents.getURL()).toBe('app://varde-data/');
  });

  test('the app window shows itself when there is something to see', async () => {
    const opening = started.shell.openUiWindow();
    expect(windowOf('ui').isVisible()).toBe(false);
    await opening;
    expect(windowOf('ui').isVisible()).toBe(true);
    expect(windowOf('ui').webContents.getURL()).toBe('app://varde/');
  });

  test('opening it again brings the one window to the front', async () => {
    await openUiWindow(started.shell);
    windowOf('ui').minimize();
    await started.shell.openUiWindow();
    expect(electronDouble.windows()).toHaveLength(1);
    expect(windowOf('ui').isMinimized()).toBe(false);
    expect(windowOf('ui').isFocused()).toBe(true);
  });

  test('a link of a view opens behind the hash of the page', async () => {
    await openUiWindow(started.shell);
    await started.shell.showUi('varde:plants?s=Åna');
    expect(windowOf('ui').webContents.getURL()).toBe('app://varde/#varde%3Aplants%3Fs%3D%C3%85na');
  });
});

describe('a store that does not open', () => {
  const LEVEL_DB = 'app_varde-data_0.indexeddb.leveldb';

  function storeIn(folder: string): string {
    const store = join(folder, 'IndexedDB');
    mkdirSync(join(store, LEVEL_DB), { recursive: true });
    writeFileSync(join(store, LEVEL_DB, 'CURRENT'), 'nonsense');
    electronDouble.defaultSession().storagePath = folder;
    return store;
  }

  test('is moved aside before the window is made', async () => {
    const store = storeIn(started.folder);
    const cleared: unknown[] = [];
    electronDouble.defaultSession().clear = async (storages) => {
      cleared.push([storages, electronDouble.windows().length]);
    };
    await openDataWindow(started.shell, true);
    expect(existsSync(store)).toBe(false);
    expect(existsSync(join(`${store}.damaged`, LEVEL_DB, 'CURRENT'))).toBe(true);
    expect(cleared).toEqual([[['indexdb'], 0]]);
  });

  test('makes way although Chromium cannot clear it, and a second one replaces the first', async () => {
    const store = storeIn(started.folder);
    mkdirSync(`${store}.damaged`);
    const failure = new Error('Failed to clear storage');
    electronDouble.defaultSession().clear = () => Promise.reject(failure);
    await openDataWindow(started.shell, true);
    expect(existsSync(store)).toBe(false);
    expect(existsSync(join(`${store}.damaged`, LEVEL_DB))).toBe(true);
    expect(started.logged).toEqual([failure]);
  });

  test('stays where it is as long as it opens', async () => {
    const store = storeIn(started.folder);
    await openDataWindow(started.shell);
    expect(existsSync(store)).toBe(true);
  });
});

test('the first window shows the view that the application was started with, later ones do not', async () => {
  started.dispose();
  started = await startElectron({ firstView: 'varde:plants' });
  await openUiWindow(started.shell);
  expect(windowOf('ui').webContents.getURL()).toBe('app://varde/#varde%3Aplants');
  await started.shell.openUiWindow();
  expect(windowOf('ui').webContents.getURL()).toBe('app://varde/#varde%3Aplants');
});

describe('ports', () => {
  test('join host, data window and app window', async () => {
    const data = await openDataWindow(started.shell);
    await openUiWindow(started.shell);
    const [dataContents, uiContents] = [windowOf('data').webContents, windowOf('ui').webContents];

    const fromData: unknown[] = [];
    data.channel.onMessage((message) => fromData.push(message));
    portOf(dataContents, 'control').postMessage('from the data window');

    const fromUi: unknown[] = [];
    started.uiChannels[0]?.onMessage((message) => fromUi.push(message));
    portOf(uiContents, 'host').postMessage('from the app window');

    const between: unknown[] = [];
    const dataEnd = portOf(dataContents, 'ui');
    dataEnd.on('message', ({ data: message }) => between.push(message));
    dataEnd.start();
    portOf(uiContents, 'data').postMessage('straight across');

    await expect.poll(() => fromData).toEqual(['from the data window']);
    await expect.poll(() => fromUi).toEqual(['from the app window']);
    await expect.poll(() => between).toEqual(['straight across']);
  });

  test('reach an app window that was there before the data window', async () => {
    await openUiWindow(started.shell);
    expect(() => portOf(windowOf('ui').webContents, 'data')).toThrow();
    await openDataWindow(started.shell);
    expect(portOf(windowOf('ui').webContents, 'data')).toBeDefined();
  });

  test('are made anew when the app window is loaded again', async () => {
    await openDataWindow(started.shell);
    await openUiWindow(started.shell);
    askForPorts(windowOf('ui').webContents);
    expect(started.uiChannels).toHaveLength(2);
  });

  test('are refused to frames that are not the main frame of an own page', async () => {
    await openUiWindow(started.shell);
    const { webContents } = windowOf('ui');
    const before = started.uiChannels.length;
    electronDouble.ipcMain.receive(webContents, 'varde:connect', { frameUrl: 'https://example.org/' });
    electronDouble.ipcMain.receive(webContents, 'varde:connect', { isSubframe: true });
    electronDouble.ipcMain.receive(webContents, 'varde:connect', { isFrameGone: true });
    electronDouble.ipcMain.receive(webContents, 'varde:connect', { args: [{ role: 'control' }] });
    expect(started.uiChannels).toHaveLength(before);
    expect(started.logged).toHaveLength(4);
  });

  test('are refused to a window that holds the page of the other', async () => {
    await openUiWindow(started.shell);
    const { webContents } = windowOf('ui');
    const before = started.uiChannels.length;
    electronDouble.ipcMain.receive(webContents, 'varde:connect', { frameUrl: 'app://varde-data/' });
    expect(started.uiChannels).toHaveLength(before);
    expect(started.logged).toHaveLength(1);
  });

  test('are refused to a data window that asks twice', async () => {
    await openDataWindow(started.shell);
    askForPorts(windowOf('data').webContents);
    expect(started.logged).toHaveLength(1);
    expect(windowOf('data').webContents.received).toHaveLength(1);
  });
});

describe('what the data window tells its console', () => {
  test('stands in the log', async () => {
    await openDataWindow(started.shell);
    const { webContents } = windowOf('data');
    const place = { sourceId: 'app://varde-data/main.js', lineNumber: 7 };
    webContents.emit('console-message', { level: 'error', message: 'store lost', ...place });
    webContents.emit('console-message', { level: 'debug', message: 'noise', ...place });
    expect(started.logged).toEqual(['data window: store lost (app://varde-data/main.js:7)']);
  });
});

describe('a data window that dies', () => {
  test('closes its channel, and a new one joins the app window again', async () => {
    const first = await openDataWindow(started.shell);
    await openUiWindow(started.shell);
    let isClosed = false;
    first.channel.onClose(() => {
      isClosed = true;
    });
    windowOf('data').webContents.crash(CRASH);
    await expect.poll(() => isClosed).toBe(true);
    expect(electronDouble.windows()).toHaveLength(1);

    const second = await openDataWindow(started.shell);
    expect(second.channel).not.toBe(first.channel);
    const ports = windowOf('ui').webContents.received.filter(
      ({ message }) => JSON.stringify(message) === '{"role":"data"}',
    );
    expect(ports).toHaveLength(2);
  });

  test('while it opens makes the opening fail at once', async () => {
    const opening = started.shell.openDataWindow(false);
    const outcome = expect(opening).rejects.toThrow('The data window ended: crashed');
    windowOf('data').webContents.crash(CRASH);
    await outcome;
    expect(electronDouble.windows()).toHaveLength(0);
  });

  test('never asks for its ports makes the opening fail and leaves no window', async () => {
    started.dispose();
    started = await startElectron({ connectLimitMs: 10 });
    await expect(started.shell.openDataWindow(false)).rejects.toThrow('did not connect within 10 ms');
    expect(electronDouble.windows()).toHaveLength(0);
  });
});

describe('the app window', () => {
  test('is loaded again after its process died, and the data window stays', async () => {
    await openDataWindow(started.shell);
    await openUiWindow(started.shell);
    const { webContents } = windowOf('ui');
    webContents.crash(CRASH);
    await expect.poll(() => webContents.getURL()).toBe('app://varde/');
    expect(windowOf('data').isDestroyed()).toBe(false);
  });

  test('tells the host when it was the last', async () => {
    await openDataWindow(started.shell);
    await openUiWindow(started.shell);
    windowOf('ui').close();
    await expect.poll(() => started.heard.lastUiWindowClosed).toBe(1);
    expect(electronDouble.state().exitCode).toBeUndefined();
  });

  test('tells nobody on a Mac, where the application goes on', async () => {
    started.dispose();
    started = await startElectron({ endsWithLastWindow: false });
    await openUiWindow(started.shell);
    windowOf('ui').close();
    await expect.poll(() => electronDouble.windows()).toHaveLength(0);
    expect(started.heard.lastUiWindowClosed).toBe(0);
    await started.shell.openUiWindow();
    expect(windowOf('ui').isVisible()).toBe(true);
  });

  test('tells nobody where the services are to go on', async () => {
    started.dispose();
    started = await startElectron({}, { keepServing: true });
    await openUiWindow(started.shell);
    windowOf('ui').close();
    await expect.poll(() => electronDouble.windows()).toHaveLength(0);
    expect(started.heard.lastUiWindowClosed).toBe(0);
  });

  test('shows itself by what loaded where a hidden window never paints', async () => {
    electronDouble.state().paintsHidden = false;
    await started.shell.openUiWindow();
    expect(windowOf('ui').isVisible()).toBe(true);
  });

  test('shows itself after three seconds where nothing loads, and once only', async () => {
    vi.useFakeTimers();
    try {
      answerPages(() => new Promise(() => undefined));
      void started.shell.openUiWindow();
      const window = windowOf('ui');
      await vi.advanceTimersByTimeAsync(2_900);
      expect(window.isVisible()).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      expect(window.isVisible()).toBe(true);
      window.destroy();
      await vi.advanceTimersByTimeAsync(5_000);
    } finally {
      vi.useRealTimers();
    }
  });

  test('opens on the ground of its theme', async () => {
    await openUiWindow(started.shell);
    expect(windowOf('ui').options.backgroundColor).toBe('#f6f8f9');
    started.dispose();
    started = await startElectron({}, { theme: 'dark' });
    await openUiWindow(started.shell);
    expect(windowOf('ui').options.backgroundColor).toBe('#0d171d');
  });

  test('is opened although its load is lost, overtaken or broken off', async () => {
    answerPages(() => Promise.reject(new Error('net::ERR_FAILED')));
    await started.shell.openUiWindow();
    expect(started.logged).toHaveLength(1);
    answerPages(() => new Promise((resolve) => setTimeout(() => resolve(new Response('page')), 20)));
    const first = started.shell.showUi('varde:plants');
    const second = started.shell.showUi('varde:certificates');
    await Promise.all([first, second]);
    expect(windowOf('ui').webContents.getURL()).toContain('certificates');
    const third = started.shell.showUi('varde:plants');
    windowOf('ui').destroy();
    await third;
    expect(started.logged).toHaveLength(1);
  });

  test('hears that it is left before it goes', async () => {
    await openUiWindow(started.shell);
    const { webContents } = windowOf('ui');
    await started.shell.close();
    expect(webContents.heard).toEqual(['pagehide']);
  });

  test('opens where it was', async () => {
    await openUiWindow(started.shell);
    windowOf('ui').setBounds({ x: 40, y: 50, width: 1000, height: 700 });
    windowOf('ui').maximize();
    windowOf('ui').close();
    await expect.poll(() => electronDouble.windows()).toHaveLength(0);
    await openUiWindow(started.shell);
    expect(windowOf('ui').getNormalBounds()).toEqual({ x: 40, y: 50, width: 1000, height: 700 });
    expect(windowOf('ui').isMaximized()).toBe(true);
  });

  test('opens in sight when the display it was on is gone', async () => {
    const state = { bounds: { x: 4000, y: 50, width: 1000, height: 700 }, isMaximized: false };
    writeFileSync(join(started.folder, 'window.json'), JSON.stringify(state));
    await openUiWindow(started.shell);
    expect(windowOf('ui').getBounds().x).toBeLessThan(1920);
  });
});

test('closing the shell ends both windows, remembers the place and tells nobody', async () => {
  const data = await openDataWindow(started.shell);
  await openUiWindow(started.shell);
  let isClosed = false;
  data.channel.onClose(() => {
    isClosed = true;
  });
  await started.shell.close();
  expect(electronDouble.windows()).toHaveLength(0);
  expect(isClosed).toBe(true);
  expect(started.heard.lastUiWindowClosed).toBe(0);
  expect(existsSync(join(started.folder, 'window.json'))).toBe(true);
});

describe('saving', () => {
  test('asks over the window, with the proposed name in the folder', async () => {
    await openUiWindow(started.shell);
    electronDouble.state().saveAnswer = { canceled: false, filePath: '/out/plants.csv' };
    const path = await started.shell.chooseSavePath({ proposedName: 'plants.csv', folder: '/home/kari' });
    expect(path).toBe('/out/plants.csv');
    expect(electronDouble.state().saveQuestions).toMatchObject([
      { defaultPath: join('/home/kari', 'plants.csv'), filters: [{ extensions: ['csv'] }] },
    ]);
  });

  test('is undefined when the dialog was closed', async () => {
    expect(await started.shell.chooseSavePath({ proposedName: 'a.csv', folder: '/x' })).toBeUndefined();
  });
});

test('only web addresses are opened outside', async () => {
  await started.shell.openExternal('https://example.org/');
  await expect(started.shell.openExternal('file:///etc/passwd')).rejects.toThrow('Not a web address');
  await expect(started.shell.openExternal('varde:plants')).rejects.toThrow('Not a web address');
  expect(electronDouble.state().openedAddresses).toEqual(['https://example.org/']);
});
