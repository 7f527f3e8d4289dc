import type { BridgeType } from '../contracts/bridge/types.ts';

/** A tile, taken out of its file. */
export interface TilePixels {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Red, green, blue, alpha, 0 to 255, not premultiplied; rows from above. */
  readonly rgba: Uint8Array | Uint8ClampedArray;
}

/** The tiles of a map that is a cache. */
export interface MapTiles {
  readonly facts: BridgeType<'TileFacts'>;
  /** Undefined where there is none. Fails with `tiles/damaged`, `tiles/gone`. */
  read(tile: {
    readonly level: number;
    readonly row: number;
    readonly column: number;
  }): Promise<TilePixels | undefined>;
}
