// Scales, distances, and points between screen and map.

import type { OperationTable } from '../../../schema/notation.ts';

export const measureOperations = {
  ComputeScale: {
    doc: 'Denominator of the scale that an area has on an image.',
    input: {
      MapDescription: ['MapDescription', 'State and area of the map.'],
      MapImageDisplay: ['ImageDisplay~', 'Size of the map in pixels.'],
    },
    output: 'double',
  },
  ComputeDistance: {
    doc: 'Distance between two points of a map.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      FromPoint: ['Point', 'First point.'],
      ToPoint: ['Point', 'Second point.'],
      Units: ['geoUnits', 'Unit of the result.'],
    },
    output: 'double',
  },
  ToMapPoints: {
    doc: 'Points of the map under given pixels.',
    input: {
      MapDescription: ['MapDescription', 'State and area of the map.'],
      MapImageDisplay: ['ImageDisplay~', 'Size of the map in pixels.'],
      ScreenXValues: ['int[]', 'Pixels from the left.'],
      ScreenYValues: ['int[]', 'Pixels from the top, as many.'],
    },
    output: 'Multipoint',
  },
  FromMapPoints: {
    doc: 'Pixels over given points of the map.',
    input: {
      MapDescription: ['MapDescription', 'State and area of the map.'],
      MapImageDisplay: ['ImageDisplay~', 'Size of the map in pixels.'],
      MapPoints: ['Multipoint', 'The points.'],
    },
    output: {
      ScreenXValues: ['int[]', 'Pixels from the left.'],
      ScreenYValues: ['int[]', 'Pixels from the top.'],
    },
  },
} as const satisfies OperationTable;
