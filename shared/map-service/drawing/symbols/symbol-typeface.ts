import type { TypefaceName } from '../../../render/text/typeface.ts';

/** What symbols say of their letters. Families that do not ship are drawn in the one that does. */
interface LetterStyle {
  readonly FontWeight?: number;
  readonly FontItalic?: boolean;
}

const BOLD_FROM = 600;

export function typefaceOf(style: LetterStyle | undefined): TypefaceName {
  if ((style?.FontWeight ?? 0) >= BOLD_FROM) return 'inter-bold';
  return style?.FontItalic ? 'inter-italic' : 'inter-regular';
}
