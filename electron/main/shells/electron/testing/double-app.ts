import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { sessionsDouble } from './double-session.ts';
import { demandNotReady, doubleState, EventDouble, startNewState } from './double-state.ts';
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
  | 'quit'
  | 'exit'
>;

/** The application: its order of events is Electron's. */
class AppDouble extends EventEmitter implements Members {
  readonly isPackaged = false;
  private ready = createSignal();

  constructor() {
    super();
    windowEvents.on('web-contents-created', (...args) => this.emit('web-contents-created', ...args));
    windowEvents.on('closed', () => this.onWindowClosed());
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

  /** The lock belongs to the folder of user data, so that must be set first. */
  requestSingleInstanceLock(): boolean {
    doubleState().hasLock = !doubleState().heldLocks.has(this.getPath('userData'));
    return doubleState().hasLock;
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
    for (const window of [...openWindows]) window.close();
    if (openWindows.size > 0) {
      state.isQuitting = false;
      return;
    }
    this.emitEnd();
  }

  /** Ends at once: nobody is asked, `before-quit` and `close` are not emitted. */
  exit(exitCode = 0): void {
    doubleState().isQuitting = true;
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
    if (openWindows.size > 0 || state.isQuitting || state.exitCode !== undefined) return;
    if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed');
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
