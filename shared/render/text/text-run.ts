// Texts as formats write them that know letters: glyphs of a typeface, each at its place.

import type { Paint } from '../paint.ts';
import type { TypefaceName } from './typeface.ts';

export interface TextRun {
  readonly text: string;
  readonly typeface: TypefaceName;
  readonly sizePx: number;
  /** A share of their own width that the letters have. */
  readonly letterWidth: number;
  readonly paint: Paint;
  readonly glyphs: readonly SetGlyph[];
}

export interface SetGlyph {
  /** Its number in the typeface. */
  readonly id: number;
  /** The characters that it stands for; empty where that is not known. */
  readonly text: string;
  /** Its own width, a share of the size. */
  readonly advance: number;
  /** The left end of its baseline, pixels of the image. */
  readonly x: number;
  readonly y: number;
  /** The slope of its baseline, radians, clockwise. */
  readonly angle: number;
}

/** A text whose letters stand on one straight line. */
export interface StraightRun {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** How far from there each glyph begins, pixels. */
  readonly along: readonly number[];
}

/** Half of what is seen: glyphs farther from the line than this are not on it. */
const OFF_LINE_PX = 0.05;

/** Undefined for a text along a curve. */
export function straightRun({ glyphs }: TextRun): StraightRun | undefined {
  const [first] = glyphs;
  if (!first) return undefined;
  const { x, y, angle } = first;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const along: number[] = [];
  for (const glyph of glyphs) {
    const off = (glyph.y - y) * cosine - (glyph.x - x) * sine;
    if (glyph.angle !== angle || Math.abs(off) > OFF_LINE_PX) return undefined;
    along.push((glyph.x - x) * cosine + (glyph.y - y) * sine);
  }
  return { x, y, angle, along };
}

/** Whether each unit of UTF-16 of the text has a glyph of its own. */
export function isByLetter({ text, glyphs }: TextRun): boolean {
  return text.length === glyphs.length;
}
