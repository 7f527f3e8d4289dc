import type { Geometry } from '../geometry/geometry.ts';
import { hasLength } from './jts-geometry.ts';
import { lineEnds } from './line-ends.ts';

/** Read as: filter REL feature. */
export type SpatialRelation =
  | 'intersects'
  | 'envelope-intersects'
  | 'index-intersects'
  | 'touches'
  | 'overlaps'
  | 'crosses'
  /** The filter lies within the feature. */
  | 'within'
  | 'contains';

/** 0 of points, 1 of lines, 2 of areas. */
export type Dimension = 0 | 1 | 2;

export const DIMENSIONS: Readonly<Record<Geometry['kind'], Dimension>> = {
  point: 0,
  multipoint: 0,
  polyline: 1,
  polygon: 2,
};

/** The relations that a matrix decides; the other two are those of boxes. */
export type MatrixRelation = Exclude<SpatialRelation, 'envelope-intersects' | 'index-intersects'>;

/** What a matrix must look like for a relation, one of these. None: the relation is not for such shapes. */
function patternsOf(relation: MatrixRelation, one: Dimension, other: Dimension): readonly string[] {
  switch (relation) {
    case 'intersects':
      return ['T********', '*T*******', '***T*****', '****T****'];
    case 'within':
      return ['T*F**F***'];
    case 'contains':
      return ['T*****FF*'];
    case 'touches':
      return one === 0 && other === 0 ? [] : ['FT*******', 'F**T*****', 'F***T****'];
    case 'overlaps':
      if (one !== other) return [];
      return one === 1 ? ['1*T***T**'] : ['T*T***T**'];
    case 'crosses':
      if (one === 1 && other === 1) return ['0********'];
      if (one === other) return [];
      return one < other ? ['T*T******'] : ['T*****T**'];
  }
}

/** Whether a matrix fulfils a relation between shapes of these dimensions. */
export function fulfils(matrix: string, relation: MatrixRelation, one: Dimension, other: Dimension): boolean {
  return patternsOf(relation, one, other).some((pattern) => matchesPattern(matrix, pattern));
}

/** Nine places of the DE-9IM matrix: interior, boundary and exterior of the first against those of the second. */
export type MatrixPattern = string;

const PATTERN = /^[TF*012]{9}$/;
const RELATE = /^RELATE\s*\(\s*(G1\s*,\s*G2|G2\s*,\s*G1)\s*,\s*(["'])(.{9})\2\s*\)$/;

/**
 * Reads nine characters, or `RELATE(G1, G2, "…")` where G1 is the filter; without regard to case. Undefined when it is
 * neither. The pattern is always of the filter against the feature.
 */
export function parseMatrixPattern(text: string): MatrixPattern | undefined {
  const upper = text.trim().toUpperCase();
  if (PATTERN.test(upper)) return upper;
  const [, operands, , pattern] = RELATE.exec(upper) ?? [];
  if (!operands || !pattern || !PATTERN.test(pattern)) return undefined;
  return operands.startsWith('G1') ? pattern : transposed(pattern);
}

export function matchesPattern(matrix: string, pattern: MatrixPattern): boolean {
  for (let index = 0; index < 9; index++) {
    const wanted = pattern[index];
    const found = matrix[index];
    if (wanted !== '*' && wanted !== found && !(wanted === 'T' && found !== 'F')) return false;
  }
  return true;
}

/** The matrix of the second against the first. */
function transposed(matrix: string): string {
  return [0, 3, 6, 1, 4, 7, 2, 5, 8].map((index) => matrix[index]).join('');
}

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
