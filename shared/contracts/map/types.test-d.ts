// What the compiler must and must not accept from the tables of the map service.

import type { MapInput, MapOutput, MapService } from './operations.ts';
import type { MapType } from './types.ts';

export const point: MapType<'Point'> = { $type: 'PointN', X: 1, Y: 2 };
export const patch: MapType<'Patch'> = { $type: 'Patch' };
export const geometry: MapType<'Geometry'> = { $type: 'Geometry' };
export const filter: MapType<'QueryFilter'> = { $type: 'QueryFilter', WhereClause: '', Resolution: 0 };
export const value: MapType<'any'> = { $xs: 'int', value: 1 };
export const row: MapType<'Record'> = { Values: [null, { $xs: 'string', value: 'x' }, point] };
export const input: MapInput<'QueryFeatureCount'> = { MapName: '', LayerID: 1 };
export const output: MapOutput<'FromMapPoints'> = { ScreenXValues: [1], ScreenYValues: [2] };
export const rows: MapOutput<'QueryRasterValue'> = [];

// @ts-expect-error an abstract type is not a value
export const abstractPoint: MapType<'Point'> = { $type: 'Point' };
// @ts-expect-error not a value of the enumeration
export const unit: MapType<'geoUnits'> = 'geoLeagues';
// @ts-expect-error no such member
export const misspelt: MapType<'PointN'> = { $type: 'PointN', X: 1, y: 2 };
// @ts-expect-error undefined does not stand for an absent field
export const undefinedField: MapType<'PointN'> = { $type: 'PointN', X: 1, Y: 2, Z: undefined };
// @ts-expect-error a number that says it is text
export const wrongScalar: MapType<'any'> = { $xs: 'string', value: 1 };

export function narrow(shape: MapType<'Geometry'>): number {
  return shape.$type === 'PointN' ? shape.X : 0;
}

// @ts-expect-error operations are missing
export const service: MapService<undefined> = { GetMapCount: () => 1 };
