import type { Geometry } from '../geometry/geometry.ts';
import { matchesPattern } from './matrix-pattern.ts';

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
