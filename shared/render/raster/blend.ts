// Source over destination, in whole numbers: the same on every machine.

import type { Paint } from '../paint.ts';
import { fillRun, pixelValue } from '../pixel-values.ts';
import type { Pixels } from './pixels.ts';

/** x / 255, rounded, for x from 0 to 65,535. */
function byte(x: number): number {
  return (x + 128 + ((x + 128) >> 8)) >> 8;
}

/** Lays a colour over `count` pixels from pixel number `first` on. `alpha` from 1 to 255 takes the place of the paint's. */
export function blendRun(
  { rgba, values }: Pixels,
  first: number,
  count: number,
  paint: Paint,
  alpha: number,
): void {
  if (alpha === 255) {
    fillRun(values, pixelValue(paint[0], paint[1], paint[2], alpha), first, first + count);
    return;
  }
  const [red, green, blue] = [paint[0], paint[1], paint[2]];
  const rest = 255 - alpha;
  const end = 4 * (first + count);
  for (let at = 4 * first; at < end; at += 4) {
    const below = rgba[at + 3] ?? 0;
    if (below === 255) {
      rgba[at] = byte(red * alpha + (rgba[at] ?? 0) * rest);
      rgba[at + 1] = byte(green * alpha + (rgba[at + 1] ?? 0) * rest);
      rgba[at + 2] = byte(blue * alpha + (rgba[at + 2] ?? 0) * rest);
    } else if (below === 0) {
      rgba[at] = red;
      rgba[at + 1] = green;
      rgba[at + 2] = blue;
      rgba[at + 3] = alpha;
    } else {
      const kept = byte(below * rest);
      const whole = alpha + kept;
      const half = whole >> 1;
      rgba[at] = Math.floor((red * alpha + (rgba[at] ?? 0) * kept + half) / whole);
      rgba[at + 1] = Math.floor((green * alpha + (rgba[at + 1] ?? 0) * kept + half) / whole);
      rgba[at + 2] = Math.floor((blue * alpha + (rgba[at + 2] ?? 0) * kept + half) / whole);
      rgba[at + 3] = whole;
    }
  }
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
