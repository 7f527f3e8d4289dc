// Typefaces in a PostScript file: fonts of type 42, which hold TrueType outlines.

import type { SetGlyph } from '../text/text-run.ts';
import { TYPEFACE_FACTS, type Typeface, type TypefaceName } from '../text/typeface.ts';
import { utf16 } from './pdf-font.ts';
import { decimal } from './vector-picture.ts';

/** So many glyphs a font: its file then fits into one string, which holds at most 65,535 bytes. */
const GLYPHS_A_FONT = 100;
const LINE_BYTES = 120;

interface FontPart {
  readonly id: string;
  readonly subset: ReturnType<Typeface['createSubset']>;
  /** Names of glyphs, by their ids in the typeface, with their numbers in the font. */
  readonly glyphs: Map<number, { readonly name: string; readonly number: number }>;
}

export class PostScriptFonts {
  private readonly parts = new Map<TypefaceName, FontPart[]>();
  private readonly typefaces: ReadonlyMap<TypefaceName, Typeface>;

  constructor(typefaces: ReadonlyMap<TypefaceName, Typeface>) {
    this.typefaces = typefaces;
  }

  /** The font that holds a glyph, and its name there, which tells readers what it stands for. */
  find(name: TypefaceName, { id, text }: SetGlyph): { readonly font: string; readonly glyph: string } {
    const parts = this.parts.get(name) ?? [];
    this.parts.set(name, parts);
    for (const part of parts) {
      const known = part.glyphs.get(id);
      if (known) return { font: part.id, glyph: known.name };
    }
    let last = parts.at(-1);
    if (!last || last.glyphs.size >= GLYPHS_A_FONT) {
      last = { id: `${name}-${parts.length}`, subset: this.subsetOf(name), glyphs: new Map() };
      parts.push(last);
    }
    const glyph = `uni${utf16(text).toUpperCase()}`;
    const isTaken = [...last.glyphs.values()].some((other) => other.name === glyph);
    const unique = isTaken ? `${glyph}.g${id}` : glyph;
    last.glyphs.set(id, { name: unique, number: last.subset.include(id) });
    return { font: last.id, glyph: unique };
  }

  /** What defines all fonts that were asked for. */
  definitions(): string {
    return [...this.parts]
      .flatMap(([name, parts]) => parts.map((part) => this.definition(name, part)))
      .join('');
  }

  private subsetOf(name: TypefaceName): FontPart['subset'] {
    return this.typeface(name).createSubset();
  }

  private typeface(name: TypefaceName): Typeface {
    const typeface = this.typefaces.get(name);
    if (!typeface) throw new Error(`the typeface ${name} is not read`);
    return typeface;
  }

  private definition(name: TypefaceName, { id, subset, glyphs }: FontPart): string {
    const box = this.typeface(name).box.map((share) => decimal(share, 4));
    const names = [...glyphs.values()].map(({ name: glyph, number }) => `/${glyph} ${number} def`);
    return `%%BeginResource: font ${id}
14 dict begin
/FontName /${id} def
/FontType 42 def
/FontMatrix [1 0 0 1 0 0] def
/FontBBox [${box.join(' ')}] def
/PaintType 0 def
/FontInfo << /FamilyName (${TYPEFACE_FACTS[name].family}) >> def
/Encoding StandardEncoding def
/CharStrings ${names.length + 1} dict dup begin
/.notdef 0 def
${names.join('\n')}
end readonly def
/sfnts [<
${hexLines(subset.bytes())}00>] def
FontName currentdict end definefont pop
%%EndResource
`;
  }
}

function hexLines(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; start += LINE_BYTES) {
    const some = bytes.subarray(start, start + LINE_BYTES);
    lines.push(Array.from(some, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
  return `${lines.join('\n')}\n`;
}
