// Descriptions and filters as tests of the map service send them, and property sets as they compare them.

import type { MapType } from '../contracts/map/types.ts';

type LayerDescription = MapType<'LayerDescription'>;
type TableDescription = MapType<'StandaloneTableDescription'>;
type Filter = MapType<'QueryFilter'>;
type PlainFilter = Extract<Filter, { $type: 'QueryFilter' }>;
type SpatialFilter = Extract<Filter, { $type: 'SpatialFilter' }>;
type TimeFilter = Extract<Filter, { $type: 'TimeQueryFilter' }>;

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

/** A table, or a layer described as one. */
export function tableDescription(ID: number, more: Partial<TableDescription> = {}): TableDescription {
  return { $type: 'StandaloneTableDescription', ID, DefinitionExpression: '', ...more };
}

export function queryFilter(
  WhereClause: string,
  more: Partial<Omit<PlainFilter, '$type'>> = {},
): PlainFilter {
  return { $type: 'QueryFilter', WhereClause, Resolution: 0, ...more };
}

/** What shares a point with a geometry, or relates to it as it is said. */
export function spatialFilter(
  FilterGeometry: MapType<'Geometry'>,
  more: Partial<Omit<SpatialFilter, '$type'>> = {},
): SpatialFilter {
  return {
    $type: 'SpatialFilter',
    WhereClause: '',
    Resolution: 0,
    SearchOrder: 'geoSearchOrderSpatial',
    SpatialRel: 'geoSpatialRelIntersects',
    SpatialRelDescription: '',
    FilterGeometry,
    GeometryFieldName: '',
    FilterOwnsGeometry: false,
    ...more,
  };
}

/** Rows by their times. The schema wants a geometry, also of who asks for times alone: this one is the whole Earth. */
export function timeFilter(
  TimeValue: MapType<'TimeValue'>,
  more: Partial<Omit<TimeFilter, '$type'>> = {},
): TimeFilter {
  return {
    ...spatialFilter(degreesBox(-180, -90, 180, 90)),
    $type: 'TimeQueryFilter',
    TimeValue,
    OutputTimeReference: { TimeZoneNameID: 'UTC' },
    TimeRelation: 'geoTimeRelationOverlaps',
    ...more,
  };
}

export const AS_RECORDS = { Format: 'geoQueryResultRecordSetAsObject' } as const;

/** The default map with layers in a state of their own. */
export function mapDescription(...LayerDescriptions: LayerDescription[]): MapType<'MapDescription'> {
  return { Name: '', Rotation: 0, LayerDescriptions };
}

export const IMAGE_DISPLAY = { ImageHeight: 400, ImageWidth: 600, ImageDPI: 96 };

/** A request as clients write it that say nothing of the image. */
export function withoutDisplay(request: string): string {
  return request.replace(/<MapImageDisplay.*<\/MapImageDisplay>/s, '');
}
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
