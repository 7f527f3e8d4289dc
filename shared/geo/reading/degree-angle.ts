// One angle: up to three numbers, each finer than the one before, all but the last whole; or run together, 6023.550N.

import type { CoordinateToken, Hemisphere } from './coordinate-tokens.ts';

export interface Angle {
  readonly degrees: number;
  readonly letter: Hemisphere | undefined;
}

const UNITS = ['°', "'", '"'];

export function angleOf(tokens: readonly CoordinateToken[]): Angle | undefined {
  let letter: Hemisphere | undefined;
  const texts: string[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'letter') {
      if (letter || (index > 0 && index < tokens.length - 1)) return undefined;
      letter = token.letter;
    } else if (token.kind === 'number') {
      texts.push(token.text.replace(',', '.'));
    } else if (token.kind === 'sign') {
      // The sign of a number is that of its place.
      if (tokens[index - 1]?.kind !== 'number' || token.sign !== UNITS[texts.length - 1]) return undefined;
    }
  }
  const [only, more] = texts;
  const parts =
    (only !== undefined && more === undefined && letter && partsOfRunTogether(only, letter)) || texts;
  const degrees = degreesOf(parts);
  if (degrees === undefined) return undefined;
  const isBehindZero = (only?.startsWith('-') ?? false) !== (letter === 'S' || letter === 'W');
  return { degrees: isBehindZero ? -degrees : degrees, letter };
}

/** Degrees without their sign, of degrees, minutes and seconds. */
export function degreesOf(parts: readonly string[]): number | undefined {
  if (parts.length === 0 || parts.length > 3) return undefined;
  let degrees = 0;
  for (const [index, part] of parts.entries()) {
    const value = index === 0 ? Math.abs(Number(part)) : Number(part);
    const isFine = index > 0;
    if (isFine && (value < 0 || value >= 60 || !Number.isInteger(Number(parts[index - 1])))) return undefined;
    degrees += value / 60 ** index;
  }
  return degrees;
}

/**
 * Two digits of degrees of latitude or three of longitude, two of minutes and perhaps two of seconds, as receivers,
 * sailors and airmen write them; undefined where the number of digits is another.
 */
export function partsOfRunTogether(text: string, letter: Hemisphere): string[] | undefined {
  const degreeDigits = letter === 'N' || letter === 'S' ? 2 : 3;
  const digits = /^[+-]?(\d+)(\.\d+)?$/u.exec(text);
  const [, whole = '', fraction = ''] = digits ?? [];
  const degrees = whole.slice(0, degreeDigits);
  if (whole.length === degreeDigits + 2) return [degrees, whole.slice(degreeDigits) + fraction];
  if (whole.length !== degreeDigits + 4) return undefined;
  return [degrees, whole.slice(degreeDigits, -2), whole.slice(-2) + fraction];
}
