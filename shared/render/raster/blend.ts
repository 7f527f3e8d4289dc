// Source over destination, in whole numbers: the same on every machine.

import type { Paint } from '../paint.ts';
import { ALPHA_SHIFT, BLUE_SHIFT, fillRun, GREEN_SHIFT, pixelValue, RED_SHIFT } from '../pixel-values.ts';
import type { Pixels } from './pixels.ts';

/** x / 255, rounded, for x from 0 to 65,535. */
function byte(x: number): number {
  return (x + 128 + ((x + 128) >> 8)) >> 8;
}

/** Lays a colour over `count` pixels from pixel number `first` on. `alpha` from 1 to 255 takes the place of the paint's. */
export function blendRun(
  { values }: Pixels,
  first: number,
  count: number,
  paint: Paint,
  alpha: number,
): void {
  if (alpha === 255) {
    fillRun(values, pixelValue(paint[0], paint[1], paint[2], alpha), first, first + count);
    return;
  }
  const [red, green, blue] = paint;
  const rest = 255 - alpha;
  const end = first + count;
  for (let at = first; at < end; at++) {
    const value = values[at] ?? 0;
    const below = (value >>> ALPHA_SHIFT) & 255;
    if (below === 255) {
      values[at] =
        (byte(red * alpha + ((value >>> RED_SHIFT) & 255) * rest) << RED_SHIFT) |
        (byte(green * alpha + ((value >>> GREEN_SHIFT) & 255) * rest) << GREEN_SHIFT) |
        (byte(blue * alpha + ((value >>> BLUE_SHIFT) & 255) * rest) << BLUE_SHIFT) |
        (255 << ALPHA_SHIFT);
    } else if (below === 0) values[at] = pixelValue(red, green, blue, alpha);
    else values[at] = mixed(value, below, paint, alpha);
  }
}

/** A colour over a pixel that one can see through. */
function mixed(value: number, below: number, [red, green, blue]: Paint, alpha: number): number {
  const kept = byte(below * (255 - alpha));
  const whole = alpha + kept;
  const half = whole >> 1;
  const part = (over: number, shift: number) =>
    Math.floor((over * alpha + ((value >>> shift) & 255) * kept + half) / whole);
  return pixelValue(part(red, RED_SHIFT), part(green, GREEN_SHIFT), part(blue, BLUE_SHIFT), whole);
}

/** Lays a picture of the same rows over another, at an opacity from 0 to 255. */
export function blendPixels(below: Pixels, above: Pixels, opacity: number): void {
  const { rgba } = above;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = byte((rgba[at + 3] ?? 0) * opacity);
    if (alpha === 0) continue;
    const paint = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, alpha] as const;
    blendRun(below, at / 4, 1, paint, alpha);
  }
}

/** Lays a picture of some rows over another that has them, too, as far as a mask is opaque. */
export function blendMasked(below: Pixels, above: Pixels, mask: Pixels): void {
  const { rgba, widthPx, firstRow } = above;
  const start = (firstRow - below.firstRow) * widthPx;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = byte((rgba[at + 3] ?? 0) * (mask.rgba[at + 3] ?? 0));
    if (alpha === 0) continue;
    const paint = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, alpha] as const;
    blendRun(below, start + at / 4, 1, paint, alpha);
  }
}
