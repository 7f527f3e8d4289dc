import { badGeometry } from '../crs/geo-problem.ts';
import { type Geometry, type PolygonGeometry, partsOf } from '../geometry/geometry.ts';
import type { SegmentIndex } from '../geometry/segment-index.ts';

/** What a shape may have that features are compared with: all of it together takes less than a second. */
const FILTER_LIMITS = {
  vertices: 50_000,
  /** Vertices of a shape whose sides touch or cross: it has to be put in order first. */
  uncleanVertices: 10_000,
  parts: 5_000,
  /** Places at which its own sides cross: each costs the repair about as much as a thousand sides. */
  crossings: 1_000,
  /** Pairs of its own sides that are so near that they have to be looked at. */
  nearPairs: 1_000_000,
} as const;

/** Throws `map/bad-geometry` with the limit that a shape is over, as it came. */
export function checkFilterSize(geometry: Geometry): void {
  const parts = partsOf(geometry);
  if (parts.length > FILTER_LIMITS.parts) throw tooMuch('parts', FILTER_LIMITS.parts);
  if (countVertices(geometry) > FILTER_LIMITS.vertices) throw tooMuch('vertices', FILTER_LIMITS.vertices);
}

export interface SideFacts {
  /** Pairs of sides that lie close to each other. */
  readonly nearPairs: number;
  /** Whether none of them touch: the rings of such a shape are in order. */
  readonly isClean: boolean;
}

/** The same for its sides. */
export function checkFilterSides(sides: SegmentIndex): SideFacts {
  let pairs = 0;
  let crossings = 0;
  let isClean = true;
  sides.visitPairs((meeting) => {
    pairs++;
    if (meeting === 'crossing') crossings++;
    if (meeting !== 'disjoint') isClean = false;
    return pairs <= FILTER_LIMITS.nearPairs && crossings <= FILTER_LIMITS.crossings;
  });
  if (crossings > FILTER_LIMITS.crossings) {
    throw tooMuch('places where its sides cross', FILTER_LIMITS.crossings);
  }
  if (pairs > FILTER_LIMITS.nearPairs) {
    throw tooMuch('pairs of sides that lie close to each other', FILTER_LIMITS.nearPairs);
  }
  return { nearPairs: pairs, isClean };
}

/** The same for an area whose sides touch or cross. */
export function checkUnclean(polygon: PolygonGeometry): void {
  if (countVertices(polygon) <= FILTER_LIMITS.uncleanVertices) return;
  throw tooMuch('vertices, and its sides touch or cross', FILTER_LIMITS.uncleanVertices);
}

/** What comparing shapes costs, in sides of about 50 ns each. */
const COMPARING = 500;
/** Of many points those in the box of a feature are looked up, in an index of it that is made first. */
const LOOKING_UP = { feature: 20, vertex: 20, point: 20 } as const;
const BUDGET = 10_000_000;

/**
 * Counts what comparisons with a filter cost; of a filter of many points, `points` are those in the box of the feature.
 * Throws `map/bad-geometry` where they become too many.
 */
export function createBudget(
  filter: Geometry,
  nearPairs: number,
): (feature: Geometry, points?: number) => void {
  let left = BUDGET;
  const own = countVertices(filter) + nearPairs / 10;
  return (feature, points) => {
    left -= points === undefined ? COMPARING + own + countVertices(feature) : lookUpCost(feature, points);
    if (left < 0) throw badGeometry('it runs along too many features to be compared with all of them');
  };
}

function lookUpCost(feature: Geometry, points: number): number {
  const isIndexed = points > 0 && feature.kind !== 'point';
  return (
    LOOKING_UP.feature +
    points * LOOKING_UP.point +
    (isIndexed ? countVertices(feature) * LOOKING_UP.vertex : 0)
  );
}

function countVertices(geometry: Geometry): number {
  return partsOf(geometry).reduce((sum, { length }) => sum + length / 2, 0);
}

function tooMuch(what: string, limit: number) {
  return badGeometry(`it has more than ${limit} ${what}`);
}
