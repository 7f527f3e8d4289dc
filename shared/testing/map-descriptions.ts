// Descriptions of maps and layers as tests of the map service send them, and property sets as they compare them.

import type { MapType } from '../contracts/map/types.ts';

type LayerDescription = MapType<'LayerDescription'>;

export function layerDescription(LayerID: number, more: Partial<LayerDescription> = {}): LayerDescription {
  return {
    $type: 'LayerDescription',
    LayerID,
    DefinitionExpression: '',
    Visible: true,
    ShowLabels: false,
    ScaleSymbols: false,
    SetSelectionSymbol: false,
    SelectionBufferDistance: 0,
    ShowSelectionBuffer: false,
    ...more,
  };
}

/** The default map with layers in a state of their own. */
export function mapDescription(...LayerDescriptions: LayerDescription[]): MapType<'MapDescription'> {
  return { Name: '', Rotation: 0, LayerDescriptions };
}

export const IMAGE_DISPLAY = { ImageHeight: 400, ImageWidth: 600, ImageDPI: 96 };
export const DEGREES = { $type: 'GeographicCoordinateSystem', WKID: 4326 } as const;

export function degreesBox(west: number, south: number, east: number, north: number): MapType<'EnvelopeN'> {
  return { $type: 'EnvelopeN', XMin: west, YMin: south, XMax: east, YMax: north, SpatialReference: DEGREES };
}

export function propertiesOf(set: MapType<'PropertySet'> | undefined): { [key: string]: unknown } {
  return Object.fromEntries((set?.PropertyArray ?? []).map(({ Key, Value }) => [Key, Value]));
}

export function textValue(value: string) {
  return { $xs: 'string', value } as const;
}
