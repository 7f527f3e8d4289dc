// How layers are drawn: renderers and the classes that they are made from.

import type { TypeTable } from '../../../schema/notation.ts';

export const renderersTypes = {
  LayerDrawingDescription: {
    doc: 'How a layer is drawn.',
    abstract: true,
    fields: {},
  },
  FeatureLayerDrawingDescription: {
    doc: 'How a layer of features is drawn and labelled.',
    extends: 'LayerDrawingDescription',
    fields: {
      FeatureRenderer: ['FeatureRenderer?', 'Which symbol each feature gets.'],
      ScaleSymbols: ['boolean?', 'Sizes follow the reference scale.'],
      Transparency: ['short?', 'Percent, 0 opaque .. 100 invisible.'],
      Brightness: ['short?', '-100..100, 0 neutral.'],
      Contrast: ['short?', '-100..100, 0 neutral.'],
      LabelingDescription: ['LabelingDescription?', 'Labels of the layer.'],
      SourceLayerID: ['int?', 'Layer id from which unset parts are taken.'],
    },
  },
  RasterLayerDrawingDescription: {
    doc: 'How a raster layer is drawn.',
    extends: 'LayerDrawingDescription',
    fields: {
      RasterRenderer: ['RasterRenderer?', 'How pixels are coloured.'],
      Transparency: ['short?', 'Percent, 0 opaque .. 100 invisible.'],
      Brightness: ['short?', '-100..100, 0 neutral.'],
      Contrast: ['short?', '-100..100, 0 neutral.'],
    },
  },
  ServerSymbolOutputOptions: {
    doc: 'In which form pictures and label expressions are returned.',
    fields: {
      PictureOutputType: ['geoServerPictureOutputType?', 'Form of pictures.'],
      ConvertLabelExpressions: ['boolean?=true', 'True: label scripts come in their simple form.'],
    },
  },
  FeatureRenderer: {
    doc: 'Which symbol each feature gets.',
    abstract: true,
    fields: {},
  },
  SimpleRenderer: {
    doc: 'One symbol for all.',
    extends: 'FeatureRenderer',
    fields: {
      Symbol: ['Symbol', 'The one symbol.'],
      Label: ['string?', 'Text shown in the legend.'],
      Description: ['string?', 'Free text.'],
      RotationField: ['string?', 'Numeric field that rotates the marker per feature.'],
      RotationType: ['geoRotationType?', 'How the rotation angle is read.'],
      TransparencyField: ['string?', 'Numeric field giving 0..100 transparency per feature.'],
    },
  },
  UniqueValueRenderer: {
    doc: 'A symbol for each value of up to three fields.',
    extends: 'FeatureRenderer',
    fields: {
      Field1: ['string', 'First field.'],
      Field2: ['string?', 'Second field, combined with the first.'],
      Field3: ['string?', 'Third field.'],
      FieldDelimiter: ['string?', 'Text between the parts of a combined value.'],
      DefaultSymbol: ['Symbol?', 'Symbol for values not listed.'],
      DefaultLabel: ['string?', 'Legend label for values not listed.'],
      UniqueValueInfos: ['UniqueValueInfo[]?', 'Values that have a symbol.'],
      RotationField: ['string?', 'Numeric field that rotates the marker per feature.'],
      RotationType: ['geoRotationType?', 'How the rotation angle is read.'],
      TransparencyField: ['string?', 'Numeric field giving 0..100 transparency per feature.'],
    },
  },
  UniqueValueInfo: {
    doc: 'One value and its symbol.',
    fields: {
      Value: ['string', 'Value, parts joined by the delimiter.'],
      Label: ['string?', 'Text shown in the legend.'],
      Description: ['string?', 'Free text.'],
      Symbol: ['Symbol?', 'Symbol to draw with.'],
    },
  },
  ClassBreaksRenderer: {
    doc: 'A symbol for each range of a number.',
    extends: 'FeatureRenderer',
    fields: {
      Field: ['string', 'Numeric field.'],
      MinimumValue: ['double', 'Lower bound of the first class.'],
      ClassBreakInfos: ['ClassBreakInfo[]', 'Classes in ascending order.'],
      BackgroundSymbol: ['FillSymbol?', 'Fill drawn behind.'],
      NormalizationField: ['string?', 'Field to divide by.'],
      NormalizationType: ['geoNormalizationType?', 'How values are normalised.'],
      NormalizationTotal: ['double?', 'Divisor for percent of total.'],
      RotationField: ['string?', 'Numeric field that rotates the marker per feature.'],
      RotationType: ['geoRotationType?', 'How the rotation angle is read.'],
    },
  },
  ClassBreakInfo: {
    doc: 'One range and its symbol.',
    fields: {
      ClassMaximumValue: ['double', 'Upper bound of the class; belongs to it.'],
      Label: ['string?', 'Text shown in the legend.'],
      Description: ['string?', 'Free text.'],
      Symbol: ['Symbol', 'Symbol to draw with.'],
      ClassMinimumValue: ['double', 'Lower bound of the class.'],
    },
  },
  DataClassificationDef: {
    doc: 'How a renderer is to be made from the data.',
    abstract: true,
    fields: {},
  },
  UniqueValuesDef: {
    doc: 'One class for each value.',
    extends: 'DataClassificationDef',
    fields: {
      BaseSymbol: ['Symbol?', 'Symbol copied and recoloured for every class.'],
      Fields: ['string[]?', 'One to three field names.'],
      FieldDelimiter: ['string?', 'Text between the parts of a combined value.'],
      ColorRamp: ['ColorRamp?', 'Ramp from which class colours are taken.'],
    },
  },
  ClassBreaksDef: {
    doc: 'Ranges of a numeric field.',
    extends: 'DataClassificationDef',
    fields: {
      ClassificationField: ['string', 'Numeric field.'],
      ClassificationMethod: ['geoClassifyMethod', 'How the bounds are found.'],
      BaseSymbol: ['Symbol?', 'Symbol copied and recoloured for every class.'],
      ColorRamp: ['ColorRamp?', 'Ramp from which class colours are taken.'],
      BreakCount: ['long?', 'Number of classes.'],
      NormalizationField: ['string?', 'Field to divide by.'],
      StandardDeviationInterval: ['double?', 'Width of a class in standard deviations.'],
      NormalizationType: ['geoNormalizationType?', 'How values are normalised.'],
    },
  },
  geoClassifyMethod: {
    doc: 'How the bounds of classes are found.',
    values: {
      geoClassifyNaturalBreaks: 'At the natural breaks of the values.',
      geoClassifyEqualInterval: 'Ranges of equal width.',
      geoClassifyQuantile: 'Classes with equally many rows.',
      geoClassifyStandardDeviation: 'By standard deviations around the mean.',
      geoClassifyGeometricalInterval: 'Ranges that grow by a factor.',
    },
  },
  geoNormalizationType: {
    doc: 'What values are divided by before they are classed.',
    values: {
      geoNormalizeByField: 'Another field.',
      geoNormalizeByLog: 'Nothing: their logarithm is taken.',
      geoNormalizeByPercentOfTotal: 'The total, as percent.',
      geoNormalizeByArea: 'The area.',
      geoNormalizeByNothing: 'Nothing.',
    },
  },
  geoRotationType: {
    doc: 'How a rotation is read.',
    values: {
      geoRotateSymbolGeographic: 'Clockwise from north.',
      geoRotateSymbolArithmetic: 'Anti-clockwise from east.',
    },
  },
  geoServerPictureOutputType: {
    doc: 'Form of the pictures in symbols.',
    values: {
      geoServerPictureOutputAsPNG: 'PNG at an address.',
      geoServerPictureOutputAsPNGInMime: 'PNG as bytes.',
      geoServerPictureOutputAsIPicture: 'A picture object of a foreign product.',
    },
  },
} as const satisfies TypeTable;
