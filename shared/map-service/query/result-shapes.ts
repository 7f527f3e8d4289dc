import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { createTransform } from '../../geo/crs/create-transform.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import { splitSides } from '../../geo/geometry/densify-geometry.ts';
import type { Geometry } from '../../geo/geometry/geometry.ts';
import { projectSides, projectVertices } from '../../geo/geometry/project-geometry.ts';
import { generaliseGeometry } from '../../geo/relate/generalise-geometry.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { atPath } from './at-path.ts';
import { reproject } from './reproject.ts';

export interface ShapeWishes {
  /** Smaller differences do not matter, units of the answer; 0: all do. */
  readonly resolution?: { readonly value: number; readonly path: string };
  readonly options?: { readonly wanted: MapType<'GeometryResultOptions'>; readonly path: string } | undefined;
}

type ShapeStep = (shape: Geometry) => Geometry;

/** How many points the shapes of one answer may get between those that they have. */
const ADDED_POINTS = 250_000;

/**
 * Reads shapes in a system: projected by their vertices, or with sides that follow where they lie; then cut into sides
 * of a length, or made coarser. Lengths are in the units of `crs`. Throws what is wrong with a wish by its path.
 */
export function shapeReader(
  table: Pick<FeatureTable, 'crs' | 'shape'>,
  crs: Crs,
  { options, resolution }: ShapeWishes,
  crsPath: string,
): (row: number) => Geometry | undefined {
  const { path = '', wanted = {} } = options ?? {};
  const { crs: stored } = table;
  const isDensified = wanted.DensifyGeometries === true;
  const segment = isDensified ? lengthOf(wanted.MaximumSegmentLength, `${path}.MaximumSegmentLength`) : 0;
  const deviation = isDensified ? lengthOf(wanted.MaximumDeviation, `${path}.MaximumDeviation`) : 0;
  const offset = wanted.GeneralizeGeometries
    ? lengthOf(wanted.MaximumAllowableOffset, `${path}.MaximumAllowableOffset`)
    : 0;
  const coarse = Math.max(offset, resolution ? lengthOf(resolution.value, resolution.path) : 0);
  if (!stored) return () => undefined;
  const transform = createTransform(stored, crs);
  const project: ShapeStep = (shape) =>
    deviation > 0 ? projectSides(shape, transform, deviation) : projectVertices(shape, transform);
  let left = ADDED_POINTS;
  return (row) => {
    const shape = table.shape(row);
    if (!shape) return undefined;
    const projected = atPath(crsPath, () => withinReach(shape, () => project(shape), stored, crs));
    if (!projected) return undefined;
    const fine = coarse > 0 ? generaliseGeometry(projected, coarse) : projected;
    if (segment === 0) return fine;
    return atPath(`${path}.MaximumSegmentLength`, () => {
      const split = splitSides(fine, segment, left);
      left -= split.added;
      return split.shape;
    });
  };
}

/** A shape that leaves the area of use of the asked system is told as far as that goes; nothing where it is outside. */
function withinReach(shape: Geometry, project: () => Geometry, stored: Crs, crs: Crs): Geometry | undefined {
  try {
    return project();
  } catch (error) {
    if (!(error instanceof GeoProblem) || error.code !== 'map/outside-crs') throw error;
    if (shape.kind === 'point' || shape.kind === 'multipoint') return pointsWithin(shape, stored, crs);
    return reproject(shape, stored, crs);
  }
}

function pointsWithin(
  shape: Extract<Geometry, { kind: 'point' | 'multipoint' }>,
  stored: Crs,
  crs: Crs,
): Geometry | undefined {
  if (shape.kind === 'point') return undefined;
  const transform = createTransform(stored, crs);
  const inside: number[] = [];
  for (let at = 0; at < shape.coordinates.length; at += 2) {
    try {
      inside.push(...transform(shape.coordinates[at] ?? 0, shape.coordinates[at + 1] ?? 0));
    } catch (error) {
      if (!(error instanceof GeoProblem) || error.code !== 'map/outside-crs') throw error;
    }
  }
  return inside.length > 0 ? { kind: 'multipoint', coordinates: Float64Array.from(inside) } : undefined;
}

/** A length in units of a system. Nothing and less than nothing mean that it is not wanted: the schema says -1. */
function lengthOf(value: number | undefined, path: string): number {
  if (value === undefined || value <= 0) return 0;
  if (Number.isFinite(value)) return value;
  throw appError('value/bad', { path, value, expected: 'a length' });
}
