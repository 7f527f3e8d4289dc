// The browser that shows the app window.

import type { Browser, Page } from 'puppeteer-core';
import { STABLE_HOST } from '../../http/access.ts';
import { WAITING_PATH } from '../../http/pages.ts';
import type { Session } from '../../http/session.ts';
import { appArguments, type ChromiumSituation } from './chromium-arguments.ts';
import { browserFailure, endChromium, launchChromium } from './launch-chromium.ts';

export interface AppBrowserDependencies {
  readonly executablePath: string;
  readonly profile: string;
  readonly situation: ChromiumSituation;
  /** Whether the browser may ask where this machine is; read when it is launched. */
  readonly asksPosition: () => boolean;
  /** Opens the app; it goes through the pipe of the browser and stands in no argument. */
  readonly appKey: Session['key'];
  /** What follows the slash in the address of the app. */
  readonly query: string;
  readonly onLastWindowClosed: () => void;
}

export interface AppBrowser {
  /** Opens the window, or brings it to the front. */
  show(): Promise<void>;
  close(): Promise<void>;
}

const ORIGIN = `http://${STABLE_HOST}`;

export function createAppBrowser(dependencies: AppBrowserDependencies): AppBrowser {
  let launched: Browser | undefined;
  let opening: Promise<{ browser: Browser; page: Page }> | undefined;
  let isClosing = false;
  const closing = new AbortController();

  async function open(): Promise<{ browser: Browser; page: Page }> {
    const browser = await launchChromium({
      executablePath: dependencies.executablePath,
      profile: dependencies.profile,
      args: appArguments(dependencies.situation, {
        waitingUrl: `${ORIGIN}${WAITING_PATH}`,
        asksPosition: dependencies.asksPosition(),
      }),
      isHeadless: false,
      signal: closing.signal,
    });
    launched = browser;
    browser.once('disconnected', () => {
      opening = undefined;
      launched = undefined;
      if (!isClosing) dependencies.onLastWindowClosed();
    });
    const page = await findWindow(browser);
    // Tabs that the app opened, such as a manual, do not keep Varde open.
    page.once('close', () => void endChromium(browser));
    const query = `?key=${dependencies.appKey}${dependencies.query.replace('?', '&')}`;
    await page.goto(`${ORIGIN}/${query}`, { waitUntil: 'domcontentloaded' });
    return { browser, page };
  }

  return {
    async show() {
      if (opening) {
        const { page } = await opening;
        await page.bringToFront();
        return;
      }
      opening = open().catch((error: unknown) => {
        throw browserFailure(dependencies.executablePath, error);
      });
      opening.catch(() => {
        opening = undefined;
      });
      await opening;
    },
    async close() {
      isClosing = true;
      if (launched) await endChromium(launched);
      else closing.abort();
    },
  };
}

async function findWindow(browser: Browser): Promise<Page> {
  const pages = await browser.pages();
  const page = pages.find((candidate) => candidate.url().startsWith(ORIGIN)) ?? pages[0];
  if (!page) throw new Error('The browser opened no window');
  return page;
}
