// What the layers of vector tiles mean, in the three schemas that most are made in. Sources: the documentation of Protomaps
// basemaps 4, of OpenMapTiles 3.15 and of Shortbread 1.0.

import type { ExpressionSpecification } from 'maplibre-gl';

/** How a part is drawn, whatever its schema. From the lowest up. */
export const VECTOR_ROLES = [
  'land',
  'green',
  'water',
  'river',
  'building',
  'minorRoad',
  'majorRoad',
  'rail',
  'border',
  'place',
] as const;
export type VectorRole = (typeof VECTOR_ROLES)[number];

/** A layer of the tiles, or some of its features, that is drawn in a role. */
export interface VectorPart {
  readonly role: VectorRole;
  readonly layer: string;
  readonly filter?: ExpressionSpecification;
}

export interface VectorSchema {
  readonly id: 'protomaps' | 'openmaptiles' | 'shortbread';
  /** Layers that no other of the three has. */
  readonly marks: readonly string[];
  readonly parts: readonly VectorPart[];
  /** The property that says what kind of place a name is of, and its values by rank. */
  readonly place: {
    readonly property: string;
    readonly large: readonly string[];
    readonly middle: readonly string[];
  };
}

const isIn = (property: string, ...values: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', property],
  ['literal', [...values]],
];
const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];
const both = (one: ExpressionSpecification, other: ExpressionSpecification): ExpressionSpecification => [
  'all',
  one,
  other,
];
const isOnLand: ExpressionSpecification = ['!=', ['to-boolean', ['get', 'maritime']], true];

export const VECTOR_SCHEMAS: readonly VectorSchema[] = [
  {
    id: 'protomaps',
    marks: ['earth', 'roads', 'places'],
    parts: [
      { role: 'land', layer: 'earth', filter: isArea },
      {
        role: 'green',
        layer: 'landuse',
        filter: isIn('kind', 'forest', 'wood', 'park', 'nature_reserve', 'national_park', 'grass', 'meadow'),
      },
      { role: 'water', layer: 'water', filter: isArea },
      { role: 'river', layer: 'water', filter: isLine },
      { role: 'building', layer: 'buildings', filter: isArea },
      { role: 'minorRoad', layer: 'roads', filter: isIn('kind', 'minor_road', 'path', 'other') },
      { role: 'majorRoad', layer: 'roads', filter: isIn('kind', 'highway', 'major_road', 'medium_road') },
      { role: 'rail', layer: 'roads', filter: isIn('kind', 'rail') },
      { role: 'border', layer: 'boundaries', filter: isIn('kind', 'country', 'region') },
      { role: 'place', layer: 'places', filter: isIn('kind', 'country', 'region', 'locality') },
    ],
    place: { property: 'kind_detail', large: ['country', 'city'], middle: ['state', 'town'] },
  },
  {
    id: 'openmaptiles',
    marks: ['transportation', 'place'],
    parts: [
      { role: 'green', layer: 'landcover', filter: isIn('class', 'wood', 'grass', 'wetland') },
      { role: 'green', layer: 'park' },
      { role: 'water', layer: 'water', filter: isArea },
      { role: 'river', layer: 'waterway', filter: isLine },
      { role: 'building', layer: 'building', filter: isArea },
      {
        role: 'minorRoad',
        layer: 'transportation',
        filter: isIn('class', 'minor', 'service', 'track', 'path', 'busway'),
      },
      {
        role: 'majorRoad',
        layer: 'transportation',
        filter: isIn('class', 'motorway', 'trunk', 'primary', 'secondary', 'tertiary'),
      },
      { role: 'rail', layer: 'transportation', filter: isIn('class', 'rail', 'transit') },
      { role: 'border', layer: 'boundary', filter: both(['<=', ['get', 'admin_level'], 4], isOnLand) },
      {
        role: 'place',
        layer: 'place',
        filter: isIn('class', 'country', 'state', 'city', 'town', 'village', 'hamlet', 'suburb', 'island'),
      },
    ],
    place: { property: 'class', large: ['country', 'city'], middle: ['state', 'town', 'island'] },
  },
  {
    id: 'shortbread',
    marks: ['streets', 'place_labels'],
    parts: [
      {
        role: 'green',
        layer: 'land',
        filter: isIn('kind', 'forest', 'grass', 'grassland', 'heath', 'meadow', 'park', 'scrub'),
      },
      { role: 'water', layer: 'ocean' },
      { role: 'water', layer: 'water_polygons' },
      { role: 'river', layer: 'water_lines' },
      { role: 'building', layer: 'buildings' },
      {
        role: 'minorRoad',
        layer: 'streets',
        filter: isIn(
          'kind',
          'unclassified',
          'residential',
          'living_street',
          'service',
          'track',
          'path',
          'footway',
        ),
      },
      {
        role: 'majorRoad',
        layer: 'streets',
        filter: isIn('kind', 'motorway', 'trunk', 'primary', 'secondary', 'tertiary'),
      },
      { role: 'rail', layer: 'streets', filter: isIn('kind', 'rail', 'narrow_gauge', 'light_rail') },
      { role: 'border', layer: 'boundaries', filter: both(['<=', ['get', 'admin_level'], 4], isOnLand) },
      { role: 'place', layer: 'place_labels' },
    ],
    place: { property: 'kind', large: ['capital', 'state_capital', 'city'], middle: ['town'] },
  },
];

/** The schema whose layers the tiles have; `vectorLayers` as in TileJSON 3. Undefined of any other. */
export function schemaOf(vectorLayers: unknown): VectorSchema | undefined {
  const ids = new Set(Array.isArray(vectorLayers) ? vectorLayers.map(idOf) : []);
  return VECTOR_SCHEMAS.find(({ marks }) => marks.every((mark) => ids.has(mark)));
}

function idOf(layer: unknown): unknown {
  return typeof layer === 'object' && layer !== null && 'id' in layer ? layer.id : undefined;
}
