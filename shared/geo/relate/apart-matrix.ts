import type { Geometry } from '../geometry/geometry.ts';
import { hasLength } from './jts-geometry.ts';
import { lineEnds } from './line-ends.ts';
import { DIMENSIONS } from './spatial-relation.ts';

/** The DE-9IM matrix of two shapes that share no point: it says what each of them has. */
export function apartMatrix(filter: Geometry, feature: Geometry): string {
  return `FF${DIMENSIONS[filter.kind]}FF${boundaryMark(filter)}${DIMENSIONS[feature.kind]}${boundaryMark(feature)}2`;
}

/** The matrix of an area and a shape that lies in it, away from its sides. */
export function insideAreaMatrix(feature: Geometry): string {
  return `${DIMENSIONS[feature.kind]}${boundaryMark(feature)}2FF1FF2`;
}

function boundaryMark(shape: Geometry): 'F' | '0' | '1' {
  if (shape.kind === 'polygon') return '1';
  return shape.kind === 'polyline' && lineEnds(shape.paths.filter(hasLength)).size > 0 ? '0' : 'F';
}
