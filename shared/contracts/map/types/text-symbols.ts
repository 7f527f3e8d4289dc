// Symbols for texts.

import type { TypeTable } from '../../../schema/notation.ts';

export const textSymbolsTypes = {
  SimpleTextSymbol: {
    doc: 'A symbol for labels.',
    extends: 'Symbol',
    fields: {
      Color: ['Color?', 'Colour of the letters.'],
      BackgroundColor: ['Color?', 'Colour of the box behind.'],
      OutlineColor: ['Color?', "Colour of the box's line."],
      VerticalAlignment: ['geoSimpleTextVerticalAlignment?', 'Which line of the text stands at the point.'],
      HorizontalAlignment: [
        'geoSimpleTextHorizontalAlignment?',
        'Which side of the text stands at the point.',
      ],
      RightToLeft: ['boolean?=false', 'Whether the text runs from right to left.'],
      Angle: ['double?=0.0', 'Rotation in degrees, anti-clockwise.'],
      XOffset: ['double?=0.0', 'Shift right from the anchor, points.'],
      YOffset: ['double?=0.0', 'Shift up from the anchor, points.'],
      Size: ['double?', 'Size, points.'],
      FontFamilyName: ['string?', 'Font family, as in TextSymbol.'],
      FontStyle: ['geoFontStyle?', 'Slant of the letters.'],
      FontWeight: ['geoFontWeight?', 'Boldness of the letters.'],
      FontDecoration: ['geoFontDecoration?', 'Line through or under the letters.'],
      OutlineWidth: ['double?', "Width of the box's line, points."],
      Kerning: ['boolean?', 'Whether pairs of letters are moved together.'],
      MaskStyle: ['geoMaskStyle?', 'Halo around the letters, or none.'],
      MaskSize: ['int?', 'Width of the halo, points; a whole number here.'],
      MaskSymbol: ['Symbol?', 'Fill of the halo.'],
    },
  },
  TextSymbol: {
    doc: 'The full symbol for texts, used by scale bars and text elements.',
    extends: 'Symbol',
    fields: {
      Color: ['Color?', 'Colour of the letters.'],
      BreakCharIndex: ['int', 'Code of the character that ends a line; -1: none.'],
      VerticalAlignment: ['geoTextVerticalAlignment', 'Which line of the text stands at the point.'],
      HorizontalAlignment: ['geoTextHorizontalAlignment', 'Which side of the text stands at the point.'],
      Clip: ['boolean', 'Clip to geometry.'],
      RightToLeft: ['boolean', 'Whether the text runs from right to left.'],
      Angle: ['double', 'Rotation in degrees, anti-clockwise.'],
      XOffset: ['double', 'Shift right from the anchor, points.'],
      YOffset: ['double', 'Shift up from the anchor, points.'],
      ShadowColor: ['Color?', 'Colour of the shadow.'],
      ShadowXOffset: ['double', 'Shift of the shadow to the right, points.'],
      ShadowYOffset: ['double', 'Shift of the shadow up, points.'],
      TextPosition: ['geoTextPosition', 'On the line, raised, or lowered.'],
      TextCase: ['geoTextCase', 'Case of the letters.'],
      CharacterSpacing: ['double', 'Extra space between letters, percent.'],
      CharacterWidth: ['double=100.0', 'Width of the letters, percent.'],
      WordSpacing: ['double=100.0', 'Width of the spaces, percent.'],
      Kerning: ['boolean', 'Whether pairs of letters are moved together.'],
      Leading: ['double', 'Extra space between lines, points.'],
      TextDirection: ['geoTextDirection', 'Direction of the run.'],
      FlipAngle: ['double', 'Angle from which the text is turned over, degrees.'],
      TypeSetting: ['boolean', 'Whether the text is typeset.'],
      TextPathClass: ['string?', 'Class name of a foreign product; no effect.'],
      FillSymbol: ['Symbol?', 'Fill of the letters.'],
      Text: ['string', 'Text to draw.'],
      Size: ['double', 'Size, points.'],
      MaskStyle: ['geoMaskStyle', 'Halo around the letters, or none.'],
      MaskSize: ['double', 'Halo width, points.'],
      MaskSymbol: ['Symbol?', 'Fill of the halo.'],
      FontName: [
        'string?',
        'Font family; one that is not there becomes one of three that are, by words of its name.',
      ],
      FontItalic: ['boolean?', 'Italic flag.'],
      FontUnderline: ['boolean?', 'Underline flag.'],
      FontStrikethrough: ['boolean?', 'Strike-through flag.'],
      FontWeight: ['int?', 'Boldness: 400 normal, 700 bold.'],
      FontCharset: ['int?', 'Character-set code of the font.'],
      FontSizeHi: ['int?', 'Upper 32 bits of the size, a 64-bit number of 1/10,000 points.'],
      FontSizeLo: ['int?', 'Lower 32 bits of the size, a 64-bit number of 1/10,000 points.'],
      TextParserClass: ['string?', 'Class name of a foreign product; no effect.'],
    },
  },
  geoFontDecoration: {
    doc: 'A line at the letters.',
    values: {
      none: 'None.',
      underline: 'Under them.',
      'line-through': 'Through them.',
    },
  },
  geoFontStyle: {
    doc: 'Slant of the letters.',
    values: {
      normal: 'Upright.',
      italic: "The font's italic.",
      oblique: 'Upright letters slanted.',
    },
  },
  geoFontWeight: {
    doc: 'Boldness of the letters.',
    values: {
      normal: 'Normal.',
      bold: 'Bold.',
      bolder: 'Bolder than what is around.',
      lighter: 'Lighter than what is around.',
    },
  },
  geoMaskStyle: {
    doc: 'What surrounds letters.',
    values: {
      geoMSNone: 'Nothing.',
      geoMSHalo: 'A halo.',
    },
  },
  geoSimpleTextHorizontalAlignment: {
    doc: "Side of a label's text.",
    values: {
      left: 'Left.',
      center: 'Centre.',
      right: 'Right.',
      justified: 'Both sides.',
    },
  },
  geoSimpleTextVerticalAlignment: {
    doc: "Line of a label's text.",
    values: {
      top: 'Top.',
      middle: 'Middle.',
      baseline: 'Baseline.',
      bottom: 'Bottom.',
    },
  },
  geoTextCase: {
    doc: 'Case of letters.',
    values: {
      geoTCNormal: 'As written.',
      geoTCLowercase: 'Lower.',
      geoTCAllCaps: 'Capitals.',
      geoTCSmallCaps: 'Small capitals.',
    },
  },
  geoTextDirection: {
    doc: 'Direction of a text.',
    values: {
      geoTDHorizontal: 'Level.',
      geoTDAngle: 'At an angle.',
      geoTDVertical: 'Upright.',
    },
  },
  geoTextHorizontalAlignment: {
    doc: 'Side of a text.',
    values: {
      geoTHALeft: 'Left.',
      geoTHACenter: 'Centre.',
      geoTHARight: 'Right.',
      geoTHAFull: 'Both sides.',
    },
  },
  geoTextPosition: {
    doc: 'Height of a text.',
    values: {
      geoTPNormal: 'On the line.',
      geoTPSuperscript: 'Raised.',
      geoTPSubscript: 'Lowered.',
    },
  },
  geoTextVerticalAlignment: {
    doc: 'Line of a text.',
    values: {
      geoTVATop: 'Top.',
      geoTVACenter: 'Centre.',
      geoTVABaseline: 'Baseline.',
      geoTVABottom: 'Bottom.',
    },
  },
} as const satisfies TypeTable;
