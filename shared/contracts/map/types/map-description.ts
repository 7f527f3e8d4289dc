// The map that a request is about: its area, and the units it counts in.

import type { TypeTable } from '../../../schema/notation.ts';

export const mapDescriptionTypes = {
  MapDescription: {
    doc: 'What to draw or search: one map, its area, the state of its layers, and its time window.',
    fields: {
      Name: ['string', 'Name of the map; empty stands for the default map.'],
      MapArea: ['MapArea?', 'What to show; when absent, the area of the published description.'],
      LayerDescriptions: [
        'LayerDescription[]?',
        'State of the layers; a layer left out keeps its published state.',
      ],
      Rotation: ['double~0', 'Degrees anti-clockwise.'],
      SpatialReference: [
        'SpatialReference?',
        "System of the output and of every geometry in the request; missing = the map's own.",
      ],
      TransparentColor: [
        'Color?',
        'Background colour made transparent in png/png24/gif; the one in ImageDisplay wins.',
      ],
      SelectionColor: [
        'Color?',
        'Colour for selected features of all layers that have no own colour/symbol; cyan (0,255,255) by default.',
      ],
      BackgroundSymbol: ['FillSymbol?', 'Fill behind the map.'],
      CustomGraphics: ['GraphicElement[]?', 'Elements drawn above all layers.'],
      GeoTransformation: ['GeoTransformation?', 'Datum shift to use between map and data systems.'],
      TimeReference: ['TimeReference?', 'Time zone for TimeValue and results.'],
      TimeValue: ['TimeValue?', 'Instant or window to show; absent: all times.'],
      HonorLayerReordering: ['boolean?', 'True: draw in the order of LayerDescriptions.'],
      TimeRelation: ['geoTimeRelation?', 'How data times relate to TimeValue.'],
    },
  },
  MapArea: {
    doc: 'The part of a map that is asked for. Each kind says it in another way.',
    abstract: true,
    fields: {
      Extent: [
        'Envelope?',
        'Box in the MapDescription spatial reference; the concrete kind decides whether it is used.',
      ],
    },
  },
  MapExtent: {
    doc: 'A plain box.',
    extends: 'MapArea',
    fields: {},
  },
  MapServerBookmark: {
    doc: 'A box with a name.',
    extends: 'MapArea',
    fields: {
      Name: ['string', 'Bookmark name shown to people; Extent is inherited.'],
    },
  },
  CenterAndScale: {
    doc: 'A point to centre on and a scale to hold.',
    extends: 'MapArea',
    fields: {
      Center: ['Point?', 'Map point in the map system.'],
      Scale: ['double', 'Scale denominator (1:n gives n).'],
      DPI: ['double?', 'Resolution of the device; when absent, that of the image.'],
      DevBottom: ['int?', 'Bottom of the device rectangle, pixels.'],
      DevLeft: ['int?', 'Left of the device rectangle, pixels.'],
      DevTop: ['int?', 'Top of the device rectangle, pixels.'],
      DevRight: ['int?', 'Right of the device rectangle, pixels.'],
    },
  },
  CenterAndSize: {
    doc: 'A point to centre on and the size of the box around it.',
    extends: 'MapArea',
    fields: {
      Center: ['Point?', 'Map point.'],
      Height: ['double', 'Height in map units.'],
      Width: ['double', 'Width in map units.'],
      Units: ['string', 'Unit of the size, as text; map units in practice.'],
    },
  },
  FeatureExtent: {
    doc: 'The box around named features of one layer.',
    extends: 'MapArea',
    fields: {
      DefaultScale: ['double', 'Used only when the result is one point.'],
      ExpandRatio: ['double=1.0', 'Factor on the box; above 1 zooms out.'],
      FeatureIDs: ['int[]?', 'Object ids to frame.'],
      LayerID: ['int', 'Layer that owns the ids.'],
      MapName: ['string', 'Map that owns the layer.'],
    },
  },
  geoTimeRelation: {
    doc: 'How the times of rows relate to a time value.',
    values: {
      geoTimeRelationOverlaps: 'They overlap it.',
      geoTimeRelationOverlapsStartWithinEnd: 'They overlap it, unless they touch only its end.',
      geoTimeRelationAfterStartOverlapsEnd: 'They overlap it, unless they touch only its start.',
    },
  },
  geoTimeUnits: {
    doc: 'Unit of time.',
    values: {
      geoTimeUnitsUnknown: 'Not known.',
      geoTimeUnitsMilliseconds: 'Milliseconds.',
      geoTimeUnitsSeconds: 'Seconds.',
      geoTimeUnitsMinutes: 'Minutes.',
      geoTimeUnitsHours: 'Hours.',
      geoTimeUnitsDays: 'Days.',
      geoTimeUnitsWeeks: 'Weeks.',
      geoTimeUnitsMonths: 'Months.',
      geoTimeUnitsYears: 'Years.',
      geoTimeUnitsDecades: 'Decades.',
      geoTimeUnitsCenturies: 'Centuries.',
    },
  },
  geoUnits: {
    doc: 'Unit of length.',
    values: {
      geoUnknownUnits: 'Not known.',
      geoInches: 'Inches.',
      geoPoints: 'Points, 1/72 inch.',
      geoFeet: 'Feet.',
      geoYards: 'Yards.',
      geoMiles: 'Miles.',
      geoNauticalMiles: 'Nautical miles.',
      geoMillimeters: 'Millimetres.',
      geoCentimeters: 'Centimetres.',
      geoMeters: 'Metres.',
      geoKilometers: 'Kilometres.',
      geoDecimalDegrees: 'Degrees.',
      geoDecimeters: 'Decimetres.',
    },
  },
} as const satisfies TypeTable;
