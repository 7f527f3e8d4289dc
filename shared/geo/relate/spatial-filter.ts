import { badGeometry } from '../geo-problem.ts';
import { type Box, boxContains, boxesIntersect } from '../geometry/box.ts';
import {
  boxAround,
  type Coordinates,
  type Geometry,
  ordinate,
  type PointGeometry,
  partsOf,
} from '../geometry/geometry.ts';
import { createAreaLocator, type JtsGeometry, relateMatrix, shareAPoint } from './jts.ts';
import { toJts } from './jts-geometry.ts';
import { type MatrixPattern, matchesPattern } from './matrix-pattern.ts';
import { soundShape } from './repair-shape.ts';
import { DIMENSIONS, type Dimension, fulfils, type SpatialRelation } from './spatial-relation.ts';

export interface SpatialFilter {
  /** No feature whose box does not share a point with this one passes; undefined when those may pass too. */
  readonly searchBox: Box | undefined;
  /** Whether a feature passes. A feature without vertices never does. Throws `map/bad-geometry`. */
  passes(feature: Geometry): boolean;
}

type MatrixTest = (matrix: string, feature: Dimension) => boolean;

/**
 * Compares features with one shape in their system: filter REL feature, as the map service reads it. Takes a relation,
 * or the pattern of a matrix. Throws `map/bad-geometry` for a filter that cannot be used.
 */
export function createSpatialFilter(
  filter: Geometry,
  relation: SpatialRelation | { readonly pattern: MatrixPattern },
): SpatialFilter {
  const shape = soundShape(filter);
  const box = boxAround(filter);
  if (!box) throw badGeometry('it is empty');
  if (relation === 'envelope-intersects' || relation === 'index-intersects') {
    return { searchBox: box, passes: (feature) => touchesBox(box, feature) };
  }
  const own = DIMENSIONS[filter.kind];
  if (typeof relation === 'object') {
    const { pattern } = relation;
    const test: MatrixTest = (matrix) => matchesPattern(matrix, pattern);
    return { searchBox: needsContact(pattern) ? box : undefined, passes: matrixFilter(filter, shape, test) };
  }
  const test: MatrixTest = (matrix, feature) => fulfils(matrix, relation, own, feature);
  const byMatrix = matrixFilter(filter, shape, test);
  const exact = relation === 'intersects' ? intersectsFilter(shape, byMatrix) : byMatrix;
  return {
    searchBox: box,
    passes(feature) {
      const featureBox = boxAround(feature);
      if (!featureBox || !boxesIntersect(box, featureBox)) return false;
      if (relation === 'contains' && !boxContains(box, featureBox)) return false;
      if (relation === 'within' && !boxContains(featureBox, box)) return false;
      return exact(feature);
    },
  };
}

function touchesBox(box: Box, feature: Geometry): boolean {
  const featureBox = boxAround(feature);
  return featureBox !== undefined && boxesIntersect(box, featureBox);
}

/** Interior and boundary of both must meet somewhere for such a pattern. */
function needsContact(pattern: MatrixPattern): boolean {
  return [0, 1, 3, 4].some((place) => /[T012]/.test(pattern[place] ?? ''));
}

function matrixFilter(
  filter: Geometry,
  shape: JtsGeometry,
  test: MatrixTest,
): (feature: Geometry) => boolean {
  const pointMatrix = filter.kind === 'polygon' ? pointInAreaMatrix(shape) : undefined;
  return (feature) => {
    if (pointMatrix && feature.kind === 'point') return test(pointMatrix(feature), 0);
    return compare(feature, (other) => test(relateMatrix(shape, other), DIMENSIONS[feature.kind]));
  };
}

/** Points are told by the index of the area, and so is what has its first vertex in it. */
function intersectsFilter(
  shape: JtsGeometry,
  byMatrix: (feature: Geometry) => boolean,
): (feature: Geometry) => boolean {
  const locate = shape.getDimension() === 2 ? createAreaLocator(shape) : undefined;
  const isIn = (part: Coordinates, index: number) =>
    locate !== undefined && locate(ordinate(part, index), ordinate(part, index + 1)) !== 'outside';
  return (feature) => {
    if (feature.kind === 'point') return byMatrix(feature);
    const [part, ...others] = partsOf(feature);
    // Of several parts the first may be one that has no length and does not count.
    if (part && others.length === 0 && isIn(part, 0)) return toJts(feature) !== undefined;
    return compare(feature, (other) => shareAPoint(shape, other));
  };
}

/** The matrix of an area against one point, from where the point lies. */
function pointInAreaMatrix(area: JtsGeometry): (point: PointGeometry) => string {
  const locate = createAreaLocator(area);
  const matrices = { inside: '0F2FF1FF2', boundary: 'FF20F1FF2', outside: 'FF2FF10F2' };
  return ({ x, y }) => matrices[locate(x, y)];
}

/** Stored shapes are not looked at before; one that jsts stumbles over is repaired, once. */
function compare(feature: Geometry, ask: (shape: JtsGeometry) => boolean): boolean {
  const shape = toJts(feature);
  if (!shape) return false;
  try {
    return ask(shape);
  } catch {
    return askRepaired(feature, ask);
  }
}

function askRepaired(feature: Geometry, ask: (shape: JtsGeometry) => boolean): boolean {
  const sound = soundShape(feature);
  try {
    return ask(sound);
  } catch (cause) {
    throw badGeometry('a feature cannot be compared with it', cause);
  }
}
