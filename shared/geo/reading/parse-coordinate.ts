import type { CoordinateReading } from './coordinate-reading.ts';
import { plainCoordinate } from './coordinate-tokens.ts';
import { readDegrees } from './read-degrees.ts';
import { readMgrs } from './read-mgrs.ts';
import { readUtm } from './read-utm.ts';

/** Longer texts are no coordinates; pasted pages are not looked through. */
const MAX_LENGTH = 100;

/**
 * Understands a written place: degrees in any common form, UTM, MGRS; decimal comma or point, N/S/Ø/E/V/W before or
 * behind, either order. Empty: no coordinate. Several: more than one thing may be meant, the likeliest first; ask.
 */
export function parseCoordinate(text: string): CoordinateReading[] {
  if (text.length > MAX_LENGTH || !/\d/u.test(text)) return [];
  const plain = plainCoordinate(text);
  const mgrs = readMgrs(plain);
  if (mgrs.length > 0) return mgrs;
  const utm = readUtm(plain);
  return utm.length > 0 ? utm : readDegrees(plain);
}
