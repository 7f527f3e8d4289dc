// Group Base map, under everything else: names and towns, borders, graticule, lakes and land.

import { baseMapLetters, baseMapLines, letterSymbol, lightTheme } from '../../cartography/base-map.ts';
import { fillRenderer, lineRenderer, markerRenderer } from '../../cartography/symbols.ts';
import { doubleField, integerField, objectIdField, shapeField, textField } from '../../catalog/fields.ts';
import { type FeatureLayerDefinition, type LayerList, TOP_LEVEL } from '../../catalog/layer-definition.ts';
import type { MapType } from '../../contracts/map/types.ts';

const BASE_MAP = 10;
export const BORDERS = 11;
export const GRATICULE = 12;
export const LAND = 13;
export const LAKES = 14;
export const COUNTY_BORDERS = 15;
export const CITIES = 16;
export const TOWNS = 17;
export const SMALL_TOWNS = 18;
export const NAMES = 19;

/** `BASE_MAP_AREA` in words. */
const COVERAGE = '3° W to 33° E, 54° to 81° N';

function baseLayer(
  layer: Pick<
    FeatureLayerDefinition,
    | 'id'
    | 'name'
    | 'description'
    | 'credit'
    | 'geometryType'
    | 'renderer'
    | 'fields'
    | 'displayField'
    | 'labels'
    | 'minScale'
    | 'maxScale'
  >,
): FeatureLayerDefinition {
  return { kind: 'features', parentId: BASE_MAP, relations: [], ...layer };
}

const placeFields = [
  objectIdField,
  textField('Name', 'Name'),
  textField('EnglishName', 'English name'),
  textField('Kind', 'Kind: town, county, country or sea'),
  integerField('People', 'People'),
  shapeField,
];

type Letters = Parameters<typeof letterSymbol>[0];

/** Squares with names, the largest towns first: the markers of plants are round. */
function townLayer(
  id: number,
  name: string,
  letters: Letters,
  sizePt: number,
  scales: Pick<FeatureLayerDefinition, 'minScale'>,
): FeatureLayerDefinition {
  return baseLayer({
    id,
    name,
    description: `${name}, ${COVERAGE}. GeoNames.`,
    credit: 'GeoNames, CC BY 4.0',
    geometryType: 'geoGeometryPoint',
    renderer: markerRenderer(name, lightTheme.ink, sizePt, 'geoSMSSquare'),
    labels: {
      classes: [{ LabelExpression: '[Name]', Symbol: letterSymbol(letters) }],
      rankField: 'People',
    },
    displayField: 'Name',
    fields: placeFields,
    ...scales,
  });
}

/** Names that stand in the middle of their places. */
function nameClass(
  kind: string,
  letters: Letters,
  scales: Pick<MapType<'LabelClassDescription'>, 'MinimumScale' | 'MaximumScale'>,
): MapType<'LabelClassDescription'> {
  return {
    LabelPlacementDescription: {
      $type: 'PointLabelPlacementDescription',
      Type: 'geoServerPointLabelPlacementCenterCenter',
    },
    LabelExpression: '[Name]',
    WhereClause: `Kind = '${kind}'`,
    Symbol: letterSymbol(letters),
    ...scales,
  };
}

export const baseMapLayers: LayerList = [
  {
    kind: 'group',
    id: BASE_MAP,
    name: 'Base map',
    description: `Towns and names, borders, graticule, lakes and land, ${COVERAGE}.`,
    parentId: TOP_LEVEL,
  },
  townLayer(CITIES, 'Cities', baseMapLetters.city, 3, {}),
  townLayer(TOWNS, 'Towns', baseMapLetters.town, 2.5, { minScale: 3_000_000 }),
  townLayer(SMALL_TOWNS, 'Small towns', baseMapLetters.smallTown, 2, { minScale: 800_000 }),
  baseLayer({
    id: NAMES,
    name: 'Names of seas, countries and counties',
    description: `Where names of seas, countries and counties stand, ${COVERAGE}.`,
    geometryType: 'geoGeometryPoint',
    // Nothing but the names is seen of them.
    renderer: { $type: 'UniqueValueRenderer', Field1: 'Kind', UniqueValueInfos: [] },
    labels: {
      classes: [
        nameClass('sea', baseMapLetters.sea, { MaximumScale: 500_000 }),
        nameClass('country', baseMapLetters.country, { MaximumScale: 2_500_000 }),
        nameClass('county', baseMapLetters.county, { MinimumScale: 4_500_000, MaximumScale: 400_000 }),
      ],
    },
    displayField: 'Name',
    fields: placeFields,
  }),
  baseLayer({
    id: BORDERS,
    name: 'Borders',
    description: `Land borders, one row for two countries, ${COVERAGE}. Natural Earth 1:10m, generalised.`,
    credit: 'Made with Natural Earth',
    geometryType: 'geoGeometryPolyline',
    renderer: lineRenderer('Borders', baseMapLines.border, 'geoSLSDashDot'),
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
    id: COUNTY_BORDERS,
    name: 'County borders',
    description:
      'Borders of the 15 counties of Norway of 2024, joined from those of before 2018: approximate where a municipality ' +
      'changed county. Natural Earth 1:10m, generalised.',
    credit: 'Made with Natural Earth',
    geometryType: 'geoGeometryPolyline',
    renderer: lineRenderer('County borders', baseMapLines.countyBorder, 'geoSLSDash'),
    minScale: 6_000_000,
    displayField: 'Name',
    fields: [objectIdField, textField('Name', 'Name'), shapeField],
  }),
  baseLayer({
    id: GRATICULE,
    name: 'Graticule',
    description: `Meridians and parallels of whole degrees, ${COVERAGE}.`,
    geometryType: 'geoGeometryPolyline',
    renderer: lineRenderer('Graticule', baseMapLines.graticule),
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
    id: LAKES,
    name: 'Lakes',
    description: `Lakes from 25 square kilometres on, ${COVERAGE}. GSHHG 2.3.7, generalised.`,
    credit: 'GSHHG, LGPL 3 or later',
    geometryType: 'geoGeometryPolygon',
    renderer: fillRenderer('Lakes', lightTheme.sea, baseMapLines.shore),
    displayField: 'AreaKm2',
    fields: [objectIdField, doubleField('AreaKm2', 'Area, square kilometres'), shapeField],
  }),
  baseLayer({
    id: LAND,
    name: 'Land',
    description: `Land, one row a country, cut at ${COVERAGE}. Natural Earth 1:10m, generalised.`,
    credit: 'Made with Natural Earth',
    geometryType: 'geoGeometryPolygon',
    renderer: fillRenderer('Land', lightTheme.land, baseMapLines.coast),
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
