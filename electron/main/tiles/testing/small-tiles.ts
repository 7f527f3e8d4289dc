// Tiles whose pixels say which they are.

import { deflateSync } from 'node:zlib';
import { crc32 } from '../../../../shared/base/crc32.ts';
import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';

const TILE_PX = 256;

const made = new Map<string, Uint8Array<ArrayBuffer>>();

/** A PNG of one colour: red is the level, green the row, blue the column. */
export function pngTile(tile: TileAddress): Uint8Array<ArrayBuffer> {
  const key = `${tile.level} ${tile.row} ${tile.column}`;
  const known = made.get(key) ?? drawTile(tile);
  made.set(key, known);
  return known;
}

function drawTile({ level, row, column }: TileAddress): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(TILE_PX, 0);
  header.writeUInt32BE(TILE_PX, 4);
  // Eight bits, true colour.
  header.set([8, 2], 8);
  const line = Buffer.alloc(1 + 3 * TILE_PX);
  for (let x = 0; x < TILE_PX; x++) line.set([level, row & 255, column & 255], 1 + 3 * x);
  const rows = Buffer.concat(Array.from({ length: TILE_PX }, () => line));
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** All tiles of the levels 0 to 2 of a square, and of level 3 those of one quarter. */
export const SMALL_TILES: readonly TileAddress[] = [0, 1, 2, 3].flatMap((level) => {
  const side = Math.min(4, 2 ** level);
  return Array.from({ length: side * side }, (_, index) => ({
    level,
    row: Math.floor(index / side),
    column: index % side,
  }));
});
