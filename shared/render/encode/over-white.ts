/** A part of a colour that lies over white paper with an alpha of 0 to 255. */
export function overWhite(value: number, alpha: number): number {
  return Math.round((value * alpha + 255 * (255 - alpha)) / 255);
}
