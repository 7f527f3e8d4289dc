// Searches over several layers at once.

import type { OperationTable } from '../../../schema/notation.ts';

export const searchOperations = {
  Find: {
    doc: 'Rows whose text holds or equals a text. One result for each row: the first field that matches.',
    input: {
      MapDescription: ['MapDescription', 'State of the map; gives the system of the results.'],
      MapImageDisplay: [
        'ImageDisplay~',
        'Size of the map in pixels; gives the scale, which visible layers need.',
      ],
      SearchString: ['string', 'Text to look for.'],
      Contains: ['boolean', 'True: within a value, in any case. False: the whole value, exactly.'],
      SearchFields: ['string', 'Fields to look in, separated by commas; empty: all.'],
      FindOption: ['geoFindOption', 'Which layers are searched.'],
      LayerIDs: ['int[]', 'Ids of layers; none: all.'],
    },
    output: 'MapServerFindResult[]',
  },
  Identify: {
    doc: 'Features at a place, topmost layer first.',
    input: {
      MapDescription: ['MapDescription', 'State of the map; gives the system of shape and results.'],
      MapImageDisplay: [
        'ImageDisplay~',
        'Size of the map in pixels; gives the scale, which a tolerance and visible layers need.',
      ],
      SearchShape: ['Geometry', 'The place.'],
      Tolerance: ['int', 'Distance that still counts, pixels.'],
      IdentifyOption: ['geoIdentifyOption', 'Which layers answer.'],
      LayerIDs: ['int[]', 'Ids of layers; none: all.'],
    },
    output: 'MapServerIdentifyResult[]',
  },
  QueryHyperlinks: {
    doc: 'Links of the features in the area of the map.',
    input: {
      MapDescription: ['MapDescription', 'State of the map and the area.'],
      MapImageDisplay: ['ImageDisplay~', 'Size of the map in pixels; gives the scale.'],
      LayerIDs: ['int[]', 'Ids of layers; none: all.'],
    },
    output: 'MapServerHyperlink[]',
  },
} as const satisfies OperationTable;
