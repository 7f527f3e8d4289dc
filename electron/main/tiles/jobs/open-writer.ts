// The writer of each format over files of the disk.

import { createHash } from 'node:crypto';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { appError } from '../../../../shared/contracts/errors.ts';
import type { TileStorage } from '../../../../shared/tiles/tile-store.ts';
import {
  createExplodedWriter,
  type FolderTarget,
  LEVELS_FOLDER,
  writeDescription,
} from '../../../../shared/tiles/writers/exploded-writer.ts';
import { createMbtilesWriter } from '../../../../shared/tiles/writers/mbtiles-writer.ts';
import { createPmtilesWriter } from '../../../../shared/tiles/writers/pmtiles-writer.ts';
import type { TileWriter, WrittenFacts } from '../../../../shared/tiles/writers/tile-writer.ts';
import { createBundleFolder } from '../files/bundle-folder.ts';
import { fileTarget } from '../files/file-folder.ts';
import type { SqliteThread } from '../sqlite/sqlite-thread.ts';

/** Opens a file or folder that is not there. Fails as the system does, and with `tiles/no-sqlite`. */
export async function openTileWriter(
  path: string,
  storage: TileStorage,
  { facts, sqlite }: { readonly facts: WrittenFacts; readonly sqlite: Pick<SqliteThread, 'create'> },
): Promise<TileWriter> {
  switch (storage) {
    case 'mbtiles':
      return createMbtilesWriter(await sqlite.create(path), facts);
    case 'pmtiles': {
      const handle = await open(path, 'wx+');
      const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');
      return createPmtilesWriter(
        { file: fileTarget(handle, path), hashOf, close: () => handle.close() },
        facts,
      );
    }
    case 'exploded':
      await mkdir(path);
      return createExplodedWriter(folderTarget(path), facts);
    case 'compact-v2':
      await mkdir(path);
      return createCompactWriter(path, facts);
    case 'compact':
      throw appError('tiles/not-storable', { file: basename(path), storage });
  }
}

function createCompactWriter(path: string, facts: WrittenFacts): TileWriter {
  const bundles = createBundleFolder(join(path, LEVELS_FOLDER));
  return {
    put: (tiles) => bundles.put(tiles),
    async finish() {
      await bundles.sync();
      await writeDescription(folderTarget(path), facts, 'compact-v2');
    },
    close: () => bundles.close(),
  };
}

function folderTarget(root: string): FolderTarget {
  const made = new Set<string>();
  return {
    async write(path, content) {
      const file = join(root, path);
      const folder = dirname(file);
      if (!made.has(folder)) await mkdir(folder, { recursive: true });
      made.add(folder);
      await writeFile(file, content);
    },
    close: async () => undefined,
  };
}
