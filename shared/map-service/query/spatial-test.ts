import { findField } from '../../catalog/find-layer.ts';
import { type RowSource, SHAPE } from '../../catalog/layer-definition.ts';
import type { MapDefinition } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { checkFilterSize } from '../../geo/relate/filter-limits.ts';
import { createSpatialFilter } from '../../geo/relate/spatial-filter.ts';
import {
  type MatrixPattern,
  parseMatrixPattern,
  type SpatialRelation,
} from '../../geo/relate/spatial-relation.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { ownReference, readGeometry } from '../wire/read-geometry.ts';
import { inNamedSystem, readSpatialReference } from '../wire/spatial-reference.ts';
import { atPath } from './at-path.ts';
import { reproject } from './reproject.ts';

type QueryFilter = MapType<'QueryFilter'>;
type SpatialFilter = Extract<QueryFilter, { SpatialRel: unknown }>;

const RELATIONS: { readonly [Name in MapType<'geoSpatialRelEnum'>]?: SpatialRelation } = {
  geoSpatialRelIntersects: 'intersects',
  geoSpatialRelEnvelopeIntersects: 'envelope-intersects',
  geoSpatialRelIndexIntersects: 'index-intersects',
  geoSpatialRelTouches: 'touches',
  geoSpatialRelOverlaps: 'overlaps',
  geoSpatialRelCrosses: 'crosses',
  geoSpatialRelWithin: 'within',
  geoSpatialRelContains: 'contains',
};

interface Searched {
  readonly source: RowSource;
  readonly table: FeatureTable;
  readonly map: MapDefinition;
  /** Where only some rows are asked about. */
  readonly rows: readonly number[] | undefined;
}

/** So many shapes are in memory at once, where they have to be looked at. */
const SHAPES_AT_ONCE = 20_000;

/**
 * The rows that the spatial part of a filter takes, ascending; undefined where it has none. Rows without a shape are
 * never among them.
 */
export async function spatialRows(
  filter: QueryFilter | undefined,
  path: string,
  { source, table, map, rows }: Searched,
): Promise<readonly number[] | undefined> {
  if (!filter || !('SpatialRel' in filter) || !filter.FilterGeometry) return undefined;
  const { crs } = table;
  // Clients fill a time filter in whole: a table has no place, so its geometry says nothing.
  if (!crs && filter.$type === 'TimeQueryFilter') return undefined;
  if (!crs) throw appError('map/not-a-feature-layer', { value: source.id, path: `${path}.FilterGeometry` });
  checkShapeField(filter, source, path);
  const relation = relationOf(filter, path);
  const { FilterGeometry } = filter;
  const spatial = atPath(`${path}.FilterGeometry`, () => {
    const reference = ownReference(FilterGeometry);
    const own = readSpatialReference(reference, map.crs);
    const shape = readGeometry(FilterGeometry, own);
    checkFilterSize(shape);
    const placed = inNamedSystem(reference, own, () => reproject(shape, own, crs));
    return placed && createSpatialFilter(placed, relation);
  });
  if (!spatial) return [];
  const { searchBox, takesPointsInBox, passes } = spatial;
  const near = searchBox ? table.index.search(searchBox) : table.index.spatialOrder();
  const asked = rows && new Set(rows);
  const candidates = asked ? near.filter((row) => asked.has(row)) : near;
  // The box of a point is the point: the index has answered.
  const found: number[] = takesPointsInBox && hasPoints(source) ? [...candidates] : [];
  for (let start = found.length; start < candidates.length; start += SHAPES_AT_ONCE) {
    const some = candidates.slice(start, start + SHAPES_AT_ONCE);
    const { shape: shapeOf } = await table.load([SHAPE], some);
    const taken = atPath(`${path}.FilterGeometry`, () =>
      some.filter((row) => {
        const shape = shapeOf(row);
        return shape !== undefined && passes(shape);
      }),
    );
    for (const row of taken) found.push(row);
  }
  return found.sort((one, other) => one - other);
}

function hasPoints(source: RowSource): boolean {
  return source.kind === 'features' && source.geometryType === 'geoGeometryPoint';
}

function checkShapeField({ GeometryFieldName }: SpatialFilter, source: RowSource, path: string): void {
  if (GeometryFieldName === '') return;
  const field = findField(source, GeometryFieldName, `${path}.GeometryFieldName`);
  if (field.type === 'geoFieldTypeGeometry') return;
  throw appError('map/unknown-field', {
    layer: source.name,
    value: GeometryFieldName.slice(0, 80),
    path: `${path}.GeometryFieldName`,
  });
}

function relationOf(
  { SpatialRel, SpatialRelDescription }: SpatialFilter,
  path: string,
): SpatialRelation | { pattern: MatrixPattern } {
  const relation = RELATIONS[SpatialRel];
  if (relation) return relation;
  if (SpatialRel === 'geoSpatialRelRelation') {
    const pattern = parseMatrixPattern(SpatialRelDescription);
    if (pattern) return { pattern };
    throw appError('value/bad', {
      path: `${path}.SpatialRelDescription`,
      value: SpatialRelDescription.slice(0, 80),
      expected: 'nine of T, F, *, 0, 1 and 2',
    });
  }
  throw appError('value/bad', { path: `${path}.SpatialRel`, value: SpatialRel, expected: 'a relation' });
}
