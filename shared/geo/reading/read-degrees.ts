// Degrees as people write them: decimal degrees, degrees and minutes, degrees, minutes and seconds; letters before or
// behind, in either order, or none.

import { boundsContain, type LonLat } from '../crs/lon-lat.ts';
import { COMMA_MEANINGS, type CoordinateReading } from './coordinate-reading.ts';
import { type CoordinateToken, coordinateTokens, type Hemisphere } from './coordinate-tokens.ts';

/** Where two numbers without letters are most likely meant to be. */
const NORTH_EUROPE = { west: -30, south: 50, east: 50, north: 84 };

interface Angle {
  readonly degrees: number;
  readonly letter: Hemisphere | undefined;
}

/** @param plain as `plainCoordinate` gives it */
export function readDegrees(plain: string): CoordinateReading[] {
  const places: LonLat[] = [];
  for (const comma of COMMA_MEANINGS) {
    const tokens = coordinateTokens(plain, comma);
    const groups = tokens && splitInTwo(tokens);
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

function hasDegreeMarks(tokens: readonly CoordinateToken[]): boolean {
  return tokens.some(
    (token) => token.kind === 'sign' || (token.kind === 'number' && !Number.isInteger(token.value)),
  );
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

const UNITS = ['°', "'", '"'];

/** One angle: up to three numbers, each finer than the one before, all but the last whole. */
function angleOf(tokens: readonly CoordinateToken[]): Angle | undefined {
  let letter: Hemisphere | undefined;
  const parts: number[] = [];
  let isNegative = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'letter') {
      if (letter || (index > 0 && index < tokens.length - 1)) return undefined;
      letter = token.letter;
    } else if (token.kind === 'number') {
      if (parts.length > 0 && (token.value < 0 || token.value >= 60 || !Number.isInteger(parts.at(-1)))) {
        return undefined;
      }
      isNegative ||= token.text.startsWith('-');
      parts.push(Math.abs(token.value));
    } else if (token.kind === 'sign') {
      // The sign of a number is that of its place.
      if (tokens[index - 1]?.kind !== 'number' || token.sign !== UNITS[parts.length - 1]) return undefined;
    }
  }
  const [degrees, minutes = 0, seconds = 0] = parts;
  if (degrees === undefined || parts.length > 3) return undefined;
  const isBehindZero = isNegative !== (letter === 'S' || letter === 'W');
  return { degrees: (isBehindZero ? -1 : 1) * (degrees + minutes / 60 + seconds / 3600), letter };
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
