// Pictures of pixels in a picture of pixels: turned and stretched into parallelograms, each pixel the mean of what it
// covers.

import { type PixelImage, PixelMean, shrunk } from '../pixel-image.ts';
import { blendPixel, colorOf } from './blend.ts';
import type { Pixels } from './pixels.ts';

/** x and y of the upper left, upper right, lower left and lower right corner. */
type Corners = ArrayLike<number>;

/** Whole pixels, before it is moved to where it is drawn. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Sprite extends Box {
  readonly rgba: Uint8Array;
}

/** Smaller ones are drawn once, however often and in however many bands they stand. */
const MAX_KEPT_PX = 1_000_000;
/** Of all that are kept: each angle of a picture is another one. */
const MAX_ALL_KEPT_PX = 16_000_000;
/** How often a pixel is looked at in each direction, for soft edges and for pictures that become smaller. */
const [MIN_LOOKS, MAX_LOOKS] = [4, 8] as const;

export class Sprites {
  private readonly kept = new Map<PixelImage, Map<string, Sprite>>();
  private keptPx = 0;

  /**
   * Pictures stand on whole pixels: `x` and `y` are rounded. Gives how many bytes of pixels had to be made for it: 0 where
   * they were kept, or where nothing lies in this band.
   */
  draw(pixels: Pixels, image: PixelImage, corners: Corners, x: number, y: number): number {
    const [left, top] = [Math.round(x), Math.round(y)];
    const box = boxOf(corners);
    const area = (box.right - box.left) * (box.bottom - box.top);
    const inBand = intersection(box, {
      left: -left,
      top: pixels.firstRow - top,
      right: pixels.widthPx - left,
      bottom: pixels.firstRow + pixels.rowCount - top,
    });
    if (inBand.right <= inBand.left || inBand.bottom <= inBand.top) return 0;
    const known = area > MAX_KEPT_PX ? undefined : this.find(image, corners);
    const sprite = known ?? makeSprite(image, corners, area > MAX_KEPT_PX ? inBand : box);
    if (!known && area <= MAX_KEPT_PX) this.keep(image, corners, sprite);
    blend(pixels, sprite, inBand, left, top);
    return known ? 0 : sprite.rgba.length;
  }

  private find(image: PixelImage, corners: Corners): Sprite | undefined {
    return this.kept.get(image)?.get(keyOf(corners));
  }

  private keep(image: PixelImage, corners: Corners, sprite: Sprite): void {
    const sizePx = sprite.rgba.length / 4;
    if (this.keptPx + sizePx > MAX_ALL_KEPT_PX) return;
    this.keptPx += sizePx;
    const sprites = this.kept.get(image) ?? new Map<string, Sprite>();
    this.kept.set(image, sprites.set(keyOf(corners), sprite));
  }
}

function keyOf(corners: Corners): string {
  return Array.from(corners).join(' ');
}

function boxOf(corners: Corners): Box {
  const xs = Array.from(corners).filter((_, index) => index % 2 === 0);
  const ys = Array.from(corners).filter((_, index) => index % 2 === 1);
  return {
    left: Math.floor(Math.min(...xs)),
    top: Math.floor(Math.min(...ys)),
    right: Math.ceil(Math.max(...xs)),
    bottom: Math.ceil(Math.max(...ys)),
  };
}

function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** The part of a picture that lies in a box. */
function makeSprite(original: PixelImage, corners: Corners, box: Box): Sprite {
  const { left, top, right, bottom } = box;
  const rgba = new Uint8Array(4 * (right - left) * (bottom - top));
  const sprite = { ...box, rgba };
  const image = fitted(original, corners);
  const place = inverse(image, corners);
  if (!place) return sprite;
  const looks = Math.min(MAX_LOOKS, Math.max(MIN_LOOKS, Math.ceil(perPixel(image, corners))));
  let at = 0;
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++, at += 4) {
      const mean = new PixelMean();
      for (let look = 0; look < looks * looks; look++) {
        const x = column + ((look % looks) + 0.5) / looks;
        const y = row + (Math.floor(look / looks) + 0.5) / looks;
        const [u, v] = place(x, y);
        if (u >= 0 && v >= 0 && u < image.widthPx && v < image.heightPx) {
          mean.add(image, Math.floor(u), Math.floor(v));
        } else mean.addNothing();
      }
      mean.write(rgba, at);
    }
  }
  return sprite;
}

/** So that the looks at a pixel miss none of what it covers. */
function fitted(image: PixelImage, corners: Corners): PixelImage {
  return shrunk(image, Math.min(image.widthPx, Math.floor(perPixel(image, corners) / MIN_LOOKS)));
}

/** How many pixels of a picture lie along one that is drawn. */
function perPixel({ widthPx, heightPx }: PixelImage, corners: Corners): number {
  const { acrossX, acrossY, downX, downY } = sidesOf(corners);
  const across = Math.sqrt(acrossX * acrossX + acrossY * acrossY);
  const down = Math.sqrt(downX * downX + downY * downY);
  return Math.max(widthPx / Math.max(across, 1), heightPx / Math.max(down, 1));
}

function sidesOf(corners: Corners) {
  const [x = 0, y = 0, rightX = 0, rightY = 0, lowerX = 0, lowerY = 0] = Array.from(corners);
  return { x, y, acrossX: rightX - x, acrossY: rightY - y, downX: lowerX - x, downY: lowerY - y };
}

/** From pixels that are drawn to those of the picture. Undefined of what has no area. */
function inverse({ widthPx, heightPx }: PixelImage, corners: Corners) {
  const { x, y, acrossX, acrossY, downX, downY } = sidesOf(corners);
  const determinant = acrossX * downY - acrossY * downX;
  if (determinant === 0) return undefined;
  return (atX: number, atY: number) => {
    const [aside, below] = [atX - x, atY - y];
    return [
      (widthPx * (aside * downY - below * downX)) / determinant,
      (heightPx * (below * acrossX - aside * acrossY)) / determinant,
    ] as const;
  };
}

function blend(pixels: Pixels, sprite: Sprite, box: Box, left: number, top: number): void {
  const { rgba } = sprite;
  for (let row = box.top; row < box.bottom; row++) {
    const first = (row + top - pixels.firstRow) * pixels.widthPx + left;
    let at = 4 * ((row - sprite.top) * (sprite.right - sprite.left) + box.left - sprite.left);
    for (let column = box.left; column < box.right; column++, at += 4) {
      const alpha = rgba[at + 3] ?? 0;
      if (alpha === 0) continue;
      const color = colorOf([rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]);
      blendPixel(pixels.values, first + column, color, alpha);
    }
  }
}
