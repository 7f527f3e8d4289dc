import { app, type Session, type WebContents, type WebPreferences } from 'electron';
import { type AppPage, pageOf } from './app-scheme.ts';

/**
 * What our own pages may do, and nobody else. Clipboard: addresses and views to copy. Loopback: the try-it form of the
 * services. Persistent storage: IndexedDB is not thrown away first. Serial: a receiver of satellites, where the person chose it.
 */
const GRANTED: { readonly [Page in AppPage]: readonly string[] } = {
  ui: ['clipboard-sanitized-write', 'local-network-access', 'loopback-network', 'serial'],
  data: ['persistent-storage'],
};

/** The page of the app alone, while the person lets it. One Chromium asks for it by both names. */
const POSITION: readonly string[] = ['geolocation', 'geolocation-approximate'];
const SERIAL = 'serial';
const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

export interface SessionWishes {
  readonly downloadsFolder: string;
  /** Whether the page of the app may ask where this machine is, now. */
  readonly asksPosition: () => boolean;
}

/** Electron grants every permission unless told otherwise, so it is told. Foreign requests are cut off as well. */
export async function setUpSessionGuards(
  session: Session,
  { downloadsFolder, asksPosition }: SessionWishes,
): Promise<void> {
  const isGranted = (url: string, permission: string) =>
    isAlwaysGranted(url, permission) ||
    (POSITION.includes(permission) && pageOf(url) === 'ui' && asksPosition());
  fetchNoDictionaries(session);
  session.setDownloadPath(downloadsFolder);
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl, isMainFrame }) => {
    answer(isMainFrame && isGranted(requestingUrl, permission));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) => isGranted(origin, permission));
  session.setDevicePermissionHandler(
    ({ deviceType, origin }) => deviceType === SERIAL && isAlwaysGranted(origin, SERIAL),
  );
  session.webRequest.onBeforeRequest(
    { urls: ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*'] },
    ({ url }, answer) => answer({ cancel: !LOOPBACK_HOSTS.includes(new URL(url).hostname) }),
  );
  // The pages reach this machine only. A script of the system that finds proxies would be fetched and asked first.
  await session.setProxy({ mode: 'direct' });
}

/** Whatever windows say of spelling, a session with languages fetches their dictionaries, past the guard of requests. */
export function fetchNoDictionaries(session: Session): void {
  session.setSpellCheckerEnabled(false);
  session.setSpellCheckerLanguages([]);
}

function isAlwaysGranted(url: string, permission: string): boolean {
  const page = pageOf(url);
  return page !== undefined && GRANTED[page].includes(permission);
}

/**
 * No page leaves its address, opens a window or attaches a webview; set up before the first window is made. Links that
 * lead out go through the host, which checks them.
 */
export function setUpWindowGuards(log: (error: unknown) => void): void {
  app.on('web-contents-created', (_event, contents) => guard(contents, log));
}

function guard(contents: WebContents, log: (error: unknown) => void): void {
  contents.on('will-frame-navigate', (details) => {
    details.preventDefault();
    log(new Error(`A page wanted to go to ${details.url}`));
  });
  contents.on('will-redirect', (details) => details.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    log(new Error(`A page wanted to open ${url}`));
    return { action: 'deny' };
  });
}

/**
 * What every window of Varde has, said aloud even where it is Electron's default. Without `spellcheck: false` Chromium
 * would fetch dictionaries from outside.
 */
export function safePreferences(preloadPath: string): WebPreferences {
  return {
    preload: preloadPath,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: false,
  };
}
