// Coordinate systems.

import type { TypeTable } from '../../../schema/notation.ts';

export const spatialReferenceTypes = {
  SpatialReference: {
    doc: 'A coordinate system. The number is enough; the text is written as well.',
    abstract: true,
    fields: {
      WKT: ['string?', 'Text definition in vendor (ESRI) WKT form.'],
      XOrigin: ['double?', 'False x of the integer grid.'],
      YOrigin: ['double?', 'False y.'],
      XYScale: ['double?', 'Grid units per map unit.'],
      ZOrigin: ['double?', 'Z offset.'],
      ZScale: ['double?', 'Z scale.'],
      MOrigin: ['double?', 'M offset.'],
      MScale: ['double?', 'M scale.'],
      XYTolerance: ['double?', 'Map units.'],
      ZTolerance: ['double?', 'Z units.'],
      MTolerance: ['double?', 'M units.'],
      HighPrecision: ['boolean?', 'True for 53-bit grids.'],
      LeftLongitude: ['double?', 'Left edge of a geographic system, -180.'],
      WKID: ['int?', 'Id, e.g. 102100.'],
      LatestWKID: ['int?', 'Newest id for the same system, e.g. 3857.'],
      VCSWKID: ['int?', 'Vertical system id.'],
      LatestVCSWKID: ['int?', 'Newest vertical id.'],
    },
  },
  ProjectedCoordinateSystem: {
    doc: 'A system in a plane, coordinates mostly in metres.',
    extends: 'SpatialReference',
    fields: {},
  },
  GeographicCoordinateSystem: {
    doc: 'A system of longitude and latitude, in degrees.',
    extends: 'SpatialReference',
    fields: {},
  },
  UnknownCoordinateSystem: {
    doc: 'A system that nothing is known of.',
    extends: 'SpatialReference',
    fields: {},
  },
  GeoTransformation: {
    doc: 'A shift between two datums.',
    fields: {
      WKT: ['string?', 'The shift as text.'],
      WKID: ['int?', 'Number of the shift.'],
    },
  },
} as const satisfies TypeTable;
