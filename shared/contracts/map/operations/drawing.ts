// Images of maps, legends and scale bars, and the way layers are drawn.

import type { OperationTable } from '../../../schema/notation.ts';

export const drawingOperations = {
  ExportMapImage: {
    doc: 'Draws a map. The area is widened to the shape of the image; the answer says what is really shown.',
    input: {
      MapDescription: ['MapDescription', 'What to draw.'],
      ImageDescription: ['ImageDescription', 'Kind and size of the image.'],
    },
    output: 'MapImage',
  },
  ExportScaleBar: {
    doc: 'Draws the scale bar of a map at its scale.',
    input: {
      ScaleBar: ['ScaleBar?', 'The bar; none: blocks in two fills.'],
      MapDescription: ['MapDescription', 'The map that the bar is for.'],
      MapDisplay: ['ImageDisplay', 'Size of that map in pixels.'],
      BackGroundColor: ['Color?', 'Colour behind the bar.'],
      ImageDescription: ['ImageDescription', "Kind and size of the bar's image."],
    },
    output: 'ImageResult',
  },
  GetLegendInfo: {
    doc: 'Legend of layers, with a picture for each class. Group layers are left out.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerIDs: ['int[]', 'Ids of layers; none: all.'],
      LegendPatch: ['MapServerLegendPatch~', "Size and shape of the pictures; none: the map's own."],
      ImageType: ['ImageType', 'Kind of the pictures.'],
    },
    output: 'MapServerLegendInfo[]',
  },
  GetLegendInfo2: {
    doc: 'Legend of layers in the state that is described.',
    input: {
      MapDescription: ['MapDescription', 'State of the map.'],
      MapImageDisplay: ['ImageDisplay', 'Size of the map in pixels; gives the scale.'],
      LayerIDs: ['int[]', 'Ids of layers; none: all.'],
      LegendPatch: ['MapServerLegendPatch~', "Size and shape of the pictures; none: the map's own."],
      ImageType: ['ImageType', 'Kind of the pictures.'],
    },
    output: 'MapServerLegendInfo[]',
  },
  GetDefaultLayerDrawingDescriptions: {
    doc: 'How layers are drawn as published. Groups are left out.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerIDs: ['int[]', 'Ids of layers; none: all.'],
      SymbolOutputOptions: ['ServerSymbolOutputOptions~', 'Form of pictures and label expressions.'],
    },
    output: 'LayerDrawingDescription[]',
  },
  GenerateDataClasses: {
    doc: 'Makes a renderer from the values of a field: one class for each value, or ranges.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      MapTableDescription: ['MapTableDescription', 'The layer or table.'],
      DataClassificationDef: ['DataClassificationDef', 'How classes are found.'],
    },
    output: 'FeatureRenderer',
  },
} as const satisfies OperationTable;
