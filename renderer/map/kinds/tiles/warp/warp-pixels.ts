import { placeInGrid, type WarpGrid } from '../../../../../shared/geo/warp/warp-grid.ts';

/** Tiles side by side as pixels, not multiplied by their opacity. */
export interface Mosaic {
  readonly rgba: Uint8ClampedArray;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Its upper left corner, and the size of a pixel, in units of the system. */
  readonly xMin: number;
  readonly yMax: number;
  readonly resolution: number;
}

/** The pixels of a square of so many, each between the four of the mosaic around its place. */
export function warpPixels(grid: WarpGrid, mosaic: Mosaic, sidePx: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * sidePx * sidePx);
  const { xMin, yMax, resolution } = mosaic;
  for (let row = 0; row < sidePx; row++) {
    for (let column = 0; column < sidePx; column++) {
      const [x, y] = placeInGrid(grid, (column + 0.5) / sidePx, (row + 0.5) / sidePx);
      if (Number.isNaN(x)) continue;
      const left = (x - xMin) / resolution - 0.5;
      const top = (yMax - y) / resolution - 0.5;
      blend(mosaic, left, top, pixels, 4 * (row * sidePx + column));
    }
  }
  return pixels;
}

/** Pixels beyond the mosaic have no colour and no opacity. */
function blend(
  { rgba, widthPx, heightPx }: Mosaic,
  left: number,
  top: number,
  into: Uint8ClampedArray,
  at: number,
): void {
  const column = Math.floor(left);
  const row = Math.floor(top);
  const right = left - column;
  const down = top - row;
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let dy = 0; dy < 2; dy++) {
    const y = row + dy;
    if (y < 0 || y >= heightPx) continue;
    for (let dx = 0; dx < 2; dx++) {
      const x = column + dx;
      if (x < 0 || x >= widthPx) continue;
      const from = 4 * (y * widthPx + x);
      const weight = (dx === 0 ? 1 - right : right) * (dy === 0 ? 1 - down : down) * (rgba[from + 3] ?? 0);
      red += weight * (rgba[from] ?? 0);
      green += weight * (rgba[from + 1] ?? 0);
      blue += weight * (rgba[from + 2] ?? 0);
      opacity += weight;
    }
  }
  if (opacity === 0) return;
  into[at] = red / opacity;
  into[at + 1] = green / opacity;
  into[at + 2] = blue / opacity;
  into[at + 3] = opacity;
}
