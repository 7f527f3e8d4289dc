// Group Base map: borders, graticule and land, under everything else.

import { fillRenderer, lineRenderer } from '../../cartography/symbols.ts';
import { integerField, objectIdField, shapeField, textField } from '../../catalog/fields.ts';
import { type FeatureLayerDefinition, type LayerList, TOP_LEVEL } from '../../catalog/layer-definition.ts';

const BASE_MAP = 10;
export const BORDERS = 11;
export const GRATICULE = 12;
export const LAND = 13;

/** What the group covers, degrees: Norway with Svalbard, as wide as UTM 33 is good for. */
export const BASE_MAP_AREA = { west: -3, south: 54, east: 33, north: 81 } as const;
const COVERAGE = '3° W to 33° E, 54° to 81° N';

function baseLayer(
  layer: Pick<
    FeatureLayerDefinition,
    'id' | 'name' | 'description' | 'credit' | 'geometryType' | 'renderer' | 'fields' | 'displayField'
  >,
): FeatureLayerDefinition {
  return { kind: 'features', parentId: BASE_MAP, relations: [], ...layer };
}

export const baseMapLayers: LayerList = [
  {
    kind: 'group',
    id: BASE_MAP,
    name: 'Base map',
    description: `Borders, graticule and land, ${COVERAGE}.`,
    parentId: TOP_LEVEL,
  },
  baseLayer({
    id: BORDERS,
    name: 'Borders',
    description: `Land borders, one row for two countries, ${COVERAGE}. Natural Earth 1:10m, generalised.`,
    credit: 'Made with Natural Earth',
    geometryType: 'geoGeometryPolyline',
    renderer: lineRenderer('Borders', [128, 104, 136], 1),
    displayField: 'Name',
    fields: [
      objectIdField,
      textField('Name', 'Name'),
      textField('FirstCountry', 'First country'),
      textField('FirstISO3', 'First country, ISO 3166 code of three letters'),
      textField('SecondCountry', 'Second country'),
      textField('SecondISO3', 'Second country, ISO 3166 code of three letters'),
      shapeField,
    ],
  }),
  baseLayer({
    id: GRATICULE,
    name: 'Graticule',
    description: `Meridians and parallels of whole degrees, ${COVERAGE}.`,
    geometryType: 'geoGeometryPolyline',
    renderer: lineRenderer('Graticule', [170, 184, 190], 0.5),
    displayField: 'Name',
    fields: [
      objectIdField,
      textField('Name', 'Name'),
      textField('Direction', 'Direction'),
      integerField('Degrees', 'Degrees, east and north above zero'),
      integerField('Interval', 'Coarsest graticule that has it, degrees'),
      shapeField,
    ],
  }),
  baseLayer({
    id: LAND,
    name: 'Land',
    description: `Land, one row a country, cut at ${COVERAGE}. Natural Earth 1:10m, generalised.`,
    credit: 'Made with Natural Earth',
    geometryType: 'geoGeometryPolygon',
    renderer: fillRenderer('Land', [236, 232, 218], [176, 170, 150]),
    displayField: 'Name',
    fields: [
      objectIdField,
      textField('Name', 'Name'),
      textField('ISO2', 'ISO 3166 code of two letters'),
      textField('ISO3', 'ISO 3166 code of three letters'),
      shapeField,
    ],
  }),
];
