// Colours and ramps of colours.

import type { TypeTable } from '../../../schema/notation.ts';

export const colorsTypes = {
  Color: {
    doc: 'A colour in one of five models.',
    abstract: true,
    fields: {
      UseWindowsDithering: ['boolean?', 'A hint for old displays; no effect.'],
      AlphaValue: ['unsignedByte?', '0 transparent .. 255 opaque.'],
    },
  },
  RgbColor: {
    doc: 'Red, green and blue.',
    extends: 'Color',
    fields: {
      Red: ['unsignedByte', '0..255.'],
      Green: ['unsignedByte', '0..255.'],
      Blue: ['unsignedByte', '0..255.'],
    },
  },
  GrayColor: {
    doc: 'A grey.',
    extends: 'Color',
    fields: {
      GrayLevel: ['unsignedByte', '0..255.'],
    },
  },
  CmykColor: {
    doc: 'Ink shares for print.',
    extends: 'Color',
    fields: {
      Cyan: ['unsignedByte', '0..100.'],
      Magenta: ['unsignedByte', '0..100.'],
      Yellow: ['unsignedByte', '0..100.'],
      Black: ['unsignedByte', '0..100.'],
      Overprint: ['boolean', 'Print flag.'],
      IsSpot: ['boolean', 'Spot colour.'],
      SpotDescription: ['string', 'Spot name.'],
      SpotPercent: ['short', 'Spot strength.'],
    },
  },
  HsvColor: {
    doc: 'Hue, saturation and value.',
    extends: 'Color',
    fields: {
      Hue: ['short', '0..360.'],
      Saturation: ['unsignedByte', '0..100.'],
      Value: ['unsignedByte', '0..100.'],
    },
  },
  HlsColor: {
    doc: 'Hue, lightness and saturation.',
    extends: 'Color',
    fields: {
      Hue: ['short', '0..360.'],
      Lightness: ['unsignedByte', '0..100.'],
      Saturation: ['unsignedByte', '0..100.'],
    },
  },
  ColorRamp: {
    doc: 'A run of colours.',
    abstract: true,
    fields: {
      Name: ['string?', 'Ramp name.'],
    },
  },
  AlgorithmicColorRamp: {
    doc: 'Colours computed between two ends.',
    extends: 'ColorRamp',
    fields: {
      Algorithm: ['string?', 'Text name of the method (HSV, CIELab, LabLCh families).'],
      FromColor: ['HsvColor?', 'First colour.'],
      ToColor: ['HsvColor?', 'Last colour.'],
    },
  },
  RandomColorRamp: {
    doc: 'Colours drawn at random within bounds.',
    extends: 'ColorRamp',
    fields: {
      NumColors: ['int?', 'How many.'],
      UseSeed: ['boolean?', 'True: the same colours each time.'],
      Seed: ['int?', 'Start of the random numbers.'],
      MinValue: ['short?', '0..100.'],
      MaxValue: ['short?', '0..100.'],
      MinSaturation: ['short?', '0..100.'],
      MaxSaturation: ['short?', '0..100.'],
      StartHue: ['short?', '0..360.'],
      EndHue: ['short?', '0..360.'],
    },
  },
  PresetColorRamp: {
    doc: 'Colours given one by one.',
    extends: 'ColorRamp',
    fields: {
      NumColors: ['int?', 'How many to make.'],
      PresetSize: ['int?', 'How many given.'],
      Colors: ['Color[]?', 'The colours.'],
    },
  },
  MultiPartColorRamp: {
    doc: 'Ramps one after the other.',
    extends: 'ColorRamp',
    fields: {
      NumColorRamps: ['int?', 'How many.'],
      ColorRamps: ['ColorRamp[]?', 'Ramps in order.'],
    },
  },
} as const satisfies TypeTable;
