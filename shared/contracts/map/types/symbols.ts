// Symbols for points, lines and areas.

import type { TypeTable } from '../../../schema/notation.ts';

export const symbolsTypes = {
  Symbol: {
    doc: 'How a point, line, area or text is drawn.',
    abstract: true,
    fields: {},
  },
  MarkerSymbol: {
    doc: 'A symbol for points.',
    extends: 'Symbol',
    abstract: true,
    fields: {
      Angle: ['double', 'Rotation, degrees anti-clockwise.'],
      Color: ['Color?', 'Colour of the marker.'],
      Size: ['double', 'Size, points.'],
      XOffset: ['double', 'Shift right from the anchor, points.'],
      YOffset: ['double', 'Shift up from the anchor, points.'],
    },
  },
  SimpleMarkerSymbol: {
    doc: 'A marker of one of five shapes.',
    extends: 'MarkerSymbol',
    fields: {
      Outline: ['boolean', 'Whether an outline is drawn.'],
      OutlineSize: ['double', 'Width of the outline, points.'],
      OutlineColor: ['Color', 'Colour of the outline.'],
      Style: ['geoSimpleMarkerStyle', 'Shape.'],
    },
  },
  CartographicMarkerSymbol: {
    doc: 'A marker that can be stretched.',
    extends: 'MarkerSymbol',
    abstract: true,
    fields: {
      XScale: ['double=1.0', 'Horizontal stretch.'],
      YScale: ['double=1.0', 'Vertical stretch.'],
    },
  },
  CharacterMarkerSymbol: {
    doc: 'A glyph of a font as a marker.',
    extends: 'CartographicMarkerSymbol',
    fields: {
      CharacterIndex: ['int', 'Code of the glyph.'],
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
    },
  },
  PictureMarkerSymbol: {
    doc: 'A picture as a marker; the picture is embedded or at an address.',
    extends: 'CartographicMarkerSymbol',
    fields: {
      BgColor: ['Color?', 'Background for 1-bit pictures / behind the picture.'],
      BitmapTransColor: ['Color?', 'Colour in the bitmap treated as transparent.'],
      Picture: ['base64Binary?', 'Image bytes (PNG in practice).'],
      PictureUri: ['string?', 'Address of the image, when it is not embedded.'],
      Width: ['double?', 'Width, points.'],
      FgColor: ['Color?', 'Foreground for 1-bit pictures.'],
      Swap1BitColor: ['boolean?', 'Swap fore/background for 1-bit pictures.'],
    },
  },
  LineSymbol: {
    doc: 'A symbol for lines.',
    extends: 'Symbol',
    abstract: true,
    fields: {
      Color: ['Color?', 'Colour of the line.'],
      Width: ['double', 'Width, points.'],
    },
  },
  SimpleLineSymbol: {
    doc: 'A line with a dash pattern.',
    extends: 'LineSymbol',
    fields: {
      Style: ['geoSimpleLineStyle', 'Dash pattern.'],
    },
  },
  FillSymbol: {
    doc: 'A symbol for areas.',
    extends: 'Symbol',
    abstract: true,
    fields: {
      Color: ['Color?', 'Colour of the fill.'],
      Outline: ['LineSymbol?', 'Line around the area.'],
    },
  },
  SimpleFillSymbol: {
    doc: 'A fill with a pattern.',
    extends: 'FillSymbol',
    fields: {
      Style: ['geoSimpleFillStyle', 'Pattern of the fill.'],
    },
  },
  PictureFillSymbol: {
    doc: 'A fill of repeated pictures.',
    extends: 'FillSymbol',
    fields: {
      Picture: ['base64Binary?', 'Image bytes (PNG in practice).'],
      PictureUri: ['string?', 'Address of the image, when it is not embedded.'],
      Width: ['double?', 'Width, points.'],
      Height: ['double?', 'Height, points.'],
      BgColor: ['Color?', 'Background for 1-bit pictures / behind the picture.'],
      FgColor: ['Color?', 'Foreground for 1-bit pictures.'],
      BitmapTransColor: ['Color?', 'Colour in the bitmap treated as transparent.'],
      XSeparation: ['double?', 'Gap between pictures, points.'],
      YSeparation: ['double?', 'Gap between pictures, points.'],
      Swap1BitColor: ['boolean?', 'Swap fore/background for 1-bit pictures.'],
      Angle: ['double?', 'Rotation in degrees, anti-clockwise.'],
      XOffset: ['double?', 'Shift right from the anchor, points.'],
      YOffset: ['double?', 'Shift up from the anchor, points.'],
      XScale: ['double?=1.0', 'Horizontal stretch.'],
      YScale: ['double?=1.0', 'Vertical stretch.'],
    },
  },
  XMLBinarySymbol: {
    doc: 'A symbol as bytes of a foreign product; it cannot be drawn here.',
    extends: 'Symbol',
    fields: {
      Data: ['XMLPersistedObject', 'Opaque bytes.'],
    },
  },
  XMLBinaryFillSymbol: {
    doc: 'A fill as bytes of a foreign product; it cannot be drawn here.',
    extends: 'FillSymbol',
    fields: {
      Data: ['XMLPersistedObject', 'Opaque bytes.'],
    },
  },
  XMLPersistedObject: {
    doc: 'Bytes of a foreign product.',
    fields: {
      Bytes: ['base64Binary', 'The bytes.'],
    },
  },
  geoSimpleFillStyle: {
    doc: 'Pattern of a fill.',
    values: {
      geoSFSSolid: 'Solid.',
      geoSFSNull: 'Empty.',
      geoSFSHorizontal: 'Level lines.',
      geoSFSVertical: 'Upright lines.',
      geoSFSForwardDiagonal: 'Lines that rise to the right.',
      geoSFSBackwardDiagonal: 'Lines that fall to the right.',
      geoSFSCross: 'Level and upright lines.',
      geoSFSDiagonalCross: 'Lines in both slants.',
    },
  },
  geoSimpleLineStyle: {
    doc: 'Dash pattern of a line.',
    values: {
      geoSLSSolid: 'Solid.',
      geoSLSDash: 'Dashes.',
      geoSLSDot: 'Dots.',
      geoSLSDashDot: 'A dash and a dot in turn.',
      geoSLSDashDotDot: 'A dash and two dots in turn.',
      geoSLSNull: 'Not drawn.',
      geoSLSInsideFrame: 'Solid, inside the frame.',
    },
  },
  geoSimpleMarkerStyle: {
    doc: 'Shape of a marker.',
    values: {
      geoSMSCircle: 'Circle.',
      geoSMSSquare: 'Square.',
      geoSMSCross: 'Upright cross.',
      geoSMSX: 'Slanted cross.',
      geoSMSDiamond: 'Diamond.',
    },
  },
} as const satisfies TypeTable;
