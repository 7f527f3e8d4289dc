import { badGeometry } from '../geo-problem.ts';
import { type Geometry, partsOf } from '../geometry/geometry.ts';
import type { SideIndex } from '../geometry/side-index.ts';

/** What a shape may have that features are compared with: all of it together takes less than a second. */
const FILTER_LIMITS = {
  vertices: 50_000,
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
  const vertices = parts.reduce((sum, { length }) => sum + length / 2, 0);
  if (vertices > FILTER_LIMITS.vertices) throw tooMuch('vertices', FILTER_LIMITS.vertices);
}

/** The same for its sides. Gives how many pairs of them are near. */
export function checkFilterSides(sides: SideIndex): number {
  let pairs = 0;
  let crossings = 0;
  sides.visitPairs((doCross) => {
    pairs++;
    if (doCross) crossings++;
    return pairs <= FILTER_LIMITS.nearPairs && crossings <= FILTER_LIMITS.crossings;
  });
  if (crossings > FILTER_LIMITS.crossings) {
    throw tooMuch('places where its sides cross', FILTER_LIMITS.crossings);
  }
  if (pairs > FILTER_LIMITS.nearPairs) {
    throw tooMuch('pairs of sides that lie close to each other', FILTER_LIMITS.nearPairs);
  }
  return pairs;
}

/** What comparing shapes costs, in sides of about 50 ns each. */
const COMPARING = 500;
const BUDGET = 10_000_000;

/** Counts what comparisons with a filter cost. Throws `map/bad-geometry` where they become too many. */
export function createBudget(filterVertices: number, nearPairs: number): (feature: Geometry) => void {
  let left = BUDGET;
  return (feature) => {
    const vertices = partsOf(feature).reduce((sum, { length }) => sum + length / 2, 0);
    left -= COMPARING + filterVertices + vertices + nearPairs / 10;
    if (left < 0) throw badGeometry('it runs along too many features to be compared with all of them');
  };
}

function tooMuch(what: string, limit: number) {
  return badGeometry(`it has more than ${limit} ${what}`);
}
