// Letters as outlines of fonts that ship: a text looks the same, to the byte, on every machine.

/// <reference path="./fontkit.d.ts" />

import type { OutlineStep, PlacedGlyph } from './placed-glyph.ts';
import { keepingTexts } from './shaped-texts.ts';

export interface Typeface {
  /** Shares of the size of the letters, from the baseline up; descent is below it and positive. */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly underline: { readonly below: number; readonly thickness: number };
  /** Left, bottom, right and top of all glyphs together. */
  readonly box: readonly [left: number, bottom: number, right: number, top: number];
  /** For files that carry the glyphs that they use. */
  createSubset(): TypefaceSubset;
  /** Whether it has a glyph for each character of a text. */
  hasLetters(text: string): boolean;
  /** The glyphs of a text that stands on one line, in the order of reading; a square for each letter that is not there. */
  shape(text: string, hasKerning: boolean): readonly PlacedGlyph[];
}

/** A TrueType font of some glyphs, without names and character codes. */
export interface TypefaceSubset {
  /** Takes a glyph in; gives its number there, from 1 on. */
  include(glyphId: number): number;
  /** The font file. */
  bytes(): Uint8Array;
}

const FILES = {
  'inter-regular': () => import('../../../assets/fonts/inter-regular.ttf?inline'),
  'inter-italic': () => import('../../../assets/fonts/inter-italic.ttf?inline'),
  'inter-bold': () => import('../../../assets/fonts/inter-bold.ttf?inline'),
  'serif-regular': () => import('../../../assets/fonts/serif-regular.ttf?inline'),
  'serif-italic': () => import('../../../assets/fonts/serif-italic.ttf?inline'),
  'serif-bold': () => import('../../../assets/fonts/serif-bold.ttf?inline'),
  'mono-regular': () => import('../../../assets/fonts/mono-regular.ttf?inline'),
  'mono-italic': () => import('../../../assets/fonts/mono-italic.ttf?inline'),
  'mono-bold': () => import('../../../assets/fonts/mono-bold.ttf?inline'),
};

export type TypefaceName = keyof typeof FILES;

interface TypefaceFacts {
  readonly family: string;
  readonly postScriptName: string;
  readonly weight: number;
  readonly isItalic: boolean;
  /** Families that look most like it, where it is not installed. */
  readonly fallbacks: string;
}

/** What programs know the typefaces by. */
export const TYPEFACE_FACTS: { readonly [Name in TypefaceName]: TypefaceFacts } = {
  'inter-regular': inter('Inter-Regular'),
  'inter-italic': inter('Inter-Italic'),
  'inter-bold': inter('Inter-Bold'),
  'serif-regular': serif('DejaVuSerif'),
  'serif-italic': serif('DejaVuSerif-Italic'),
  'serif-bold': serif('DejaVuSerif-Bold'),
  'mono-regular': mono('DejaVuSansMono'),
  'mono-italic': mono('DejaVuSansMono-Oblique'),
  'mono-bold': mono('DejaVuSansMono-Bold'),
};

function inter(postScriptName: string): TypefaceFacts {
  return facts('Inter', postScriptName, "'Helvetica Neue', Arial, sans-serif");
}

function serif(postScriptName: string): TypefaceFacts {
  return facts('DejaVu Serif', postScriptName, "Georgia, 'Times New Roman', serif");
}

function mono(postScriptName: string): TypefaceFacts {
  return facts('DejaVu Sans Mono', postScriptName, "Consolas, 'Courier New', monospace");
}

function facts(family: string, postScriptName: string, fallbacks: string): TypefaceFacts {
  const isItalic = /Italic|Oblique/.test(postScriptName);
  return { family, postScriptName, weight: postScriptName.endsWith('Bold') ? 700 : 400, isItalic, fallbacks };
}

/** What stands for letters that a typeface does not have; its own sign for them went when it was cut. */
const MISSING = '\u25a1';
/** Nothing is drawn for them, so that nothing is missing. */
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Zs}\p{Default_Ignorable_Code_Point}]$/u;

const loaded = new Map<TypefaceName, Promise<Typeface>>();
const ready = new Map<TypefaceName, Typeface>();

/** A typeface is read, with the code that reads it, when the first text is drawn in it. */
export function loadTypeface(name: TypefaceName): Promise<Typeface> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = openTypeface(name);
  loaded.set(name, loading);
  // What failed once is tried again.
  loading.catch(() => loaded.delete(name));
  return loading;
}

/** One that was loaded before. */
export function readyTypeface(name: TypefaceName): Typeface {
  const typeface = ready.get(name);
  if (!typeface) throw new Error(`${name} was not loaded`);
  return typeface;
}

async function openTypeface(name: TypefaceName): Promise<Typeface> {
  const [{ create }, { default: url }] = await Promise.all([import('fontkit'), FILES[name]()]);
  const font = create(bytesOf(url));
  const em = font.unitsPerEm;
  const hasGlyph = (letter: string) =>
    UNSEEN.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const outlines = new Map<number, readonly OutlineStep[]>();
  const outlineOf = (glyph: FontGlyph) => {
    let outline = outlines.get(glyph.id);
    if (!outline) {
      outline = readOutline(glyph, em);
      outlines.set(glyph.id, outline);
    }
    return outline;
  };
  const heightOf = (letter: string) =>
    Math.max(...font.layout(letter).glyphs.flatMap((glyph) => outlineOf(glyph).flatMap(heightsOf)));
  const typeface: Typeface = {
    ascent: font.ascent / em,
    descent: -font.descent / em,
    capHeight: font.capHeight ? font.capHeight / em : heightOf('H'),
    xHeight: font.xHeight ? font.xHeight / em : heightOf('x'),
    underline: { below: -font.underlinePosition / em, thickness: font.underlineThickness / em },
    box: [font.bbox.minX / em, font.bbox.minY / em, font.bbox.maxX / em, font.bbox.maxY / em],
    createSubset() {
      const subset = font.createSubset();
      return { include: (glyphId) => subset.includeGlyph(glyphId), bytes: () => subset.encode() };
    },
    hasLetters: (text) => [...text].every(hasGlyph),
    shape: keepingTexts((text, hasKerning) => {
      const characters = [...text];
      const drawn = characters.map((letter) => (hasGlyph(letter) ? letter : MISSING)).join('');
      const { glyphs, positions } = font.layout(drawn, { kern: hasKerning });
      // What fontkit says itself depends on what it has read before.
      const textOf = (id: number, index: number) =>
        (glyphs.length === characters.length ? characters[index] : font.stringsForGlyph(id)[0]) ?? '';
      return glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const outline = outlineOf(glyph);
        return {
          id: glyph.id,
          text: textOf(glyph.id, index),
          outline,
          advance: xAdvance / em,
          offsetX: xOffset / em,
          offsetY: yOffset / em,
          isBlank: outline.length === 0,
        };
      });
    }),
  };
  ready.set(name, typeface);
  return typeface;
}

type FontGlyph = ReturnType<ReturnType<typeof import('fontkit').create>['layout']>['glyphs'][number];

const KINDS = { moveTo: 'move', lineTo: 'line', quadraticCurveTo: 'curve' } as const;

/** TrueType outlines have no other steps; a contour is closed where the next one begins. */
function readOutline({ path }: FontGlyph, em: number): OutlineStep[] {
  return path.commands.flatMap(({ command, args }) =>
    command === 'closePath' ? [] : [{ kind: KINDS[command], points: args.map((value) => value / em) }],
  );
}

function heightsOf({ points }: OutlineStep): number[] {
  return points.filter((_, index) => index % 2 === 1);
}

function bytesOf(dataUrl: string): Uint8Array {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
