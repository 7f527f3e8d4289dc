// Links of web maps. Latitude comes first in all of them.

import type { CoordinateReading } from './coordinate-reading.ts';
import { degreesReading } from './degrees-reading.ts';
import { readUtm } from './read-utm.ts';

const NUMBER = String.raw`([+-]?\d+(?:\.\d+)?)`;
/** A mark comes before the middle of the map. */
const PAIRS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&#]mlat=${NUMBER}&mlon=${NUMBER}`,
  `[?&#](?:ll|q|query|destination|daddr|center|cp)=(?:loc:)?${NUMBER}[,~+ ]+${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  String.raw`[#&?]map=\d+(?:\.\d+)?/${NUMBER}/${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'iu'));
const LATITUDE = new RegExp(`[?&#!]lat(?:itude)?=${NUMBER}`, 'iu');
const LONGITUDE = new RegExp(`[?&#!](?:lon|lng|longitude)=${NUMBER}`, 'iu');
/** The national map writes metres of zone 33 as lat and lon. */
const NATIONAL_MAP = /^(?:https?:\/\/)?(?:www\.)?norgeskart\.no\//iu;

/** @param text as it was pasted */
export function readLink(text: string): CoordinateReading[] {
  const link = decoded(text.trim());
  if (!/^(?:https?:\/\/|www\.)\S+$/iu.test(text.trim())) return [];
  const [latitude, longitude] = pairIn(link) ?? [];
  if (latitude === undefined || longitude === undefined) return [];
  const degrees = degreesReading(Number(latitude), Number(longitude));
  if (degrees.length > 0 || !NATIONAL_MAP.test(link)) return degrees;
  return readUtm(`33 N ${latitude} E ${longitude}`);
}

function pairIn(link: string): [string | undefined, string | undefined] | undefined {
  for (const pattern of PAIRS) {
    const found = pattern.exec(link);
    if (found) return [found[1], found[2]];
  }
  return [LATITUDE.exec(link)?.[1], LONGITUDE.exec(link)?.[1]];
}

/** As it is where a percent sign stands for itself. */
function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
