import { session } from 'electron';
import { fetchNoDictionaries } from './session-guards.ts';

/**
 * Fetches by Chromium's network: with the proxies of the system and the certificates that it trusts, which those of a
 * company may be. In a session of its own, because that of the windows reaches this machine only; nothing of it is
 * kept. Electron must be ready.
 */
export function createUpstreamFetch(): typeof globalThis.fetch {
  const upstream = session.fromPartition('upstream', { cache: false });
  fetchNoDictionaries(upstream);
  return (input, init) =>
    upstream.fetch(input instanceof URL ? input.href : input, { ...init, credentials: 'omit' });
}
