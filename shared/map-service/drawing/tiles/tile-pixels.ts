// Pixels of tiles by their place on the map.

import type { TilePixels } from '../../../catalog/map-tiles.ts';
import type { BridgeType } from '../../../contracts/bridge/types.ts';

export interface TileGrid
  extends Pick<BridgeType<'TileScheme'>, 'originX' | 'originY' | 'widthPx' | 'heightPx'> {
  /** Map units per pixel of a tile. */
  readonly resolution: number;
  /** By their names. */
  readonly tiles: ReadonlyMap<string, TilePixels>;
}

export function tileName(row: number, column: number): string {
  return `${row} ${column}`;
}

type Place = readonly [x: number, y: number];

/** Writes the pixel of the tiles that a place lies in; nothing where there is no tile. */
export function pixelOf(grid: TileGrid, place: Place, rgba: Uint8Array, at: number): void {
  const [x, y] = toPixels(grid, place);
  const [red, green, blue, alpha] = pixelAt(grid, Math.floor(x), Math.floor(y));
  rgba[at] = red;
  rgba[at + 1] = green;
  rgba[at + 2] = blue;
  rgba[at + 3] = alpha;
}

/** Writes what lies between the four pixels around a place, each by its share and its opacity. */
export function blendedPixel(grid: TileGrid, place: Place, rgba: Uint8Array, at: number): void {
  const [x, y] = toPixels(grid, place);
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [right, below] = [x - 0.5 - left, y - 0.5 - top];
  const sums = [0, 0, 0, 0];
  for (const [dx, dy, share] of [
    [0, 0, (1 - right) * (1 - below)],
    [1, 0, right * (1 - below)],
    [0, 1, (1 - right) * below],
    [1, 1, right * below],
  ] as const) {
    const pixel = pixelAt(grid, left + dx, top + dy);
    const weight = share * pixel[3];
    for (const band of [0, 1, 2] as const) sums[band] = (sums[band] ?? 0) + weight * pixel[band];
    sums[3] = (sums[3] ?? 0) + weight;
  }
  const alpha = sums[3] ?? 0;
  if (alpha === 0) return;
  for (const band of [0, 1, 2]) rgba[at + band] = Math.round((sums[band] ?? 0) / alpha);
  rgba[at + 3] = Math.round(alpha);
}

/** From the origin of the scheme, right and down. */
function toPixels({ originX, originY, resolution }: TileGrid, [x, y]: Place): Place {
  return [(x - originX) / resolution, (originY - y) / resolution];
}

const NOTHING = [0, 0, 0, 0] as const;

function pixelAt({ widthPx, heightPx, tiles }: TileGrid, x: number, y: number) {
  const row = Math.floor(y / heightPx);
  const column = Math.floor(x / widthPx);
  const tile = tiles.get(tileName(row, column));
  if (!tile) return NOTHING;
  const at = 4 * ((y - row * heightPx) * tile.widthPx + (x - column * widthPx));
  const { rgba } = tile;
  return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, rgba[at + 3] ?? 0] as const;
}
