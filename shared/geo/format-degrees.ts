import type { LonLat } from './crs/lon-lat.ts';

/** How a language writes degrees. */
export interface DegreeNotation {
  readonly decimalSign: string;
  readonly north: string;
  readonly south: string;
  readonly east: string;
  readonly west: string;
}

/** `60,5101° N 7,1402° Ø`: latitude first; the sign becomes the letter. */
export function formatDegrees(place: LonLat, decimals: number, notation: DegreeNotation): string {
  return `${formatLatitude(place.latitude, decimals, notation)} ${formatAngle(
    place.longitude,
    decimals,
    notation.decimalSign,
    place.longitude < 0 ? notation.west : notation.east,
  )}`;
}

/** `64° N`. */
export function formatLatitude(latitude: number, decimals: number, notation: DegreeNotation): string {
  return formatAngle(
    latitude,
    decimals,
    notation.decimalSign,
    latitude < 0 ? notation.south : notation.north,
  );
}

// No-break spaces: an angle and its letter stay on one line.
function formatAngle(degrees: number, decimals: number, decimalSign: string, letter: string): string {
  return `${Math.abs(degrees).toFixed(decimals).replace('.', decimalSign)}°\u00a0${letter}`;
}
