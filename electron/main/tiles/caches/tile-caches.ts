// The tile caches of a user: what they are, where they lie, how they come and go. Copies lie in tiles/<id>/, and a
// folder that no line names is set aside, never deleted.

import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import { mapService } from '../../../../shared/contracts/map/service.ts';
import type { ByteRoom } from '../../../../shared/tiles/byte-source.ts';
import type { TileAddress, TileFacts } from '../../../../shared/tiles/tile-store.ts';
import { makeDurableFolder } from '../../files/durable-folder.ts';
import { syncFolder } from '../../files/durable-write.ts';
import { openRecordFile, type RecordFile } from '../../files/record-file.ts';
import { renameFile } from '../../files/rename-file.ts';
import type { SetAside } from '../../files/set-aside.ts';
import { createOpenFiles, markOf } from '../files/open-files.ts';
import { createSqliteThread, type SqliteThread } from '../sqlite/sqlite-thread.ts';
import { type CacheDrafts, createCacheDrafts, type HeldDraft } from './cache-drafts.ts';
import type { CacheReader, TileContent } from './cache-reader.ts';
import {
  type CacheRecord,
  createCacheId,
  createMapName,
  readCacheRecords,
  writeCacheRecord,
} from './cache-records.ts';
import { copyCache } from './copy-cache.ts';
import { createServedCaches, pathOf, type TileCache } from './served-caches.ts';

export interface TileCaches extends Pick<CacheDrafts, 'preview'> {
  /** Of all databases of tiles. */
  readonly sqlite: SqliteThread;
  /** Lines of the list that could not be read. */
  readonly damagedLines: readonly { readonly file: string; readonly line: number }[];
  /** A folder of its own for a file that comes in parts and is then looked at. */
  readonly uploadsFolder: string;
  look: (...question: Parameters<CacheDrafts['look']>) => Promise<BridgeType<'TileCacheDraft'>>;
  lookAgain: (...question: Parameters<CacheDrafts['lookAgain']>) => Promise<BridgeType<'TileCacheDraft'>>;
  leave(draftId: string): Promise<void>;
  /** Takes a draft as a copy, or where it lies. Fails with `tiles/packed` where it cannot be used there. */
  take(draftId: string, how: TakingCache): Promise<TileCache>;
  list(): Promise<TileCache[]>;
  /** Its addresses end. It can be brought back until the next start. */
  remove(cacheId: string): Promise<void>;
  restore(cacheId: string): Promise<void>;
  /** The cache that a map of the map service is; undefined of a map that is none. */
  cacheOfMap(mapName: string): string | undefined;
  /** Fails with `tiles/unknown-cache`, and as opening does. */
  facts(cacheId: string): Promise<TileFacts>;
  read(cacheId: string, tile: TileAddress, room?: ByteRoom): Promise<TileContent | undefined>;
  /** As its reader's: tiles that were read before are those of its files where this is what it was. */
  renew: (cacheId: string, tile: TileAddress) => ReturnType<CacheReader['renew']>;
  /** As its reader's; undefined also of a cache that is not there. */
  ready: (cacheId: string, tile: TileAddress) => ReturnType<CacheReader['ready']>;
  /** Hears that the list is another, or, with its id, that the tiles of a cache are. */
  onChanged(listener: (cacheId?: string) => void): void;
  close(): Promise<void>;
}

export interface TakingCache {
  readonly isCopy: boolean;
  /** Of maps that are no caches: its own gets another one. */
  readonly mapNames: readonly string[];
  readonly signal: AbortSignal;
}

export interface TileCachesDependencies {
  readonly setAside: SetAside;
  readonly nowMs: () => number;
}

const MANIFEST = 'manifest.jsonl';
const UPLOADS = 'uploads';
const COMING = '.coming';

/** Opens the folder of caches, which is made when it is missing. */
export async function openTileCaches(
  folder: string,
  { setAside, nowMs }: TileCachesDependencies,
): Promise<TileCaches> {
  const uploadsFolder = join(folder, UPLOADS);
  await rm(uploadsFolder, { recursive: true, force: true });
  await makeDurableFolder(uploadsFolder);
  const manifest = join(folder, MANIFEST);
  const file = await openRecordFile(manifest);
  const records = await settleRecords(folder, file, setAside);
  const files = createOpenFiles(nowMs);
  const sqlite = createSqliteThread();
  const drafts = createCacheDrafts({ files, sqlite });
  const listeners: ((cacheId?: string) => void)[] = [];
  const tell = (cacheId?: string) => {
    for (const listener of listeners) listener(cacheId);
  };
  const served = createServedCaches({ folder, records, files, sqlite, nowMs, onChanged: tell });
  const { get } = served;

  async function put(record: CacheRecord): Promise<void> {
    await file.append([writeCacheRecord(record)]);
    records.set(record.cacheId, record);
  }

  async function setRemoved(cacheId: string, isRemoved: boolean): Promise<void> {
    const record = records.get(cacheId);
    if (!record) throw appError('tiles/unknown-cache', { cache: cacheId.slice(0, 80) });
    await put({ ...record, isRemoved });
    tell(cacheId);
    await served.close(cacheId);
  }

  async function leave(draftId: string): Promise<void> {
    const draft = await drafts.leave(draftId);
    // An upload has a folder of its own.
    if (draft?.isUploaded) await rm(dirname(draft.path), { recursive: true, force: true });
  }

  return {
    damagedLines: file.damagedLines.map((line) => ({ file: manifest, line })),
    uploadsFolder,
    sqlite,
    preview: drafts.preview,
    look: async (...question) => (await drafts.look(...question)).told,
    lookAgain: async (...question) => (await drafts.lookAgain(...question)).told,
    leave,
    async take(draftId, { isCopy, mapNames: others, signal }) {
      const draft = drafts.get(draftId);
      checkPlace(draft, isCopy);
      const cacheId = createCacheId(draft.told.facts.name, new Set(records.keys()));
      const place = isCopy ? await keepCopy(folder, cacheId, { draft, files, signal }) : draft.path;
      const mapName = createMapName(draft.told.facts.name, mapNames(records, others));
      const mark = markOf(await stat(pathOf(folder, { cacheId, isCopy, place })));
      await put(recordOf(draft, { cacheId, mapName, place, isCopy, addedAtMs: nowMs() }, mark));
      await leave(draftId);
      tell();
      return served.listed(get(cacheId));
    },
    list: () => Promise.all([...records.values()].filter(({ isRemoved }) => !isRemoved).map(served.listed)),
    remove: async (cacheId) => setRemoved(get(cacheId).cacheId, true),
    restore: (cacheId) => setRemoved(cacheId, false),
    cacheOfMap: (mapName) =>
      [...records.values()].find((record) => record.mapName === mapName && !record.isRemoved)?.cacheId,
    facts: async (cacheId) => served.readerOf(cacheId).facts(),
    read: async (cacheId, tile, room) => served.readerOf(cacheId).read(tile, room),
    renew: async (cacheId, tile) => served.readerOf(cacheId).renew(tile),
    ready: (cacheId, tile) => served.openReader(cacheId)?.ready(tile),
    onChanged: (listener) => void listeners.push(listener),
    async close() {
      await drafts.leaveAll();
      await served.closeAll();
      await sqlite.close();
      await files.close();
      await file.close();
    },
  };
}

/** Fails where a draft cannot be used in its own place. */
function checkPlace({ told, isUploaded }: HeldDraft, isCopy: boolean): void {
  if (isCopy) return;
  if (isUploaded) throw appError('tiles/unknown-draft');
  if (told.whyCopied !== undefined) throw appError('tiles/packed', { file: told.fileName });
}

function recordOf(
  { told, rowOrder }: HeldDraft,
  more: Pick<CacheRecord, 'cacheId' | 'mapName' | 'place' | 'isCopy' | 'addedAtMs'>,
  mark: string,
): CacheRecord {
  const { facts, bytes } = told;
  return { ...more, name: facts.name, rowOrder, bytes, known: { mark, facts }, isRemoved: false };
}

/** Those of the caches, those that are published anyway, and others. */
function mapNames(records: ReadonlyMap<string, CacheRecord>, others: readonly string[]): ReadonlySet<string> {
  const { name } = mapService;
  return new Set([name, `${name} web`, ...others, ...[...records.values()].map(({ mapName }) => mapName)]);
}

interface Keeping {
  readonly draft: HeldDraft;
  readonly files: ReturnType<typeof createOpenFiles>;
  readonly signal: AbortSignal;
}

/** Copies beside the place and renames, so that a folder with a cache's name is a whole one. Gives the name in it. */
async function keepCopy(folder: string, cacheId: string, { draft, files, signal }: Keeping): Promise<string> {
  const coming = join(folder, `${cacheId}${COMING}`);
  try {
    await mkdir(coming, { recursive: true });
    const place = await copyCache(draft.path, coming, { files, signal });
    await syncFolder(coming);
    await renameFile(coming, join(folder, cacheId));
    await syncFolder(folder);
    return place;
  } catch (error) {
    await rm(coming, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Ends what an earlier start left: removed caches go for good, half copies too, and a folder that no line names is set
 * aside.
 */
async function settleRecords(
  folder: string,
  file: RecordFile,
  setAside: SetAside,
): Promise<Map<string, CacheRecord>> {
  const all = readCacheRecords(file);
  const removed = all.filter(({ isRemoved }) => isRemoved);
  // The line goes first: a folder of a removed line is removed at the next start.
  await file.append(removed.map(({ cacheId: id }) => ({ id, value: null })));
  const records = new Map(all.filter(({ isRemoved }) => !isRemoved).map((each) => [each.cacheId, each]));
  const gone = new Set([...removed.map(({ cacheId }) => cacheId), ...file.removedIds]);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = basename(entry.name);
    if (!entry.isDirectory() || name === UPLOADS || records.has(name)) continue;
    const isOurs = name.endsWith(COMING) || gone.has(name);
    if (isOurs) await rm(join(folder, name), { recursive: true, force: true });
    else await setAside.take(folder, name);
  }
  return records;
}
