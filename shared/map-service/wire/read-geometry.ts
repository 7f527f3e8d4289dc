import type { MapType } from '../../contracts/map/types.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { badGeometry } from '../../geo/crs/geo-problem.ts';
import { orderedBox } from '../../geo/geometry/box.ts';
import { boxPolygon, type Coordinates, type Geometry } from '../../geo/geometry/geometry.ts';
import { linearisePath, type PathSegment } from '../../geo/geometry/linearise-path.ts';
import { centimetreOf } from '../../geo/geometry/project-geometry.ts';

type WireGeometry = MapType<'Geometry'>;
type WirePoint = MapType<'Point'>;
type WirePath = MapType<'Path'> | MapType<'Ring'>;
type XY = readonly [x: number, y: number];

/** The system that a geometry names for itself, where it has a place for one. */
export function ownReference(geometry: WireGeometry): MapType<'SpatialReference'> | undefined {
  return 'SpatialReference' in geometry ? geometry.SpatialReference : undefined;
}

/**
 * A shape as it came, in its own system; curves are made straight to the centimetre. A box becomes a polygon, so that
 * its sides can be followed into another system. Throws `map/bad-geometry` for kinds that are not served.
 */
export function readGeometry(geometry: WireGeometry, crs: Crs): Geometry {
  const tolerance = centimetreOf(crs);
  switch (geometry.$type) {
    case 'PointN':
      return { kind: 'point', x: finite(geometry.X), y: finite(geometry.Y) };
    case 'EnvelopeN':
      return crs.kind === 'geographic' ? degreesBox(geometry) : boxPolygon(readBox(geometry));
    case 'MultipointN':
      return { kind: 'multipoint', coordinates: readPoints(geometry.PointArray ?? []) };
    case 'PolylineN':
      return { kind: 'polyline', paths: geometry.PathArray.map((path) => readPath(path, tolerance)) };
    case 'PolygonN':
      return { kind: 'polygon', rings: geometry.RingArray.map((ring) => readPath(ring, tolerance)) };
    default:
      throw badGeometry(`${geometry.$type} is not a kind that can be used here`);
  }
}

/** A box from east to west goes over the date line, as in RFC 7946, section 5.3: its two parts. */
function degreesBox(envelope: Extract<WireGeometry, { $type: 'EnvelopeN' }>): Geometry {
  const { XMin, YMin, XMax, YMax } = envelope;
  if (XMin <= XMax || XMin > 180 || XMax < -180) return boxPolygon(readBox(envelope));
  const parts = [readBox({ ...envelope, XMax: 180 }), readBox({ ...envelope, XMin: -180, YMin, XMax, YMax })];
  return { kind: 'polygon', rings: parts.flatMap((box) => boxPolygon(box).rings) };
}

/** A box, its corners in either order. Throws `map/bad-geometry`. */
export function readBox(envelope: MapType<'Envelope'>) {
  if (envelope.$type !== 'EnvelopeN')
    throw badGeometry(`${envelope.$type} is not a kind that can be used here`);
  return orderedBox(
    finite(envelope.XMin),
    finite(envelope.YMin),
    finite(envelope.XMax),
    finite(envelope.YMax),
  );
}

/** The place of a point. Throws `map/bad-geometry`. */
export function readPoint(point: WirePoint): XY {
  if (point.$type !== 'PointN') throw badGeometry(`${point.$type} is not a kind that can be used here`);
  return [finite(point.X), finite(point.Y)];
}

function readPoints(points: readonly WirePoint[]): Coordinates {
  return points.flatMap(readPoint);
}

function readPath(path: WirePath, tolerance: number): Coordinates {
  const { PointArray = [], SegmentArray = [] } = path;
  if (SegmentArray.length === 0) return readPoints(PointArray);
  return linearisePath(SegmentArray.map(readSegment), tolerance);
}

function readSegment(segment: MapType<'Segment'>): PathSegment {
  const from = readPoint(segment.FromPoint);
  const to = readPoint(segment.ToPoint);
  switch (segment.$type) {
    case 'Line':
      return { kind: 'line', from, to };
    case 'BezierCurve':
      return { kind: 'bezier', from, to, controls: segment.ControlPointArray.map(readPoint) };
    case 'CircularArc':
      if (segment.IsLine) return { kind: 'line', from, to };
      return { ...arcOf(segment), kind: 'arc', from, to, rotation: 0, ratio: 1 };
    case 'EllipticArc':
      return {
        ...arcOf(segment),
        kind: 'arc',
        from,
        to,
        rotation: finite(segment.Rotation),
        ratio: segment.MinorMajorRatio,
      };
  }
}

function arcOf(segment: MapType<'CircularArc'> | MapType<'EllipticArc'>) {
  return {
    centre: readPoint(segment.CenterPoint),
    isCounterclockwise: segment.IsCounterClockwise,
    isMinor: segment.IsMinor,
  };
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw badGeometry('a coordinate is no number');
  return value;
}
