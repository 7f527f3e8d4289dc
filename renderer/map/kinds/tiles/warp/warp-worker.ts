// Draws tiles of the screen from tiles of another system, so that the window stays smooth meanwhile.

import { WARPED_TILE_PX, type WarpPlan } from './plan-tile.ts';
import { warpPixels } from './warp-pixels.ts';

export interface WarpTask {
  readonly id: number;
  readonly plan: WarpPlan;
  readonly scheme: {
    readonly originX: number;
    readonly originY: number;
    readonly widthPx: number;
    readonly heightPx: number;
  };
  /** Row by row; without bytes where there is no tile. */
  readonly tiles: readonly (ArrayBuffer | undefined)[];
}

export type WarpReply =
  | { readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly id: number; readonly failure: string };

self.addEventListener('message', async ({ data: task }: MessageEvent<WarpTask>) => {
  const { id } = task;
  try {
    const bitmap = await draw(task);
    const reply: WarpReply = { id, bitmap };
    self.postMessage(reply, { transfer: [bitmap] });
  } catch (error) {
    const reply: WarpReply = { id, failure: String(error) };
    self.postMessage(reply);
  }
});

async function draw({ plan: { grid, range, level }, scheme, tiles }: WarpTask): Promise<ImageBitmap> {
  const columns = range.maxColumn - range.minColumn + 1;
  const rows = range.maxRow - range.minRow + 1;
  const widthPx = columns * scheme.widthPx;
  const heightPx = rows * scheme.heightPx;
  const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas');
  await Promise.all(
    tiles.map(async (bytes, index) => {
      if (!bytes) return;
      const tile = await createImageBitmap(new Blob([bytes]), { colorSpaceConversion: 'none' });
      context.drawImage(
        tile,
        (index % columns) * scheme.widthPx,
        Math.floor(index / columns) * scheme.heightPx,
      );
      tile.close();
    }),
  );
  const { resolution } = level;
  const mosaic = {
    rgba: context.getImageData(0, 0, widthPx, heightPx).data,
    widthPx,
    heightPx,
    xMin: scheme.originX + range.minColumn * scheme.widthPx * resolution,
    yMax: scheme.originY - range.minRow * scheme.heightPx * resolution,
    resolution,
  };
  const pixels = warpPixels(grid, mosaic, WARPED_TILE_PX);
  return createImageBitmap(new ImageData(pixels, WARPED_TILE_PX, WARPED_TILE_PX));
}
