import type { FieldDefinition, RowSource } from '../../catalog/layer-definition.ts';
import type { MapDefinition } from '../../catalog/maps.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import type { Geometry } from '../../geo/geometry/geometry.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { readSpatialReference } from '../wire/spatial-reference.ts';
import { readTimeZone, type TimeZone } from '../wire/time-zone.ts';
import { atPath } from './at-path.ts';
import { type ShapeWishes, shapeReader } from './result-shapes.ts';

/** What an answer says of rows, whatever its form. */
export interface ResultColumns {
  readonly source: RowSource;
  readonly table: FeatureTable;
  readonly fields: readonly FieldDefinition[];
  /** The system of the shapes. */
  readonly crs: Crs;
  /** The shape of a row in `crs`, as fine or coarse as it was asked for. */
  readonly shape: (row: number) => Geometry | undefined;
  /** The zone of times that are written as text. */
  readonly zone: TimeZone;
}

export interface ResultWishes {
  readonly fields: readonly FieldDefinition[];
  readonly crs: { readonly reference: MapType<'SpatialReference'> | undefined; readonly path: string };
  readonly zone: { readonly reference: MapType<'TimeReference'> | undefined; readonly path: string };
  readonly shapes: ShapeWishes;
}

/** Brings into memory what an answer says of rows, and nothing else. */
export async function resultColumns(
  { source, table }: { readonly source: RowSource; readonly table: FeatureTable },
  rows: readonly number[],
  map: MapDefinition,
  { fields, crs: wanted, zone, shapes }: ResultWishes,
): Promise<ResultColumns> {
  const crs = atPath(wanted.path, () => readSpatialReference(wanted.reference, map.crs));
  const loaded = await table.load(
    fields.map(({ name }) => name),
    rows,
  );
  return {
    source,
    table: loaded,
    fields,
    crs,
    shape: shapeReader(loaded, crs, shapes, wanted.path),
    zone: readTimeZone(zone.reference, zone.path),
  };
}
