// Tiles whose pixels say which they are.

import { deflateSync } from 'node:zlib';
import { crc32 } from '../../../../shared/base/crc32.ts';
import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';

/** The side of each tile. */
export const TILE_PX = 256;

const made = new Map<string, Uint8Array<ArrayBuffer>>();

/** A PNG of one colour: red is the level, green the row, blue the column. */
export function pngTile(tile: TileAddress): Uint8Array<ArrayBuffer> {
  const key = `${tile.level} ${tile.row} ${tile.column}`;
  const known = made.get(key) ?? drawTile(() => [tile.level, tile.row & 255, tile.column & 255]);
  made.set(key, known);
  return known;
}

type ColourAt = (x: number, y: number) => readonly [red: number, green: number, blue: number];

/** Red, green and blue of a tile no two of whose neighbouring pixels are equal. */
export function paintedPixel(
  { level, row, column }: TileAddress,
  x: number,
  y: number,
): ReturnType<ColourAt> {
  return [(7 * x + 31 * row) & 255, (5 * y + 17 * column) & 255, (x ^ y ^ level) & 255];
}

/** A PNG of such pixels. */
export function paintedTile(tile: TileAddress): Uint8Array<ArrayBuffer> {
  return drawTile((x, y) => paintedPixel(tile, x, y));
}

function drawTile(colourAt: ColourAt): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(TILE_PX, 0);
  header.writeUInt32BE(TILE_PX, 4);
  // Eight bits, true colour.
  header.set([8, 2], 8);
  const side = 1 + 3 * TILE_PX;
  const rows = Buffer.alloc(side * TILE_PX);
  for (let y = 0; y < TILE_PX; y++) {
    for (let x = 0; x < TILE_PX; x++) rows.set(colourAt(x, y), y * side + 1 + 3 * x);
  }
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
