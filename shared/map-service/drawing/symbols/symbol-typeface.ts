import { readyTypeface, type TypefaceName } from '../../../render/text/typeface.ts';

/** What symbols say of their letters. */
interface LetterStyle {
  readonly FontName?: string;
  readonly FontWeight?: number;
  readonly FontItalic?: boolean;
}

const BOLD_FROM = 600;
/** Words of the names of families, in the order in which they count: "MS Sans Serif" has no serifs. */
const FAMILIES = [
  ['mono', /mono|courier|consol|typewriter|fixed|terminal/i],
  ['inter', /sans/i],
  ['serif', /serif|times|georgia|roman|garamond|palatino|cambria|bookman|century|caslon|didot|antiqua/i],
] as const;

/**
 * The typeface that ships and looks most like the one that is named: with serifs, of one width, else Inter. Where that is
 * not Inter, it comes after it, for letters that the first one lacks.
 */
export function typefacesOf(style: LetterStyle | undefined): readonly TypefaceName[] {
  const { FontName = '', FontWeight = 0, FontItalic = false } = style ?? {};
  const family = FAMILIES.find(([, pattern]) => pattern.test(FontName))?.[0] ?? 'inter';
  const face = FontWeight >= BOLD_FROM ? 'bold' : FontItalic ? 'italic' : 'regular';
  return family === 'inter' ? [`inter-${face}`] : [`${family}-${face}`, `inter-${face}`];
}

/** The first of some typefaces, which were read before, that has all letters of a text, else the last one. */
export function typefaceFor(text: string, names: readonly TypefaceName[]): TypefaceName {
  const found = names.slice(0, -1).find((name) => readyTypeface(name).hasLetters(text)) ?? names.at(-1);
  return found ?? 'inter-regular';
}
