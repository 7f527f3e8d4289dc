import type { MapType } from '../../../contracts/map/types.ts';

/** A text symbol in which only what is named is not ordinary. */
export function plainTextSymbol(more: Partial<MapType<'TextSymbol'>>): MapType<'TextSymbol'> {
  return {
    $type: 'TextSymbol',
    BreakCharIndex: -1,
    VerticalAlignment: 'geoTVABaseline',
    HorizontalAlignment: 'geoTHACenter',
    Clip: false,
    RightToLeft: false,
    Angle: 0,
    XOffset: 0,
    YOffset: 0,
    ShadowXOffset: 0,
    ShadowYOffset: 0,
    TextPosition: 'geoTPNormal',
    TextCase: 'geoTCNormal',
    CharacterSpacing: 0,
    CharacterWidth: 100,
    WordSpacing: 100,
    Kerning: true,
    Leading: 0,
    TextDirection: 'geoTDHorizontal',
    FlipAngle: 0,
    TypeSetting: false,
    Text: '',
    Size: 9,
    MaskStyle: 'geoMSNone',
    MaskSize: 0,
    ...more,
  };
}
