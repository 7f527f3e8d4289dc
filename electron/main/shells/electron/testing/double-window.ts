import { EventEmitter } from 'node:events';
import { extname, isAbsolute } from 'node:path';
import { type SessionDouble, sessionsDouble } from './double-session.ts';
import { demandReady, doubleState, EventDouble, strict } from './double-state.ts';
import { createWebContents, type WebContentsDouble } from './double-web-contents.ts';

type Members = Pick<
  Electron.BrowserWindow,
  | 'loadURL'
  | 'show'
  | 'focus'
  | 'isVisible'
  | 'isFocused'
  | 'isMinimized'
  | 'minimize'
  | 'restore'
  | 'maximize'
  | 'isMaximized'
  | 'getBounds'
  | 'getNormalBounds'
  | 'setBounds'
  | 'close'
  | 'destroy'
  | 'isDestroyed'
>;

/** The windows that are there. */
export const openWindows = new Set<BrowserWindowDouble>();

/** Told of every new page and of every window that is gone; the application listens. */
export const windowEvents = new EventEmitter();

/** A window. After it is destroyed, every use of it throws, as with Electron. */
export class BrowserWindowDouble extends EventEmitter implements Members {
  readonly options: Electron.BrowserWindowConstructorOptions;
  private readonly contents: WebContentsDouble;
  private bounds: Electron.Rectangle;
  private isGone = false;
  private isShown: boolean;
  private hasFocus = false;
  private isSmall = false;
  private isLarge = false;

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    demandReady('Cannot create BrowserWindow before app is ready');
    super();
    this.options = options;
    demandLoadablePreload(options.webPreferences ?? {});
    this.contents = createWebContents(sessionOf(options.webPreferences ?? {}));
    this.bounds = {
      x: options.x ?? 100,
      y: options.y ?? 100,
      width: options.width ?? 800,
      height: options.height ?? 600,
    };
    this.isShown = options.show !== false;
    openWindows.add(this);
    windowEvents.emit('web-contents-created', new EventDouble(), this.contents);
    windowEvents.emit('browser-window-created', new EventDouble(), this);
  }

  get webContents(): WebContentsDouble {
    this.demandAlive();
    return this.contents;
  }

  async loadURL(url: string): Promise<void> {
    this.demandAlive();
    await this.contents.load(url);
    if (!this.isGone && doubleState().paintsHidden) this.emit('ready-to-show');
  }

  show(): void {
    this.demandAlive();
    this.isShown = true;
  }

  focus(): void {
    this.demandAlive();
    this.hasFocus = true;
  }

  isVisible(): boolean {
    this.demandAlive();
    return this.isShown;
  }

  isFocused(): boolean {
    this.demandAlive();
    return this.hasFocus;
  }

  minimize(): void {
    this.demandAlive();
    this.isSmall = true;
    this.hasFocus = false;
  }

  restore(): void {
    this.demandAlive();
    this.isSmall = false;
  }

  isMinimized(): boolean {
    this.demandAlive();
    return this.isSmall;
  }

  maximize(): void {
    this.demandAlive();
    this.isLarge = true;
  }

  isMaximized(): boolean {
    this.demandAlive();
    return this.isLarge;
  }

  getBounds(): Electron.Rectangle {
    this.demandAlive();
    return this.isLarge ? (doubleState().displays[0]?.workArea ?? this.bounds) : this.bounds;
  }

  getNormalBounds(): Electron.Rectangle {
    this.demandAlive();
    return this.bounds;
  }

  setBounds(bounds: Partial<Electron.Rectangle>): void {
    this.demandAlive();
    this.bounds = { ...this.bounds, ...bounds };
  }

  /** `close` is emitted at once; the page is told then, and only when it is gone so is the window. */
  close(): void {
    this.askToClose();
  }

  /** As close, and tells whether nobody prevented it. */
  askToClose(): boolean {
    this.demandAlive();
    const event = new EventDouble();
    this.emit('close', event);
    if (event.defaultPrevented) return false;
    setImmediate(() => {
      if (this.isGone) return;
      this.contents.hidePage();
      this.destroy();
    });
    return true;
  }

  /** Ends the window without asking it: `close` is not emitted. */
  destroy(): void {
    if (this.isGone) return;
    this.isGone = true;
    openWindows.delete(this);
    this.contents.destroy();
    this.emit('closed');
    windowEvents.emit('closed');
  }

  isDestroyed(): boolean {
    return this.isGone;
  }

  static fromWebContents(contents: WebContentsDouble): BrowserWindowDouble | null {
    return [...openWindows].find((window) => window.contents === contents) ?? null;
  }

  static getAllWindows(): BrowserWindowDouble[] {
    return [...openWindows];
  }

  private demandAlive(): void {
    if (this.isGone) throw new TypeError('Object has been destroyed');
  }
}

/** A sandboxed preload runs as a plain script: no ES module, and it is found by an absolute path only. */
function demandLoadablePreload({ preload, sandbox = true, nodeIntegration }: Electron.WebPreferences): void {
  if (preload === undefined) return;
  if (!isAbsolute(preload)) throw new Error(`Preload scripts must have absolute paths: ${preload}`);
  if (sandbox && !nodeIntegration && extname(preload) !== '.cjs') {
    throw new Error(
      `Cannot use import statement outside a module: a sandboxed preload must be .cjs: ${preload}`,
    );
  }
}

function sessionOf({ session, partition }: Electron.WebPreferences): SessionDouble {
  // The type of the option is Electron's; in tests what stands there is a double.
  const given: unknown = session;
  return given ? (given as SessionDouble) : sessionsDouble.fromPartition(partition ?? '');
}

/** The class as code under test sees it: instances refuse what the double does not know. */
export const StrictBrowserWindow = new Proxy(BrowserWindowDouble, {
  construct: (target, args, newTarget) => strict('BrowserWindow', Reflect.construct(target, args, newTarget)),
});
