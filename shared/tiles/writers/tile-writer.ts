// A cache that is being written. Until `finish` nothing of it is taken for a cache by those who read its format.

import { gzipSync } from 'fflate';
import type { AddressedTile, TileFacts } from '../tile-store.ts';

export interface TileWriter {
  /** Tiles in the order of `selectedTiles`, each once. */
  put(tiles: readonly AddressedTile[]): Promise<void>;
  /** Writes what makes a cache of it. */
  finish(): Promise<void>;
  /** Lets go of its files, finished or not. */
  close(): Promise<void>;
}

/** What the cache shall say of itself. */
export type WrittenFacts = TileFacts & Required<Pick<TileFacts, 'box'>>;

/** Vector tiles are packed in files of one piece, images are as they are. Without a time: the same bytes each time. */
export function packedTile(bytes: Uint8Array, { format }: Pick<TileFacts, 'format'>): Uint8Array {
  return format === 'PBF' ? gzipSync(bytes, { mtime: 0 }) : bytes;
}
