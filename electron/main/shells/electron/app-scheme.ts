import { protocol } from 'electron';

const SCHEME = 'app';
const HOST = 'varde';

/** The origin of both windows. IndexedDB belongs to it: it must never change. */
export const APP_ORIGIN = `${SCHEME}://${HOST}`;
export const UI_URL = `${APP_ORIGIN}/`;
export const DATA_URL = `${APP_ORIGIN}/data/`;

/** Must run before Electron is ready, so at the top of the entry and with no await before it. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}

/** Answers the pages' own addresses, on the session that the windows use. */
export function serveApp(
  session: Electron.Session,
  answer: (path: string) => Response | Promise<Response>,
): void {
  session.protocol.handle(SCHEME, (request) => {
    const { host, pathname } = new URL(request.url);
    if (host !== HOST) return new Response(null, { status: 404 });
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } });
    return answer(pathname);
  });
}

/** Whether an address is one of our own pages. Node gives app: addresses the origin "null", so parts are compared. */
export function isAppUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol: scheme, host } = new URL(url);
  return scheme === `${SCHEME}:` && host === HOST;
}
