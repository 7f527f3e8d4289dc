// Who may ask. A page of any web site can send requests to loopback addresses, and can give its own name our address
// (DNS rebinding); so the name that was asked for and the page that asks are checked on every request.

import type { IncomingHttpHeaders } from 'node:http';
import { appError } from '../../../shared/contracts/errors.ts';

/** The name that the browser shell maps to us, so that the origin of its pages stays the same on any port. */
export const STABLE_HOST = 'varde.localhost';

const LOOPBACK_NAMES: readonly string[] = ['127.0.0.1', 'localhost', '[::1]', STABLE_HOST];

export interface Access {
  /** Throws unless the Host header is one of ours. */
  checkHost(host: string | undefined): void;
  /** The origins of our own pages. */
  isOwnOrigin(origin: string): boolean;
  /**
   * Whether a page of another origin asks, and may: then its origin, to be named in the reply. Undefined when nobody
   * else asks. Throws when somebody asks who may not.
   */
  foreignOrigin(headers: IncomingHttpHeaders): string | undefined;
}

/** `allowedOrigins` is asked each time, because the settings may change. */
export function createAccess(port: number, allowedOrigins: () => readonly string[]): Access {
  const ownHosts = LOOPBACK_NAMES.flatMap((name) =>
    port === 80 ? [name, `${name}:${port}`] : [`${name}:${port}`],
  );
  const ownOrigins = new Set([...ownHosts, STABLE_HOST].map((host) => `http://${host}`));
  /** That of the last request was good: most clients ask by one name. */
  let goodHost: string | undefined;

  return {
    checkHost(host) {
      if (!host) throw appError('http/host-missing');
      if (host === goodHost) return;
      // Whoever forwards a port to ours asks with the number of that port: a loopback name is one of ours with any.
      if (!LOOPBACK_NAMES.includes(host.toLowerCase().replace(/:\d{1,5}$/, ''))) {
        throw appError('http/host-not-allowed', { host });
      }
      goodHost = host;
    },
    isOwnOrigin: (origin) => ownOrigins.has(origin),
    foreignOrigin(headers) {
      const { origin } = headers;
      if (origin === undefined) {
        if (isAskedByAnotherSite(headers))
          throw appError('http/origin-not-allowed', { origin: 'of another site' });
        return undefined;
      }
      // Our pages have one name and the services are told under another: then they ask like anybody who may.
      if (ownOrigins.has(origin)) return origin === `http://${headers.host}` ? undefined : origin;
      if (allowedOrigins().includes(origin)) return origin;
      throw appError('http/origin-not-allowed', { origin });
    },
  };
}

/** Images, scripts and forms of other pages come without Origin, but browsers tell whose they are. */
function isAskedByAnotherSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== 'cross-site' && site !== 'same-site') return false;
  return headers['sec-fetch-mode'] !== 'navigate';
}
