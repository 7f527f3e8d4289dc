// The headless browser that holds the data window.

import type { IncomingHttpHeaders } from 'node:http';
import type { Browser, Page } from 'puppeteer-core';
import type { WebSocket } from 'ws';
import type { Channel } from '../../../../shared/bridge/channel.ts';
import type { Log } from '../../../../shared/ports/log.ts';
import { moveAside } from '../../files/rename-file.ts';
import { createSecret, isSameSecret } from '../../files/secret.ts';
import { STABLE_HOST } from '../../http/access.ts';
import { findCookie } from '../../http/session.ts';
import type { DataWindow } from '../shell.ts';
import { freeProfile } from './free-profile.ts';
import { browserFailure, type ChromiumOptions, endChromium, launchChromium } from './launch-chromium.ts';
import { socketChannel } from './socket-channel.ts';

const MAX_CONNECT_MS = 20_000;

export interface DataBrowserDependencies {
  readonly port: number;
  readonly chromium: Omit<ChromiumOptions, 'isHeadless' | 'signal'>;
  readonly log: Log;
}

export interface DataBrowser {
  /**
   * Starts the browser anew, ending the one before, and waits until its page has connected. `isAnew`: its profile is
   * moved aside first, with the store in it.
   */
  open(isAnew: boolean): Promise<DataWindow>;
  /** Whether a request brings the secret of the present data window. */
  isDataWindow(headers: IncomingHttpHeaders): boolean;
  /** The page opened its control socket. */
  onControl(socket: WebSocket): void;
  close(): Promise<void>;
}

export function createDataBrowser({ port, chromium, log }: DataBrowserDependencies): DataBrowser {
  const cookieName = `varde_data_${port}`;
  let secret = createSecret();
  let browser: Browser | undefined;
  let launching = new AbortController();
  let onControl: (socket: WebSocket) => void = (socket) => socket.close();

  async function end(): Promise<void> {
    const closing = browser;
    browser = undefined;
    if (!closing) launching.abort();
    if (closing) await endChromium(closing);
  }

  const open = (isAnew: boolean) =>
    openPage(isAnew).catch((error: unknown) => {
      throw browserFailure(chromium.executablePath, error);
    });

  async function openPage(isAnew: boolean): Promise<DataWindow> {
    await end();
    if (isAnew) {
      // The files hold everything that is in the store.
      await freeProfile(chromium.profile);
      await moveAside(chromium.profile);
    }
    launching = new AbortController();
    // A page of an earlier browser, should one live on, is a stranger from now on.
    secret = createSecret();
    const started = await launchChromium({ ...chromium, isHeadless: true, signal: launching.signal });
    browser = started;
    const connected = waitForControl(started, (take) => {
      onControl = take;
    });
    // Who reads it first decides; the other failure says the same.
    connected.catch(() => undefined);
    await started.setCookie({
      name: cookieName,
      value: secret,
      domain: STABLE_HOST,
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
    });
    const page = (await started.pages())[0] ?? (await started.newPage());
    tellOfTrouble(page, log);
    await page.goto(`http://${STABLE_HOST}/data/`, { waitUntil: 'domcontentloaded' });
    return {
      channel: await connected,
      close: () => (browser === started ? end() : Promise.resolve()),
    };
  }

  return {
    open,
    isDataWindow: (headers) => isSameSecret(findCookie(headers.cookie, cookieName), secret),
    onControl: (socket) => onControl(socket),
    close: end,
  };
}

function waitForControl(
  browser: Browser,
  setTaker: (take: (socket: WebSocket) => void) => void,
): Promise<Channel> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`The data window did not connect within ${MAX_CONNECT_MS} ms`));
    const timer = setTimeout(late, MAX_CONNECT_MS);
    browser.once('disconnected', () => {
      clearTimeout(timer);
      reject(new Error('The browser of the data window ended'));
    });
    setTaker((socket) => {
      clearTimeout(timer);
      // At once: the page speaks before it has told that it is loaded.
      resolve(socketChannel(socket));
    });
  });
}

/** What goes wrong in the hidden page would be seen by nobody. */
function tellOfTrouble(page: Page, log: Log): void {
  page.on('pageerror', (error) => log.error('In the data window', error));
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warn') log.error(`In the data window: ${message.text()}`);
    else log.info(`In the data window: ${message.text()}`);
  });
}
