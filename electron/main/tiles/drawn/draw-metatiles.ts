// Metatiles that are drawn now: each once for all who wait for it, and kept when it is there.

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { DRAWN_TILE_PX, type DrawnCache } from '../../../../shared/tiles/drawn/drawn-caches.ts';
import { type Metatile, metatileKey, tilesOf } from '../../../../shared/tiles/drawn/metatile.ts';
import { boxOfTiles } from '../../../../shared/tiles/scheme/tile-grid.ts';
import type { AddressedTile } from '../../../../shared/tiles/tile-store.ts';
import type { BundleFolder } from '../files/bundle-folder.ts';
import type { DrawnState } from './drawn-state.ts';

/** What is asked of the data window. */
export interface TileBlock {
  readonly mapName: string;
  readonly box: BridgeType<'TileBox'>;
  readonly rows: number;
  readonly columns: number;
  readonly sidePx: number;
}

export interface DrawingDependencies {
  readonly store: Pick<BundleFolder, 'put'>;
  readonly state: DrawnState;
  /** Fails with `http/data-away`. */
  readonly draw: (block: TileBlock) => Promise<BridgeType<'DrawnTiles'>>;
}

export interface DrawnMetatile {
  readonly tiles: readonly (AddressedTile & { readonly bytes: Uint8Array<ArrayBuffer> })[];
  /** Undefined where it is not kept: the map has changed meanwhile. */
  readonly keeping: Promise<void> | undefined;
}

export interface Drawing {
  draw(metatile: Metatile): Promise<DrawnMetatile>;
  /** Who asks from now on gets a new drawing. */
  forget(): void;
}

export function createDrawing(
  { mapName, facts: { scheme, box } }: DrawnCache,
  { store, state, draw }: DrawingDependencies,
): Drawing {
  const drawing = new Map<string, Promise<DrawnMetatile>>();

  async function drawNow(metatile: Metatile): Promise<DrawnMetatile> {
    const rows = metatile.maxRow - metatile.minRow + 1;
    const columns = metatile.maxColumn - metatile.minColumn + 1;
    const around = boxOfTiles(scheme, metatile.level, metatile) ?? box;
    const { version, tiles } = await draw({ mapName, box: around, rows, columns, sidePx: DRAWN_TILE_PX });
    const addressed = tilesOf(metatile).flatMap((tile, index) => {
      const bytes = tiles[index];
      return bytes ? [{ tile, bytes: new Uint8Array(bytes) }] : [];
    });
    const keeping = version === state.mapVersion ? store.put(addressed) : undefined;
    keeping?.catch(() => undefined);
    return { tiles: addressed, keeping };
  }

  return {
    draw(metatile) {
      const key = metatileKey(metatile);
      const known = drawing.get(key);
      if (known) return known;
      const begun = drawNow(metatile);
      drawing.set(key, begun);
      const end = () => drawing.get(key) === begun && drawing.delete(key);
      // Until it is kept: who looks meanwhile finds nothing on the disk.
      begun.then(({ keeping }) => (keeping ? keeping.then(end, end) : end()), end);
      return begun;
    },
    forget: () => drawing.clear(),
  };
}
