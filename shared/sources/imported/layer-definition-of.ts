import { fillRenderer, lineRenderer, markerRenderer } from '../../cartography/symbols.ts';
import {
  dateField,
  doubleField,
  integerField,
  objectIdField,
  shapeField,
  smallField,
  textField,
} from '../../catalog/fields.ts';
import {
  type FeatureLayerDefinition,
  type FieldDefinition,
  OBJECT_ID,
  TOP_LEVEL,
} from '../../catalog/layer-definition.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { LayerField, StoredLayer } from '../../ports/layer-store.ts';
import { displayField } from './display-field.ts';

const GEOMETRY_TYPES: { readonly [Kind in StoredLayer['kind']]: MapType<'geoGeometryType'> } = {
  point: 'geoGeometryPoint',
  multipoint: 'geoGeometryMultipoint',
  polyline: 'geoGeometryPolyline',
  polygon: 'geoGeometryPolygon',
};

/** Taken in turn, so that layers that follow each other can be told apart. */
const COLOURS = [
  [31, 98, 166],
  [178, 60, 92],
  [92, 122, 41],
  [142, 84, 168],
  [0, 124, 128],
  [176, 88, 24],
] as const;

const MARKER_SIZE = 6;
const OUTLINE_WIDTH = 0.5;
const LINE_WIDTH = 1.5;
/** How far an area is lighter than its outline. */
const LIGHTER = 0.6;

/** An imported layer as the map service publishes it. */
export function layerDefinitionOf(layer: StoredLayer): FeatureLayerDefinition {
  const { layerId, name, fileName, fields } = layer;
  return {
    kind: 'features',
    id: layerId,
    name,
    description: `Imported from ${fileName}.`,
    parentId: TOP_LEVEL,
    geometryType: GEOMETRY_TYPES[layer.kind],
    renderer: rendererOf(layer),
    fields: [objectIdField, ...fields.map(fieldOf), shapeField],
    displayField: displayField(fields)?.name ?? OBJECT_ID,
    relations: [],
  };
}

function fieldOf({ name, type, length }: LayerField): FieldDefinition {
  switch (type) {
    case 'integer':
      return integerField(name, name);
    case 'double':
      return doubleField(name, name);
    case 'boolean':
      return smallField(name, name);
    case 'date':
      return dateField(name, name);
    case 'text': {
      const field = textField(name, name);
      return { ...field, length: Math.max(field.length, length) };
    }
  }
}

function rendererOf({ layerId, name, kind }: StoredLayer): MapType<'SimpleRenderer'> {
  const colour = COLOURS[layerId % COLOURS.length] ?? COLOURS[0];
  if (kind === 'polyline') return lineRenderer(name, { colour, widthPt: LINE_WIDTH });
  if (kind !== 'polygon') return markerRenderer(name, colour, MARKER_SIZE);
  const lighter = (channel: number) => Math.round(channel + (255 - channel) * LIGHTER);
  const fill = [lighter(colour[0]), lighter(colour[1]), lighter(colour[2])] as const;
  return fillRenderer(name, fill, { colour, widthPt: OUTLINE_WIDTH });
}
