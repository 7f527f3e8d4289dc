import { protocol, type Session } from 'electron';
import type { StaticFiles } from '../../http/static-files.ts';

const SCHEME = 'app';

/** The two pages, each a host of its own scheme and so an origin of its own. */
export type AppPage = 'ui' | 'data';

const HOSTS: { readonly [Page in AppPage]: string } = { ui: 'varde', data: 'varde-data' };

/**
 * IndexedDB belongs to the origin of the data window: it must never change. That of the user interface has nothing of
 * it, so what goes wrong in a page with imported names and files in it cannot reach the data past the bridge.
 */
const originOf = (page: AppPage) => `${SCHEME}://${HOSTS[page]}`;

export const UI_ORIGIN = originOf('ui');
export const UI_URL = `${UI_ORIGIN}/`;
export const DATA_URL = `${originOf('data')}/`;

/** Must run before Electron is ready, so at the top of the entry and with no await before it. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}

/** Answers the addresses of one page. */
type PageAnswer = (path: string) => Response | Promise<Response>;

/** Answers the pages' own addresses, on the session that the windows use. */
export function serveApp(session: Session, answers: { readonly [Page in AppPage]: PageAnswer }): void {
  session.protocol.handle(SCHEME, (request) => {
    const page = pageOf(request.url);
    if (page === undefined) return new Response(null, { status: 404 });
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } });
    return answers[page](new URL(request.url).pathname);
  });
}

/**
 * Which of our own pages an address or an origin belongs to; undefined for every other. Node gives app: addresses the
 * origin "null", so parts are compared.
 */
export function pageOf(url: string): AppPage | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol: scheme, host } = new URL(url);
  if (scheme !== `${SCHEME}:`) return undefined;
  if (host === HOSTS.ui) return 'ui';
  return host === HOSTS.data ? 'data' : undefined;
}

/** Answers our own pages from the bundles. `services` are the addresses besides their own that the pages may call. */
export function createPageAnswers(
  files: StaticFiles,
  services: readonly string[],
): (path: string) => Promise<Response> {
  return async (path) => {
    const reply = await files.find(path, services);
    // Copied: the body of a response may be taken from whoever holds it.
    return reply
      ? new Response(new Uint8Array(reply.body), { headers: reply.headers })
      : new Response('Nothing is here.', { status: 404 });
  };
}
