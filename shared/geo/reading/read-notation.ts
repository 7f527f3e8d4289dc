// What programs write, each with an order of its own: geo (RFC 5870), ISO 6709, WKT.

import type { CoordinateReading } from './coordinate-reading.ts';
import type { Hemisphere } from './coordinate-tokens.ts';
import { degreesOf, partsOfRunTogether } from './degree-angle.ts';
import { degreesReading } from './degrees-reading.ts';
import { readUtm } from './read-utm.ts';

const GEO = /^geo:([+-]?\d+(?:\.\d+)?),([+-]?\d+(?:\.\d+)?)(?:,[+-]?\d+(?:\.\d+)?)?((?:;[^?]*)?)(?:\?.*)?$/iu;
const ISO_6709 = /^([+-]\d+(?:\.\d+)?)([+-]\d+(?:\.\d+)?)(?:[+-]\d+(?:\.\d+)?)?(?:CRS\w+)?\/?$/u;
const WKT =
  /^(?:SRID=(\d+);\s*)?POINT\s*Z?\s*\(\s*([+-]?\d+(?:\.\d+)?)\s+([+-]?\d+(?:\.\d+)?)(?:\s+[+-]?\d+(?:\.\d+)?)?\s*\)$/iu;
/** Degrees of WGS 84 and ETRS89. */
const DEGREE_CODES = ['4326', '4258'];

/** @param text as it was pasted */
export function readNotation(text: string): CoordinateReading[] {
  const trimmed = text.trim();
  const geo = GEO.exec(trimmed);
  if (geo) return isOtherCrs(geo[3]) ? [] : degreesReading(Number(geo[1]), Number(geo[2]));
  const iso = ISO_6709.exec(trimmed);
  if (iso) return readIso(iso[1] ?? '', iso[2] ?? '');
  const [isWkt, code, x, y] = WKT.exec(trimmed) ?? [];
  if (isWkt === undefined) return [];
  if (code !== undefined && !DEGREE_CODES.includes(code)) return readUtm(`EPSG:${code} E ${x} N ${y}`);
  const degrees = degreesReading(Number(y), Number(x));
  return degrees.length > 0 ? degrees : readUtm(`E ${x} N ${y}`);
}

function isOtherCrs(parameters: string | undefined): boolean {
  const crs = /;crs=([^;]*)/iu.exec(parameters ?? '')?.[1];
  return crs !== undefined && crs.toLowerCase() !== 'wgs84';
}

/** Two, four or six digits of latitude, three, five or seven of longitude. */
function readIso(latitudeText: string, longitudeText: string): CoordinateReading[] {
  const [latitude, longitude] = [isoDegrees(latitudeText, 'N'), isoDegrees(longitudeText, 'E')];
  return latitude === undefined || longitude === undefined ? [] : degreesReading(latitude, longitude);
}

function isoDegrees(text: string, letter: Hemisphere): number | undefined {
  const degrees = degreesOf(partsOfRunTogether(text, letter) ?? [text]);
  return degrees !== undefined && text.startsWith('-') ? -degrees : degrees;
}
