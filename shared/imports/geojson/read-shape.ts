// A geometry of GeoJSON as numbers in typed arrays; heights and whatever follows them are left out.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Geometry } from '../../geo/geometry/geometry.ts';
import type { FeatureProblem } from './geojson-problem.ts';

/** What is wrong with a geometry. */
export class ShapeProblem extends Error {
  readonly problem: FeatureProblem;

  constructor(problem: FeatureProblem) {
    super(problem);
    this.name = 'ShapeProblem';
    this.problem = problem;
  }
}

type Positions = Json[];

/**
 * One shape of each family that there is: none for null and for what has no positions, several for a GeometryCollection
 * of points, lines or areas (RFC 7946, section 3.1.8). Throws ShapeProblem.
 */
export function readShapes(value: Json | undefined): Geometry[] {
  if (isJsonObject(value) && value['type'] === 'GeometryCollection') return readCollection(value);
  const shape = readShape(value);
  return shape ? [shape] : [];
}

function readShape(value: Json | undefined): Geometry | undefined {
  if (value === null || value === undefined) return undefined;
  if (!isJsonObject(value)) throw new ShapeProblem('unknownGeometry');
  const coordinates = listOf(value['coordinates']);
  if (coordinates.length === 0) return isKnown(value['type']) ? undefined : unknown();
  switch (value['type']) {
    case 'Point': {
      const [x, y] = readPositions([coordinates]);
      return { kind: 'point', x: x ?? 0, y: y ?? 0 };
    }
    case 'MultiPoint':
      return { kind: 'multipoint', coordinates: readPositions(coordinates) };
    case 'LineString':
      return { kind: 'polyline', paths: [readLine(coordinates)] };
    case 'MultiLineString':
      return { kind: 'polyline', paths: coordinates.map((line) => readLine(listOf(line))) };
    case 'Polygon':
      return { kind: 'polygon', rings: readRings(coordinates) };
    case 'MultiPolygon': {
      const rings = coordinates.flatMap((polygon) => readRings(listOf(polygon)));
      return rings.length > 0 ? { kind: 'polygon', rings } : undefined;
    }
    default:
      return unknown();
  }
}

const KINDS = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'];

export function isKnown(type: Json | undefined): boolean {
  return typeof type === 'string' && (KINDS.includes(type) || type === 'GeometryCollection');
}

function unknown(): never {
  throw new ShapeProblem('unknownGeometry');
}

function listOf(value: Json | undefined): Positions {
  if (!Array.isArray(value)) throw new ShapeProblem('badCoordinates');
  return value;
}

function readLine(positions: Positions): Float64Array {
  if (positions.length < 2) throw new ShapeProblem('shortLine');
  return readPositions(positions);
}

function readRings(rings: Positions): Float64Array[] {
  return rings.map((ring) => {
    const positions = listOf(ring);
    if (positions.length < 4) throw new ShapeProblem('shortRing');
    const numbers = readPositions(positions);
    const last = numbers.length - 2;
    if (numbers[0] !== numbers[last] || numbers[1] !== numbers[last + 1]) throw new ShapeProblem('openRing');
    return numbers;
  });
}

function readPositions(positions: Positions): Float64Array {
  const numbers = new Float64Array(2 * positions.length);
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index];
    if (!Array.isArray(position)) throw new ShapeProblem('badCoordinates');
    const [x, y] = position;
    if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y)) {
      throw new ShapeProblem('badCoordinates');
    }
    numbers[2 * index] = x;
    numbers[2 * index + 1] = y;
  }
  return numbers;
}

function readCollection(collection: JsonObject): Geometry[] {
  const shapes = listOf(collection['geometries']).flatMap(readShapes);
  return [...new Set(shapes.map(familyOf))].map((family) =>
    joined(shapes.filter((shape) => familyOf(shape) === family)),
  );
}

/** Shapes of one family as one shape of many parts. */
function joined(shapes: readonly Geometry[]): Geometry {
  const [first] = shapes;
  if (!first) return unknown();
  switch (familyOf(first)) {
    case 'points': {
      if (shapes.length === 1) return first;
      const numbers = shapes.flatMap((shape) => {
        if (shape.kind === 'point') return [shape.x, shape.y];
        return shape.kind === 'multipoint' ? Array.from(shape.coordinates) : [];
      });
      return { kind: 'multipoint', coordinates: Float64Array.from(numbers) };
    }
    case 'lines':
      return {
        kind: 'polyline',
        paths: shapes.flatMap((shape) => (shape.kind === 'polyline' ? shape.paths : [])),
      };
    case 'areas':
      return {
        kind: 'polygon',
        rings: shapes.flatMap((shape) => (shape.kind === 'polygon' ? shape.rings : [])),
      };
  }
}

function familyOf({ kind }: Geometry): 'points' | 'lines' | 'areas' {
  if (kind === 'polyline') return 'lines';
  return kind === 'polygon' ? 'areas' : 'points';
}
