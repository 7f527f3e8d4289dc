// Geometry. A service of ours answers with the kinds that carry numbers (N).

import type { TypeTable } from '../../../schema/notation.ts';

export const geometryTypes = {
  Geometry: {
    doc: 'Any geometry. Names that end in N carry numbers, names that end in B one binary buffer.',
    fields: {},
  },
  Envelope: {
    doc: 'A box.',
    extends: 'Geometry',
    abstract: true,
    fields: {},
  },
  EnvelopeN: {
    doc: 'A box given by its sides.',
    extends: 'Envelope',
    fields: {
      XMin: ['double', 'Least x.'],
      YMin: ['double', 'Least y.'],
      XMax: ['double', 'Greatest x.'],
      YMax: ['double', 'Greatest y.'],
      ZMin: ['double?', 'Least height; only where there are heights.'],
      ZMax: ['double?', 'Greatest height; only where there are heights.'],
      MMin: ['double?', 'Least measure; only where there are measures.'],
      MMax: ['double?', 'Greatest measure; only where there are measures.'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the numbers.'],
    },
  },
  EnvelopeB: {
    doc: 'A box as a buffer.',
    extends: 'Envelope',
    fields: {
      Bytes: ['base64Binary', 'Binary form (shape buffer).'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
    },
  },
  Point: {
    doc: 'A point.',
    extends: 'Geometry',
    abstract: true,
    fields: {},
  },
  PointN: {
    doc: 'A point given by its coordinates.',
    extends: 'Point',
    fields: {
      X: ['double', 'East or longitude.'],
      Y: ['double', 'North or latitude.'],
      M: ['double?', 'Measure along a line.'],
      Z: ['double?', 'Height.'],
      ID: ['int?', 'Number of the point.'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
    },
  },
  PointB: {
    doc: 'A point as a buffer.',
    extends: 'Point',
    fields: {
      Bytes: ['base64Binary', 'Binary form (shape buffer).'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
    },
  },
  Multipoint: {
    doc: 'Several points.',
    extends: 'Geometry',
    abstract: true,
    fields: {},
  },
  MultipointN: {
    doc: 'Points given by their coordinates.',
    extends: 'Multipoint',
    fields: {
      HasID: ['boolean', 'Whether points have numbers.'],
      HasZ: ['boolean', 'Whether points have heights.'],
      HasM: ['boolean', 'Whether points have measures.'],
      Extent: ['Envelope?', 'Bounding box.'],
      PointArray: ['Point[]?', 'The points.'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
    },
  },
  MultipointB: {
    doc: 'Points as a buffer.',
    extends: 'Multipoint',
    fields: {
      Bytes: ['base64Binary', 'Binary form (shape buffer).'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
    },
  },
  Curve: {
    doc: 'A line of any kind.',
    extends: 'Geometry',
    abstract: true,
    fields: {},
  },
  Polycurve: {
    doc: 'A line or an area of several parts.',
    extends: 'Curve',
    abstract: true,
    fields: {},
  },
  Polyline: {
    doc: 'A line of one or more parts.',
    extends: 'Polycurve',
    abstract: true,
    fields: {},
  },
  PolylineN: {
    doc: 'A line given by its paths.',
    extends: 'Polyline',
    fields: {
      HasID: ['boolean', 'Whether points have numbers.'],
      HasZ: ['boolean', 'Whether points have heights.'],
      HasM: ['boolean', 'Whether points have measures.'],
      Extent: ['Envelope?', 'Bounding box.'],
      PathArray: ['Path[]', 'Parts of the line.'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
      KnownSimple: ['boolean?', 'Says that the shape has been checked; no effect.'],
    },
  },
  PolylineB: {
    doc: 'A line as a buffer.',
    extends: 'Polyline',
    fields: {
      Bytes: ['base64Binary', 'Binary form (shape buffer).'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
      KnownSimple: ['boolean?', 'Says that the shape has been checked; no effect.'],
    },
  },
  Polygon: {
    doc: 'An area of one or more rings.',
    extends: 'Polycurve',
    abstract: true,
    fields: {},
  },
  PolygonN: {
    doc: 'An area given by its rings.',
    extends: 'Polygon',
    fields: {
      HasID: ['boolean', 'Whether points have numbers.'],
      HasZ: ['boolean', 'Whether points have heights.'],
      HasM: ['boolean', 'Whether points have measures.'],
      Extent: ['Envelope?', 'Bounding box.'],
      RingArray: ['Ring[]', 'Rings; the last point repeats the first. Outer rings run clockwise.'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
      KnownSimple: ['boolean?', 'Says that the shape has been checked; no effect.'],
    },
  },
  PolygonB: {
    doc: 'An area as a buffer.',
    extends: 'Polygon',
    fields: {
      Bytes: ['base64Binary', 'Binary form (shape buffer).'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
      KnownSimple: ['boolean?', 'Says that the shape has been checked; no effect.'],
    },
  },
  Path: {
    doc: 'One part of a line: its points when it is straight throughout, else its segments.',
    extends: 'Curve',
    fields: {
      PointArray: ['Point[]?', 'Vertices when all segments are straight.'],
      SegmentArray: ['Segment[]?', 'Segments when there are curves.'],
    },
  },
  Ring: {
    doc: 'A closed path.',
    extends: 'Path',
    fields: {},
  },
  Segment: {
    doc: 'A piece of a path between two points.',
    extends: 'Curve',
    abstract: true,
    fields: {
      FromPoint: ['Point', 'Start.'],
      ToPoint: ['Point', 'End.'],
    },
  },
  Line: {
    doc: 'A straight segment.',
    extends: 'Segment',
    fields: {},
  },
  CircularArc: {
    doc: 'A segment along a circle.',
    extends: 'Segment',
    fields: {
      CenterPoint: ['Point', 'Centre.'],
      FromAngle: ['double?', 'Start angle, radians.'],
      ToAngle: ['double?', 'End angle, radians.'],
      IsCounterClockwise: ['boolean', 'Whether it runs anti-clockwise.'],
      IsMinor: ['boolean', 'True when the sweep is under half a turn.'],
      IsLine: ['boolean', 'Degenerate arc.'],
    },
  },
  EllipticArc: {
    doc: 'A segment along an ellipse.',
    extends: 'Segment',
    fields: {
      EllipseStd: ['boolean', 'Standard form flag.'],
      CenterPoint: ['Point', 'Centre.'],
      Rotation: ['double', 'Rotation of the ellipse, radians.'],
      MinorMajorRatio: ['double', 'Axis ratio.'],
      IsCounterClockwise: ['boolean', 'Whether it runs anti-clockwise.'],
      IsMinor: ['boolean', 'True when the sweep is under half a turn.'],
    },
  },
  BezierCurve: {
    doc: 'A segment along a Bézier curve.',
    extends: 'Segment',
    fields: {
      Degree: ['int', 'Degree of the curve; 3.'],
      ControlPointArray: ['Point[]', 'Control points.'],
    },
  },
  MultiPatch: {
    doc: 'A surface in space.',
    extends: 'Geometry',
    abstract: true,
    fields: {},
  },
  MultiPatchN: {
    doc: 'A surface given by its patches.',
    extends: 'MultiPatch',
    fields: {
      HasID: ['boolean', 'Whether points have numbers.'],
      HasZ: ['boolean', 'Whether points have heights.'],
      HasM: ['boolean', 'Whether points have measures.'],
      Extent: ['Envelope', 'Bounding box.'],
      SurfacePatchArray: ['ArrayOfSurfacePatch', 'Patches of the surface.'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
    },
  },
  MultiPatchB: {
    doc: 'A surface as a buffer.',
    extends: 'MultiPatch',
    fields: {
      Bytes: ['base64Binary', 'Binary form (shape buffer).'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
    },
  },
  Triangles: {
    doc: 'Triangles of three points each.',
    extends: 'Geometry',
    fields: {
      PointArray: ['Point[]?', 'Vertices.'],
    },
  },
  TriangleFan: {
    doc: 'Triangles around their first point.',
    extends: 'Geometry',
    fields: {
      PointArray: ['Point[]?', 'Vertices.'],
    },
  },
  TriangleStrip: {
    doc: 'Triangles along a strip.',
    extends: 'Geometry',
    fields: {
      PointArray: ['Point[]?', 'Vertices.'],
    },
  },
  ArrayOfSurfacePatch: {
    doc: 'The patches of a surface: rings, triangles, fans, strips.',
    list: 'Geometry',
    item: 'SurfacePatch',
  },
  geoGeometryType: {
    doc: 'Kind of geometry that a column holds.',
    values: {
      geoGeometryPoint: 'Points.',
      geoGeometryMultipoint: 'Multipoints.',
      geoGeometryPolyline: 'Lines.',
      geoGeometryPolygon: 'Areas.',
      geoGeometryMultiPatch: 'Surfaces in space.',
    },
  },
} as const satisfies TypeTable;
