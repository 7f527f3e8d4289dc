import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { session } from 'electron';
import type { Channel } from '../../../../../shared/bridge/channel.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../settings/setting-checks.ts';
import type { ShellContext } from '../../shell.ts';
import { registerAppScheme, serveApp } from '../app-scheme.ts';
import { createElectronShell, type ElectronShell, type ElectronShellOptions } from '../electron-shell.ts';
import type { MessagePortMainDouble } from './double-ports.ts';
import type { WebContentsDouble } from './double-web-contents.ts';
import type { BrowserWindowDouble } from './double-window.ts';
import { electronDouble } from './electron-double.ts';

export interface StartedShell {
  readonly shell: ElectronShell;
  readonly folder: string;
  readonly uiChannels: Channel[];
  readonly logged: unknown[];
  readonly heard: { lastUiWindowClosed: number };
  dispose(): void;
}

/** A shell over a freshly started double, with pages that are there but empty. */
export async function startElectron(
  options: Partial<ElectronShellOptions> = {},
  settings: Partial<Settings> = {},
): Promise<StartedShell> {
  electronDouble.startAnew();
  registerAppScheme();
  await electronDouble.becomeReady();
  const page = async () => new Response('<!doctype html>');
  serveApp(session.defaultSession, { ui: page, data: page });
  const folder = mkdtempSync(join(tmpdir(), 'varde-electron-'));
  const uiChannels: Channel[] = [];
  const logged: unknown[] = [];
  const heard = { lastUiWindowClosed: 0 };
  const fakeSettings = createFakeSettings(settings);
  const shell = createElectronShell(
    {
      session: session.defaultSession,
      preloadPath: '/bundle/preload.cjs',
      stateFile: join(folder, 'window.json'),
      endsWithLastWindow: true,
      connectLimitMs: 1000,
      ...options,
    },
    {
      listener: {
        onUiChannel: (channel) => void uiChannels.push(channel),
        onLastUiWindowClosed: () => void heard.lastUiWindowClosed++,
      },
      settings: fakeSettings,
      log: { info: () => undefined, error: (message, error) => void logged.push(error ?? message) },
    },
  );
  return { shell, folder, uiChannels, logged, heard, dispose: () => rmSync(folder, { recursive: true }) };
}

/** What answers the pages from now on. */
export function answerPages(answer: () => Promise<Response>): void {
  const { protocol } = session.defaultSession;
  protocol.unhandle('app');
  serveApp(session.defaultSession, { ui: answer, data: answer });
}

/** Settings that are kept in memory. */
export function createFakeSettings(changes: Partial<Settings> = {}): ShellContext['settings'] {
  const listeners: ((settings: Settings) => void)[] = [];
  let settings: Settings = { ...DEFAULT_SETTINGS, ...changes };
  return {
    read: () => settings,
    async write(name, value) {
      settings = { ...settings, [name]: value };
      for (const listener of listeners) listener(settings);
      return settings;
    },
    onChanged: (listener) => void listeners.push(listener),
  };
}

/** The visible window and the hidden one, told apart as a person would. */
export function windowOf(kind: 'ui' | 'data'): BrowserWindowDouble {
  const found = electronDouble
    .windows()
    .find(
      (window) =>
        window.options.webPreferences?.backgroundThrottling === (kind === 'data' ? false : undefined),
    );
  if (!found) throw new Error(`There is no ${kind} window`);
  return found;
}

/** What the preload does once the page is there. */
export function askForPorts(contents: WebContentsDouble): void {
  electronDouble.ipcMain.receive(contents, 'varde:connect');
}

/** Opens the data window and lets its page ask for its ports. */
export async function openDataWindow(shell: ElectronShell, isAnew = false) {
  const opening = shell.openDataWindow(isAnew);
  // A store is moved aside before there is a window.
  while (isAnew && electronDouble.windows().length === 0) await new Promise((next) => setTimeout(next, 5));
  askForPorts(await loadedContents('data'));
  return opening;
}

export async function openUiWindow(shell: ElectronShell): Promise<void> {
  const opening = shell.openUiWindow();
  askForPorts(await loadedContents('ui'));
  await opening;
}

async function loadedContents(kind: 'ui' | 'data'): Promise<WebContentsDouble> {
  const contents = windowOf(kind).webContents;
  if (contents.getURL() === '') await new Promise((resolve) => contents.once('did-finish-load', resolve));
  return contents;
}

/** The newest port that a page was given for a role. */
export function portOf(contents: WebContentsDouble, role: string): MessagePortMainDouble {
  const message = contents.received.findLast(
    (candidate) => JSON.stringify(candidate.message) === JSON.stringify({ role }),
  );
  const [port] = message?.ports ?? [];
  if (!port) throw new Error(`No port for ${role}`);
  return port;
}
