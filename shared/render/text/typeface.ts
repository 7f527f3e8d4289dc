// Letters as outlines of fonts that ship: a text looks the same, to the byte, on every machine.

/// <reference path="./fontkit.d.ts" />

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
  /** The glyphs of a text that stands on one line, in the order of reading. */
  shape(text: string, hasKerning: boolean): readonly PlacedGlyph[];
}

/** A TrueType font of some glyphs, without names and character codes. */
export interface TypefaceSubset {
  /** Takes a glyph in; gives its number there, from 1 on. */
  include(glyphId: number): number;
  /** The font file. */
  bytes(): Uint8Array;
}

/** Lengths in shares of the size of the letters, y up. */
export interface PlacedGlyph {
  /** Its number in the typeface. */
  readonly id: number;
  /** The characters that it stands for; empty where that is not known. */
  readonly text: string;
  readonly outline: readonly OutlineStep[];
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** The character that it stands for is a blank. */
  readonly isBlank: boolean;
}

/** The ends of a step along an outline: one point for a side, two for a quadratic curve. */
export interface OutlineStep {
  readonly kind: 'move' | 'line' | 'curve';
  readonly points: readonly number[];
}

const FILES = {
  'inter-regular': () => import('../../../assets/fonts/inter-regular.ttf?inline'),
  'inter-italic': () => import('../../../assets/fonts/inter-italic.ttf?inline'),
  'inter-bold': () => import('../../../assets/fonts/inter-bold.ttf?inline'),
};

export type TypefaceName = keyof typeof FILES;

/** What programs know the typefaces by. */
export const TYPEFACE_FACTS = {
  'inter-regular': { family: 'Inter', postScriptName: 'Inter-Regular', weight: 400, isItalic: false },
  'inter-italic': { family: 'Inter', postScriptName: 'Inter-Italic', weight: 400, isItalic: true },
  'inter-bold': { family: 'Inter', postScriptName: 'Inter-Bold', weight: 700, isItalic: false },
} as const satisfies { readonly [Name in TypefaceName]: object };

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
  const outlines = new Map<number, readonly OutlineStep[]>();
  const outlineOf = (glyph: FontGlyph) => {
    let outline = outlines.get(glyph.id);
    if (!outline) {
      outline = readOutline(glyph, em);
      outlines.set(glyph.id, outline);
    }
    return outline;
  };
  const typeface: Typeface = {
    ascent: font.ascent / em,
    descent: -font.descent / em,
    capHeight: font.capHeight / em,
    xHeight: font.xHeight / em,
    underline: { below: -font.underlinePosition / em, thickness: font.underlineThickness / em },
    box: [font.bbox.minX / em, font.bbox.minY / em, font.bbox.maxX / em, font.bbox.maxY / em],
    createSubset() {
      const subset = font.createSubset();
      return { include: (glyphId) => subset.includeGlyph(glyphId), bytes: () => subset.encode() };
    },
    shape(text, hasKerning) {
      const { glyphs, positions } = font.layout(text, { kern: hasKerning });
      const characters = [...text];
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
    },
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

function bytesOf(dataUrl: string): Uint8Array {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
