// The text of a coordinate as tokens.

import type { CommaMeaning } from './coordinate-reading.ts';

export type Hemisphere = 'N' | 'S' | 'E' | 'W';
export type AngleSign = '°' | "'" | '"';

export type CoordinateToken =
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | { readonly kind: 'letter'; readonly letter: Hemisphere }
  | { readonly kind: 'sign'; readonly sign: AngleSign }
  | { readonly kind: 'separator' };

// A hyphen right behind a digit is no minus: 10.30-12.00 is a time from and to.
const TOKENS: { readonly [Meaning in CommaMeaning]: RegExp } = {
  decimal: /\s*(?:((?:(?<!\d)[+-])?\d+(?:[.,]\d+)?)|([NSEWØV])|([°'"])|([,;/|]))/uy,
  separator: /\s*(?:((?:(?<!\d)[+-])?\d+(?:\.\d+)?)|([NSEWØV])|([°'"])|([,;/|]))/uy,
};

/**
 * Undefined where something stands that is no part of a coordinate.
 * @param plain as `plainCoordinate` gives it
 */
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
