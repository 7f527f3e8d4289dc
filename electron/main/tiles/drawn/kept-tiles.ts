// The tiles of a published map that are on the disk: which there are, and whether they are whole.

import { AppError } from '../../../../shared/base/app-error.ts';
import { type Metatile, tilesOf } from '../../../../shared/tiles/drawn/metatile.ts';
import { checkTile } from '../../../../shared/tiles/tile-image.ts';
import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';
import type { TileContent } from '../caches/cache-reader.ts';
import type { BundleFolder } from '../files/bundle-folder.ts';

export interface KeptTiles {
  /** Whether all tiles of a metatile are kept. */
  has(metatile: Metatile): Promise<boolean>;
  listKept(): Promise<TileAddress[]>;
  /** Whether a kept tile is whole. One that is not goes, so that it is drawn when it is asked for. */
  mend(tile: TileAddress): Promise<boolean>;
}

export function keptTiles(
  store: Pick<BundleFolder, 'has' | 'list' | 'read' | 'clear'>,
  cacheId: string,
): KeptTiles {
  return {
    async has(metatile) {
      for (const tile of tilesOf(metatile)) if (!(await store.has(tile))) return false;
      return true;
    },
    listKept: () => store.list(),
    async mend(tile) {
      try {
        const bytes = await store.read(tile);
        if (bytes) contentOf(bytes, cacheId);
        return true;
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'tiles/damaged')) throw error;
        const { level, row, column } = tile;
        await store.clear(level, [{ minRow: row, maxRow: row, minColumn: column, maxColumn: column }]);
        return false;
      }
    },
  };
}

/** Fails with `tiles/damaged`. */
export function contentOf(bytes: Uint8Array<ArrayBuffer>, file: string): TileContent {
  return { bytes, kind: checkTile(bytes, { file, isVector: false }) };
}
