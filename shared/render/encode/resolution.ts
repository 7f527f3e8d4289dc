const METRES_PER_INCH = 0.0254;
const MAX_PER_METRE = 2 ** 31 - 1;

/** As PNG and BMP tell a resolution: a whole number from 1 on. */
export function pixelsPerMetre(dpi: number): number {
  return Math.min(MAX_PER_METRE, Math.max(1, Math.round(dpi / METRES_PER_INCH)));
}
