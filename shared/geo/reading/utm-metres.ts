// The two numbers of a UTM point; easting and northing told apart by letters, else by size, else by their order.

import type { CommaMeaning } from './coordinate-reading.ts';
import { type CoordinateToken, coordinateTokens } from './coordinate-tokens.ts';

export interface Metres {
  readonly easting: number;
  readonly northing: number;
}

/** Shorter ones are no metres, save beside the northing of a place that is by chance there: 33 512 6700000. */
const MIN_EASTING_M = 1000;
/** Farther from its zone nobody writes a point; no other limit, because national data are in one zone. */
const MAX_EASTING_M = 2_500_000;
/** Less than a degree from the equator, two numbers are no northing but something else. */
const MIN_NORTHING_M = 100_000;
const MAX_NORTHING_M = 10_000_000;

/**
 * Undefined where the text is no UTM point, or where its thousands can be put together in several ways.
 * @param hasZone without a zone only what looks like Norway is a point, not any two numbers
 */
export function readMetres(text: string, comma: CommaMeaning, hasZone: boolean): Metres | undefined {
  const tokens = coordinateTokens(withoutMarks(text), comma);
  if (!tokens || tokens.some(({ kind }) => kind === 'sign')) return undefined;
  const points = pairsOf(tokens)
    .map((pair) => ordersOf(tokens, pair).find(isPossible))
    .filter((point) => point !== undefined);
  const norwegian = points.filter(isLikeNorway);
  if (!hasZone) return only(norwegian.filter(({ easting }) => Math.abs(easting) >= MIN_EASTING_M));
  return only(norwegian) ?? only(points);
}

function only(points: readonly Metres[]): Metres | undefined {
  return points.length === 1 ? points[0] : undefined;
}

/** Without m for metres, marks of thousands, and X and Y: to surveyors X is north, to others east. */
function withoutMarks(text: string): string {
  return joinThousands(
    text.replace(/(\d)\s*M(?=[\s,;)EN]|$)/gu, '$1 ').replace(/(?<![A-Z])[XY](?![A-Z])\s*[:=]?/gu, ';'),
  );
}

/** Points, or commas, are marks of thousands where a number has two of them: 403.907 6.769.796. */
function joinThousands(text: string): string {
  for (const mark of ['.', ',']) {
    const number = new RegExp(String.raw`(?<![\d.,])\d{1,3}(?:[${mark}]\d{3})+(?![\d${mark}])`, 'gu');
    const isUsed = text.match(number)?.some((found) => found.split(mark).length > 2);
    if (isUsed) return text.replace(number, (found) => found.replaceAll(mark, ''));
  }
  return text;
}

/** What the letters leave possible, the likelier first. */
function ordersOf(tokens: readonly CoordinateToken[], [first, second]: [number, number]): Metres[] {
  const eastingFirst = { easting: first, northing: second };
  const northingFirst = { easting: second, northing: first };
  const letters = tokens.flatMap((token) => (token.kind === 'letter' ? [token.letter] : []));
  const [letter, other] = letters;
  if (letter === undefined) return [isNorthingFirst(first, second) ? northingFirst : eastingFirst];
  if (letters.length > 2 || letter === other || letters.some((one) => one === 'S' || one === 'W')) return [];
  const told = letter === 'N' ? [northingFirst, eastingFirst] : [eastingFirst, northingFirst];
  // One letter between the numbers stands behind the first or before the second.
  const isBetween = letters.length === 1 && tokens[0]?.kind === 'number' && tokens.at(-1)?.kind === 'number';
  return isBetween ? told : told.slice(0, 1);
}

/** By size, where no letter says it. */
function isNorthingFirst(first: number, second: number): boolean {
  if (looksLikeNorthing(first, second)) return true;
  return !looksLikeNorthing(second, first) && !looksLikeEasting(first) && looksLikeEasting(second);
}

/** Northings of Norway have seven digits; its eastings, in whatever zone, stay well below. */
function looksLikeNorthing(value: number, other: number): boolean {
  return value >= 6_000_000 && value <= 9_400_000 && Math.abs(other) < 2_000_000;
}

/** Inside of its zone, as far from Norway eastings are. */
function looksLikeEasting(value: number): boolean {
  return value >= 100_000 && value < 900_000;
}

function isPossible({ easting, northing }: Metres): boolean {
  const isNear = Math.abs(easting) < MIN_EASTING_M && !isLikeNorway({ easting, northing });
  if (isNear || Math.abs(easting) > MAX_EASTING_M) return false;
  return northing <= MAX_NORTHING_M && northing >= MIN_NORTHING_M;
}

function isLikeNorway({ easting, northing }: Metres): boolean {
  return looksLikeNorthing(northing, easting);
}

/** The two numbers, whose thousands may be apart: 389 442 6 710 980. */
function pairsOf(tokens: readonly CoordinateToken[]): [number, number][] {
  const groups: string[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'number') groups.at(-1)?.push(token.text);
    else if ((groups.at(-1)?.length ?? 0) > 0) groups.push([]);
  }
  const filled = groups.filter((group) => group.length > 0);
  const [first = [], second] = filled;
  if (filled.length > 2) return [];
  if (second) return bothJoined(first, second);
  return first.flatMap((_, index) => bothJoined(first.slice(0, index), first.slice(index)));
}

function bothJoined(first: readonly string[], second: readonly string[]): [number, number][] {
  const [a, b] = [joined(first), joined(second)];
  return a === undefined || b === undefined ? [] : [[a, b]];
}

function joined(group: readonly string[]): number | undefined {
  const isThousands =
    /^-?(?:0|[1-9]\d{0,2})$/u.test(group[0] ?? '') &&
    group.slice(1).every((part) => /^\d{3}(?:[.,]\d+)?$/u.test(part));
  if (group.length === 0 || (group.length > 1 && !isThousands)) return undefined;
  return Number(group.join('').replace(',', '.'));
}
