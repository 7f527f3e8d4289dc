// Labels.

import type { TypeTable } from '../../../schema/notation.ts';

export const labelsTypes = {
  LabelingDescription: {
    doc: 'The labels of a layer.',
    fields: {
      LabelClassDescriptions: ['LabelClassDescription[]', 'Classes of labels.'],
    },
  },
  LabelClassDescription: {
    doc: 'One class of labels: which rows, which text, which symbol.',
    fields: {
      LabelPlacementDescription: ['LabelPlacementDescription?', 'Placement, kind by geometry.'],
      LabelExpression: ['string?', 'Text of the label: fields in brackets and quoted text, or a script.'],
      Symbol: ['SimpleTextSymbol?', 'Text symbol.'],
      UseCodedValue: ['boolean?', 'Show domain descriptions, not codes.'],
      MaximumScale: ['double?', '0 = no limit.'],
      MinimumScale: ['double?', '0 = no limit.'],
      LabelExpressionType: ['geoLabelExpressionType?', 'Language of the expression.'],
      WhereClause: ['string?', 'Rows that get labels.'],
    },
  },
  LabelPlacementDescription: {
    doc: 'Where labels go.',
    abstract: true,
    fields: {},
  },
  PointLabelPlacementDescription: {
    doc: 'Where the labels of points go.',
    extends: 'LabelPlacementDescription',
    fields: {
      Type: ['geoServerPointLabelPlacementType', 'Place beside the point.'],
    },
  },
  LineLabelPlacementDescription: {
    doc: 'Where the labels of lines go.',
    extends: 'LabelPlacementDescription',
    fields: {
      Type: ['geoServerLineLabelPlacementType', 'Place along the line.'],
    },
  },
  PolygonLabelPlacementDescription: {
    doc: 'Where the labels of areas go.',
    extends: 'LabelPlacementDescription',
    fields: {
      Type: ['geoServerPolygonLabelPlacementType', 'Place in the area.'],
    },
  },
  geoLabelExpressionType: {
    doc: 'Language of a label expression.',
    values: {
      geoLabelExpressionSimple: 'Fields and quoted text.',
      geoLabelExpressionPython: 'Python.',
      geoLabelExpressionVBScript: 'VBScript.',
      geoLabelExpressionJScript: 'JScript.',
    },
  },
  geoServerLineLabelPlacementType: {
    doc: 'Place of a label at a line.',
    values: {
      geoServerLinePlacementAboveAfter: 'Above, after its end.',
      geoServerLinePlacementAboveAlong: 'Above, along it.',
      geoServerLinePlacementAboveBefore: 'Above, before its start.',
      geoServerLinePlacementAboveStart: 'Above, at its start.',
      geoServerLinePlacementAboveEnd: 'Above, at its end.',
      geoServerLinePlacementBelowAfter: 'Below, after its end.',
      geoServerLinePlacementBelowAlong: 'Below, along it.',
      geoServerLinePlacementBelowBefore: 'Below, before its start.',
      geoServerLinePlacementBelowStart: 'Below, at its start.',
      geoServerLinePlacementBelowEnd: 'Below, at its end.',
      geoServerLinePlacementCenterAfter: 'On it, after its end.',
      geoServerLinePlacementCenterAlong: 'On it, along it.',
      geoServerLinePlacementCenterBefore: 'On it, before its start.',
      geoServerLinePlacementCenterStart: 'On it, at its start.',
      geoServerLinePlacementCenterEnd: 'On it, at its end.',
    },
  },
  geoServerPointLabelPlacementType: {
    doc: 'Place of a label at a point.',
    values: {
      geoServerPointLabelPlacementAboveCenter: 'Above, centred.',
      geoServerPointLabelPlacementAboveLeft: 'Above, to the left.',
      geoServerPointLabelPlacementAboveRight: 'Above, to the right.',
      geoServerPointLabelPlacementBelowCenter: 'Below, centred.',
      geoServerPointLabelPlacementBelowLeft: 'Below, to the left.',
      geoServerPointLabelPlacementBelowRight: 'Below, to the right.',
      geoServerPointLabelPlacementCenterCenter: 'On the point.',
      geoServerPointLabelPlacementCenterLeft: 'To the left.',
      geoServerPointLabelPlacementCenterRight: 'To the right.',
    },
  },
  geoServerPolygonLabelPlacementType: {
    doc: 'Place of a label in an area.',
    values: {
      geoServerPolygonPlacementAlwaysHorizontal: 'Always level.',
    },
  },
} as const satisfies TypeTable;
