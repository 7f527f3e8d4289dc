// The published state of maps, layers and tables, which clients change and send back.

import { lightTheme } from '../../cartography/base-map.ts';
import { fillSymbol, rgb } from '../../cartography/symbols.ts';
import type { LayerDefinition, TableDefinition } from '../../catalog/layer-definition.ts';
import type { MapDefinition } from '../../catalog/maps.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { writeSpatialReference } from '../wire/spatial-reference.ts';
import { writeBox } from '../wire/write-geometry.ts';
import { homeBox } from './map-extent.ts';

const CYAN = [0, 255, 255] as const;

function layerDescription(layer: Exclude<LayerDefinition, TableDefinition>): MapType<'LayerDescription'> {
  const { id, kind } = layer;
  return {
    $type: 'LayerDescription',
    LayerID: id,
    Visible: true,
    ShowLabels: hasLabels(layer),
    ScaleSymbols: false,
    SelectionColor: rgb(CYAN),
    SetSelectionSymbol: false,
    SelectionBufferDistance: 0,
    ShowSelectionBuffer: false,
    DefinitionExpression: '',
    ...(kind === 'features'
      ? {
          LayerResultOptions: {
            IncludeGeometry: true,
            ReturnFieldNamesInResults: false,
            FormatValuesInResults: true,
          },
          UseTime: false,
          TimeDataCumulative: false,
          TimeOffset: 0,
          TimeOffsetUnits: 'geoTimeUnitsUnknown' as const,
        }
      : {}),
  };
}

/** Whether labels are drawn where a request does not say how. */
export function hasLabels(layer: LayerDefinition): boolean {
  return layer.kind === 'features' && layer.labels !== undefined;
}

export function tableDescription({ id }: TableDefinition): MapType<'StandaloneTableDescription'> {
  return { $type: 'StandaloneTableDescription', ID: id, DefinitionExpression: '', UseTime: false };
}

export function mapDescription(map: MapDefinition): MapType<'MapDescription'> {
  return {
    Name: map.name,
    MapArea: { $type: 'MapExtent', Extent: writeBox(homeBox(map), map.crs) },
    LayerDescriptions: map.layers.map(layerDescription),
    Rotation: 0,
    SpatialReference: writeSpatialReference(map.crs),
    SelectionColor: rgb(CYAN),
    BackgroundSymbol: fillSymbol(lightTheme.sea),
  };
}
