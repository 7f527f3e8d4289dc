// Opens the app in a browser that is coming up: what lets its window in goes through the pipe of the browser.

import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { BRIDGE_PROOF } from '../../../../shared/contracts/bridge/bridge-proof.ts';
import { STABLE_HOST } from '../../http/access.ts';
import type { Session } from '../../http/session.ts';

/** What opens the app and its bridge. */
export type WindowSecrets = Pick<Session, 'cookie' | 'proof'>;

const ORIGIN = `http://${STABLE_HOST}`;
const MAX_LOAD_MS = 20_000;

/**
 * Gives the browser what opens the app while its window still comes up: with a key in the address two more pages would be
 * loaded, one after the other. `onLetIn` is told when the window may go on from where it waits.
 */
export async function openApp(
  browser: Browser,
  { cookie, proof }: WindowSecrets,
  onLetIn: () => void,
): Promise<Page> {
  await browser.setCookie({ ...cookie, domain: STABLE_HOST, path: '/', httpOnly: true, sameSite: 'Strict' });
  const target = await browser.waitForTarget((candidate) => candidate.type() === 'page');
  const window = await target.createCDPSession();
  await keepProof(window, proof);
  const loaded = whenLoaded(browser, window);
  onLetIn();
  await loaded;
  // What was to be run in new documents goes with it.
  await window.detach();
  const page = await target.page();
  if (!page) throw new Error('The browser opened no window');
  return page;
}

/** Resolves when the window has loaded a page of ours; fails when its browser ends before. */
function whenLoaded(browser: Browser, window: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`The window did not load within ${MAX_LOAD_MS} ms`));
    const timer = setTimeout(late, MAX_LOAD_MS);
    browser.once('disconnected', () => {
      clearTimeout(timer);
      reject(new Error('The browser ended while its window was loading'));
    });
    let isOurs = false;
    window.on('Page.frameNavigated', ({ frame }) => {
      isOurs ||= frame.parentId === undefined && frame.url.startsWith(`${ORIGIN}/`);
    });
    window.on('Page.domContentEventFired', () => {
      if (!isOurs) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Puts what opens the bridge into the storage of our origin, before any script of the next document runs. */
async function keepProof(window: CDPSession, proof: string): Promise<void> {
  const [origin, name, value] = [ORIGIN, BRIDGE_PROOF, proof].map((text) => JSON.stringify(text));
  const source = `if (location.origin === ${origin}) localStorage.setItem(${name}, ${value})`;
  await window.send('Page.enable');
  await window.send('Page.addScriptToEvaluateOnNewDocument', { source });
}
