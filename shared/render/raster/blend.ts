// Source over destination, in whole numbers: the same on every machine.

import { ALPHA_SHIFT, BLUE_SHIFT, fillRun, GREEN_SHIFT, pixelValue, RED_SHIFT } from '../pixel-values.ts';
import type { Pixels } from './pixels.ts';

/** x / 255, rounded, for x from 0 to 65,535. */
function byte(x: number): number {
  return (x + 128 + ((x + 128) >> 8)) >> 8;
}

/** The first and the third byte of a number. */
const LANES = 0xff00ff;
/** A half of 255, in both. */
const ROUNDING = 0x800080;

/** The number of an opaque pixel of a colour, with a sign: small enough for the machine's own whole numbers. */
export function colorOf([red, green, blue]: readonly [number, number, number, ...number[]]): number {
  return pixelValue(red, green, blue, 255) | 0;
}

/** Lays a colour over one pixel, `alpha` from 1 to 255. */
export function blendPixel(values: Uint32Array, at: number, color: number, alpha: number): void {
  const value = (values[at] ?? 0) | 0;
  const below = (value >>> ALPHA_SHIFT) & 255;
  if (alpha === 255) values[at] = color;
  else if (below === 255) {
    const rest = 255 - alpha;
    const low = Math.imul(color & LANES, alpha) + Math.imul(value & LANES, rest) + ROUNDING;
    const high = Math.imul((color >>> 8) & LANES, alpha) + Math.imul((value >>> 8) & LANES, rest) + ROUNDING;
    values[at] = (((low + ((low >>> 8) & LANES)) >>> 8) & LANES) | ((high + ((high >>> 8) & LANES)) & ~LANES);
  } else if (below === 0) values[at] = withAlpha(color, alpha);
  else values[at] = mixed(value, below, color, alpha);
}

/** Lays a colour over `count` pixels from pixel number `first` on. */
export function blendRun(
  values: Uint32Array<ArrayBuffer>,
  first: number,
  count: number,
  color: number,
  alpha: number,
): void {
  const end = first + count;
  if (alpha === 255) fillRun(values, color >>> 0, first, end);
  else for (let at = first; at < end; at++) blendPixel(values, at, color, alpha);
}

/** The colour of a pixel. */
function opaque(value: number): number {
  return value | (255 << ALPHA_SHIFT);
}

function withAlpha(color: number, alpha: number): number {
  return (color & ~(255 << ALPHA_SHIFT)) | (alpha << ALPHA_SHIFT);
}

/** A colour over a pixel that one can see through. */
function mixed(value: number, below: number, color: number, alpha: number): number {
  const kept = byte(below * (255 - alpha));
  const whole = alpha + kept;
  const half = whole >> 1;
  const part = (shift: number) =>
    Math.floor((((color >>> shift) & 255) * alpha + ((value >>> shift) & 255) * kept + half) / whole);
  return pixelValue(part(RED_SHIFT), part(GREEN_SHIFT), part(BLUE_SHIFT), whole);
}

/** Lays a picture of the same rows over another, at an opacity from 0 to 255. */
export function blendPixels(below: Pixels, above: Pixels, opacity: number): void {
  const { rgba } = above;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = byte((rgba[at + 3] ?? 0) * opacity);
    if (alpha === 0) continue;
    blendPixel(below.values, at / 4, opaque(above.values[at / 4] ?? 0), alpha);
  }
}

/** Lays a picture of some rows over another that has them, too, as far as a mask is opaque. */
export function blendMasked(below: Pixels, above: Pixels, mask: Pixels): void {
  const { rgba, widthPx, firstRow } = above;
  const start = (firstRow - below.firstRow) * widthPx;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = byte((rgba[at + 3] ?? 0) * (mask.rgba[at + 3] ?? 0));
    if (alpha === 0) continue;
    blendPixel(below.values, start + at / 4, opaque(above.values[at / 4] ?? 0), alpha);
  }
}
