import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { findRows } from '../registry/find-layer.ts';
import type { RowSource } from '../registry/layer-definition.ts';
import type { MapDefinition } from '../registry/maps.ts';

/** A layer or table in the state that a request describes. */
export interface DescribedSource {
  readonly source: RowSource;
  readonly definition: { readonly text: string; readonly path: string };
  readonly includesGeometry: boolean;
}

/** Sources other than the published one are not served: they are refused by name. */
export function describedSource(
  description: MapType<'MapTableDescription'>,
  map: MapDefinition,
  path: string,
): DescribedSource {
  const { Source, SourceID = '' } = description;
  if (Source || SourceID !== '') {
    const [part, value] = Source ? ['Source', Source.$type] : ['SourceID', SourceID.slice(0, 80)];
    throw appError('map/source-not-supported', { value, path: `${path}.${part}` });
  }
  const isLayer = description.$type === 'LayerDescription';
  const id = isLayer ? description.LayerID : description.ID;
  const options = isLayer ? description.LayerResultOptions : undefined;
  return {
    source: findRows(map, id, `${path}.${isLayer ? 'LayerID' : 'ID'}`),
    definition: { text: description.DefinitionExpression ?? '', path: `${path}.DefinitionExpression` },
    includesGeometry: options?.IncludeGeometry ?? true,
  };
}

/** A layer of features as published: the filter of a request replaces its condition. */
export function publishedLayer(id: number, map: MapDefinition): DescribedSource {
  return {
    source: featureLayer(findRows(map, id, 'LayerID'), 'LayerID'),
    definition: { text: '', path: '' },
    includesGeometry: true,
  };
}

/** The same, where a request may describe layers only. Throws `map/not-a-feature-layer`. */
export function describedLayer(
  description: MapType<'LayerDescription'>,
  map: MapDefinition,
): DescribedSource {
  const described = describedSource(description, map, 'LayerDescription');
  featureLayer(described.source, 'LayerDescription.LayerID');
  return described;
}

function featureLayer(source: RowSource, path: string): RowSource {
  if (source.kind === 'features') return source;
  throw appError('map/not-a-feature-layer', { value: source.id, path });
}
