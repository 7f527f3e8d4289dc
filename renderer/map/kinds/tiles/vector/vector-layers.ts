// Vector tiles as cartography: the colours of the theme, the letters of the page. Nothing is asked for but tiles.

import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { Language } from '../../../../i18n/texts.ts';
import { MAP_FONTS, SUN_GROWTH } from '../../../style/map-fonts.ts';
import type { MapTokens } from '../../../style/map-tokens.ts';
import type { MapDrawing } from '../../definition/map-layer-kind.tsx';
import { VECTOR_ROLES, type VectorPart, type VectorRole, type VectorSchema } from './vector-schemas.ts';

type LookOf<Layer extends LayerSpecification> = Pick<Layer, 'type' | 'minzoom' | 'layout' | 'paint'>;
type LineLook = LookOf<LineLayerSpecification>;
/** A style layer without what says where its features are. */
type Look = LookOf<FillLayerSpecification> | LineLook | LookOf<SymbolLayerSpecification>;

/** The style layers of a cache, from the lowest up. `source`: its own, by which they are named. */
export function vectorLayers(
  source: string,
  schema: VectorSchema,
  { tokens, language }: Pick<MapDrawing, 'tokens' | 'language'>,
): LayerSpecification[] {
  const looks = { ...looksOf(tokens), place: [placeLook(schema, tokens, language)] };
  return VECTOR_ROLES.flatMap((role) =>
    schema.parts
      .filter((part) => part.role === role)
      .flatMap((part, at) => partLayers(part, at, looks[role])),
  );

  function partLayers({ role, layer, filter }: VectorPart, at: number, parts: readonly Look[]) {
    return parts.map((look, step) => ({
      id: `${source}-${role}-${at}-${step}`,
      source,
      'source-layer': layer,
      ...(filter && { filter }),
      ...look,
    }));
  }
}

const growing = (fromZoom: number, from: number, toZoom: number, to: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  fromZoom,
  from,
  toZoom,
  to,
];

const line = (
  colour: string,
  width: ExpressionSpecification | number,
  more: LineLook['paint'] = {},
): LineLook => ({
  type: 'line',
  layout: { 'line-join': 'round', 'line-cap': 'round' },
  paint: { 'line-color': colour, 'line-width': width, ...more },
});

function looksOf({ colours, layers: [green = colours.land], isSun }: MapTokens): {
  readonly [Role in Exclude<VectorRole, 'place'>]: readonly Look[];
} {
  const { land, landLine, sea, river, paper, inkThird } = colours;
  const edge = isSun ? inkThird : landLine;
  return {
    land: [{ type: 'fill', paint: { 'fill-color': land } }],
    green: [{ type: 'fill', paint: { 'fill-color': green, 'fill-opacity': 0.12 } }],
    water: [
      { type: 'fill', paint: { 'fill-color': sea } },
      { ...line(landLine, isSun ? 1.5 : 0.6), minzoom: 8 },
    ],
    river: [line(isSun ? inkThird : river, growing(8, 0.8, 16, 5))],
    building: [{ type: 'fill', minzoom: 13, paint: { 'fill-color': landLine, 'fill-opacity': 0.6 } }],
    // A casing below the roadway, so that crossing roads join.
    minorRoad: [
      { ...line(edge, growing(11, 0.8, 18, 12)), minzoom: 11 },
      { ...line(paper, growing(11, 0.3, 18, 10)), minzoom: 13 },
    ],
    majorRoad: [line(inkThird, growing(5, 0.5, 18, 20)), line(paper, growing(5, 0, 18, 17))],
    rail: [{ ...line(inkThird, growing(8, 0.5, 18, 3), { 'line-dasharray': [4, 2] }), minzoom: 8 }],
    border: [line(inkThird, growing(3, 0.6, 10, isSun ? 3 : 1.6), { 'line-dasharray': [4, 2] })],
  };
}

function placeLook({ place }: VectorSchema, { colours, isSun }: MapTokens, language: Language): Look {
  const grow = isSun ? SUN_GROWTH : 1;
  const { property, large, middle } = place;
  const byRank = (first: number, second: number, rest: number): ExpressionSpecification => [
    'match',
    ['get', property],
    [...large],
    first,
    [...middle],
    second,
    rest,
  ];
  return {
    type: 'symbol',
    layout: {
      'text-font': MAP_FONTS,
      'text-field': nameIn(language),
      'text-size': byRank(14 * grow, 12 * grow, 11 * grow),
      'text-padding': 4,
      'text-max-width': 8,
      'symbol-sort-key': byRank(0, 1, 2),
    },
    paint: {
      'text-color': colours.inkSecond,
      'text-halo-color': colours.land,
      'text-halo-width': isSun ? 2 : 1.4,
      'text-halo-blur': 0.3,
    },
  };
}

/** The name in the language where there is one: `no` stands for both written forms of Norwegian. */
function nameIn(language: Language): ExpressionSpecification {
  const keys = language === 'nb' ? ['name:nb', 'name:no'] : ['name:en', 'name_en'];
  const [first = '', second = ''] = keys;
  return ['coalesce', ['get', first], ['get', second], ['get', 'name']];
}
