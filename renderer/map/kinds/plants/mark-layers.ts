// Sources and layers of the plants. Marks are symbols, not circles: shape tells the kind as well as colour does.

import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { MARKER_REACH } from '../../../../shared/cartography/marker-path.ts';
import { PLANT_NAMES_ZOOM } from '../../../../shared/cartography/plants.ts';
import { MAX_ZOOM } from '../../camera/home.ts';
import { MAP_FONTS, SUN_GROWTH } from '../../style/map-fonts.ts';
import type { MapTokens } from '../../style/map-tokens.ts';
import {
  clusterEdge,
  clustersLayer,
  isCluster,
  isStanding,
  NUMBERS_LAYER,
  numbersLayer,
  radius,
} from './cluster-layers.ts';
import { clusterText, type SumTemplate } from './cluster-text.ts';
import { opacityInView } from './names-in-view.ts';

export const MARKS_SOURCE = 'marks';
/** The marks and clusters of the selection, for their rings: another selection leaves the marks as they are. */
export const SELECTED_SOURCE = 'selected';
/** The marks that are pointed at and active: drawn on their own, also while a cluster holds them. */
export const HIGHLIGHT_SOURCE = 'highlight';
/** What can be pointed at. */
export const POINTABLE_LAYERS = ['marks', 'clusters', NUMBERS_LAYER];
/** What lies above the signs of other kinds, from the lowest up: numbers, and the marks that are pointed at and active. */
export const RAISED_LAYERS = [NUMBERS_LAYER, 'highlight-marks', 'hovered-ring', 'active-ring'];
export const CLUSTER_WORDS_LAYER = 'cluster-words';

type Anchor = 'top' | 'left' | 'right' | 'bottom';
/** Where words may stand, by preference; an anchor is the side of the words that the mark is at. */
const SIDES: Anchor[] = ['top', 'left', 'right', 'bottom'];
/** A narrow map has no room for words at the left of a mark in the west, and hardly any at the right of one in the east. */
const NARROW_SIDES: Anchor[] = ['top', 'bottom', 'left'];
const NARROW_PX = 640;

export function labelSides(mapWidthPx: number): readonly Anchor[] {
  return mapWidthPx < NARROW_PX ? NARROW_SIDES : SIDES;
}

const GAP_PX = 5;
const NO_FEATURES: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

export const markSources: { readonly [id: string]: SourceSpecification } = {
  [MARKS_SOURCE]: {
    type: 'geojson',
    data: NO_FEATURES,
    // Nearer than the map goes there are no other features, see mark-groups.ts.
    maxzoom: MAX_ZOOM,
  },
  [SELECTED_SOURCE]: { type: 'geojson', data: NO_FEATURES, maxzoom: MAX_ZOOM },
  [HIGHLIGHT_SOURCE]: { type: 'geojson', data: NO_FEATURES },
};

const isMark: ExpressionSpecification = ['all', isStanding, ['!', ['has', 'cluster']]];
const always = { 'icon-allow-overlap': true, 'icon-padding': 0, 'icon-ignore-placement': true } as const;

export interface MarkLabels {
  readonly sum: SumTemplate;
  readonly locale: string;
}

export function markLayers(tokens: MapTokens, labels: MarkLabels): LayerSpecification[] {
  const { colours, isSun } = tokens;
  const grow = isSun ? SUN_GROWTH : 1;
  const label = { 'text-font': MAP_FONTS, 'text-optional': true };
  const paint = {
    'text-color': colours.ink,
    'text-halo-color': colours.paper,
    'text-halo-width': isSun ? 2.2 : 1.6,
    'text-opacity': opacityInView,
  };
  return [
    // Names below marks: MapLibre gives room from the top layer down, and no name may cover a mark.
    {
      id: CLUSTER_WORDS_LAYER,
      type: 'symbol',
      source: MARKS_SOURCE,
      filter: isCluster,
      layout: {
        ...label,
        'text-field': clusterText(labels.sum, labels.locale),
        'text-size': 11 * grow,
        ...beside(clusterEdge, 11 * grow, 1),
        'text-max-width': 7,
        'text-line-height': 1.15,
        // Where clusters are many, the large ones speak.
        'text-padding': 8,
        'symbol-sort-key': ['-', 0, ['get', 'plantMw']],
      },
      paint,
    },
    {
      id: 'mark-names',
      type: 'symbol',
      source: MARKS_SOURCE,
      filter: isMark,
      minzoom: PLANT_NAMES_ZOOM,
      layout: {
        ...label,
        'text-field': ['get', 'name'],
        'text-size': 11 * grow,
        ...beside(radius, 11 * grow),
        'symbol-sort-key': ['-', 0, ['get', 'size']],
      },
      paint,
    },
    marksLayer(),
    { ...ringLayer('selected-marks', SELECTED_SOURCE, 'selected', radius), filter: isMark },
    clustersLayer(MARKS_SOURCE),
    { ...ringLayer('selected-clusters', SELECTED_SOURCE, 'selected', clusterEdge), filter: isCluster },
    numbersLayer(MARKS_SOURCE, tokens),
    ...highlightLayers(),
  ];
}

function marksLayer(): SymbolLayerSpecification {
  return {
    id: 'marks',
    type: 'symbol',
    source: MARKS_SOURCE,
    filter: isMark,
    layout: {
      'icon-image': ['concat', 'mark-', ['get', 'kind'], '-', ['get', 'radius']],
      'icon-allow-overlap': true,
      'icon-padding': 0,
      'symbol-sort-key': ['-', 0, ['get', 'size']],
    },
  };
}

function highlightLayers(): SymbolLayerSpecification[] {
  return [
    {
      id: 'highlight-marks',
      type: 'symbol',
      source: HIGHLIGHT_SOURCE,
      layout: { 'icon-image': ['concat', 'mark-', ['get', 'kind'], '-', ['get', 'radius']], ...always },
    },
    {
      ...ringLayer('hovered-ring', HIGHLIGHT_SOURCE, 'hovered', radius),
      filter: ['==', ['get', 'purpose'], 'hovered'],
    },
    {
      ...ringLayer('active-ring', HIGHLIGHT_SOURCE, 'active', radius),
      filter: ['==', ['get', 'purpose'], 'active'],
    },
  ];
}

function ringLayer(
  id: string,
  source: string,
  purpose: string,
  around: ExpressionSpecification,
): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    layout: { 'icon-image': ['concat', `ring-${purpose}-`, around], ...always },
  };
}

/**
 * Words beside a mark of a radius in pixels, where there is room. Distances are in ems. `reach` is how far its shape goes,
 * in radii.
 */
function beside(around: ExpressionSpecification, textSizePx: number, reach = MARKER_REACH) {
  const distance: ExpressionSpecification = ['/', ['+', ['*', around, reach], GAP_PX], textSizePx];
  return {
    'text-variable-anchor': SIDES,
    'text-radial-offset': distance,
    'text-justify': 'auto' as const,
    'text-padding': 1,
  };
}
