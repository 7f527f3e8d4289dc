// A geometry of GeoJSON as numbers in typed arrays; heights and whatever follows them are left out.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Geometry } from '../../geo/geometry/geometry.ts';
import type { FeatureProblem } from './geojson-problem.ts';

/** What is wrong with a geometry, and which member of it. */
export class ShapeProblem extends Error {
  readonly problem: FeatureProblem;
  /** Such as `.coordinates[0][3]`; empty for the whole. */
  readonly path: string;

  constructor(problem: FeatureProblem, path = '') {
    super(problem);
    this.name = 'ShapeProblem';
    this.problem = problem;
    this.path = path;
  }
}

/** Reads a member; what is wrong in it is told with the way to it. */
export function inMember<Value>(step: string | number, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ShapeProblem)) throw error;
    throw new ShapeProblem(error.problem, `${typeof step === 'number' ? `[${step}]` : step}${error.path}`);
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
  const { type, coordinates } = value;
  if (!isKnown(type)) throw new ShapeProblem('unknownGeometry', '.type');
  return inMember('.coordinates', () => readCoordinates(type, listOf(coordinates)));
}

function readCoordinates(type: Json | undefined, coordinates: Positions): Geometry | undefined {
  if (coordinates.length === 0) return undefined;
  switch (type) {
    case 'Point': {
      const numbers = new Float64Array(2);
      if (!putPosition(coordinates, numbers, 0)) throw new ShapeProblem('badCoordinates');
      const [x = 0, y = 0] = numbers;
      return { kind: 'point', x, y };
    }
    case 'MultiPoint':
      return { kind: 'multipoint', coordinates: readPositions(coordinates) };
    case 'LineString':
      return { kind: 'polyline', paths: [readLine(coordinates)] };
    case 'MultiLineString':
      return { kind: 'polyline', paths: eachMember(coordinates, readLine) };
    case 'Polygon':
      return { kind: 'polygon', rings: readRings(coordinates) };
    case 'MultiPolygon': {
      const rings = eachMember(coordinates, readRings).flat();
      return rings.length > 0 ? { kind: 'polygon', rings } : undefined;
    }
    default:
      throw new ShapeProblem('unknownGeometry');
  }
}

const KINDS = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'];

export function isKnown(type: Json | undefined): boolean {
  return typeof type === 'string' && (KINDS.includes(type) || type === 'GeometryCollection');
}

function listOf(value: Json | undefined): Positions {
  if (!Array.isArray(value)) throw new ShapeProblem('badCoordinates');
  return value;
}

function eachMember<Value>(list: Positions, read: (member: Positions) => Value): Value[] {
  return list.map((member, index) => inMember(index, () => read(listOf(member))));
}

function readLine(positions: Positions): Float64Array {
  if (positions.length < 2) throw new ShapeProblem('shortLine');
  return readPositions(positions);
}

function readRings(rings: Positions): Float64Array[] {
  return eachMember(rings, (positions) => {
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
    if (putPosition(positions[index], numbers, 2 * index)) continue;
    throw new ShapeProblem('badCoordinates', `[${index}]`);
  }
  return numbers;
}

/** False for what is no position. */
function putPosition(position: Json | undefined, numbers: Float64Array, at: number): boolean {
  if (!Array.isArray(position)) return false;
  const [x, y] = position;
  if (typeof x !== 'number' || typeof y !== 'number') return false;
  numbers[at] = x;
  numbers[at + 1] = y;
  return Number.isFinite(x) && Number.isFinite(y);
}

function readCollection(collection: JsonObject): Geometry[] {
  const geometries = inMember('.geometries', () => listOf(collection['geometries']));
  const shapes = geometries.flatMap((geometry, index) =>
    inMember(`.geometries[${index}]`, () => readShapes(geometry)),
  );
  return [...new Set(shapes.map(familyOf))].map((family) =>
    joined(shapes.filter((shape) => familyOf(shape) === family)),
  );
}

/** Shapes of one family as one shape of many parts. */
function joined(shapes: readonly Geometry[]): Geometry {
  const [first] = shapes;
  if (!first) throw new ShapeProblem('unknownGeometry');
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
