import { EventEmitter } from 'node:events';
import { existsSync, lstatSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { sessionsDouble } from './double-session.ts';
import { demandNotReady, doubleState, EventDouble, startNewState, strict } from './double-state.ts';
import { openWindows, windowEvents } from './double-window.ts';

type Members = Pick<
  Electron.App,
  | 'isReady'
  | 'whenReady'
  | 'enableSandbox'
  | 'getPath'
  | 'setPath'
  | 'getVersion'
  | 'getAppPath'
  | 'isPackaged'
  | 'requestSingleInstanceLock'
  | 'setAsDefaultProtocolClient'
  | 'setAppUserModelId'
  | 'setAboutPanelOptions'
  | 'addRecentDocument'
  | 'quit'
  | 'exit'
>;

/** The application: its order of events is Electron's. */
class AppDouble extends EventEmitter implements Members {
  /** After `ready` Chromium has read its command line: what is added then has no effect, which is an error here. */
  readonly commandLine = strict('app.commandLine', {
    appendSwitch(name: string, value = ''): void {
      demandNotReady(`--${name} was appended after app is ready: it has no effect`);
      doubleState().switches.set(name, value);
    },
    hasSwitch: (name: string): boolean => doubleState().switches.has(name),
  });
  private ready = createSignal();

  constructor() {
    super();
    windowEvents.on('web-contents-created', (...args) => this.emit('web-contents-created', ...args));
    windowEvents.on('browser-window-created', (...args) => this.emit('browser-window-created', ...args));
    windowEvents.on('closed', () => this.onWindowClosed());
  }

  get isPackaged(): boolean {
    return doubleState().isPackaged;
  }

  isReady(): boolean {
    return doubleState().isReady;
  }

  whenReady(): Promise<void> {
    return this.ready.promise;
  }

  enableSandbox(): void {
    demandNotReady('app.enableSandbox() can only be called before app is ready');
    doubleState().isSandboxed = true;
  }

  getPath(name: string): string {
    const path = doubleState().paths.get(name);
    if (path === undefined) throw new Error(`Failed to get '${name}' path`);
    return path;
  }

  setPath(name: string, path: string): void {
    if (!isAbsolute(path)) throw new Error('Path must be absolute');
    if (!existsSync(path)) throw new Error(`Failed to set path: ${path} does not exist`);
    // Sessions are already made from the old folder.
    if (name === 'userData')
      demandNotReady('userData was set after app is ready: sessions use the old folder');
    doubleState().paths.set(name, path);
  }

  getVersion(): string {
    return '0.0.0';
  }

  getAppPath(): string {
    return '/nowhere/app';
  }

  /**
   * The lock belongs to the folder of user data, so that must be set first. A lock that another machine or a dead
   * process left (LOCK_ERROR, PROFILE_IN_USE) is told as one that is held is: by false.
   */
  requestSingleInstanceLock(): boolean {
    const folder = this.getPath('userData');
    const isLeft = lstatSync(join(folder, 'SingletonLock'), { throwIfNoEntry: false }) !== undefined;
    doubleState().hasLock = !isLeft && !doubleState().heldLocks.has(folder);
    return doubleState().hasLock;
  }

  setAppUserModelId(id: string): void {
    doubleState().userModelId = id;
  }

  addRecentDocument(path: string): void {
    doubleState().recentDocuments.push(path);
  }

  setAboutPanelOptions(options: Electron.AboutPanelOptionsOptions): void {
    doubleState().aboutOptions = options;
  }

  setAsDefaultProtocolClient(scheme: string): boolean {
    doubleState().protocolClients.add(scheme);
    return true;
  }

  /** Asks every window to close; anyone may prevent it. */
  quit(): void {
    const event = new EventDouble();
    this.emit('before-quit', event);
    if (event.defaultPrevented) return;
    const state = doubleState();
    state.isQuitting = true;
    const windows = [...openWindows];
    // A window that prevents its close ends the quitting; the others are closing all the same.
    state.isQuitting = windows.map((window) => window.askToClose()).every((isClosing) => isClosing);
    if (state.isQuitting && windows.length === 0) this.emitEnd();
  }

  /** Ends at once: nobody is asked, `before-quit` and `close` are not emitted. */
  exit(exitCode = 0): void {
    doubleState().exitCode ??= exitCode;
    for (const window of [...openWindows]) window.destroy();
    this.end(exitCode);
  }

  becomeReady(): Promise<void> {
    doubleState().isReady = true;
    this.emit('ready');
    this.ready.resolve();
    return this.ready.promise;
  }

  startAnew(): void {
    this.removeAllListeners();
    startNewState();
    openWindows.clear();
    sessionsDouble.startAnew();
    this.ready = createSignal();
  }

  private onWindowClosed(): void {
    const state = doubleState();
    if (openWindows.size > 0 || state.exitCode !== undefined) return;
    if (state.isQuitting) this.emitEnd();
    else if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed');
    else this.quit();
  }

  private emitEnd(): void {
    const event = new EventDouble();
    this.emit('will-quit', event);
    if (!event.defaultPrevented) this.end(0);
  }

  private end(exitCode: number): void {
    doubleState().exitCode ??= exitCode;
    this.emit('quit', new EventDouble(), exitCode);
  }
}

interface Signal {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

function createSignal(): Signal {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

export const appDouble = new AppDouble();
