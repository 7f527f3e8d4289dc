// Legends.

import type { TypeTable } from '../../../schema/notation.ts';

export const legendTypes = {
  MapServerLegendInfo: {
    doc: 'The legend of one layer.',
    fields: {
      LayerID: ['int', 'Layer id in this map.'],
      Name: ['string', 'Layer name.'],
      LegendGroups: ['MapServerLegendGroup[]?', 'Groups of classes.'],
    },
  },
  MapServerLegendGroup: {
    doc: 'Classes under one heading.',
    fields: {
      Heading: ['string', 'Field or renderer heading, often empty.'],
      LegendClasses: ['MapServerLegendClass[]?', 'Classes of the group.'],
    },
  },
  MapServerLegendClass: {
    doc: 'One line of a legend.',
    fields: {
      Label: ['string', 'Label beside the patch, often empty for single-symbol layers.'],
      Description: ['string', 'Free text.'],
      SymbolImage: ['ImageResult?', 'Patch image.'],
      TransparentColor: ['Color?', 'Colour in the patch to be treated as transparent.'],
    },
  },
  MapServerLegendPatch: {
    doc: 'Size and shape of the pictures in a legend.',
    fields: {
      Width: ['double', 'Width, points.'],
      Height: ['double', 'Height, points.'],
      ImageDPI: ['double~96', 'Resolution, dots per inch.'],
      LinePatch: ['LinePatch?', 'Shape drawn for lines.'],
      AreaPatch: ['AreaPatch?', 'Shape drawn for areas.'],
    },
  },
  Patch: {
    doc: 'The shape that a legend draws with a symbol.',
    fields: {
      Name: ['string?', 'Patch name.'],
      PreserveAspectRatio: ['boolean?', 'Keep ratio when fitted.'],
      Geometry: ['Geometry?', 'Shape, scaled to fit the patch box.'],
    },
  },
  LinePatch: {
    doc: 'The shape drawn for lines.',
    extends: 'Patch',
    fields: {},
  },
  AreaPatch: {
    doc: 'The shape drawn for areas.',
    extends: 'Patch',
    fields: {},
  },
  LegendGroup: {
    doc: 'Legend classes that a raster renderer holds under one heading.',
    fields: {
      Visible: ['boolean', 'Whether the group is shown.'],
      Editable: ['boolean', 'Has no effect.'],
      Heading: ['string', 'Heading of the group.'],
      LegendClasses: ['LegendClass[]?', 'Classes of the group.'],
    },
  },
  LegendClass: {
    doc: 'One class that a raster renderer holds: symbol and texts.',
    fields: {
      Symbol: ['Symbol?', 'Symbol of the class.'],
      Label: ['string', 'Text shown in the legend.'],
      Description: ['string', 'Free text.'],
      LegendClassFormat: ['LegendClassFormat?', 'Sizes of the legend entry.'],
    },
  },
  LegendClassFormat: {
    doc: 'Text symbols and patch sizes of a legend class.',
    fields: {
      LabelSymbol: ['Symbol?', 'Symbol for text.'],
      DescriptionSymbol: ['Symbol?', 'Symbol for description text.'],
      LinePatch: ['LinePatch?', 'Shape drawn for lines.'],
      AreaPatch: ['AreaPatch?', 'Shape drawn for areas.'],
      PatchWidth: ['double', 'Width of the patch, points.'],
      PatchHeight: ['double', 'Height of the patch, points.'],
    },
  },
} as const satisfies TypeTable;
