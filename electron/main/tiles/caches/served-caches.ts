// The caches of the list that are not removed, each with what reads it.

import { join } from 'node:path';
import { AppError } from '../../../../shared/base/app-error.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import type { OpenCacheDependencies } from '../files/open-cache.ts';
import { type CacheReader, createCacheReader } from './cache-reader.ts';
import type { CacheRecord } from './cache-records.ts';

export type TileCache = BridgeType<'TileCache'>;

export interface ServedCaches {
  /** Fails with `tiles/unknown-cache`. */
  get(cacheId: string): CacheRecord;
  readerOf(cacheId: string): CacheReader;
  /** What is told of a cache, also of one that cannot be read. */
  listed(record: CacheRecord): Promise<TileCache>;
  close(cacheId: string): Promise<void>;
  closeAll(): Promise<void>;
}

export interface ServedCachesDependencies extends OpenCacheDependencies {
  /** Below it the copies lie. */
  readonly folder: string;
  readonly records: ReadonlyMap<string, CacheRecord>;
  readonly nowMs: () => number;
  readonly onChanged: (cacheId: string) => void;
}

export function createServedCaches({
  folder,
  records,
  onChanged,
  ...dependencies
}: ServedCachesDependencies): ServedCaches {
  const readers = new Map<string, CacheReader>();

  function get(cacheId: string): CacheRecord {
    const record = records.get(cacheId);
    if (!record || record.isRemoved) throw appError('tiles/unknown-cache', { cache: cacheId.slice(0, 80) });
    return record;
  }

  function readerOf(cacheId: string): CacheReader {
    const { place, isCopy, rowOrder } = get(cacheId);
    const known = readers.get(cacheId);
    if (known) return known;
    const reader = createCacheReader({
      path: isCopy ? join(folder, cacheId, place) : place,
      rowOrder,
      onChanged: () => onChanged(cacheId),
      ...dependencies,
    });
    readers.set(cacheId, reader);
    return reader;
  }

  async function close(cacheId: string): Promise<void> {
    const reader = readers.get(cacheId);
    readers.delete(cacheId);
    await reader?.close();
  }

  return {
    get,
    readerOf,
    async listed({ cacheId, name, mapName, addedAtMs, bytes, isCopy, place }) {
      const told = { cacheId, name, mapName, addedAtMs, bytes, ...(!isCopy && { path: place }) };
      try {
        return { ...told, facts: await readerOf(cacheId).facts() };
      } catch (error) {
        const known = error instanceof AppError ? error : appError('internal');
        return { ...told, errorCode: known.code, errorDetails: { ...known.details } };
      }
    },
    close,
    async closeAll() {
      for (const cacheId of [...readers.keys()]) await close(cacheId);
    },
  };
}
