import type { Session } from 'electron';
import { isAppUrl } from './app-scheme.ts';

/**
 * What our own pages may do. Clipboard: addresses and views to copy. Persistent storage: IndexedDB is not thrown away
 * first. Loopback: the try-it form of the services. Everything else is denied, for everybody.
 */
const GRANTED: readonly string[] = [
  'clipboard-sanitized-write',
  'persistent-storage',
  'local-network-access',
  'loopback-network',
];

const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Electron grants every permission unless told otherwise, so it is told. Foreign requests are cut off as well. */
export function setUpSessionGuards(session: Session): void {
  // Whatever windows say of spelling, a session with languages fetches their dictionaries, past the guard of requests.
  session.setSpellCheckerEnabled(false);
  session.setSpellCheckerLanguages([]);
  session.setPermissionRequestHandler((contents, permission, answer) => {
    answer(GRANTED.includes(permission) && isAppUrl(contents.getURL()));
  });
  session.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin) => GRANTED.includes(permission) && isAppUrl(requestingOrigin),
  );
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(
    { urls: ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*'] },
    ({ url }, answer) => answer({ cancel: !LOOPBACK_HOSTS.includes(new URL(url).hostname) }),
  );
}
