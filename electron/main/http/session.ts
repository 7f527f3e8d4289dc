import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import { PROOF_PARAMETER } from '../../../shared/contracts/bridge/bridge-proof.ts';
import { createSecret, isSameSecret } from '../files/secret.ts';

/**
 * How the app's pages prove that they may see the app: a key in the address, and a cookie from then on. The key works
 * until the host ends, in every browser that opens the printed address: cookies go when a browser is closed, and nobody
 * should have to start Varde again for that. It never stays in an address, so no history and no page gives it away.
 */
export interface Session {
  /** Stands in the address that is printed at start. */
  readonly key: string;
  /** What the cookie of the pages holds. */
  readonly cookie: { readonly name: string; readonly value: string };
  /** What opens the bridge: pages keep it where no cookie is, because cookies reach other ports of the machine. */
  readonly proof: string;
  /** Whether the address of a top-level navigation brings the right key. */
  acceptsKey(query: URLSearchParams, headers: IncomingHttpHeaders): boolean;
  hasCookie(headers: IncomingHttpHeaders): boolean;
  hasProof(query: URLSearchParams): boolean;
}

export function createSession(port: number): Session {
  const key = createSecret();
  const cookie = { name: `varde_${port}`, value: createSecret() };
  const proof = createSecret();
  return {
    key,
    cookie,
    proof,
    acceptsKey: (query, headers) =>
      headers['sec-fetch-mode'] === 'navigate' &&
      headers['sec-fetch-dest'] === 'document' &&
      isSameSecret(query.get('key') ?? undefined, key),
    hasCookie: (headers) => isSameSecret(findCookie(headers.cookie, cookie.name), cookie.value),
    hasProof: (query) => isSameSecret(query.get(PROOF_PARAMETER) ?? undefined, proof),
  };
}

/** The value of one cookie of a Cookie header. */
export function findCookie(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[name];
}
