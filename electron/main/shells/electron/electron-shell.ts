import { extname, join } from 'node:path';
import {
  type BrowserWindow,
  dialog,
  type SaveDialogOptions,
  type Session,
  shell,
  type WebContents,
} from 'electron';
import type { Channel } from '../../../../shared/bridge/channel.ts';
import { moveAside } from '../../files/rename-file.ts';
import type { Shell, ShellContext, SaveDialogOptions as ShellSaveOptions } from '../shell.ts';
import { openDataWindow } from './data-window.ts';
import { setUpConnectionRequests } from './page-requests.ts';
import { createPortBroker } from './port-broker.ts';
import { bringToFront, createUiWindow, uiAddress } from './ui-window.ts';
import { closeWindow, loadPage } from './window-steps.ts';
import { groundOf } from './window-theme.ts';

const MAX_CONNECT_MS = 30_000;

export interface ElectronShellOptions {
  /** The one that serves the app's own scheme. */
  readonly session: Session;
  readonly preloadPath: string;
  /** Where the place of the window is remembered. */
  readonly stateFile: string;
  /** On a Mac an application goes on without a window. */
  readonly endsWithLastWindow: boolean;
  /** What the first window shows: a view, as `varde:plants?…`, or a file, as `open-file:…`. */
  readonly firstView?: string | undefined;
  readonly connectLimitMs?: number;
}

export interface ElectronShell extends Shell {
  /** Opens or fronts the window and, if given, shows the view of a link. */
  showUi(viewLink: string | undefined): Promise<void>;
}

/** The shell whose windows are Electron's. Electron must be ready. */
export function createElectronShell(
  options: ElectronShellOptions,
  context: Pick<ShellContext, 'listener' | 'settings' | 'log'>,
): ElectronShell {
  const { session, preloadPath } = options;
  const { listener } = context;
  const log = (error: unknown) => context.log.error('Electron', error);
  const broker = createPortBroker();
  const awaited = new Map<WebContents, (channel: Channel) => void>();
  const dataWindows = new Set<{ close(): Promise<void> }>();
  let ui: BrowserWindow | undefined;
  let isClosing = false;

  const stopRequests = setUpConnectionRequests((contents, page) => {
    const join = awaited.get(contents);
    if (join && page === 'data') {
      awaited.delete(contents);
      join(broker.connectData(contents));
    } else if (ui && ui.webContents === contents && page === 'ui') {
      listener.onUiChannel(broker.connectUi(contents));
    } else log(new Error(`Refused a request for ports that nobody waits for from ${contents.getURL()}`));
  }, log);

  function forget(contents: WebContents): void {
    awaited.delete(contents);
    broker.forget(contents);
  }

  function createUi(): BrowserWindow {
    const backgroundColor = groundOf(context.settings.read());
    const window = createUiWindow({ ...options, backgroundColor, log });
    const contents = window.webContents;
    window.once('closed', () => {
      forget(contents);
      ui = undefined;
      const goesOn = !options.endsWithLastWindow || context.settings.read().keepServing;
      if (!isClosing && !goesOn) listener.onLastUiWindowClosed();
    });
    return window;
  }

  async function showUi(viewLink: string | undefined): Promise<void> {
    const isNew = ui === undefined;
    ui ??= createUi();
    const window = ui;
    if (!isNew) bringToFront(window);
    if (isNew || viewLink !== undefined) await loadPage(window, uiAddress(viewLink), log);
  }

  return {
    name: 'electron',
    async openDataWindow(isAnew) {
      if (isAnew) await renewStore(session, context.log);
      const window = await openDataWindow({
        session,
        preloadPath,
        limitMs: options.connectLimitMs ?? MAX_CONNECT_MS,
        log: context.log,
        connected: (contents) => new Promise((resolve) => void awaited.set(contents, resolve)),
        forget,
      });
      dataWindows.add(window);
      window.channel.onClose(() => dataWindows.delete(window));
      return window;
    },
    openUiWindow: () => showUi(ui ? undefined : options.firstView),
    showUi,
    chooseSavePath: (question) => chooseSavePath(ui, question),
    openExternal,
    async close() {
      isClosing = true;
      if (ui) await closeWindow(ui);
      for (const window of dataWindows) await window.close();
      stopRequests();
    },
  };
}

/**
 * Moves the store aside, whether or not Chromium can open it, and lets Chromium forget what it holds of it. The files hold
 * everything that is in it: whatever fails here, the window is made.
 */
async function renewStore(session: Session, log: ShellContext['log']): Promise<void> {
  try {
    if (session.storagePath !== null) await moveAside(join(session.storagePath, 'IndexedDB'));
  } catch (error) {
    log.error('The damaged store could not be moved aside', error);
  }
  try {
    await session.clearStorageData({ storages: ['indexdb'] });
  } catch (error) {
    log.error('Chromium could not clear its store', error);
  }
}

/** Asks where to save, over the window when there is one. Undefined when the person closed the dialog. */
async function chooseSavePath(
  window: BrowserWindow | undefined,
  { folder, proposedName }: ShellSaveOptions,
): Promise<string | undefined> {
  const extension = extname(proposedName).slice(1);
  const options: SaveDialogOptions = {
    defaultPath: join(folder, proposedName),
    properties: ['createDirectory', 'showOverwriteConfirmation'],
    ...(extension ? { filters: [{ name: extension.toUpperCase(), extensions: [extension] }] } : {}),
  };
  const { canceled, filePath } = window
    ? await dialog.showSaveDialog(window, options)
    : await dialog.showSaveDialog(options);
  return canceled || filePath === '' ? undefined : filePath;
}

/** Opens a web address in the system's browser. Other schemes could start programs, so they are refused. */
async function openExternal(url: string): Promise<void> {
  const { protocol } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`Not a web address: ${url}`);
  await shell.openExternal(url);
}
