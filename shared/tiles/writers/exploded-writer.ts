// Writes a file for each tile, in folders of levels and rows (reference 5.2); the description last, without which a
// folder is no cache.

import { PACKET_SIZE } from '../conf/cache-layout.ts';
import { writeConf, writeConfBox } from '../conf/write-conf.ts';
import { explodedPaths } from '../stores/exploded-path.ts';
import type { TileStorage } from '../tile-store.ts';
import type { TileWriter, WrittenFacts } from './tile-writer.ts';

/** A folder that is filled; folders in it are made as they are needed. */
export interface FolderTarget {
  write(path: string, content: Uint8Array | string): Promise<void>;
  close(): Promise<void>;
}

/** Below the description. */
export const LEVELS_FOLDER = '_alllayers';

export function createExplodedWriter(folder: FolderTarget, facts: WrittenFacts): TileWriter {
  return {
    async put(tiles) {
      for (const { tile, bytes } of tiles) {
        const [path = ''] = explodedPaths(tile, facts.format);
        await folder.write(`${LEVELS_FOLDER}/${path}`, bytes);
      }
    },
    finish: () => writeDescription(folder, facts, 'exploded'),
    close: () => folder.close(),
  };
}

/** The scheme up to the last level that has tiles: readers take the finest one for that of the cache. */
export async function writeDescription(
  folder: Pick<FolderTarget, 'write'>,
  { scheme, maxLevel, format, quality, isAntialiased, box }: WrittenFacts,
  storage: Extract<TileStorage, 'exploded' | 'compact-v2'>,
): Promise<void> {
  const last = scheme.levels.findIndex(({ levelId }) => levelId === maxLevel);
  const written = { ...scheme, levels: scheme.levels.slice(0, last + 1) };
  await folder.write('conf.cdi', writeConfBox(box, written));
  await folder.write(
    'conf.xml',
    writeConf({ scheme: written, format, quality, isAntialiased, storage, packetSize: PACKET_SIZE }),
  );
}
