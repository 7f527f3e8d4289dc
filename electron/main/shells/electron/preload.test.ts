// The preload, bundled as it is shipped, against the double: what a page gets from it, and what it can never have from it.

import { BrowserWindow, session } from 'electron';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { registerAppScheme, serveApp } from './app-scheme.ts';
import { createOpenedFiles, type OpenedFiles } from './opened-files.ts';
import { setUpChosenFiles } from './page-requests.ts';
import { openPreloadPage, type PreloadPage, sendToPreload } from './testing/double-preload.ts';
import { electronDouble } from './testing/electron-double.ts';
import { bundleScript, runScript } from './testing/run-bundle.ts';

const CHOSEN = '/home/kari/hytter.geojson';

let page: PreloadPage;
let files: OpenedFiles;
const heard: unknown[][] = [];
const logged: unknown[] = [];
const windowListeners = new Map<string, () => void>();

beforeAll(async () => {
  electronDouble.startAnew();
  registerAppScheme();
  await electronDouble.becomeReady();
  const answer = () => new Response('<!doctype html>');
  serveApp(session.defaultSession, { ui: answer, data: answer });
  files = createOpenedFiles('linux');
  setUpChosenFiles(files, (error) => logged.push(error));
  await new BrowserWindow().loadURL('app://varde/');
  const [{ webContents } = expect.fail('no window')] = electronDouble.windows();
  page = openPreloadPage(webContents);
  const window = {
    location: { origin: 'app://varde' },
    addEventListener: (name: string, listener: () => void) => void windowListeners.set(name, listener),
    postMessage: (...args: unknown[]) => void heard.push(args),
  };
  runScript(await bundleScript('electron/preload/preload.ts'), { globals: { window } });
});

beforeEach(() => {
  logged.length = 0;
  heard.length = 0;
});

/** What the page calls; TypeScript would not let it pass what is no File. */
function offer(file: unknown): Promise<unknown> {
  const { offerFile }: { offerFile?: (file: unknown) => Promise<unknown> } = Object(page.world['vardeShell']);
  return offerFile?.(file) ?? expect.fail('the preload shows no offerFile');
}

function chooseFile(path: string): File {
  const file = new File(['{}'], 'hytter.geojson');
  page.chosenFiles.set(file, path);
  return file;
}

test('the page finds its shell and one function, and neither Electron nor a way to send', () => {
  expect(Object.keys(page.world)).toEqual(['vardeShell']);
  expect(page.world['vardeShell']).toEqual({ name: 'electron', offerFile: expect.any(Function) });
  expect(Object.isFrozen(page.world['vardeShell'])).toBe(true);
});

test('a file that a person chose has a token, by which the host has its path once', async () => {
  const token = String(await offer(chooseFile(CHOSEN)));
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(files.takePath(token)).toBe(CHOSEN);
  expect(files.takePath(token)).toBeUndefined();
  expect(files.takePath(CHOSEN)).toBeUndefined();
});

test('a page names no file of its own: neither by a path, nor by what looks like a File, nor by one it made', async () => {
  const disguised = Object.assign(new File(['x'], '/etc/passwd'), { path: '/etc/passwd' });
  expect(await offer(disguised)).toBeUndefined();
  expect(await offer(new File([chooseFile(CHOSEN)], CHOSEN))).toBeUndefined();
  for (const forged of ['/etc/passwd', { path: '/etc/passwd', name: 'passwd' }, new Blob(['x']), null]) {
    await expect(offer(forged)).rejects.toThrow('expected to receive a File');
  }
});

test('the main process gives tokens to the user interface only, and for one whole path each', async () => {
  const { ipcMain } = electronDouble;
  const ask = (sent: object) => ipcMain.invoke(page.contents, 'varde:offer-file', sent);
  for (const sent of [
    { args: [CHOSEN], frameUrl: 'https://example.org/' },
    { args: [CHOSEN], frameUrl: 'app://varde-data/' },
    { args: [CHOSEN], isSubframe: true },
    { args: [CHOSEN], isFrameGone: true },
    { args: [CHOSEN, CHOSEN] },
    { args: ['../hytter.geojson'] },
    { args: [['/etc/passwd']] },
    { args: [] },
  ]) {
    expect(await ask(sent)).toBeUndefined();
  }
  expect(logged).toHaveLength(8);
});

test('tokens do not pile up: the oldest are forgotten', async () => {
  const oldest = String(await offer(chooseFile(CHOSEN)));
  for (let count = 0; count < 100; count++) await offer(chooseFile(CHOSEN));
  expect(files.takePath(oldest)).toBeUndefined();
});

test('ports are asked for once the page can hear them, and handed to its own origin only', () => {
  const asked: unknown[] = [];
  electronDouble.ipcMain.on('varde:connect', (_event, ...args: unknown[]) => asked.push(args));
  windowListeners.get('DOMContentLoaded')?.();
  expect(asked).toEqual([[]]);
  sendToPreload('varde:port', { role: 'host' }, ['the port']);
  expect(heard).toEqual([[{ type: 'varde:port', role: 'host' }, 'app://varde', ['the port']]]);
});
