// The caches of the published maps, which the host owns.

import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appError } from '../../../../shared/contracts/errors.ts';
import { PACKET_SIZE } from '../../../../shared/tiles/conf/cache-layout.ts';
import { writeConf, writeConfBox } from '../../../../shared/tiles/conf/write-conf.ts';
import { DRAWN_CACHES, type DrawnCache } from '../../../../shared/tiles/drawn/drawn-caches.ts';
import { writeDurably } from '../../files/durable-write.ts';
import { isSystemError } from '../../files/system-error.ts';
import type { TileCache } from '../caches/served-caches.ts';
import { type BundleFolder, createBundleFolder } from '../files/bundle-folder.ts';
import { createDrawnCache, type DrawnCacheDependencies, type DrawnTileCache } from './drawn-cache.ts';
import { type DrawnState, openDrawnState } from './drawn-state.ts';

export interface DrawnCaches {
  /** Fails with `tiles/unknown-cache`. */
  get(cacheId: string): DrawnTileCache;
  find(cacheId: string): DrawnTileCache | undefined;
  /** By the name of its map; empty: the default map. */
  ofMap(mapName: string): DrawnTileCache | undefined;
  list(): Promise<TileCache[]>;
  onChanged(listener: (cacheId: string) => void): void;
}

/** A cache as it lies on the disk. */
export interface DrawnCacheFiles {
  readonly cache: DrawnCache;
  readonly store: BundleFolder;
  readonly state: DrawnState;
}

/** What a cache may take on the disk before its oldest bundles go. */
export const MAX_CACHE_BYTES = 2 * 1024 ** 3;
const STATE = 'cache.json';
const LEVELS = '_alllayers';

/**
 * `program`: what draws. Another version of Varde draws everything anew. Beside the levels lies the description by which
 * other programs open them.
 */
export async function openDrawnCacheFiles(folder: string, program: string): Promise<DrawnCacheFiles[]> {
  return Promise.all(
    DRAWN_CACHES.map(async (cache) => {
      const own = join(folder, cache.cacheId);
      await writeDescription(own, cache).catch(passOver);
      return {
        cache,
        store: createBundleFolder(join(own, LEVELS), MAX_CACHE_BYTES),
        state: await openDrawnState(join(own, STATE), program),
      };
    }),
  );
}

/** Of a disk that takes nothing: tiles are drawn all the same, and the next start tries again. */
function passOver(error: unknown): void {
  if (!isSystemError(error)) throw error;
}

async function writeDescription(
  folder: string,
  { facts: { scheme, format, quality, isAntialiased, box } }: DrawnCache,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const layout = {
    scheme,
    format,
    quality,
    isAntialiased,
    storage: 'compact-v2',
    packetSize: PACKET_SIZE,
  } as const;
  for (const [name, text] of [
    ['conf.xml', writeConf(layout)],
    ['conf.cdi', writeConfBox(box, scheme)],
  ] as const) {
    const path = join(folder, name);
    const known = await readFile(path, 'utf8').catch(() => '');
    if (known !== text) await writeDurably(path, text);
  }
}

export function createDrawnCaches(
  files: readonly DrawnCacheFiles[],
  { draw, log }: Pick<DrawnCacheDependencies, 'draw' | 'log'>,
): DrawnCaches {
  const listeners: ((cacheId: string) => void)[] = [];
  const caches = files.map(({ cache, store, state }) =>
    createDrawnCache(cache, {
      store,
      state,
      draw,
      onChanged() {
        for (const listener of listeners) listener(cache.cacheId);
      },
      log,
    }),
  );
  const find = (cacheId: string) => caches.find(({ cache }) => cache.cacheId === cacheId);
  return {
    find,
    get(cacheId) {
      const found = find(cacheId);
      if (!found) throw appError('tiles/unknown-cache', { cache: cacheId.slice(0, 80) });
      return found;
    },
    ofMap: (mapName) => (mapName === '' ? caches[0] : caches.find(({ cache }) => cache.mapName === mapName)),
    list: () => Promise.all(caches.map(listed)),
    onChanged: (listener) => void listeners.push(listener),
  };
}

async function listed({ cache, sizeBytes }: DrawnTileCache): Promise<TileCache> {
  const { cacheId, mapName, facts } = cache;
  return { cacheId, name: mapName, mapName, addedAtMs: 0, bytes: await sizeBytes(), facts, isDrawn: true };
}
