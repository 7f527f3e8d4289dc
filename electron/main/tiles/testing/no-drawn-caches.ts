import { createDrawnCaches } from '../drawn/drawn-caches.ts';

/** Where no published map has a cache. */
export const NO_DRAWN_CACHES = createDrawnCaches([], {
  draw: () => Promise.reject(new Error('Nothing is drawn here')),
  log: () => undefined,
});
