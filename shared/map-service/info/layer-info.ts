import type {
  FeatureLayerDefinition,
  GroupDefinition,
  LayerDefinition,
  RasterLayerDefinition,
  RelationDefinition,
  RowSource,
  TableDefinition,
} from '../../catalog/layer-definition.ts';
import { OBJECT_ID } from '../../catalog/layer-definition.ts';
import type { MapDefinition } from '../../catalog/maps.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { Box } from '../../geo/geometry/box.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { writeFields } from '../wire/write-fields.ts';
import { writeBox } from '../wire/write-geometry.ts';
import { hasLabels } from './descriptions.ts';
import { timeFacts } from './time-facts.ts';

/** What holds for every layer. */
const ALWAYS = {
  HasLabels: false,
  CanSelect: true,
  CanModifyDrawingDescription: true,
  HasLiveData: true,
} as const;

export function groupInfo(group: GroupDefinition, map: MapDefinition): MapType<'MapLayerInfo'> {
  return {
    ...infoWithoutRows(group, map),
    LayerType: 'Group Layer',
    IsComposite: true,
    SubLayerIDs: map.layers.filter((layer) => layer.parentId === group.id).map(({ id }) => id),
  };
}

export function rasterInfo(layer: RasterLayerDefinition, map: MapDefinition): MapType<'MapLayerInfo'> {
  return {
    ...infoWithoutRows(layer, map),
    HasLiveData: false,
    CanModifyDrawingDescription: false,
    LayerType: 'Raster Layer',
    ...(layer.extent ? { Extent: writeBox(layer.extent, map.crs) } : {}),
  };
}

function infoWithoutRows(
  layer: GroupDefinition | RasterLayerDefinition,
  { referenceScale }: MapDefinition,
): MapType<'MapLayerInfo'> {
  return {
    $type: 'MapLayerInfo',
    ...ALWAYS,
    CanSelect: false,
    CanScaleSymbols: referenceScale !== undefined,
    ...scaleFacts(layer),
    CopyrightText: '',
    HasAttachments: false,
    HasHyperlinks: false,
    CanIdentify: false,
    CanFind: false,
    HTMLPopupType: 'geoServerHTMLPopupTypeNone',
    LayerID: layer.id,
    Name: layer.name,
    Description: layer.description,
    LayerType: '',
    SourceDescription: '',
    HasAttributes: false,
    IsFeatureLayer: false,
    DisplayField: '',
    IDField: '',
    IsComposite: false,
    ParentLayerID: layer.parentId,
    SupportsTime: false,
    HasLayerDrawingDescription: false,
    HasSubtype: false,
    SupportsStatistics: false,
    SupportsAdvancedQueries: false,
  };
}

export function featureLayerInfo(
  layer: FeatureLayerDefinition,
  { table, box }: { readonly table: FeatureTable; readonly box: Box | undefined },
  { crs, referenceScale }: MapDefinition,
): MapType<'MapLayerInfo'> {
  return {
    $type: 'MapLayerInfo',
    ...ALWAYS,
    CanScaleSymbols: referenceScale !== undefined,
    ...scaleFacts(layer),
    CopyrightText: layer.credit ?? '',
    HasAttachments: table.attachments !== undefined,
    HasHyperlinks: layer.hyperlink !== undefined,
    CanIdentify: true,
    CanFind: true,
    LayerID: layer.id,
    Name: layer.name,
    Description: layer.description,
    LayerType: 'Feature Layer',
    SourceDescription: '',
    ...(box ? { Extent: writeBox(box, crs) } : {}),
    HasLabels: hasLabels(layer),
    HasAttributes: true,
    IsFeatureLayer: true,
    Fields: writeFields(layer, layer.fields, crs),
    DisplayField: layer.displayField,
    IDField: OBJECT_ID,
    IsComposite: false,
    ParentLayerID: layer.parentId,
    FieldAliases: layer.fields.map(({ alias }) => alias),
    RelateInfos: layer.relations.map(relateInfo),
    ...timeFacts(layer, table),
    HTMLPopupType: popupType(layer),
    HasLayerDrawingDescription: true,
    ...queryFacts(layer),
  };
}

export function tableInfo(
  definition: TableDefinition,
  table: FeatureTable,
  { crs }: MapDefinition,
): MapType<'StandaloneTableInfo'> {
  return {
    $type: 'StandaloneTableInfo',
    ID: definition.id,
    Name: definition.name,
    Fields: writeFields(definition, definition.fields, crs),
    RelateInfos: definition.relations.map(relateInfo),
    ...timeFacts(definition, table),
    HasAttachments: table.attachments !== undefined,
    DisplayField: definition.displayField,
    Description: definition.description,
    IDField: OBJECT_ID,
    ...queryFacts(definition),
  };
}

/** 0 stands for no bound. */
function scaleFacts({ minScale = 0, maxScale = 0 }: Exclude<LayerDefinition, TableDefinition>) {
  return { MinScale: minScale, MaxScale: maxScale };
}

function popupType({ popup }: RowSource): MapType<'geoServerHTMLPopupType'> {
  if (popup === undefined) return 'geoServerHTMLPopupTypeNone';
  return popup === 'url' ? 'geoServerHTMLPopupTypeAsURL' : 'geoServerHTMLPopupTypeAsHTMLText';
}

function queryFacts({ subtypes }: RowSource) {
  return { HasSubtype: subtypes !== undefined, SupportsStatistics: true, SupportsAdvancedQueries: true };
}

function relateInfo(relation: RelationDefinition): MapType<'RelateInfo'> {
  return {
    Name: relation.name,
    RelationshipID: relation.id,
    RelatedTableID: relation.relatedTableId,
    Role: relation.role,
    Cardinality: relation.cardinality,
    KeyField: relation.keyField,
    IsComposite: false,
  };
}
