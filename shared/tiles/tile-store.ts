import type { BridgeType } from '../contracts/bridge/types.ts';
import type { ByteRoom } from './byte-source.ts';

export type TileFacts = BridgeType<'TileFacts'>;
export type TileFormat = BridgeType<'TileFormat'>;
export type TileStorage = BridgeType<'TileStorage'>;
export type TileScheme = BridgeType<'TileScheme'>;
export type TileBox = BridgeType<'TileBox'>;
export type LevelRange = BridgeType<'LevelRange'>;

/** A tile by its level's number, and its row and column from 0 at the origin of the scheme, which is in the north-west. */
export interface TileAddress {
  readonly level: number;
  readonly row: number;
  readonly column: number;
}

/** A tile with its bytes as they are kept. */
export interface AddressedTile {
  readonly tile: TileAddress;
  readonly bytes: Uint8Array;
}

export interface ReadyTile {
  /** Of its file. */
  readonly mark: string;
  /** As of its store. */
  read(room: ByteRoom): Promise<Uint8Array<ArrayBuffer>>;
}

/** Where tiles are kept. */
export interface TileStore {
  readonly facts: TileFacts;
  /**
   * The bytes of a tile as they are kept (vector tiles unpacked), undefined where there is none. Fails with
   * `tiles/damaged` rather than to give anything else. `room`: for the tile, or not taken.
   */
  read(tile: TileAddress, room?: ByteRoom): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /**
   * What tells the file that a tile is read from, at the moment, from another one in its place; undefined where there is
   * none. Absent of a cache that is one file.
   */
  mark?(tile: TileAddress): Promise<string | undefined>;
  /** A tile of which all but its bytes is in memory; undefined of others, also of those that are not there. */
  ready?(tile: TileAddress): ReadyTile | undefined;
  close(): Promise<void>;
}
