// Degrees as people write them: decimal degrees, degrees and minutes, degrees, minutes and seconds; letters before or
// behind, in either order, or none.

import { boundsContain, type LonLat } from '../crs/lon-lat.ts';
import { COMMA_MEANINGS, type CoordinateReading } from './coordinate-reading.ts';
import { type CoordinateToken, coordinateTokens } from './coordinate-tokens.ts';
import { type Angle, angleOf } from './degree-angle.ts';

/** Where two numbers without letters are most likely meant to be. */
const NORTH_EUROPE = { west: -30, south: 50, east: 50, north: 84 };
/** One angle with decimals, marked as one: 60,51° N is not 60 and 51° N. */
const LONE_ANGLE = /^(?:[NSEWØV] ?[+-]?\d+,\d+ ?°?|[+-]?\d+,\d+ ?(?:° ?[NSEWØV]?|[NSEWØV]))$/u;

/** @param plain as `plainCoordinate` gives it */
export function readDegrees(plain: string): CoordinateReading[] {
  const text = withPlainUnits(plain);
  if (LONE_ANGLE.test(text)) return [];
  const places: LonLat[] = [];
  for (const comma of COMMA_MEANINGS) {
    const tokens = coordinateTokens(text, comma);
    const groups = tokens && splitInTwo(withoutHeight(tokens));
    const [first, second] = groups?.map(angleOf) ?? [];
    if (tokens && first && second) places.push(...placesOf(first, second, hasDegreeMarks(tokens)));
  }
  const unlike = places.filter(
    (place, index) =>
      places.findIndex(
        (other) => other.latitude === place.latitude && other.longitude === place.longitude,
      ) === index,
  );
  return unlike.map((place) => ({ form: 'degrees', place }));
}

/** Signs for d, m and s; blanks for the hyphens of sailors and for colons; NMEA's letters beside their numbers. */
function withPlainUnits(plain: string): string {
  const text = plain
    .replace(/(\d)\s*D(?=\s*\d)/gu, '$1°')
    .replace(/(°\s*\d+)\s*M\s*(\d+(?:[.,]\d+)?)\s*S(?!\p{L}{2})/gu, '$1\'$2"')
    .replace(/(°\s*\d+(?:[.,]\d+)?)\s*M(?!\p{L}{2})/gu, "$1'")
    .replace(/^([\d.]+),([NS]),([\d.]+),([EW])$/u, '$1$2 $3$4');
  // Without a letter they are a time or a date.
  return /[NSEWØ]/u.test(text) ? text.replace(/(?<![\d.,])(\d{1,3})[-:](?=\d)/gu, '$1 ') : text;
}

/** A third number behind two with decimals is a height: 60.3925,5.3221,120. */
function withoutHeight(tokens: CoordinateToken[]): CoordinateToken[] {
  const kinds = tokens.map(({ kind }) => kind).join(' ');
  const isHeight = kinds === 'number separator number separator number';
  return isHeight && hasDecimals(tokens[0]) && hasDecimals(tokens[2]) ? tokens.slice(0, 3) : tokens;
}

function hasDecimals(token: CoordinateToken | undefined): boolean {
  return token?.kind === 'number' && /[.,]/u.test(token.text);
}

function hasDegreeMarks(tokens: readonly CoordinateToken[]): boolean {
  return tokens.some((token) => token.kind === 'sign' || hasDecimals(token));
}

/** The tokens of the first angle and of the second. */
function splitInTwo(tokens: readonly CoordinateToken[]): [CoordinateToken[], CoordinateToken[]] | undefined {
  const place = splitPlace(tokens);
  if (place === undefined) return undefined;
  const isNumberOrMark = (token: CoordinateToken) => token.kind !== 'separator';
  const [first, second] = [tokens.slice(0, place), tokens.slice(place)];
  // A separator stands between the two and nowhere else.
  const inner = [...first.slice(0, -1), ...second.slice(1)];
  if (!inner.every(isNumberOrMark)) return undefined;
  return [first.filter(isNumberOrMark), second.filter(isNumberOrMark)];
}

function splitPlace(tokens: readonly CoordinateToken[]): number | undefined {
  const separator = tokens.findIndex(({ kind }) => kind === 'separator');
  if (separator > 0) return separator;
  const letters = [...tokens.keys()].filter((index) => tokens[index]?.kind === 'letter');
  const [first, second] = letters;
  // Letters before the numbers: the second one begins the second angle. Behind them: the first one ends the first.
  if (first === 0 && second !== undefined) return second;
  if (first !== undefined && first > 0 && first < tokens.length - 1) return first + 1;
  const numbers = [...tokens.keys()].filter((index) => tokens[index]?.kind === 'number');
  const degreeSigns = [...tokens.keys()].filter((index) => isSign(tokens[index], '°'));
  const secondSign = degreeSigns[1];
  if (secondSign !== undefined) return secondSign - 1;
  return numbers.length % 2 === 0 ? numbers[numbers.length / 2] : undefined;
}

function isSign(token: CoordinateToken | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.sign === sign;
}

function placesOf(first: Angle, second: Angle, isMarked: boolean): LonLat[] {
  const latitudeFirst = place(first, second);
  const longitudeFirst = place(second, first);
  const possible = [latitudeFirst, longitudeFirst].filter((candidate) => candidate !== undefined);
  if (first.letter || second.letter) return possible;
  const near = possible.filter((candidate) => boundsContain(NORTH_EUROPE, candidate));
  // Two whole numbers may be anything: they are a place only where one would look for one.
  return near.length > 0 || !isMarked ? near : possible;
}

function place(latitude: Angle, longitude: Angle): LonLat | undefined {
  const isLatitude = latitude.letter === undefined || latitude.letter === 'N' || latitude.letter === 'S';
  const isLongitude = longitude.letter === undefined || longitude.letter === 'E' || longitude.letter === 'W';
  if (!isLatitude || !isLongitude) return undefined;
  if (Math.abs(latitude.degrees) > 90 || Math.abs(longitude.degrees) > 180) return undefined;
  return { latitude: latitude.degrees, longitude: longitude.degrees };
}
