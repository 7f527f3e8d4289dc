import { setTimeout as wait } from 'node:timers/promises';
import { VERSION } from '../reporting/version.ts';
import type { FetchParts } from './fetch-upstream.ts';

/** The network itself, of Node unless the shell has a better one. It is not used before a user asks for an update. */
export function createFetchParts(fetch: typeof globalThis.fetch = globalThis.fetch): FetchParts {
  return {
    fetch,
    pause: (ms, signal) => wait(ms, undefined, { signal }),
    userAgent: `Varde/${VERSION}`,
  };
}
