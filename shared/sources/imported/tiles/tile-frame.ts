// Where a tile lies, and the units that shapes have in it: 4096 a side, x to the east and y to the south.

import type { Point, Transform } from '../../../geo/crs/create-transform.ts';
import type { Box } from '../../../geo/geometry/box.ts';

/** Of a pyramid of tiles that halves at every zoom; 0, 0 is the north-west. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export const TILE_UNITS = 4096;
/** A tile is drawn as so many CSS pixels. */
const TILE_PX = 512;
export const UNITS_PER_PX = TILE_UNITS / TILE_PX;
/** How far lines and areas go on beyond the tile: farther than the half of the widest line. */
export const BUFFER_UNITS = 8 * UNITS_PER_PX;
/** Deeper no map of ours goes, and single units come near the digits of a double. */
const MAX_ZOOM = 24;

export type TilePoint = [x: number, y: number];

export interface TileFrame {
  /** The tile with its buffer, in the square of Web Mercator. */
  readonly world: Box;
  /** Its units for a point of the square. */
  toUnits(point: Point): TilePoint;
}

export function isTile({ z, x, y }: TileAddress): boolean {
  return z >= 0 && z <= MAX_ZOOM && x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z;
}

/** `turn` is how often the layer's places have gone round the Earth: 190° E lies in the tiles of 170° W. */
export function tileFrame({ z, x, y }: TileAddress, bufferUnits: number, turn: number): TileFrame {
  const tiles = 2 ** z;
  const column = x + turn * tiles;
  const buffer = bufferUnits / TILE_UNITS;
  return {
    world: {
      xMin: (column - buffer) / tiles,
      yMin: (y - buffer) / tiles,
      xMax: (column + 1 + buffer) / tiles,
      yMax: (y + 1 + buffer) / tiles,
    },
    toUnits: ([worldX, worldY]) => [
      (worldX * tiles - column) * TILE_UNITS,
      (worldY * tiles - y) * TILE_UNITS,
    ],
  };
}

/** From a system into the units of a tile. */
export function unitsTransform(frame: TileFrame, toWorld: Transform): (x: number, y: number) => TilePoint {
  return (x, y) => frame.toUnits(toWorld(x, y));
}
