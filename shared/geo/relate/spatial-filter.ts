import { badGeometry } from '../crs/geo-problem.ts';
import { type Box, boxContains, boxesIntersect } from '../geometry/box.ts';
import {
  boxAround,
  type Coordinates,
  closeRing,
  type Geometry,
  ordinate,
  partsOf,
} from '../geometry/geometry.ts';
import { signedRingArea } from '../geometry/planar-measures.ts';
import { createSegmentIndex, type SegmentIndex } from '../geometry/segment-index.ts';
import { makeValid, orderedGeometry } from './buffer-and-repair.ts';
import { checkFilterSides, checkFilterSize, checkUnclean, createBudget } from './filter-limits.ts';
import { createAreaLocator, type JtsGeometry, relateMatrix, shareAPoint } from './jts.ts';
import { hasLength, toJts } from './jts-geometry.ts';
import { createPointSet } from './point-set.ts';
import {
  DIMENSIONS,
  type Dimension,
  disjointMatrix,
  fulfils,
  insideAreaMatrix,
  type MatrixPattern,
  matchesPattern,
  type SpatialRelation,
} from './spatial-relation.ts';

export interface SpatialFilter {
  /** No feature whose box does not share a point with this one passes; undefined when those may pass too. */
  readonly searchBox: Box | undefined;
  /** Whether every point that lies in the box passes, so that none has to be looked at. */
  readonly takesPointsInBox: boolean;
  /** Whether a feature passes. A feature without vertices never does. Throws `map/bad-geometry`. */
  passes(feature: Geometry): boolean;
}

type MatrixTest = (matrix: string, feature: Dimension) => boolean;

/**
 * Compares features with one shape in their system: filter REL feature, as the map service reads it. Takes a relation,
 * or the pattern of a matrix. Throws `map/bad-geometry` for a filter that cannot be used or is too intricate.
 */
export function createSpatialFilter(
  filter: Geometry,
  relation: SpatialRelation | { readonly pattern: MatrixPattern },
): SpatialFilter {
  checkFilterSize(filter);
  const sides = createSegmentIndex(filter);
  const { nearPairs, isClean } = checkFilterSides(sides);
  const spend = createBudget(filter, nearPairs);
  const shape = soundFilter(filter, isClean);
  const box = boxAround(filter);
  if (!box) throw badGeometry('it is empty');
  if (relation === 'envelope-intersects' || relation === 'index-intersects') {
    return { searchBox: box, takesPointsInBox: true, passes: (feature) => touchesBox(box, feature) };
  }
  const compared: ComparedFilter = { filter, shape, sides, spend };
  if (typeof relation === 'object') {
    const { pattern } = relation;
    const test: MatrixTest = (matrix) => matchesPattern(matrix, pattern);
    return {
      searchBox: needsContact(pattern) ? box : undefined,
      takesPointsInBox: false,
      passes: matrixFilter(compared, test),
    };
  }
  const own = DIMENSIONS[filter.kind];
  const test: MatrixTest = (matrix, feature) => fulfils(matrix, relation, own, feature);
  const byMatrix = matrixFilter(compared, test);
  const exact = relation === 'intersects' ? intersectsFilter(compared, byMatrix) : byMatrix;
  return {
    searchBox: box,
    takesPointsInBox: relation === 'intersects' && isRectangle(filter, box),
    passes(feature) {
      const featureBox = boxAround(feature);
      if (!featureBox || !boxesIntersect(box, featureBox)) return false;
      if (relation === 'contains' && !boxContains(box, featureBox)) return false;
      // A line is where its sides are, and nowhere else.
      if (filter.kind === 'polyline' && !sides.isNear(featureBox)) return false;
      if (relation === 'within' && !boxContains(featureBox, box)) return false;
      return exact(feature);
    },
  };
}

/** Whether a shape is its box: a ring from corner to corner. With fewer corners than four its area is half or nothing. */
function isRectangle(shape: Geometry, { xMin, yMin, xMax, yMax }: Box): boolean {
  if (shape.kind !== 'polygon') return false;
  const [ring, ...others] = shape.rings;
  if (!ring || others.length > 0 || ring.length !== 10) return false;
  const isAtCorner = (index: number) => {
    const [x, y] = [ordinate(ring, index), ordinate(ring, index + 1)];
    return (x === xMin || x === xMax) && (y === yMin || y === yMax);
  };
  const area = Math.abs(signedRingArea(ring));
  return [0, 2, 4, 6, 8].every(isAtCorner) && area > 0.75 * (xMax - xMin) * (yMax - yMin);
}

/** Up to here jsts tells whether a shape is valid as it is; the time grows with the square of its parts. */
const LOOKED_AT = { vertices: 2_000, parts: 100 } as const;

function soundFilter(filter: Geometry, isClean: boolean): JtsGeometry {
  if (filter.kind !== 'polygon') return makeValid(filter);
  if (isClean) {
    const shape = toJts(filter);
    if (!shape) throw badGeometry('it is empty');
    return shape;
  }
  checkUnclean(filter);
  const vertices = filter.rings.reduce((sum, { length }) => sum + length / 2, 0);
  const isSmall = vertices <= LOOKED_AT.vertices && filter.rings.length <= LOOKED_AT.parts;
  return isSmall ? makeValid(filter) : orderedGeometry(filter);
}

interface ComparedFilter {
  readonly filter: Geometry;
  readonly shape: JtsGeometry;
  readonly sides: SegmentIndex;
  /** Called before each comparison that looks at all of the filter, or at so many points of it. */
  readonly spend: (feature: Geometry, points?: number) => void;
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
  { filter, shape, sides, spend }: ComparedFilter,
  test: MatrixTest,
): (feature: Geometry) => boolean {
  if (filter.kind === 'multipoint') {
    const { matrixWith } = createPointSet(filter.coordinates);
    return (feature) => {
      const matrix = matrixWith(feature, (points) => spend(feature, points));
      return matrix !== undefined && test(matrix, DIMENSIONS[feature.kind]);
    };
  }
  const locate = filter.kind === 'polygon' ? createAreaLocator(shape) : undefined;
  const box = boxAround(filter);
  const disjoint = (feature: Geometry) => {
    const featureBox = boxAround(feature);
    if (!box || !featureBox || boxesIntersect(box, featureBox)) return undefined;
    return hasShape(feature) ? disjointMatrix(filter, feature) : undefined;
  };
  return (feature) => {
    const matrix = disjoint(feature) ?? (locate && matrixByPlace(feature, sides, locate));
    if (matrix) return test(matrix, DIMENSIONS[feature.kind]);
    spend(feature);
    return compare(feature, (other) => test(relateMatrix(shape, other), DIMENSIONS[feature.kind]));
  };
}

/** Points are told by the index of the area, and so is what has its first vertex in it. */
function intersectsFilter(
  { filter, shape, sides, spend }: ComparedFilter,
  byMatrix: (feature: Geometry) => boolean,
): (feature: Geometry) => boolean {
  if (filter.kind === 'multipoint') return byMatrix;
  const locate = shape.getDimension() === 2 ? createAreaLocator(shape) : undefined;
  return (feature) => {
    if (feature.kind === 'point' || feature.kind === 'multipoint') return byMatrix(feature);
    if (locate) {
      const [part, ...others] = partsOf(feature);
      const isIn = part && locate(ordinate(part, 0), ordinate(part, 1)) !== 'outside';
      // Of several parts the first may be one that has no length and does not count.
      if (isIn && others.length === 0) return toJts(feature) !== undefined;
      if (isFarFromSides(feature, sides)) return isIn === true && toJts(feature) !== undefined;
    }
    spend(feature);
    return compare(feature, (other) => shareAPoint(shape, other));
  };
}

type Locate = ReturnType<typeof createAreaLocator>;

const POINT_MATRICES = { inside: '0F2FF1FF2', boundary: 'FF20F1FF2', outside: 'FF2FF10F2' } as const;

/** The matrix of an area against points, or against a feature where the place of one vertex decides it; else undefined. */
function matrixByPlace(feature: Geometry, sides: SegmentIndex, locate: Locate): string | undefined {
  if (feature.kind === 'point') return POINT_MATRICES[locate(feature.x, feature.y)];
  if (feature.kind === 'multipoint') return pointsMatrix(feature.coordinates, locate);
  if (!isFarFromSides(feature, sides) || !hasShape(feature)) return undefined;
  // A ring with no area is no ring: those are left to the comparison.
  const parts = partsOf(feature);
  if (feature.kind === 'polygon' && parts.some((each) => signedRingArea(closeRing(each)) === 0))
    return undefined;
  const [part = []] = parts;
  const isInside = locate(ordinate(part, 0), ordinate(part, 1)) === 'inside';
  return isInside ? insideAreaMatrix(feature) : disjointMatrix(AREA, feature);
}

/** Any area: all have the same marks. */
const AREA: Geometry = { kind: 'polygon', rings: [] };

/** Whether a feature has a part that counts. */
function hasShape(feature: Geometry): boolean {
  return feature.kind === 'polyline' ? feature.paths.some(hasLength) : toJts(feature) !== undefined;
}

/** Points have no boundary, and cover nothing of an area. */
function pointsMatrix(points: Coordinates, locate: Locate): string | undefined {
  const found = new Set<string>();
  for (let at = 0; at + 1 < points.length && found.size < 3; at += 2) {
    found.add(locate(ordinate(points, at), ordinate(points, at + 1)));
  }
  const mark = (place: keyof typeof POINT_MATRICES) => (found.has(place) ? '0' : 'F');
  return found.size === 0 ? undefined : `${mark('inside')}F2${mark('boundary')}F1${mark('outside')}F2`;
}

/** Where no side of an area is near the box of a feature, all of the feature lies on one side of them. */
function isFarFromSides(feature: Geometry, sides: SegmentIndex): boolean {
  const box = boxAround(feature);
  return box !== undefined && !sides.isNear(box);
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
  const sound = makeValid(feature);
  try {
    return ask(sound);
  } catch (cause) {
    throw badGeometry('a feature cannot be compared with it', cause);
  }
}
