// UTM as people write it: zone with or without a band, in brackets, in words, as an EPSG code, or not at all; easting
// and northing told apart by letters, else by size, else by their order.

import type { LonLat } from '../crs/lon-lat.ts';
import { lonLatFromUtm, type UtmPoint } from '../utm.ts';
import { utmZoneByNorwegianHabit } from '../utm-zone.ts';
import { COMMA_MEANINGS, type CoordinateReading } from './coordinate-reading.ts';
import { type CoordinateToken, coordinateTokens } from './coordinate-tokens.ts';

/** The zones that Norwegian maps use; 33 for the whole country too. */
const NORWEGIAN_ZONES = [32, 33, 35];
/** Farther from its zone nobody writes a point; no other limit, because national data are in one zone. */
const MAX_EASTING_M = 2_500_000;
/** Less than a degree from the equator, two numbers are no northing but something else. */
const MIN_NORTHING_M = 100_000;
const MAX_NORTHING_M = 10_000_000;

interface ZoneText {
  /** Undefined: none was written. */
  readonly zone: number | undefined;
  readonly isSouth: boolean;
  readonly rest: string;
}

interface Metres {
  readonly easting: number;
  readonly northing: number;
}

/** @param plain as `plainCoordinate` gives it */
export function readUtm(plain: string): CoordinateReading[] {
  const text = plain.replace(/\b(?:UTM|SONE|ZONE|ETRS ?89|EUREF ?89|WGS ?84)(?![A-Z]):?/gu, ' ').trim();
  for (const { zone, isSouth, rest } of zoneTexts(text)) {
    for (const comma of COMMA_MEANINGS) {
      const tokens = coordinateTokens(rest, comma);
      const metres = tokens && metresOf(tokens, zone !== undefined);
      if (!metres) continue;
      const readings =
        zone === undefined
          ? inNorwegianZones(metres)
          : [readingOf({ zone, ...metres, ...(isSouth && { isSouth }) })];
      const possible = readings.filter((reading) => reading !== undefined);
      if (possible.length > 0) return possible;
    }
  }
  return [];
}

/** The ways to find a zone in the text: at the beginning, at the end, none. */
function zoneTexts(text: string): ZoneText[] {
  const code = /^EPSG:? ?(258|326|327)(\d\d)\b[\s:,;]*(.*)$/u.exec(text);
  if (code) return [{ zone: Number(code[2]), isSouth: code[1] === '327', rest: code[3] ?? '' }];
  const found: ZoneText[] = [];
  const before = /^\(?(\d{1,2})\)? ?([C-DF-HJ-NP-X](?![A-Z]))?\)?(?:[\s:,;]+|(?=[EN] ?\d))(.*)$/u.exec(text);
  if (before) found.push(zoneText(before[1], before[2], before[3]));
  // Two digits right behind a comma are the decimals of a northing, unless a letter says that they are a zone.
  const behind =
    /^(.*\d[EN]?)(?:\s*;|,?\s|,(?=\d+ ?[C-DF-HJ-MP-RT-VX]))\s*\(?(\d{1,2})\)? ?([C-DF-HJ-NP-X])?\)?$/u.exec(
      text,
    );
  if (behind) found.push(zoneText(behind[2], behind[3], behind[1]));
  found.push({ zone: undefined, isSouth: false, rest: text });
  return found.filter(({ zone }) => zone === undefined || (zone >= 1 && zone <= 60));
}

/**
 * N and S behind a zone mean the half of the Earth more often than the band of that letter: N lies north in any case;
 * a point of band S, 32 to 40° N, is told by its metres in vain, so S is south.
 */
function zoneText(zone: string | undefined, band: string | undefined, rest: string | undefined): ZoneText {
  return {
    zone: Number(zone),
    isSouth: band !== undefined && (band < 'N' || band === 'S'),
    rest: rest ?? '',
  };
}

function metresOf(tokens: readonly CoordinateToken[], hasZone: boolean): Metres | undefined {
  if (tokens.some(({ kind }) => kind === 'sign')) return undefined;
  const letters = tokens.flatMap((token) => (token.kind === 'letter' ? [token.letter] : []));
  const pair = twoNumbers(tokens);
  if (!pair || letters.some((letter) => letter === 'S' || letter === 'W')) return undefined;
  const [first, second] = pair;
  const isNorthingFirst = letters.length > 0 ? letters[0] === 'N' : looksLikeNorthing(first, second);
  const metres = isNorthingFirst
    ? { easting: second, northing: first }
    : { easting: first, northing: second };
  if (
    Math.abs(metres.easting) > MAX_EASTING_M ||
    metres.northing > MAX_NORTHING_M ||
    metres.northing < MIN_NORTHING_M
  ) {
    return undefined;
  }
  // Without a zone only what looks like Norway is a point, not any two numbers.
  return hasZone || looksLikeNorthing(metres.northing, metres.easting) ? metres : undefined;
}

/** Northings of Norway have seven digits; its eastings, in whatever zone, stay well below. */
function looksLikeNorthing(value: number, other: number): boolean {
  return value >= 6_000_000 && value <= 9_400_000 && Math.abs(other) < 2_000_000;
}

/** Two numbers, whose thousands may be apart: 389 442 6 710 980. */
function twoNumbers(tokens: readonly CoordinateToken[]): [number, number] | undefined {
  const groups: string[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'number') groups.at(-1)?.push(token.text);
    else if ((groups.at(-1)?.length ?? 0) > 0) groups.push([]);
  }
  const filled = groups.filter((group) => group.length > 0);
  const [first = [], second] = filled;
  if (filled.length > 2) return undefined;
  if (second) return bothJoined(first, second);
  const splits = Array.from({ length: first.length - 1 }, (_, index) =>
    bothJoined(first.slice(0, index + 1), first.slice(index + 1)),
  ).filter((pair) => pair !== undefined);
  return splits.length === 1 ? splits[0] : undefined;
}

function bothJoined(first: readonly string[], second: readonly string[]): [number, number] | undefined {
  const [a, b] = [joined(first), joined(second)];
  return a === undefined || b === undefined ? undefined : [a, b];
}

function joined(group: readonly string[]): number | undefined {
  const isThousands =
    /^-?\d{1,3}$/u.test(group[0] ?? '') && group.slice(1).every((part) => /^\d{3}(?:[.,]\d+)?$/u.test(part));
  if (group.length > 1 && !isThousands) return undefined;
  const value = Number(group.join('').replace(',', '.'));
  // Shorter ones are no metres.
  return Math.abs(value) >= 1000 ? value : undefined;
}

function readingOf(point: UtmPoint): CoordinateReading | undefined {
  const place = lonLatFromUtm(point);
  return isPlace(place) ? { form: 'utm', place, point } : undefined;
}

function isPlace({ longitude, latitude }: LonLat): boolean {
  return Number.isFinite(longitude) && Math.abs(latitude) <= 90;
}

/** A point without its zone: every zone in which it lies in Norway, the one that maps use there first. */
function inNorwegianZones(metres: Metres): CoordinateReading[] {
  return NORWEGIAN_ZONES.map((zone) => ({ zone, reading: readingOf({ zone, ...metres }) }))
    .map(({ zone, reading }) => ({ zone, reading, habit: reading && utmZoneByNorwegianHabit(reading.place) }))
    .filter(({ habit }) => habit !== undefined)
    .sort((a, b) => Number(b.habit === b.zone) - Number(a.habit === a.zone))
    .flatMap(({ reading }) => reading ?? []);
}
