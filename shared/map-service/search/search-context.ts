import { findMap, type MapDefinition } from '../../catalog/maps.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { scaleOfResolution } from '../../geo/map-frame.ts';
import { type DisplayUse, type MapView, readView } from '../frame/read-frame.ts';
import { MAP_LIMITS } from '../limits.ts';
import type { MapContext } from '../map-context.ts';
import { type DescribedSource, describedSource } from '../query/described-source.ts';
import { type ResultColumns, resultColumns } from '../query/result-rows.ts';
import { selectRows } from '../query/select-rows.ts';
import { readTimeZone } from '../wire/time-zone.ts';
import { type SearchedLayer, searchedLayers } from './searched-layers.ts';

type MapDescription = MapType<'MapDescription'>;

/** What a search over a map knows before it looks at rows. */
export interface MapSearch {
  readonly map: MapDefinition;
  readonly description: MapDescription;
  readonly view: MapView;
  /** In drawing order. */
  readonly layers: readonly SearchedLayer[];
  readonly context: MapContext;
}

/** Throws what is wrong with the description of the map, by its path. */
export async function readSearch(
  description: MapDescription,
  display: MapType<'ImageDisplay'> | undefined,
  context: MapContext,
  displayUse?: DisplayUse,
): Promise<MapSearch> {
  const map = findMap(context.catalog, description.Name, 'MapDescription.Name');
  const view = await readView(description, display, context, displayUse);
  const scale = scaleOfResolution(view.frame.resolution, view.base);
  checkZones(description);
  return { map, description, view, layers: searchedLayers(map, description, scale), context };
}

function checkZones({ TimeReference, TimeValue }: MapDescription): void {
  readTimeZone(TimeReference, 'MapDescription.TimeReference');
  readTimeZone(TimeValue?.TimeReference, 'MapDescription.TimeValue.TimeReference');
}

export interface SearchedRows {
  readonly described: DescribedSource;
  /** Ascending by object id. */
  readonly rows: readonly number[];
}

type Described = Pick<SearchedLayer, 'description' | 'path'>;

/** Whose rows a layer shows: its own, or those of the source that the request puts in their place. */
export function sourceOf(
  { description, path }: Described,
  { map, context }: MapSearch,
): Promise<DescribedSource> {
  return describedSource(description, map, path, context.features);
}

/** The rows of a source under the condition of its layer and, where that makes use of time, in the time of the map. */
export async function rowsIn(
  described: DescribedSource,
  { description }: Described,
  search: MapSearch,
  candidates?: readonly number[],
): Promise<SearchedRows> {
  const { map, context } = search;
  const rows = await selectRows({
    ...described,
    map,
    filter: description.UseTime ? timeFilter(search.description) : undefined,
    candidates,
    clock: context.clock,
    createScheduler: context.createScheduler,
  });
  return { described, rows };
}

/** Of the source of a layer. */
export async function rowsOf(
  layer: Described,
  search: MapSearch,
  candidatesOf?: (described: DescribedSource) => readonly number[],
): Promise<SearchedRows> {
  const described = await sourceOf(layer, search);
  return rowsIn(described, layer, search, candidatesOf?.(described));
}

/** The time of a map as a filter says it; undefined where the map shows all times. */
function timeFilter({ TimeValue, TimeReference, TimeRelation }: MapDescription) {
  if (!TimeValue) return undefined;
  const zone = TimeValue.TimeReference ?? TimeReference;
  return {
    $type: 'TimeQueryFilter',
    WhereClause: '',
    Resolution: 0,
    SearchOrder: 'geoSearchOrderAttribute',
    SpatialRel: 'geoSpatialRelIntersects',
    SpatialRelDescription: '',
    GeometryFieldName: '',
    FilterOwnsGeometry: false,
    TimeValue: zone ? { ...TimeValue, TimeReference: zone } : TimeValue,
    OutputTimeReference: { TimeZoneNameID: '' },
    TimeRelation: TimeRelation ?? 'geoTimeRelationOverlaps',
  } as const;
}

/** Every field of rows, and their shapes in the system of the view. */
export async function columnsOf(
  { described, rows }: SearchedRows,
  { map, description }: MapSearch,
): Promise<ResultColumns> {
  return resultColumns(described, rows, map, {
    fields: described.source.fields,
    crs: { reference: description.SpatialReference, path: 'MapDescription.SpatialReference' },
    zone: { reference: description.TimeReference, path: 'MapDescription.TimeReference' },
    shapes: { options: described.geometryOptions },
  });
}

/** How many more results an answer may have. */
export function roomAfter(results: readonly unknown[]): number {
  return MAP_LIMITS.maximumRecordCount - results.length;
}
