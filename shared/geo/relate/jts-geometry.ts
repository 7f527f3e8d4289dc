import { badGeometry } from '../crs/geo-problem.ts';
import {
  type Coordinates,
  type Geometry,
  ordinate,
  type PolygonGeometry,
  type PolylineGeometry,
} from '../geometry/geometry.ts';
import { nestRings, orientedRings, type PolygonPart } from '../geometry/nest-rings.ts';
import {
  coordinate,
  factory,
  type JtsCoordinate,
  type JtsGeometry,
  type JtsPolygon,
  type JtsRing,
} from './jts.ts';

/**
 * Our shape as one of jsts; undefined when it has no vertex. Paths of a single place and rings of fewer than three
 * vertices are left out. Throws `map/bad-geometry` for coordinates that are no numbers.
 */
export function toJts(geometry: Geometry): JtsGeometry | undefined {
  switch (geometry.kind) {
    case 'point':
      return factory.createPoint(finite(geometry.x, geometry.y));
    case 'multipoint': {
      const points = coordinatesOf(geometry.coordinates).map((point) => factory.createPoint(point));
      return points.length === 0 ? undefined : factory.createMultiPoint(points);
    }
    case 'polyline': {
      const paths = geometry.paths.filter(hasLength);
      const lines = paths.map((path) => factory.createLineString(coordinatesOf(path)));
      return lines.length > 1 ? factory.createMultiLineString(lines) : lines[0];
    }
    case 'polygon': {
      const parts = nestRings(geometry.rings).map(polygonOf);
      return parts.length > 1 ? factory.createMultiPolygon(parts) : parts[0];
    }
  }
}

function polygonOf({ outer, holes }: PolygonPart): JtsPolygon {
  return factory.createPolygon(ringOf(outer), holes.map(ringOf));
}

function ringOf(ring: Coordinates): JtsRing {
  return factory.createLinearRing(coordinatesOf(ring));
}

function coordinatesOf(coordinates: Coordinates): JtsCoordinate[] {
  const list: JtsCoordinate[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2) {
    list.push(finite(ordinate(coordinates, index), ordinate(coordinates, index + 1)));
  }
  return list;
}

function finite(x: number, y: number): JtsCoordinate {
  if (!Number.isFinite(x) || !Number.isFinite(y)) throw badGeometry('it has a coordinate that is no number');
  return coordinate(x, y);
}

/** Whether a path leads away from its first place. */
export function hasLength(path: Coordinates): boolean {
  for (let at = 2; at + 1 < path.length; at += 2) {
    if (path[at] !== path[0] || path[at + 1] !== path[1]) return true;
  }
  return false;
}

/** What buffers and repairs give: a polygon or several. Rings come clockwise outside. */
export function polygonFromJts(geometry: JtsGeometry): PolygonGeometry {
  const rings: Coordinates[] = [];
  for (let index = 0; index < geometry.getNumGeometries(); index++) {
    const part = geometry.getGeometryN(index);
    if (!isPolygon(part) || part.isEmpty()) continue;
    const holes: Coordinates[] = [];
    for (let hole = 0; hole < part.getNumInteriorRing(); hole++) {
      holes.push(flat(part.getInteriorRingN(hole)));
    }
    rings.push(...orientedRings([{ outer: flat(part.getExteriorRing()), holes }]));
  }
  return { kind: 'polygon', rings };
}

/** A line or several. */
export function pathsFromJts(geometry: JtsGeometry): PolylineGeometry {
  const paths = Array.from({ length: geometry.getNumGeometries() }, (_, index) =>
    geometry.getGeometryN(index),
  );
  return { kind: 'polyline', paths: paths.filter(isLine).map(flat) };
}

function isLine(geometry: JtsGeometry): geometry is JtsRing {
  return geometry.getGeometryType() === 'LineString' && !geometry.isEmpty();
}

function isPolygon(geometry: JtsGeometry): geometry is JtsPolygon {
  return geometry.getGeometryType() === 'Polygon';
}

function flat(ring: JtsRing): Float64Array {
  const coordinates = ring.getCoordinates();
  const list = new Float64Array(2 * coordinates.length);
  coordinates.forEach(({ x, y }, index) => {
    list.set([x, y], 2 * index);
  });
  return list;
}
