import type { MapType } from '../../../contracts/map/types.ts';
import { plainTextSymbol } from '../text/plain-text-symbol.ts';

type SimpleTextSymbol = MapType<'SimpleTextSymbol'>;

const BOLD = 700;
const DEFAULT_PT = 8;

/** The symbol of labels as the full symbol for texts. What it has besides, its box and its alignment, is not in there. */
export function fullTextSymbol(symbol: SimpleTextSymbol | undefined): MapType<'TextSymbol'> {
  if (!symbol) return plainTextSymbol({ Size: DEFAULT_PT });
  const { Color, Size, FontStyle, FontWeight, FontDecoration, MaskStyle, MaskSize, MaskSymbol } = symbol;
  return plainTextSymbol({
    ...(Color ? { Color } : {}),
    ...(MaskSymbol ? { MaskSymbol } : {}),
    Size: Size ?? DEFAULT_PT,
    XOffset: symbol.XOffset ?? 0,
    YOffset: symbol.YOffset ?? 0,
    Kerning: symbol.Kerning ?? true,
    ...(symbol.FontFamilyName ? { FontName: symbol.FontFamilyName } : {}),
    FontItalic: FontStyle === 'italic' || FontStyle === 'oblique',
    FontWeight: FontWeight === 'bold' || FontWeight === 'bolder' ? BOLD : 400,
    FontUnderline: FontDecoration === 'underline',
    FontStrikethrough: FontDecoration === 'line-through',
    MaskStyle: MaskStyle ?? 'geoMSNone',
    MaskSize: MaskSize ?? 0,
  });
}
