import { type Box, boxContains } from './box.ts';
import { buildFeatureIndex, type FeatureIndex } from './feature-index.ts';
import { boxAround, type Coordinates, closeRing, ordinate, type PolygonGeometry } from './geometry.ts';
import { signedRingArea } from './planar-measures.ts';

/** A part of a polygon without islands: a ring and the holes in it, all closed. */
export interface PolygonPart {
  readonly outer: Coordinates;
  readonly holes: readonly Coordinates[];
}

interface RingFacts {
  readonly ring: Coordinates;
  readonly area: number;
  readonly box: Box;
}

/** A closed triangle. */
const SHORTEST_RING = 8;

/**
 * Sorts rings into outer ones and holes by how they lie in each other, whatever their direction: clients write it
 * either way. Rings of fewer than three vertices are left out. Parts come in the order of their outer rings.
 */
export function nestRings(rings: readonly Coordinates[]): PolygonPart[] {
  const facts = rings.map(closeRing).flatMap(factsOf);
  const index = buildFeatureIndex(
    facts.flatMap(({ box: { xMin, yMin, xMax, yMax } }) => [xMin, yMin, xMax, yMax]),
  );
  const around = facts.map((_, number) => ringsAround(number, facts, index));
  const holesOf = new Map<number, Coordinates[]>();
  around.forEach((outside, number) => {
    if (outside.length % 2 === 0) holesOf.set(number, []);
  });
  around.forEach((outside, number) => {
    if (outside.length % 2 === 0) return;
    // The one right around a hole is that which lies inside all the others around it.
    const parent = outside.find((candidate) => around[candidate]?.length === outside.length - 1);
    const hole = facts[number];
    const holes = parent === undefined ? undefined : holesOf.get(parent);
    if (hole && holes) holes.push(hole.ring);
    // Rings that cross can lack a parent. None may get lost before such a polygon is repaired or refused.
    else holesOf.set(number, []);
  });
  return facts.flatMap(({ ring }, number) => {
    const holes = holesOf.get(number);
    return holes ? [{ outer: ring, holes }] : [];
  });
}

/** The rings as they are written: each outer one clockwise, its holes after it the other way. */
export function orientedRings(parts: readonly PolygonPart[]): Coordinates[] {
  return parts.flatMap(({ outer, holes }) => [
    directed(outer, 'clockwise'),
    ...holes.map((hole) => directed(hole, 'anticlockwise')),
  ]);
}

/** The area of a polygon in square units of its system, holes left out. */
export function polygonArea({ rings }: PolygonGeometry): number {
  let area = 0;
  for (const { outer, holes } of nestRings(rings)) {
    area += Math.abs(signedRingArea(outer));
    for (const hole of holes) area -= Math.abs(signedRingArea(hole));
  }
  return area;
}

function factsOf(ring: Coordinates): RingFacts[] {
  const box = boxAround({ kind: 'multipoint', coordinates: ring });
  return ring.length >= SHORTEST_RING && box ? [{ ring, box, area: Math.abs(signedRingArea(ring)) }] : [];
}

function ringsAround(number: number, facts: readonly RingFacts[], index: FeatureIndex): number[] {
  const inner = facts[number];
  if (!inner) return [];
  return index.search(inner.box).filter((other) => {
    const outer = facts[other];
    if (!outer || other === number || !boxContains(outer.box, inner.box)) return false;
    // Of two equal rings the later one counts as the inner.
    if (outer.area < inner.area || (outer.area === inner.area && other > number)) return false;
    return liesIn(inner.ring, outer.ring);
  });
}

/** By the first vertex, or else the first middle of a side, that is not on the other ring. */
function liesIn(inner: Coordinates, outer: Coordinates): boolean {
  for (const share of [0, 0.5]) {
    for (let index = 0; index + 3 < inner.length; index += 2) {
      const x = ordinate(inner, index) + share * (ordinate(inner, index + 2) - ordinate(inner, index));
      const y =
        ordinate(inner, index + 1) + share * (ordinate(inner, index + 3) - ordinate(inner, index + 1));
      const location = locateInRing(x, y, outer);
      if (location !== 'boundary') return location === 'inside';
    }
  }
  return true;
}

function directed(ring: Coordinates, direction: 'clockwise' | 'anticlockwise'): Coordinates {
  const isAnticlockwise = signedRingArea(ring) > 0;
  if (isAnticlockwise === (direction === 'anticlockwise')) return ring;
  const turned = new Float64Array(ring.length);
  for (let index = 0; index + 1 < ring.length; index += 2) {
    turned[index] = ordinate(ring, ring.length - 2 - index);
    turned[index + 1] = ordinate(ring, ring.length - 1 - index);
  }
  return turned;
}

export type RingLocation = 'inside' | 'boundary' | 'outside';

/** Where a point lies to a closed ring, by counting what a ray to the east crosses. Exact for whole numbers. */
export function locateInRing(x: number, y: number, ring: Coordinates): RingLocation {
  let isInside = false;
  for (let index = 0; index + 3 < ring.length; index += 2) {
    const startX = ordinate(ring, index) - x;
    const startY = ordinate(ring, index + 1) - y;
    const endX = ordinate(ring, index + 2) - x;
    const endY = ordinate(ring, index + 3) - y;
    const cross = startX * endY - endX * startY;
    if (cross === 0 && startX * endX <= 0 && startY * endY <= 0) return 'boundary';
    if (startY > 0 !== endY > 0 && cross > 0 === endY > startY) isInside = !isInside;
  }
  return isInside ? 'inside' : 'outside';
}
