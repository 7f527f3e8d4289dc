// What Varde uses of fontkit 2 (its own types want those of Node), and fonts as Vite hands them out.

declare module 'fontkit' {
  interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath';
    readonly args: readonly number[];
  }
  interface Glyph {
    /** 0 stands for a letter that the font does not have. */
    readonly id: number;
    readonly path: { readonly commands: readonly PathCommand[] };
  }
  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    /** Font units. */
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  }
  /** A font of some of the glyphs, under new ids. */
  interface Subset {
    /** The id that a glyph has in the subset. */
    includeGlyph(id: number): number;
    encode(): Uint8Array;
  }
  interface Font {
    readonly unitsPerEm: number;
    readonly bbox: {
      readonly minX: number;
      readonly minY: number;
      readonly maxX: number;
      readonly maxY: number;
    };
    readonly ascent: number;
    readonly descent: number;
    /** Older fonts do not tell these two. */
    readonly capHeight: number | undefined;
    readonly xHeight: number | undefined;
    readonly underlinePosition: number;
    readonly underlineThickness: number;
    layout(text: string, features?: { readonly [tag: string]: boolean }): GlyphRun;
    createSubset(): Subset;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** The characters that a glyph is drawn for, by the font's own table. */
    stringsForGlyph(id: number): readonly string[];
  }
  export function create(bytes: Uint8Array): Font;
}

declare module '*.ttf?inline' {
  /** A data URL in base64. */
  const url: string;

  export = url;
}
