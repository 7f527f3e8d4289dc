/** Some rows of an image, whole ones. */
export interface Pixels {
  readonly widthPx: number;
  /** The row of the image that is the first here. */
  readonly firstRow: number;
  readonly rowCount: number;
  /** Red, green, blue, alpha, 0 to 255, not premultiplied; rows from above, without padding. */
  readonly rgba: Uint8Array<ArrayBuffer>;
}

export function transparentPixels(widthPx: number, firstRow: number, rowCount: number): Pixels {
  return { widthPx, firstRow, rowCount, rgba: new Uint8Array(4 * widthPx * rowCount) };
}
