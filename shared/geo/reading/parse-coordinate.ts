import type { CoordinateReading } from './coordinate-reading.ts';
import { behindFirstWord, plainCoordinate } from './coordinate-words.ts';
import { readDegrees } from './read-degrees.ts';
import { readLink } from './read-link.ts';
import { readMgrs, readMgrsSquare } from './read-mgrs.ts';
import { readNotation } from './read-notation.ts';
import { readUtm } from './read-utm.ts';

/** Longer texts are no coordinates; pasted pages are not looked through. */
const MAX_LENGTH = 100;
const MAX_LINK_LENGTH = 2_000;
/** A name in front of a place has no more words. */
const MAX_WORDS = 4;
/** Metres of other systems are no UTM. */
const OTHER_SYSTEM = /^(?:NTM|NGO|ED|RT|SWEREF|KKJ)(?!\p{L})/u;

/**
 * Understands a written place: degrees in any common form, UTM, MGRS; decimal comma or point, N/S/Ø/E/V/W before or
 * behind, either order; links of web maps, `geo:`, ISO 6709, WKT. Empty: no coordinate. Several: more than one thing
 * may be meant, the likeliest first; ask.
 */
export function parseCoordinate(text: string): CoordinateReading[] {
  if (text.length > MAX_LINK_LENGTH || !/\d/u.test(text)) return [];
  const link = readLink(text);
  if (link.length > 0 || text.length > MAX_LENGTH) return link;
  const square = readMgrsSquare(text);
  const exact = square.length > 0 ? square : readNotation(text);
  if (exact.length > 0) return exact;
  const plain = plainCoordinate(text);
  const readings = readPlain(plain);
  return readings.length > 0 ? readings : readBehindName(plain);
}

function readPlain(plain: string): CoordinateReading[] {
  const mgrs = readMgrs(plain);
  if (mgrs.length > 0) return mgrs;
  const utm = readUtm(plain);
  return utm.length > 0 ? utm : readDegrees(plain);
}

/** `Bergen 60.3925 5.3221`: behind a name, only what can hardly be anything but a place. */
function readBehindName(plain: string): CoordinateReading[] {
  if (OTHER_SYSTEM.test(plain)) return [];
  let rest = behindFirstWord(plain);
  for (let left = MAX_WORDS; rest !== undefined && left > 0; left -= 1) {
    const readings = readPlain(rest);
    const isSure = isExact(rest) || readings.every(({ form }) => form !== 'degrees');
    if (readings.length > 0) return isSure ? readings : [];
    rest = behindFirstWord(rest);
  }
  return [];
}

/** With a letter or sign, or so many decimals as amounts and times do not have. */
function isExact(plain: string): boolean {
  return /[NSEWØV°]/u.test(plain) || /\d[.,]\d{3,}\D+\d+[.,]\d{3,}/u.test(plain);
}
