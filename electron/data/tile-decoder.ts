// Tiles by the decoders of the browser.

import type { TilePixels } from '../../shared/catalog/map-tiles.ts';
import { appError } from '../../shared/contracts/errors.ts';

/** Undefined of no bytes. Fails with `tiles/damaged` of what is no image. Colours are not changed by any profile. */
export async function decodeTile(bytes: Uint8Array): Promise<TilePixels | undefined> {
  if (bytes.length === 0) return undefined;
  const options = { colorSpaceConversion: 'none', premultiplyAlpha: 'none' } as const;
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]), options).catch(() => {
    throw appError('tiles/damaged', { file: '', problem: 'noImage', reason: 'a tile is no image' });
  });
  try {
    const { width: widthPx, height: heightPx } = bitmap;
    const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d');
    if (!context) throw new Error('The browser has no canvas');
    context.drawImage(bitmap, 0, 0);
    return { widthPx, heightPx, rgba: context.getImageData(0, 0, widthPx, heightPx).data };
  } finally {
    bitmap.close();
  }
}
