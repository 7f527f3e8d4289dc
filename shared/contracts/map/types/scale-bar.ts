// Scale bars.

import type { TypeTable } from '../../../schema/notation.ts';

export const scaleBarTypes = {
  ScaleBar: {
    doc: 'What all scale bars have.',
    abstract: true,
    fields: {
      BarHeight: ['double?', 'Height of the bar, points.'],
      Division: ['double?', 'Length of one major division, in Units.'],
      Divisions: ['short?', 'Number of major divisions in all, those before zero included.'],
      DivisionsBeforeZero: ['short?', 'How many of them left of zero.'],
      Subdivisions: ['short?', 'Parts per major division.'],
      Units: ['geoUnits?', 'Unit of the bar.'],
      UnitLabel: ['string?', 'Unit text, e.g. km.'],
      UnitLabelPosition: ['geoScaleBarPos?', 'Where the unit text goes.'],
      UnitLabelGap: ['double?', 'Gap between bar/labels and unit text, points.'],
      UnitLabelSymbol: ['TextSymbol?', 'Text symbol of the unit.'],
      LabelFrequency: ['geoScaleBarFrequency?', 'Which marks get numbers.'],
      LabelPosition: ['geoVertPosEnum?', 'Numbers above/on/below the bar.'],
      LabelGap: ['double?', 'Gap between bar and numbers, points.'],
      LabelSymbol: ['TextSymbol?', 'Text symbol of the numbers.'],
      NumberFormat: ['NumericFormat?', 'How numbers are written.'],
      ResizeHint: ['geoScaleBarResizeHint?', 'What gives way when the space is fixed.'],
    },
  },
  AlternatingScaleBar: {
    doc: 'A bar of blocks with two fills in turn.',
    extends: 'ScaleBar',
    fields: {
      FillSymbol1: ['FillSymbol?', 'Fill of odd blocks.'],
      FillSymbol2: ['FillSymbol?', 'Fill of even blocks.'],
      DivisionMarkSymbol: ['LineSymbol?', 'Line for ticks at divisions.'],
      SubdivisionMarkSymbol: ['LineSymbol?', 'Line for ticks at subdivisions.'],
      DivisionMarkHeight: ['double?', 'Height of the marks at divisions, points.'],
      SubdivisionMarkHeight: ['double?', 'Height of the marks at subdivisions, points.'],
      MarkPosition: ['geoVertPosEnum?', 'Tick position relative to the bar.'],
      MarkFrequency: ['geoScaleBarFrequency?', 'Where ticks are drawn.'],
    },
  },
  SingleDivisionScaleBar: {
    doc: 'A bar of one block.',
    extends: 'ScaleBar',
    fields: {
      FillSymbol: ['FillSymbol?', 'Fill of the only block.'],
      DivisionMarkSymbol: ['LineSymbol?', 'Line for ticks at divisions.'],
      SubdivisionMarkSymbol: ['LineSymbol?', 'Line for ticks at subdivisions.'],
      DivisionMarkHeight: ['double?', 'Height of the marks at divisions, points.'],
      SubdivisionMarkHeight: ['double?', 'Height of the marks at subdivisions, points.'],
      MarkPosition: ['geoVertPosEnum?', 'Tick position relative to the bar.'],
      MarkFrequency: ['geoScaleBarFrequency?', 'Where ticks are drawn.'],
    },
  },
  NumericFormat: {
    doc: 'How the numbers of a scale bar are written.',
    fields: {
      RoundingOption: ['geoRoundingOptionEnum?', 'Decimals or significant digits.'],
      RoundingValue: ['int?', 'How many decimals or digits.'],
      AlignmentOption: ['geoNumericAlignmentEnum?', 'Pad left or right.'],
      AlignmentWidth: ['int?', 'Total width.'],
      UseSeparator: ['boolean?', 'Thousands separator.'],
      ZeroPad: ['boolean?', 'Pad with zeros.'],
      ShowPlus: ['boolean?', 'Plus sign on positives.'],
    },
  },
  geoScaleBarFrequency: {
    doc: 'Which places of a scale bar get a mark or a number.',
    values: {
      geoScaleBarNone: 'None.',
      geoScaleBarOne: 'One.',
      geoScaleBarMajorDivisions: 'Major divisions.',
      geoScaleBarDivisions: 'Divisions.',
      geoScaleBarDivisionsAndFirstMidpoint: 'Divisions and the middle of the first.',
      geoScaleBarDivisionsAndFirstSubdivisions: 'Divisions and the subdivisions of the first.',
      geoScaleBarDivisionsAndSubdivisions: 'Divisions and all subdivisions.',
    },
  },
  geoScaleBarPos: {
    doc: 'Where the unit of a scale bar stands.',
    values: {
      geoScaleBarAbove: 'Above the bar.',
      geoScaleBarBeforeLabels: 'Before the numbers.',
      geoScaleBarAfterLabels: 'After the numbers.',
      geoScaleBarBeforeBar: 'Before the bar.',
      geoScaleBarAfterBar: 'After the bar.',
      geoScaleBarBelow: 'Below the bar.',
    },
  },
  geoScaleBarResizeHint: {
    doc: 'What gives way when a scale bar has a fixed width.',
    values: {
      geoScaleBarFixed: 'Nothing.',
      geoScaleBarAutoDivision: 'Length of a division.',
      geoScaleBarAutoDivisions: 'Number of divisions.',
    },
  },
  geoVertPosEnum: {
    doc: 'Height of numbers and marks at a scale bar.',
    values: {
      geoAbove: 'Above it.',
      geoTop: 'At its top.',
      geoOn: 'On it.',
      geoBottom: 'At its bottom.',
      geoBelow: 'Below it.',
    },
  },
  geoNumericAlignmentEnum: {
    doc: 'Side on which a number is padded.',
    values: {
      geoAlignRight: 'Padded on the left.',
      geoAlignLeft: 'Padded on the right.',
    },
  },
  geoRoundingOptionEnum: {
    doc: 'What is rounded to.',
    values: {
      geoRoundNumberOfDecimals: 'Decimals.',
      geoRoundNumberOfSignificantDigits: 'Significant digits.',
    },
  },
} as const satisfies TypeTable;
