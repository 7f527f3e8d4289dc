import { setTimeout as wait } from 'node:timers/promises';
import { VERSION } from '../reporting/version.ts';
import type { FetchParts } from './fetch-upstream.ts';

/** The network itself. Nothing of it is used before a user asks for an update. */
export function createFetchParts(): FetchParts {
  return {
    fetch: globalThis.fetch,
    pause: (ms, signal) => wait(ms, undefined, { signal }),
    userAgent: `Varde/${VERSION}`,
  };
}
