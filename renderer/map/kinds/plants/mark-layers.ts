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
import { clusterText, type SumTemplate } from './cluster-text.ts';
import {
  CLUSTER_STEP_PX,
  MAX_CLUSTER_RADIUS_PX,
  MIN_CLUSTER_RADIUS_PX,
  MIN_SUN_CLUSTER_RADIUS_PX,
} from './mark-images.ts';
import { RADIUS_PER_ROOT_MW } from './plant-mark.ts';

export const MARKS_SOURCE = 'marks';
/** The marks that are pointed at and active: drawn on their own, also while a cluster holds them. */
export const HIGHLIGHT_SOURCE = 'highlight';
/** What can be pointed at. */
export const POINTABLE_LAYERS = ['marks', 'clusters'];
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

/** At whole zooms; between them marks stand up to twice as far apart before they join. */
const CLUSTER_DISTANCE_PX = 27;
const GAP_PX = 5;
/** A cluster is a circle, and its ring lies close around it. */
const CLUSTER_REACH = 1.1;
const NO_FEATURES: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

export const markSources: { readonly [id: string]: SourceSpecification } = {
  [MARKS_SOURCE]: {
    type: 'geojson',
    data: NO_FEATURES,
    cluster: true,
    clusterRadius: CLUSTER_DISTANCE_PX,
    // Past the map's own limit: plants in one place stay one cluster that opens as a list.
    clusterMaxZoom: MAX_ZOOM + 1,
    maxzoom: MAX_ZOOM + 2,
    clusterProperties: {
      pumpCount: ['+', ['get', 'isPump']],
      plantMw: ['+', ['get', 'plantMw']],
      pumpMw: ['+', ['get', 'pumpMw']],
      selectedCount: ['+', ['get', 'isSelected']],
    },
  },
  [HIGHLIGHT_SOURCE]: { type: 'geojson', data: NO_FEATURES },
};

const isCluster: ExpressionSpecification = ['has', 'point_count'];
const isMark: ExpressionSpecification = ['!', ['has', 'point_count']];

/** The area of a cluster goes by MW on the scale of the marks, within limits that leave room for its number. */
function clusterRadius(isSun: boolean): ExpressionSpecification {
  const mw: ExpressionSpecification = ['max', ['get', 'plantMw'], ['get', 'pumpMw']];
  const steps: ExpressionSpecification = ['round', ['*', RADIUS_PER_ROOT_MW / CLUSTER_STEP_PX, ['sqrt', mw]]];
  // Three digits of 18 px are wider than two.
  const least: number | ExpressionSpecification = isSun
    ? ['step', ['get', 'point_count'], MIN_SUN_CLUSTER_RADIUS_PX, 100, MIN_SUN_CLUSTER_RADIUS_PX + 4]
    : MIN_CLUSTER_RADIUS_PX;
  return ['max', least, ['min', MAX_CLUSTER_RADIUS_PX, ['*', CLUSTER_STEP_PX, steps]]];
}

const always = { 'icon-allow-overlap': true, 'icon-padding': 0, 'icon-ignore-placement': true } as const;

export interface MarkLabels {
  readonly sum: SumTemplate;
  readonly locale: string;
}

export function markLayers(tokens: MapTokens, labels: MarkLabels): LayerSpecification[] {
  const { colours, isSun } = tokens;
  const grow = isSun ? SUN_GROWTH : 1;
  const radius = clusterRadius(isSun);
  const label = { 'text-font': MAP_FONTS, 'text-optional': true };
  const halo = { 'text-halo-color': colours.paper, 'text-halo-width': isSun ? 2.2 : 1.6 };
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
        ...beside(radius, 11 * grow, CLUSTER_REACH),
        'text-max-width': 7,
        'text-line-height': 1.15,
        // Where clusters are many, the large ones speak.
        'text-padding': 8,
        'symbol-sort-key': ['-', 0, ['get', 'plantMw']],
      },
      paint: { 'text-color': colours.ink, ...halo },
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
        ...beside(['get', 'radius'], 11 * grow),
        'symbol-sort-key': ['-', 0, ['get', 'size']],
      },
      paint: { 'text-color': colours.ink, ...halo },
    },
    marksLayer(),
    {
      ...ringLayer('selected-marks', MARKS_SOURCE, 'selected', ['get', 'radius']),
      filter: ['all', isMark, ['==', ['get', 'isSelected'], 1]],
    },
    clustersLayer(tokens, radius),
    {
      ...ringLayer('selected-clusters', MARKS_SOURCE, 'selected', radius),
      filter: ['all', isCluster, ['>', ['get', 'selectedCount'], 0]],
    },
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

function clustersLayer(
  { colours, isSun }: MapTokens,
  radius: ExpressionSpecification,
): SymbolLayerSpecification {
  return {
    id: 'clusters',
    type: 'symbol',
    source: MARKS_SOURCE,
    filter: isCluster,
    layout: {
      'icon-image': ['concat', 'cluster-', radius],
      'icon-allow-overlap': true,
      'icon-padding': 0,
      'text-font': MAP_FONTS,
      'text-field': ['to-string', ['get', 'point_count']],
      'text-size': isSun ? 18 : ['step', ['get', 'point_count'], 11, 100, 10, 1000, 9],
      'text-allow-overlap': true,
      'symbol-sort-key': ['-', 0, ['get', 'plantMw']],
    },
    paint: { 'text-color': colours.ink },
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
      ...ringLayer('hovered-ring', HIGHLIGHT_SOURCE, 'hovered', ['get', 'radius']),
      filter: ['==', ['get', 'purpose'], 'hovered'],
    },
    {
      ...ringLayer('active-ring', HIGHLIGHT_SOURCE, 'active', ['get', 'radius']),
      filter: ['==', ['get', 'purpose'], 'active'],
    },
  ];
}

function ringLayer(
  id: string,
  source: string,
  purpose: string,
  radius: ExpressionSpecification,
): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    layout: { 'icon-image': ['concat', `ring-${purpose}-`, radius], ...always },
  };
}

/**
 * Words beside a mark of a radius in pixels, where there is room. Distances are in ems. `reach` is how far its shape goes,
 * in radii.
 */
function beside(radius: ExpressionSpecification, textSizePx: number, reach = MARKER_REACH) {
  const distance: ExpressionSpecification = ['/', ['+', ['*', radius, reach], GAP_PX], textSizePx];
  return {
    'text-variable-anchor': SIDES,
    'text-radial-offset': distance,
    'text-justify': 'auto' as const,
    'text-padding': 1,
  };
}
