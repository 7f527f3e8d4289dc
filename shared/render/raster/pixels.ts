import { pixelValues } from '../pixel-values.ts';
import { spareMemory } from '../spare.ts';

/** Some rows of an image, whole ones. */
export interface Pixels {
  readonly widthPx: number;
  /** The row of the image that is the first here. */
  readonly firstRow: number;
  readonly rowCount: number;
  /** Red, green, blue, alpha, 0 to 255, not premultiplied; rows from above, without padding. */
  readonly rgba: Uint8Array<ArrayBuffer>;
  /** The same bytes, a pixel a number, as the machine orders them: for filling and comparing. */
  readonly values: Uint32Array<ArrayBuffer>;
}

type Band = Pick<Pixels, 'widthPx' | 'firstRow' | 'rowCount'>;

/** Rows whose bytes are there. */
export function pixelsIn({ widthPx, firstRow, rowCount }: Band, rgba: Uint8Array<ArrayBuffer>): Pixels {
  return { widthPx, firstRow, rowCount, rgba, values: pixelValues(rgba) };
}

export function transparentPixels(widthPx: number, firstRow: number, rowCount: number): Pixels {
  const rgba = new Uint8Array(spareMemory.takeZeros(4 * widthPx * rowCount));
  return pixelsIn({ widthPx, firstRow, rowCount }, rgba);
}

/** Nobody looks at them any more. */
export function releasePixels({ rgba }: Pixels): void {
  spareMemory.give(rgba.buffer);
}
