// Written coordinates as tokens: signs of all keyboards made one, words of both languages made letters.

import type { CommaMeaning } from './coordinate-reading.ts';

export type Hemisphere = 'N' | 'S' | 'E' | 'W';
export type AngleSign = '°' | "'" | '"';

export type CoordinateToken =
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | { readonly kind: 'letter'; readonly letter: Hemisphere }
  | { readonly kind: 'sign'; readonly sign: AngleSign }
  | { readonly kind: 'separator' };

const LABELS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:nordlig|nord|north|latitude|lat|breddegrad|bredde)\b\.?:?/giu, 'N'],
  [/(?<!\p{L})(?:sørlig|sør|sor|south)(?!\p{L})/giu, 'S'],
  [/(?<!\p{L})(?:østlig|øst|ost|east|longitude|long?|lon|lengdegrad|lengde|ø|ö|o)(?!\p{L})\.?:?/giu, 'E'],
  [/(?<!\p{L})(?:vestlig|vest|west)(?!\p{L})/giu, 'W'],
];

/** Upper case, plain signs, letters for words. */
export function plainCoordinate(text: string): string {
  let plain = text
    .normalize('NFC')
    .replace(/[\u00a0\u2007\u2009\u202f]/gu, ' ')
    .replace(/[\u2212\u2010-\u2014]/gu, '-')
    .replace(/[º˚]/gu, '°')
    .replace(/''|[″”“]/gu, '"')
    .replace(/[′’‘´`]/gu, "'");
  for (const [word, letter] of LABELS) plain = plain.replace(word, letter);
  return plain.toUpperCase().trim();
}

// A number that stands behind another with a hyphen has no sign: 60-23 are degrees and minutes, which nobody reads here.
const TOKENS: { readonly [Meaning in CommaMeaning]: RegExp } = {
  decimal: /\s*(?:([+-]?\d+(?:[.,]\d+)?)|([NSEWØV])|([°'"])|([,;/|]))/uy,
  separator: /\s*(?:([+-]?\d+(?:\.\d+)?)|([NSEWØV])|([°'"])|([,;/|]))/uy,
};

/** Undefined where something stands that is no part of a coordinate. */
export function coordinateTokens(plain: string, comma: CommaMeaning): CoordinateToken[] | undefined {
  const pattern = TOKENS[comma];
  const tokens: CoordinateToken[] = [];
  let place = 0;
  while (place < plain.length) {
    pattern.lastIndex = place;
    const match = pattern.exec(plain);
    if (!match) return undefined;
    tokens.push(tokenOf(match));
    place = pattern.lastIndex;
  }
  return tokens;
}

function tokenOf([, number, letter, sign]: RegExpExecArray): CoordinateToken {
  if (number !== undefined) {
    return { kind: 'number', value: Number(number.replace(',', '.')), text: number };
  }
  if (letter !== undefined) return { kind: 'letter', letter: hemisphere(letter) };
  if (sign === '°' || sign === "'" || sign === '"') return { kind: 'sign', sign };
  return { kind: 'separator' };
}

function hemisphere(letter: string): Hemisphere {
  if (letter === 'N' || letter === 'S') return letter;
  return letter === 'W' || letter === 'V' ? 'W' : 'E';
}
