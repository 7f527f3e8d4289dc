import { setTimeout as wait } from 'node:timers/promises';
import { VERSION } from '../reporting/version.ts';
import type { FetchDependencies } from './fetch-upstream.ts';

/** The network itself, of Node unless the shell has a better one. It is not used before a user asks for an update. */
export function createFetchDependencies(
  fetch: typeof globalThis.fetch = globalThis.fetch,
): FetchDependencies {
  return {
    fetch,
    pause: (ms, signal) => wait(ms, undefined, { signal }),
    userAgent: `Varde/${VERSION}`,
  };
}
