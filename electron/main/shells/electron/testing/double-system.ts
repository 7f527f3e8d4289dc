import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { sessionsDouble } from './double-session.ts';
import { demandNotReady, demandReady, doubleState, type MenuItems } from './double-state.ts';
import type { WebContentsDouble } from './double-web-contents.ts';
import type { BrowserWindowDouble } from './double-window.ts';

/** The module `protocol`: schemes before `ready`, the default session's protocol afterwards. */
export const protocolDouble = {
  registerSchemesAsPrivileged(schemes: Electron.CustomScheme[]): void {
    demandNotReady('protocol.registerSchemesAsPrivileged should be called before app is ready');
    if (doubleState().schemes)
      throw new Error('protocol.registerSchemesAsPrivileged can be called only once');
    doubleState().schemes = schemes;
  },
  handle(scheme: string, handler: Parameters<Electron.Protocol['handle']>[1]): void {
    demandReady('protocol.handle can only be used after app is ready');
    sessionsDouble.defaultSession.protocol.handle(scheme, handler);
  },
} satisfies Pick<Electron.Protocol, 'registerSchemesAsPrivileged' | 'handle'>;

export const screenDouble = {
  getAllDisplays(): Electron.Display[] {
    demandReady("The 'screen' module can't be used before the app 'ready' event");
    return doubleState().displays as Electron.Display[];
  },
} satisfies Pick<Electron.Screen, 'getAllDisplays'>;

export const dialogDouble = {
  showSaveDialog(
    windowOrOptions: Electron.BaseWindow | Electron.SaveDialogOptions,
    options?: Electron.SaveDialogOptions,
  ): Promise<Electron.SaveDialogReturnValue> {
    demandReady('dialog module can only be used after app is ready');
    if (options) (windowOrOptions as unknown as BrowserWindowDouble).getBounds();
    doubleState().saveQuestions.push(options ?? (windowOrOptions as Electron.SaveDialogOptions));
    return Promise.resolve(doubleState().saveAnswer);
  },
  showMessageBox(options: Electron.MessageBoxOptions): Promise<Electron.MessageBoxReturnValue> {
    demandReady('dialog module can only be used after app is ready');
    doubleState().messageQuestions.push(options);
    return Promise.resolve({ response: doubleState().messageAnswer, checkboxChecked: false });
  },
  /** May be shown before `ready`. */
  showErrorBox(_title: string, content: string): void {
    doubleState().errorBoxes.push(content);
  },
} satisfies Record<'showSaveDialog' | 'showMessageBox' | 'showErrorBox', unknown>;

export const shellDouble = {
  openExternal(url: string): Promise<void> {
    if (!URL.canParse(url)) return Promise.reject(new Error('Invalid URL'));
    doubleState().openedAddresses.push(url);
    return Promise.resolve();
  },
  /** Tells of a failure by a sentence, not by a rejection. */
  openPath(path: string): Promise<string> {
    if (!existsSync(path)) return Promise.resolve('Failed to open path');
    doubleState().openedFolders.push(path);
    return Promise.resolve('');
  },
} satisfies Pick<Electron.Shell, 'openExternal' | 'openPath'>;

/** Takes three words only; `sun` would throw. */
export const nativeThemeDouble = {
  get themeSource(): Electron.NativeTheme['themeSource'] {
    return doubleState().themeSource;
  },
  set themeSource(source) {
    if (!['system', 'light', 'dark'].includes(source))
      throw new TypeError(`Error processing argument ${source}`);
    doubleState().themeSource = source;
  },
  get shouldUseDarkColors(): boolean {
    const { themeSource, isSystemDark } = doubleState();
    return themeSource === 'system' ? isSystemDark : themeSource === 'dark';
  },
} satisfies Pick<Electron.NativeTheme, 'themeSource' | 'shouldUseDarkColors'>;

export const crashReporterDouble = {
  start({ uploadToServer = true, submitURL }: Electron.CrashReporterStartOptions): void {
    demandNotReady('crashReporter.start was called after app is ready: the first processes are not watched');
    if (uploadToServer && !submitURL)
      throw new Error('submitURL must be specified when uploadToServer is true');
    doubleState().keepsCrashDumps = true;
  },
} satisfies Pick<Electron.CrashReporter, 'start'>;

export const powerMonitorDouble = new EventEmitter();

/** An icon in the tray. Its image must be there, and it can not be used after it was destroyed. */
export class TrayDouble extends EventEmitter implements Pick<Electron.Tray, 'setToolTip' | 'destroy'> {
  readonly image: string;
  items: MenuItems = [];

  constructor(image: string) {
    demandReady('Cannot create Tray before app is ready');
    super();
    if (!existsSync(image)) throw new Error(`Failed to load image from path '${image}'`);
    this.image = image;
    doubleState().trayIcons.add(this);
  }

  setToolTip(): void {
    this.demandAlive();
  }

  setContextMenu(menu: MenuDouble | null): void {
    this.demandAlive();
    this.items = menu?.template ?? [];
  }

  destroy(): void {
    doubleState().trayIcons.delete(this);
  }

  private demandAlive(): void {
    if (!doubleState().trayIcons.has(this)) throw new TypeError('Tray is destroyed');
  }
}

class MenuDouble {
  static buildFromTemplate(template: Electron.MenuItemConstructorOptions[]): MenuDouble {
    for (const item of template) demandItem(item);
    return new MenuDouble(template);
  }

  static setApplicationMenu(menu: MenuDouble | null): void {
    doubleState().menuTemplate = menu?.template;
  }

  readonly template: MenuItems;

  constructor(template: MenuItems) {
    this.template = template;
  }

  popup({ window }: { window?: { getBounds(): unknown } } = {}): void {
    // A window that is gone throws here.
    window?.getBounds();
    doubleState().popups.push(this.template);
  }
}

function demandItem({ label, role, type, submenu }: Electron.MenuItemConstructorOptions): void {
  if (!label && !role && !type) {
    throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
  }
  if (type === 'submenu' && !submenu) throw new TypeError('Invalid submenu');
  if (Array.isArray(submenu)) for (const item of submenu) demandItem(item);
}

export { MenuDouble };

type InvokeHandler = Parameters<Electron.IpcMain['handle']>[1];

/** Messages of preloads to the main process. */
class IpcMainDouble extends EventEmitter implements Pick<Electron.IpcMain, 'handle'> {
  private readonly handlers = new Map<string, InvokeHandler>();

  handle(channel: string, handler: InvokeHandler): void {
    if (this.handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.handlers.set(channel, handler);
  }

  /** The preload of a page sends a message from a frame with an address. */
  receive(contents: WebContentsDouble, channel: string, sent: SentFrom = {}): void {
    this.emit(channel, eventOf(contents, sent), ...(sent.args ?? []));
  }

  /** The preload of a page asks, and gets a copy of the answer. */
  async invoke(contents: WebContentsDouble, channel: string, sent: SentFrom = {}): Promise<unknown> {
    const handler = this.handlers.get(channel);
    if (!handler) throw new Error(`Error invoking remote method '${channel}': No handler registered`);
    const event = eventOf(contents, sent) as unknown as Electron.IpcMainInvokeEvent;
    return structuredClone(await handler(event, ...(sent.args ?? [])));
  }

  startAnew(): void {
    this.removeAllListeners();
    this.handlers.clear();
  }
}

function eventOf(
  contents: WebContentsDouble,
  { frameUrl = contents.getURL(), origin = originOf(frameUrl), isSubframe, isFrameGone }: SentFrom,
) {
  const frame = { url: frameUrl, origin, parent: isSubframe ? { url: contents.getURL() } : null };
  return { sender: contents, senderFrame: isFrameGone ? null : frame, ports: [] };
}

/** As Chromium writes it; Node knows none of schemes of one's own. */
function originOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

interface SentFrom {
  readonly frameUrl?: string;
  /** Where it is not that of the address: blank and sandboxed documents have another one. */
  readonly origin?: string;
  readonly isSubframe?: boolean;
  readonly isFrameGone?: boolean;
  readonly args?: readonly unknown[];
}

export const ipcMainDouble = new IpcMainDouble();
