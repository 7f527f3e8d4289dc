// Opens a cache by what lies at its path.

import { stat } from 'node:fs/promises';
import { basename, dirname, extname } from 'node:path';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError, type ErrorCode } from '../../../../shared/contracts/errors.ts';
import { notACache } from '../../../../shared/tiles/cache-problems.ts';
import { openZipFolder } from '../../../../shared/tiles/package/zip-folder.ts';
import { openFolderStore } from '../../../../shared/tiles/stores/folder-store.ts';
import { openMbtilesStore } from '../../../../shared/tiles/stores/mbtiles-store.ts';
import { openPmtilesStore } from '../../../../shared/tiles/stores/pmtiles-store.ts';
import type { TileStore } from '../../../../shared/tiles/tile-store.ts';
import { isGone } from '../../files/system-error.ts';
import type { SqliteThread } from '../sqlite/sqlite-thread.ts';
import { fileFolder, fileSource } from './file-folder.ts';
import type { OpenFiles } from './open-files.ts';

export interface OpenCacheDependencies {
  readonly files: OpenFiles;
  readonly sqlite: SqliteThread;
}

export interface OpenedCache {
  readonly store: TileStore;
  /** Why it cannot be used where it lies. */
  readonly whyCopied?: ErrorCode;
}

/** The folder of a cache whose description was named instead. */
export function cachePath(path: string): string {
  return /^(conf\.(xml|cdi)|root\.json)$/i.test(basename(path)) ? dirname(path) : path;
}

/** Fails with `tiles/not-a-cache`, `tiles/damaged`, `tiles/gone` and `tiles/no-sqlite`. */
export async function openCache(
  path: string,
  { files, sqlite }: OpenCacheDependencies,
  rowOrder?: BridgeType<'TileRowOrder'>,
): Promise<OpenedCache> {
  const file = basename(path);
  const stats = await stat(path).catch((error: unknown) => {
    throw isGone(error) ? appError('tiles/gone', { file }) : error;
  });
  const name = stats.isDirectory() ? file : basename(file, extname(file));
  if (stats.isDirectory()) return { store: await openFolderStore(fileFolder(files, path), name) };
  const start = Buffer.from(await files.read(path, 0, 16)).toString('latin1');
  if (start.startsWith('SQLite format 3')) {
    const sql = await sqlite.open(path);
    try {
      return { store: await openMbtilesStore(sql, { file, name, rowOrder }) };
    } catch (error) {
      await sql.close();
      throw error;
    }
  }
  const source = fileSource(files, path);
  if (start.startsWith('PMTiles')) return { store: await openPmtilesStore(source, name) };
  if (start.startsWith('PK')) {
    const folder = await openZipFolder(source);
    const isPacked = folder.members.some(
      (member) => !member.isStored && /\.(bundle|bundlx)$/i.test(member.path),
    );
    const store = await openFolderStore(folder, name);
    return { store, ...(isPacked && { whyCopied: 'tiles/packed' as const }) };
  }
  throw notACache(file, 'unknownFile');
}
