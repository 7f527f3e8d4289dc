// The caches of the list that are not removed, each with what reads it.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../../shared/base/app-error.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import type { TileFacts } from '../../../../shared/tiles/tile-store.ts';
import type { OpenCacheDependencies } from '../files/open-cache.ts';
import { markOf } from '../files/open-files.ts';
import { type CacheReader, createCacheReader } from './cache-reader.ts';
import type { CacheRecord } from './cache-records.ts';

export type TileCache = BridgeType<'TileCache'>;

export interface ServedCaches {
  /** Fails with `tiles/unknown-cache`. */
  get(cacheId: string): CacheRecord;
  readerOf(cacheId: string): CacheReader;
  /** Undefined of a cache of which nothing was asked yet, or that is not there. */
  openReader(cacheId: string): CacheReader | undefined;
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
    const record = get(cacheId);
    const known = readers.get(cacheId);
    if (known) return known;
    const reader = createCacheReader({
      path: pathOf(folder, record),
      rowOrder: record.rowOrder,
      onChanged: () => onChanged(cacheId),
      ...dependencies,
    });
    readers.set(cacheId, reader);
    return reader;
  }

  /** Of a cache that nobody asked for yet and whose file is the one that was looked at: then it need not be opened. */
  async function knownFacts({ cacheId, known, ...record }: CacheRecord): Promise<TileFacts | undefined> {
    if (!known || readers.has(cacheId)) return undefined;
    const stats = await stat(pathOf(folder, { cacheId, ...record })).catch(() => undefined);
    return stats && markOf(stats) === known.mark ? known.facts : undefined;
  }

  async function close(cacheId: string): Promise<void> {
    const reader = readers.get(cacheId);
    readers.delete(cacheId);
    await reader?.close();
  }

  return {
    get,
    readerOf,
    openReader: (cacheId) => readers.get(cacheId),
    async listed(record) {
      const { cacheId, name, mapName, addedAtMs, bytes, isCopy, place } = record;
      const told = { cacheId, name, mapName, addedAtMs, bytes, ...(!isCopy && { path: place }) };
      try {
        return { ...told, facts: (await knownFacts(record)) ?? (await readerOf(cacheId).facts()) };
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

/** Where a cache lies; `folder`: below it the copies. */
export function pathOf(
  folder: string,
  { cacheId, isCopy, place }: Pick<CacheRecord, 'cacheId' | 'isCopy' | 'place'>,
): string {
  return isCopy ? join(folder, cacheId, place) : place;
}
