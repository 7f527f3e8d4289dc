// One request of every operation that the map service answers, over the rows of MAP_ROWS.

import type { MapInput, MapOperationName } from '../contracts/map/operations.ts';

export interface TourStop<Name extends MapOperationName = MapOperationName> {
  readonly operation: Name;
  readonly input: object;
}

function stop<Name extends MapOperationName>(operation: Name, input: MapInput<Name>): TourStop<Name> {
  return { operation, input };
}

const MAP = { MapName: '' };

export const mapTour: readonly TourStop[] = [
  stop('GetDocumentInfo', {}),
  stop('GetMapCount', {}),
  stop('GetMapName', { Index: 1 }),
  stop('GetDefaultMapName', {}),
  stop('GetServerInfo', MAP),
  stop('GetServerInfo', { MapName: 'Varde web' }),
  stop('GetServiceConfigurationInfo', {}),
  stop('GetSQLSyntaxInfo', { ...MAP, LayerID: 1 }),
  stop('GetSupportedImageReturnTypes', {}),
  stop('GetDefaultLayerDrawingDescriptions', { ...MAP, LayerIDs: [], SymbolOutputOptions: {} }),
  stop('GetMapTableSubtypeInfos', MAP),
  stop('GetMapTableSubtypeInfos2', MAP),
  stop('IsFixedScaleMap', MAP),
  stop('HasSingleFusedMapCache', MAP),
  stop('HasLayerCache', { ...MAP, LayerID: 1 }),
];
