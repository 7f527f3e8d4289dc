import type { Geometry } from '../geometry/geometry.ts';
import { hasLength } from './jts-geometry.ts';
import { lineEnds } from './line-ends.ts';
import { DIMENSIONS } from './spatial-relation.ts';

/** The DE-9IM matrix of two shapes that share no point: it says what each of them has. */
export function disjointMatrix(filter: Geometry, feature: Geometry): string {
  return `FF${DIMENSIONS[filter.kind]}FF${boundaryDimension(filter)}${DIMENSIONS[feature.kind]}${boundaryDimension(feature)}2`;
}

/** The matrix of an area and a shape that lies in it, away from its sides. */
export function insideAreaMatrix(feature: Geometry): string {
  return `${DIMENSIONS[feature.kind]}${boundaryDimension(feature)}2FF1FF2`;
}

function boundaryDimension(shape: Geometry): 'F' | '0' | '1' {
  if (shape.kind === 'polygon') return '1';
  return shape.kind === 'polyline' && lineEnds(shape.paths.filter(hasLength)).size > 0 ? '0' : 'F';
}
