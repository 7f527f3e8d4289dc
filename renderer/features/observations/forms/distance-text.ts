import type { Formats } from '../../../i18n/create-formats.ts';

const KILOMETRE_M = 1_000;

/** `120 m`, `3,4 km`, `14 km`. */
export function distanceText(metres: number, formats: Formats): string {
  if (metres < KILOMETRE_M) return `${formats.number(Math.round(metres / 10) * 10)}\u00a0m`;
  return `${formats.number(metres / KILOMETRE_M, metres >= 10 * KILOMETRE_M ? 0 : 1)}\u00a0km`;
}
