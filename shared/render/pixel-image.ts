// A picture of pixels that is drawn among other things.

export interface PixelImage {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Red, green, blue and alpha of each pixel, row by row from above, not premultiplied. */
  readonly rgba: Uint8Array;
}

/** Fewer pixels: each is the mean of a square of `factor` to the side. */
export function shrunk(image: PixelImage, factor: number): PixelImage {
  if (factor <= 1) return image;
  const widthPx = Math.ceil(image.widthPx / factor);
  const heightPx = Math.ceil(image.heightPx / factor);
  const rgba = new Uint8Array(4 * widthPx * heightPx);
  for (let row = 0; row < heightPx; row++) {
    for (let column = 0; column < widthPx; column++) {
      const mean = new PixelMean();
      const bottom = Math.min((row + 1) * factor, image.heightPx);
      const right = Math.min((column + 1) * factor, image.widthPx);
      for (let y = row * factor; y < bottom; y++) {
        for (let x = column * factor; x < right; x++) mean.add(image, x, y);
      }
      mean.write(rgba, 4 * (row * widthPx + column));
    }
  }
  return { widthPx, heightPx, rgba };
}

/** The mean colour of pixels: what is transparent has no colour. */
export class PixelMean {
  private count = 0;
  private red = 0;
  private green = 0;
  private blue = 0;
  private alpha = 0;

  add({ widthPx, rgba }: PixelImage, x: number, y: number): void {
    const at = 4 * (y * widthPx + x);
    const alpha = rgba[at + 3] ?? 0;
    this.count += 1;
    this.alpha += alpha;
    this.red += (rgba[at] ?? 0) * alpha;
    this.green += (rgba[at + 1] ?? 0) * alpha;
    this.blue += (rgba[at + 2] ?? 0) * alpha;
  }

  addNothing(): void {
    this.count += 1;
  }

  write(rgba: Uint8Array, at: number): void {
    const { count, red, green, blue, alpha } = this;
    if (alpha === 0) return;
    rgba[at] = Math.floor(red / alpha + 0.5);
    rgba[at + 1] = Math.floor(green / alpha + 0.5);
    rgba[at + 2] = Math.floor(blue / alpha + 0.5);
    rgba[at + 3] = Math.floor(alpha / count + 0.5);
  }
}
