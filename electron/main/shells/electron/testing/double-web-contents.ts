import { EventEmitter } from 'node:events';
import { handOn, type MessagePortMainDouble } from './double-ports.ts';
import type { SessionDouble } from './double-session.ts';
import { EventDouble, strict } from './double-state.ts';

type OpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0];
type Members = Pick<Electron.WebContents, 'getURL' | 'postMessage' | 'isDestroyed' | 'setWindowOpenHandler'>;

/** A message as the preload of a page got it. */
export interface ReceivedMessage {
  readonly channel: string;
  readonly message: unknown;
  readonly ports: readonly MessagePortMainDouble[];
}

/** The page of a window: what it gets, and what it tries. */
export class WebContentsDouble extends EventEmitter implements Members {
  readonly received: ReceivedMessage[] = [];
  readonly session: SessionDouble;
  /** What the page was told. */
  readonly heard: string[] = [];
  private url = '';
  private loadingUrl = '';
  private stopLoad: ((error: Error) => void) | undefined;
  private isGone = false;
  private openHandler: OpenHandler | undefined;

  constructor(session: SessionDouble) {
    super();
    this.session = session;
  }

  getURL(): string {
    this.demandAlive();
    return this.url;
  }

  isDestroyed(): boolean {
    return this.isGone;
  }

  postMessage(channel: string, message: unknown, transfer: Electron.MessagePortMain[] = []): void {
    this.demandAlive();
    // Chromium hands it to the empty first document, where nobody listens.
    if (this.url === '')
      throw new Error(`The message ${channel} was sent before a page was loaded: it is lost`);
    const ports = transfer.map((port) => handOn(port).arrive());
    this.received.push({ channel, message: structuredClone(message), ports });
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.demandAlive();
    this.openHandler = handler;
  }

  /**
   * Rejects as Electron does: a load that another one overtakes with ERR_ABORTED, one whose window is destroyed with
   * ERR_FAILED, one without an answer with the reason.
   */
  async load(url: string): Promise<void> {
    this.stopLoad?.(new LoadError('ERR_ABORTED', -3, url));
    const stopped = new Promise<never>((_, reject) => {
      this.stopLoad = reject;
    });
    const own = this.stopLoad;
    this.loadingUrl = url;
    try {
      const response = await Promise.race([this.session.load(url), stopped]);
      if (response.body === null) throw new LoadError('ERR_EMPTY_RESPONSE', -324, url);
      this.url = url;
      this.emit('did-finish-load');
    } catch (error) {
      if (!this.isGone && !(error instanceof LoadError && error.code === 'ERR_ABORTED')) {
        this.emit('did-fail-load', new EventDouble(), -2, 'ERR_FAILED', url, true);
      }
      throw error;
    } finally {
      if (this.stopLoad === own) this.stopLoad = undefined;
    }
  }

  /** The page hears that it is left, and may still put down what it has. */
  hidePage(): void {
    this.heard.push('pagehide');
  }

  /** The page tries to go somewhere else. Returns whether it went. */
  tryNavigation(url: string, isMainFrame = true): boolean {
    const details = Object.assign(new EventDouble(), {
      url,
      isSameDocument: false,
      isMainFrame,
      frame: null,
    } satisfies Electron.WebContentsWillFrameNavigateEventParams);
    this.emit('will-frame-navigate', details);
    if (!details.defaultPrevented && isMainFrame) this.emit('will-navigate', details);
    return !details.defaultPrevented;
  }

  tryRedirect(url: string): boolean {
    const details = Object.assign(new EventDouble(), { url });
    this.emit('will-redirect', details);
    return !details.defaultPrevented;
  }

  tryWebview(): boolean {
    const event = new EventDouble();
    this.emit('will-attach-webview', event, {}, {});
    return !event.defaultPrevented;
  }

  /** The page calls window.open. Returns whether a window opened; without a handler it does. */
  tryOpen(url: string): boolean {
    if (!this.openHandler) return true;
    const details = {
      url,
      frameName: '',
      features: '',
      disposition: 'new-window',
      referrer: { url: '', policy: 'default' },
    };
    return this.openHandler(details as Electron.HandlerDetails).action === 'allow';
  }

  /** The process of the page dies: its ports close, the window stays with nothing in it. */
  crash(details: Electron.RenderProcessGoneDetails): void {
    this.losePorts();
    this.url = '';
    this.emit('render-process-gone', new EventDouble(), details);
  }

  destroy(): void {
    this.losePorts();
    this.isGone = true;
    this.stopLoad?.(new LoadError('ERR_FAILED', -2, this.loadingUrl));
    this.emit('destroyed');
  }

  private losePorts(): void {
    for (const { ports } of this.received.splice(0)) for (const port of ports) port.loseHolder();
  }

  private demandAlive(): void {
    if (this.isGone) throw new TypeError('Object has been destroyed');
  }
}

/** As Electron's loads are rejected: the name of the error is its code, the number its errno. */
class LoadError extends Error {
  readonly code: string;
  readonly errno: number;
  readonly url: string;

  constructor(code: string, errno: number, url: string) {
    super(`${code} (${errno}) loading '${url}'`);
    this.code = code;
    this.errno = errno;
    this.url = url;
  }
}

export function createWebContents(session: SessionDouble): WebContentsDouble {
  return strict('webContents', new WebContentsDouble(session));
}
