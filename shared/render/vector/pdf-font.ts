// A typeface in a PDF file: the glyphs that are used, and which characters they stand for, so that text is found and copied.

import type { SetGlyph } from '../text/text-run.ts';
import { TYPEFACE_FACTS, type Typeface, type TypefaceName } from '../text/typeface.ts';
import type { PdfFile } from './pdf-file.ts';

/** Lengths of fonts in PDF are thousandths of their size. */
const PER_EM = 1000;
const NONSYMBOLIC = 32;
const ITALIC = 64;
/** Thickness of upright strokes: nobody reads it where the font is in the file. */
const STEM = 80;
const ITALIC_DEGREES = -9.4;

export interface PdfFont {
  /** The code of a glyph in strings of this font, as four hexadecimal digits. */
  code(glyph: SetGlyph): string;
  /** Writes the font; gives the number of its object. */
  write(file: PdfFile): number;
}

export function createPdfFont(name: TypefaceName, typeface: Typeface): PdfFont {
  const subset = typeface.createSubset();
  const used = new Map<number, SetGlyph>();
  return {
    code(glyph) {
      const number = subset.include(glyph.id);
      if (!used.has(number)) used.set(number, glyph);
      return hex(number);
    },
    write(file) {
      const baseFont = `/VARDES+${TYPEFACE_FACTS[name].postScriptName}`;
      const bytes = subset.bytes();
      const fontFile = file.addStream(bytes, `/Length1 ${bytes.length}`);
      const descriptor = file.add(descriptorText(baseFont, name, typeface, fontFile));
      const widths = [...used].map(([number, { advance }]) => `${number} [${Math.round(advance * PER_EM)}]`);
      const descendant = file.add(
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${baseFont} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW 0 /W [${widths.join(' ')}] /CIDToGIDMap /Identity >>`,
      );
      const toUnicode = file.addStream(new TextEncoder().encode(characterMap(used)));
      return file.add(
        `<< /Type /Font /Subtype /Type0 /BaseFont ${baseFont} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
      );
    },
  };
}

function descriptorText(baseFont: string, name: TypefaceName, typeface: Typeface, fontFile: number): string {
  const { isItalic } = TYPEFACE_FACTS[name];
  const { ascent, descent, capHeight, box } = typeface;
  const whole = (share: number) => Math.round(share * PER_EM);
  const flags = NONSYMBOLIC + (isItalic ? ITALIC : 0);
  return `<< /Type /FontDescriptor /FontName ${baseFont} /Flags ${flags} /FontBBox [${box.map(whole).join(' ')}] /ItalicAngle ${isItalic ? ITALIC_DEGREES : 0} /Ascent ${whole(ascent)} /Descent ${-whole(descent)} /CapHeight ${whole(capHeight)} /StemV ${STEM} /FontFile2 ${fontFile} 0 R >>`;
}

/** At most this many lines stand in one block. */
const MAP_LINES = 100;

function characterMap(used: ReadonlyMap<number, SetGlyph>): string {
  const lines = [...used]
    .filter(([, { text }]) => text !== '')
    .map(([number, { text }]) => `<${hex(number)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += MAP_LINES) {
    const some = lines.slice(start, start + MAP_LINES);
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

function hex(number: number): string {
  return number.toString(16).padStart(4, '0');
}

/** The characters of a glyph as hexadecimal digits of UTF-16. */
export function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');
}
