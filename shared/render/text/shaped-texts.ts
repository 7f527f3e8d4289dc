// Texts that were shaped lately: whoever pans, zooms or draws the next tile meets the same names again, and shaping them is a
// sixth of the time of a map of labels.

import type { PlacedGlyph } from './placed-glyph.ts';

type Shape = (text: string, hasKerning: boolean) => readonly PlacedGlyph[];

/** So many texts at least are kept, and at most twice as many: some 200 bytes each. */
const KEPT_TEXTS = 10_000;

/** The same function, which gives equal texts the same glyphs. */
export function keepingTexts(shape: Shape): Shape {
  const share = sharedGlyphs();
  let recent = new Map<string, readonly PlacedGlyph[]>();
  let older = recent;
  return (text, hasKerning) => {
    const key = hasKerning ? `k${text}` : `-${text}`;
    let glyphs = recent.get(key);
    if (glyphs) return glyphs;
    glyphs = older.get(key) ?? shape(text, hasKerning).map(share);
    if (recent.size >= KEPT_TEXTS) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, glyphs);
    return glyphs;
  };
}

/** One object for all glyphs that are the same. */
function sharedGlyphs(): (glyph: PlacedGlyph) => PlacedGlyph {
  const byId = new Map<number, PlacedGlyph[]>();
  return (glyph) => {
    const known = byId.get(glyph.id) ?? [];
    const same = known.find(
      ({ text, advance, offsetX, offsetY }) =>
        text === glyph.text &&
        advance === glyph.advance &&
        offsetX === glyph.offsetX &&
        offsetY === glyph.offsetY,
    );
    if (same) return same;
    known.push(glyph);
    byId.set(glyph.id, known);
    return glyph;
  };
}
