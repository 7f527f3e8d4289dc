// The browser that shows the app window.

import type { Browser, Page } from 'puppeteer-core';
import { STABLE_HOST } from '../../http/access.ts';
import { WAITING_PATH } from '../../http/pages.ts';
import { appArguments, type ChromiumSituation } from './chromium-arguments.ts';
import { browserFailure, endChromium, launchChromium } from './launch-chromium.ts';
import { openApp, type WindowSecrets } from './open-app.ts';

export interface AppBrowserDependencies {
  readonly executablePath: string;
  readonly profile: string;
  readonly situation: ChromiumSituation;
  /** Whether the browser may ask where this machine is; read when it is launched. */
  readonly asksPosition: () => boolean;
  /** They go through the pipe of the browser and stand in no argument and no address. */
  readonly session: WindowSecrets;
  /** What follows the slash in the address of the app. */
  readonly query: string;
  readonly onLastWindowClosed: () => void;
}

export interface AppBrowser {
  /** Opens the window, or brings it to the front. */
  show(): Promise<void>;
  /** Resolves with the path of the app as soon as a window that was opened would be let in there. */
  whenLetIn(): Promise<string>;
  close(): Promise<void>;
}

const ORIGIN = `http://${STABLE_HOST}`;

export function createAppBrowser(dependencies: AppBrowserDependencies): AppBrowser {
  let launched: Browser | undefined;
  let opening: Promise<{ browser: Browser; page: Page }> | undefined;
  let isClosing = false;
  const closing = new AbortController();
  let lettingIn = createSignal();

  async function open(): Promise<{ browser: Browser; page: Page }> {
    // One that comes after another, in a browser of its own, is let in anew.
    const signal = createSignal();
    lettingIn = signal;
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
    const page = await openApp(browser, dependencies.session, signal.give);
    // Tabs that the app opened, such as a manual, do not keep Varde open.
    page.once('close', () => void endChromium(browser));
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
    async whenLetIn() {
      await lettingIn.given;
      return `/${dependencies.query}`;
    },
    async close() {
      isClosing = true;
      if (launched) await endChromium(launched);
      else closing.abort();
    },
  };
}

interface Signal {
  readonly given: Promise<void>;
  give(): void;
}

function createSignal(): Signal {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}
