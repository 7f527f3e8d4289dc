// Maps, scale bars and legends as the app has them drawn for a file: the same drawing that the map service answers with.

import type { TypeTable } from '../../schema/notation.ts';

export const mapExportTypes = {
  MapExportFormat: {
    values: [
      'pdf',
      'svg',
      'png',
      'png24',
      'png32',
      'jpg',
      'jpgpng',
      'tiff',
      'gif',
      'bmp',
      'dib',
      'ai',
      'ps',
      'emf',
    ],
  },
  MapExportKind: {
    values: {
      map: 'A map, with what is wanted on it.',
      scaleBar: 'The scale bar of the map alone.',
      legend: 'The legend of the map alone.',
    },
  },
  MapExportImage: {
    doc: 'The image of the map. A scale bar or a legend alone is as large as it needs to be.',
    fields: {
      widthPx: 'int',
      heightPx: 'int',
      dpi: 'double',
      format: 'MapExportFormat',
      background: ['string?', '#rrggbb; absent: transparent where the format can, else white.'],
    },
  },
  MapExportView: {
    fields: {
      longitude: ['double', 'Of the middle, degrees.'],
      latitude: 'double',
      wkid: ['int', 'The coordinate system.'],
      scale: ['double', 'The N of 1 : N on the ground, in the middle of the map.'],
      rotation: ['double', 'Degrees by which the content is turned anticlockwise.'],
    },
  },
  MapExportLayerKind: {
    values: {
      plants: 'The layers of plants.',
      base: 'The layers of the base map.',
      imported: 'An imported layer.',
    },
  },
  MapExportLayer: {
    fields: {
      kind: 'MapExportLayerKind',
      layerId: ['int?', 'Of an imported layer.'],
      opacity: ['double', '0 to 1.'],
    },
  },
  ScaleBarKind: {
    values: {
      alternating: 'Blocks of two colours in turn.',
      single: 'One block.',
      hollow: 'Blocks that are not filled.',
      double: 'Two rows of blocks, each the other way round.',
      line: 'A line with ticks.',
      stepped: 'A line that steps up and down.',
      numeric: 'The scale as a number.',
    },
  },
  ScaleBarUnit: { values: ['km', 'm', 'mi', 'ft', 'yd', 'nmi'] },
  ScaleBarNumbers: {
    values: {
      none: 'No numbers.',
      length: 'The whole length.',
      ends: 'Both ends and zero.',
      divisions: 'Each division.',
      first: 'Each division and the parts of the first.',
      all: 'Each part.',
    },
  },
  ScaleBarLook: {
    fields: {
      kind: 'ScaleBarKind',
      divisions: 'int',
      subdivisions: ['int', 'Parts of a division.'],
      beforeZero: ['int', 'Divisions left of zero.'],
      division: ['double?', 'Length of a division in the unit; absent: the longest that has room.'],
      unit: ['ScaleBarUnit?', 'Absent: kilometres or metres, by length.'],
      numbers: 'ScaleBarNumbers',
      areNumbersBelow: 'boolean',
      heightPt: 'double',
      letterPt: 'double',
      isBold: 'boolean',
      color: ['string', '#rrggbb.'],
    },
  },
  LegendName: {
    doc: 'What a layer and its classes are called in a legend. Absent classes are called as the layer says.',
    fields: { layerId: 'int', name: 'string', classes: 'string[]?' },
  },
  LegendLook: {
    fields: {
      title: 'string',
      names: ['LegendName[]', 'The layers in their order; others are left out.'],
      isInViewOnly: ['boolean', 'Only classes of which something is in view.'],
      hasHeadings: ['boolean', 'Layers with several classes have a heading.'],
      columns: 'int',
      patchWidthPt: 'double',
      patchHeightPt: 'double',
      letterPt: 'double',
    },
  },
  MapExport: {
    doc: 'A map, a scale bar or a legend that is to be drawn.',
    fields: {
      kind: 'MapExportKind',
      image: 'MapExportImage',
      view: 'MapExportView',
      layers: ['MapExportLayer[]', 'What the map shows, the topmost first.'],
      plantNumbers: ['int[]?', 'The plants that filters leave; absent: all.'],
      selectedPlants: 'int[]',
      language: 'Language',
      title: ['string', 'On the map; empty: none.'],
      sources: ['string[]', 'Lines on the map that tell sources and ages.'],
      about: [
        'string[]',
        'What the file says of itself, a line each, where its format has a place for it: SVG, PNG, PDF, AI.',
      ],
      hasNorthArrow: 'boolean',
      scaleBar: ['ScaleBarLook?', 'On the map, or alone.'],
      legend: ['LegendLook?', 'On the map, or alone.'],
    },
  },
  MapExportTruth: {
    doc: 'Where the scale of the map is true, and how far from it elsewhere.',
    fields: {
      mapScale: [
        'double',
        'The N of 1 : N that the map service tells, of the grid in the system of the map.',
      ],
      barLengthM: ['double?', 'Of the scale bar, where there is one.'],
      barLengthPx: 'double?',
      errors: [
        'double[]',
        'Of lengths at the west, east, south and north edge, a share: 0.01 is 1 % too long.',
      ],
    },
  },
  MapExportFile: {
    fields: {
      bytes: 'base64Binary',
      mediaType: 'string',
      extension: ['string', 'Without the dot.'],
      widthPx: 'int',
      heightPx: 'int',
      truth: 'MapExportTruth',
    },
  },
} as const satisfies TypeTable;
