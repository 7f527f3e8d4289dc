// The rings of clusters and the numbers in them. Numbers lie above the signs of all kinds, and give way to them while there
// is room in or beside the ring: a number may move, the sign of an observation may not.

import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { HAZARD_RADIUS_PX } from '../../../../shared/cartography/observations.ts';
import { MAP_FONTS } from '../../style/map-fonts.ts';
import type { MapTokens } from '../../style/map-tokens.ts';
import { CLUSTER_RING_PX } from './mark-images.ts';

export const NUMBERS_LAYER = 'cluster-numbers';

/** A filter sees whole zooms: those of the tiles. */
export const isStanding: ExpressionSpecification = [
  'all',
  ['<=', ['get', 'from'], ['zoom']],
  ['>=', ['get', 'to'], ['zoom']],
];
export const isCluster: ExpressionSpecification = ['all', isStanding, ['has', 'cluster']];
export const radius: ExpressionSpecification = ['get', 'radius'];
export const clusterEdge: ExpressionSpecification = ['+', radius, CLUSTER_RING_PX];

const largestFirst: ExpressionSpecification = ['-', 0, ['get', 'plantMw']];
/** The letters of most numbers, CSS pixels. */
const NUMBER_PX = { usual: 11, sun: 18 };

/** The least radius of a cluster with room for its number. */
function leastForNumber(isSun: boolean): ExpressionSpecification {
  return isSun
    ? ['step', ['get', 'count'], 9, 10, 14, 100, 19, 1000, 24]
    : ['step', ['get', 'count'], 6, 10, 9, 100, 11, 1000, 13];
}

export function clustersLayer(source: string): SymbolLayerSpecification {
  return {
    id: 'clusters',
    type: 'symbol',
    source,
    filter: isCluster,
    layout: {
      'icon-image': ['concat', 'cluster-', radius],
      'icon-allow-overlap': true,
      'icon-padding': 0,
      'symbol-sort-key': largestFirst,
    },
  };
}

export function numbersLayer(source: string, { colours, isSun }: MapTokens): SymbolLayerSpecification {
  return {
    id: NUMBERS_LAYER,
    type: 'symbol',
    source,
    filter: isCluster,
    layout: {
      'text-font': MAP_FONTS,
      'text-field': ['case', ['>=', radius, leastForNumber(isSun)], ['to-string', ['get', 'count']], ''],
      'text-size': isSun ? NUMBER_PX.sun : ['step', ['get', 'count'], NUMBER_PX.usual, 100, 10, 1000, 9],
      'text-variable-anchor-offset': besideSign(isSun ? NUMBER_PX.sun : NUMBER_PX.usual),
      // Where signs leave no room at all, it stands in the middle, on them.
      'text-allow-overlap': true,
      'text-padding': 0,
      'symbol-sort-key': largestFirst,
    },
    paint: {
      'text-color': colours.ink,
      'text-halo-color': colours.paper,
      'text-halo-width': isSun ? 2.2 : 1.6,
    },
  };
}

/**
 * In the middle, else around a sign that stands there, near or farther. An anchor is the side of the number that the middle
 * is at; ems.
 */
function besideSign(textPx: number): Place[] {
  const near = (HAZARD_RADIUS_PX + 1) / textPx;
  return [...at('center', 0, 0), ...around(near), ...around(2 * near)];
}

function around(em: number): Place[] {
  return [
    ...at('bottom', 0, -em),
    ...at('top', 0, em),
    ...at('left', em, 0),
    ...at('right', -em, 0),
    ...at('bottom-left', em, -em),
    ...at('bottom-right', -em, -em),
    ...at('top-left', em, em),
    ...at('top-right', -em, em),
  ];
}

type Place = string | [x: number, y: number];
/** So far below the middle of their line stands that of digits, ems: measured 0.8 px at 11 px, in rings of four sizes. */
const DIGITS_BELOW = 0.07;
const at = (anchor: string, x: number, y: number): Place[] => [anchor, [x, y - DIGITS_BELOW]];
