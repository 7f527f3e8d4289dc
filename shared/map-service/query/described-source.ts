import { findRows } from '../../catalog/find-layer.ts';
import type { MapDefinition } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { FeatureStore } from '../../ports/feature-store.ts';
import type { SourceRows } from './join-tables.ts';
import { readSource } from './read-source.ts';

type Description = MapType<'MapTableDescription'>;
type GeometryResultOptions = MapType<'GeometryResultOptions'>;

/** A layer or table in the state that a request describes, with its rows. */
export interface DescribedSource extends SourceRows {
  /** A condition on the rows, besides that of a filter. */
  readonly definition: { readonly text: string; readonly path: string };
  readonly includesGeometry: boolean;
  readonly geometryOptions?: { readonly wanted: GeometryResultOptions; readonly path: string } | undefined;
  /** How the times of the rows are taken; absent: as they are stored. */
  readonly time?: { readonly described: Description; readonly path: string };
}

/** The layer or table of a description, or the source that it puts in its place. Throws what is wrong by its path. */
export async function describedSource(
  description: Description,
  map: MapDefinition,
  path: string,
  features: FeatureStore,
): Promise<DescribedSource> {
  const { Source, SourceID = '', DefinitionExpression: text = '' } = description;
  if (SourceID !== '') {
    throw appError('map/source-not-supported', { value: SourceID.slice(0, 80), path: `${path}.SourceID` });
  }
  const isLayer = description.$type === 'LayerDescription';
  const options = isLayer ? description.LayerResultOptions : undefined;
  const wanted = options?.GeometryResultOptions;
  const published = findRows(
    map,
    isLayer ? description.LayerID : description.ID,
    `${path}.${isLayer ? 'LayerID' : 'ID'}`,
  );
  const rows = Source
    ? await readSource(Source, `${path}.Source`, { map, features })
    : { source: published, table: await features.readTable(published.id) };
  return {
    ...rows,
    definition: { text, path: `${path}.DefinitionExpression` },
    includesGeometry: options?.IncludeGeometry ?? true,
    geometryOptions: wanted && { wanted, path: `${path}.LayerResultOptions.GeometryResultOptions` },
    time: { described: description, path },
  };
}

/** A layer of features as published: the filter of a request replaces its condition. */
export async function publishedLayer(
  id: number,
  map: MapDefinition,
  features: FeatureStore,
): Promise<DescribedSource> {
  const described = await publishedRows(id, map, 'LayerID', features);
  checkFeatures(described, 'LayerID');
  return described;
}

/** A layer or table as published. */
export async function publishedRows(
  id: number,
  map: MapDefinition,
  path: string,
  features: FeatureStore,
): Promise<DescribedSource> {
  const source = findRows(map, id, path);
  const table = await features.readTable(source.id);
  return { source, table, definition: { text: '', path: '' }, includesGeometry: true };
}

/** What is described where a request may describe layers only. Throws `map/not-a-feature-layer`. */
export async function describedLayer(
  description: MapType<'LayerDescription'>,
  map: MapDefinition,
  features: FeatureStore,
): Promise<DescribedSource> {
  const described = await describedSource(description, map, 'LayerDescription', features);
  checkFeatures(described, `LayerDescription.${description.Source ? 'Source' : 'LayerID'}`);
  return described;
}

function checkFeatures({ source }: DescribedSource, path: string): void {
  if (source.kind === 'features') return;
  throw appError('map/not-a-feature-layer', { value: source.id, path });
}
